/** Renders the Dutch lookup from the state. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { additionsOf } from '../../../core/dutch-lookup/additions.ts';
import { provinces } from '../../../core/dutch-lookup/provinces.ts';
import { openFieldsOf, placeOf } from '../../../core/dutch-lookup/selectors.ts';
import type { DutchLookupEvent, FieldName, LookupMethod } from '../../../core/dutch-lookup/state.ts';
import { isFillable } from '../../../core/entry/selectors.ts';
import { isHeld } from '../../../core/entry/submission.ts';
import { isUndoOffered } from '../../../core/entry/undo.ts';
import { filled } from '../../../i18n/filled.ts';
import { tokenInSight } from '../../autofill/token-in-sight.ts';
import { isInput } from '../../field/element-kinds.ts';
import { renderWaiting } from '../../field/frame-view.ts';
import type { PanelHost, View } from '../../field/host.ts';
import { renderLink } from '../../field/link-view.ts';
import { renderLookupFieldset, renderNote, renderTextField } from '../../field/lookup-field-view.ts';
import { keyOf } from '../../field/person.ts';
import { renderBeneathCard, renderCard } from '../card-view.ts';
import { messageAt, renderMessage } from '../message-view.ts';
import { renderSelectField } from '../select-field-view.ts';
import { additionsText, isRetryOffered, type LookupWords, placeText, wholeAddress } from './model.ts';

/** What to render of the lookup. */
interface LookupView {
  readonly host: PanelHost;
  readonly view: View;
  readonly dispatch: (event: DutchLookupEvent) => void;
  readonly messages: LookupWords;
}

/** The text fields of each method, in the usual order. */
const fieldsOf: Readonly<Record<LookupMethod, readonly FieldName[]>> = {
  postcode: ['postcode', 'houseNumber', 'addition'],
  street: ['city', 'street', 'houseNumber', 'addition'],
};

/** The purposes of fields for autofill. HTML has none for a house number. */
const purposes: Partial<Readonly<Record<FieldName, string>>> = {
  postcode: 'postal-code',
  street: 'address-line1',
  city: 'address-level2',
};

/** Renders the fields with everything that belongs to them, and the committed address. */
export function renderLookup(lookup: LookupView): TemplateResult {
  const { host, view, messages } = lookup;
  const { state, texts } = view;
  const { dutchLookup, properties } = state;
  const isLooking = dutchLookup.step === 'looking';
  const message = messageAt(view, wholeAddress);
  return renderLookupFieldset(view, {
    label: messages.label,
    fields: fieldsOf[dutchLookup.method].map((name) => renderField(lookup, name)),
    isByPostcode: dutchLookup.method === 'postcode',
    pressed: (event) => press(lookup, event),
    choices: [renderAdditions(lookup), renderPlace(lookup)],
    message: message && renderMessage(message),
    looking: isLooking ? renderWaiting(isHeld(state) ? texts.messages.checking : messages.looking) : nothing,
    links: view.isDisabled || view.isReadonly ? null : linksIn(lookup),
    card: [renderCard(host, view), renderBeneathCard(host, view), properties.hasPageFields ? nothing : view.note],
  });
}

function linksIn({ host, view, messages, dispatch }: LookupView): readonly unknown[] {
  const { committed, dutchLookup, properties, panel } = view.state;
  const choose = (method: LookupMethod) => {
    dispatch({ type: 'methodChosen', method });
    host.moveFocus('fieldset input');
  };
  const search = () => host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search' });
  const manual = () => host.enterManually();
  const isByPostcode = dutchLookup.method === 'postcode';
  const undo = () => host.dispatch({ slice: 'entry', type: 'undone' });
  return [
    isRetryOffered(dutchLookup) ? renderLink(messages.retry, () => host.retry()) : nothing,
    isUndoOffered(view.state) ? renderLink(view.texts.messages.undo, undo) : nothing,
    committed || isByPostcode ? nothing : renderLink(messages.byPostcode, () => choose('postcode')),
    committed || !isByPostcode ? nothing : renderLink(messages.byStreet, () => choose('street')),
    properties.home === 'search' ? renderLink(messages.searchInstead, search) : nothing,
    committed || properties.noManual
      ? nothing
      : renderLink(messages.enterManually, manual, false, panel.awaited === 'manual', true),
  ];
}

/** Enter looks up, and submits as in any text field: the submission waits for the answer. */
function press({ dispatch }: LookupView, event: KeyboardEvent): void {
  if (keyOf(event) === 'Enter' && isInput(event.target)) dispatch({ type: 'committed' });
}

