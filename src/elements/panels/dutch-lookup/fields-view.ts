/** The text fields of the Dutch lookup, for each method. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { openFieldsOf } from '../../../core/dutch-lookup/selectors.ts';
import type { FieldName } from '../../../core/dutch-lookup/state.ts';
import { isFillable } from '../../../core/entry/selectors.ts';
import { tokenInSight } from '../../autofill/token-in-sight.ts';
import { isInput } from '../../field/element-kinds.ts';
import type { View } from '../../field/host.ts';
import { renderLookupTextField, renderNote } from '../../field/lookup-field-view.ts';
import { keyOf } from '../../field/person.ts';
import type { LookupView } from './lookup-view.ts';
import { generalErrorOf, mistakeText, wholeAddress } from './texts.ts';

/** A text field, without its text. */
export interface TextField {
  readonly name: FieldName;
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric';
  readonly hint?: string;
  /** `id` of the question that several fields answer together. */
  readonly question?: string;
  readonly isWide?: true;
}

const postcode: TextField = { name: 'postcode', autocomplete: 'postal-code', isWide: true };
const houseNumber: TextField = { name: 'houseNumber', inputmode: 'numeric' };
const addition: TextField = { name: 'addition' };
const street: TextField = { name: 'street', autocomplete: 'address-line1', isWide: true };
const city: TextField = { name: 'city', autocomplete: 'address-level2', isWide: true };

/** In the usual order. */
function fieldsOf({ view }: LookupView): readonly TextField[] {
  const isByStreet = view.state.dutchLookup.method === 'street';
  return isByStreet ? [city, street, houseNumber, addition] : [postcode, houseNumber, addition];
}

/** Renders the text fields of the current method. */
export function fieldsIn(lookup: LookupView): readonly TemplateResult[] {
  const { additionHint: hint } = lookup.messages;
  return fieldsOf(lookup).map((field) =>
    renderLookupField(lookup, field.name === 'addition' ? { ...field, hint } : field),
  );
}

/** Enter looks up, and submits as in any text field: the submission waits for the answer. */
export function press({ dispatch }: LookupView, event: KeyboardEvent): void {
  if (keyOf(event) !== 'Enter' || !isInput(event.target)) return;
  dispatch({ type: 'committed' });
}

/** Renders a text field. */
export function renderLookupField(lookup: LookupView, field: TextField): TemplateResult {
  const { view, messages, dispatch } = lookup;
  const { dutchLookup, properties } = view.state;
  const { name, hint, question } = field;
  const mistake = mistakeText(dutchLookup, name, messages);
  const isNeeded = properties.required && name !== 'addition' && name !== 'municipality';
  // An error of the address as a whole may be caused by any of these.
  const isInQuestion = !hint && generalErrorOf(dutchLookup, messages, view.error) !== '';
  const described = [
    !view.isOnlySaid(`#${name}`) && `${name}-note`,
    isInQuestion && !view.isOnlySaid(wholeAddress) && 'message',
    question,
  ].filter(Boolean);
  const isOpen = view.error !== '' && openFieldsOf(dutchLookup).includes(name);
  return renderLookupTextField({
    name,
    label: messages[name],
    isWide: field.isWide,
    isNeeded,
    isReadonly: view.isReadonly,
    isInvalid: mistake !== '' || (isInQuestion && (isOpen || dutchLookup.step === 'unknown')),
    token: tokenOf(view, field),
    inputmode: field.inputmode,
    describedBy: described.join(' '),
    text: live(dutchLookup.fields[name]),
    note: mistake ? html`<p part="error" .textContent=${mistake}></p>` : hint ? renderNote(hint) : nothing,
    typed: ({ target }) => dispatch({ type: 'typed', field: name, text: (target as HTMLInputElement).value }),
  });
}

/** HTML has no token for a house number. An unknown token keeps Chromium from guessing one. */
function tokenOf({ state, page }: View, { autocomplete: purpose }: TextField): string {
  if (!purpose) return 'none';
  return isFillable(state) ? tokenInSight(page, purpose) : `${page.autocomplete} ${purpose}`.trim();
}