/** @param question `id` of the question that several fields answer together */
function renderField({ view, messages, dispatch }: LookupView, name: FieldName, question = ''): TemplateResult {
  const { dutchLookup, properties } = view.state;
  const purpose = purposes[name];
  const isOptional = name === 'addition' || name === 'municipality';
  const mistake = messageAt(view, `#${name}`);
  // An error of the address as a whole may be caused by any of these.
  const isInQuestion = name !== 'addition' && messageAt(view, wholeAddress)?.isError === true;
  const isOpen = dutchLookup.step === 'unknown' || openFieldsOf(dutchLookup).some((it) => it === name);
  const described = [
    !view.isOnlySaid(`#${name}`) && `${name}-note`,
    isInQuestion && !view.isOnlySaid(wholeAddress) && 'message',
    question,
  ];
  return renderTextField({
    name,
    label: messages[name],
    size: purpose ? 'wide' : '',
    isNeeded: properties.required && !isOptional,
    isReadonly: view.isReadonly,
    isInvalid: mistake !== undefined || (isInQuestion && isOpen),
    token: tokenOf(view, purpose),
    inputmode: name === 'houseNumber' ? 'numeric' : undefined,
    describedBy: described.filter(Boolean).join(' '),
    text: live(dutchLookup.fields[name]),
    note: mistake ? renderMessage(mistake) : name === 'addition' ? renderNote(messages.additionHint) : nothing,
    typed: ({ target }) => dispatch({ type: 'typed', field: name, text: (target as HTMLInputElement).value }),
  });
}

/** An unknown token keeps Chromium from guessing one. */
function tokenOf({ state, page }: View, purpose: string | undefined): string {
  if (!purpose) return 'none';
  return isFillable(state) ? tokenInSight(page, purpose) : `${page.autocomplete} ${purpose}`.trim();
}

/** Renders the official additions, and the option to keep the typed one. It stays visible after a choice. */
function renderAdditions({ view, messages, dispatch }: LookupView): TemplateResult | typeof nothing {
  const { dutchLookup: state } = view.state;
  if ((state.step !== 'additions' && state.step !== 'found') || !state.choice) return nothing;
  const { answer, typed } = state.choice;
  const additions = additionsOf(answer);
  const chosen = state.step === 'found' ? state.fields.addition : null;
  const isKept = chosen !== null && !additions.includes(chosen);
  const choice = {
    name: 'additions',
    label: additionsText(state.choice, messages),
    isReadonly: view.isReadonly,
    size: 'wide',
    // The last option keeps what was typed.
    changed: ({ target }: Event) =>
      dispatch({
        type: 'additionChosen',
        addition: additions[(target as HTMLSelectElement).selectedIndex - 1] ?? null,
      }),
  };
  const options = html`
    <option disabled .selected=${chosen === null}>${messages.choose}</option>
    ${additions.map((it) => html`<option .selected=${it === chosen}>${it || messages.noAddition}</option>`)}
    <option .selected=${isKept}>${typed ? filled(messages.keepAddition, { addition: typed }) : messages.keepNone}</option>
  `;
  return html`<div class="choice"><div class="fields">${renderSelectField(choice, options)}</div></div>`;
}

/**
 * Renders a choice between cities of the same name. It has a button, so that an arrow key in the list does not cost a
 * lookup.
 */
function renderPlace(lookup: LookupView): TemplateResult | typeof nothing {
  const { view, messages, dispatch } = lookup;
  const { dutchLookup: state } = view.state;
  if (placeOf(state) === 'unique') return nothing;
  const choice = {
    name: 'province',
    label: messages.province,
    isReadonly: view.isReadonly,
    describedBy: 'place',
    changed: ({ target }: Event) =>
      dispatch({ type: 'typed', field: 'province', text: (target as HTMLSelectElement).value }),
  };
  const options = [['', messages.anyProvince], ...provinces].map(
    ([code, name]) => html`<option value=${code} .selected=${code === state.fields.province}>${name}</option>`,
  );
  return html`
    <div class="choice" @keydown=${(event: KeyboardEvent) => press(lookup, event)}>
      <p id="place">${placeText(state, messages)}</p>
      <div class="fields">${renderSelectField(choice, options)}${renderField(lookup, 'municipality', 'place')}</div>
      <button type="button" class="button" part="button" @click=${() => dispatch({ type: 'committed' })}>${messages.lookUp}</button>
    </div>
  `;
}
