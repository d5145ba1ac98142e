/** The card: the committed address as printed on the parcel, and buttons to add a flat, or omitted text, to it. */
import { html, nothing, type TemplateResult } from 'lit';
import { linesOf } from '../../core/address/shown.ts';
import { countrySupportOf } from '../../core/country/selectors.ts';
import { isAsInPageFields, isChanging, isConfirmed, isPoBoxDenied } from '../../core/entry/selectors.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { Committed, EntryState } from '../../core/entry/state.ts';
import { isTextRestorable } from '../../core/entry/undo.ts';
import { flatExampleOf } from '../../core/entry/unit.ts';
import { filled } from '../../i18n/filled.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import { renderIcon } from '../combobox/icon-view.ts';
import type { PanelHost, View } from '../field/host.ts';
import { renderLink } from '../field/link-view.ts';
import { keyOf } from '../field/person.ts';

/** The address on the card; null for no card. The page's own fields replace it, and so does a text that is typed over it. */
function onCard(state: EntryState): Committed | null {
  return state.properties.hasPageFields || isChanging(state) ? null : state.committed;
}

/** Renders the lines of the address, a button to change it, and a tick if it is confirmed. All of it is one target. */
export function renderCard(host: PanelHost, view: View): TemplateResult | typeof nothing {
  const { state, texts, isDisabled, isReadonly } = view;
  const { properties, panel } = state;
  const address = onCard(state)?.address;
  if (!address) return nothing;
  const isTicked = isConfirmed(state);
  const isFixed = isDisabled || isReadonly;
  return html`
    <address part="address" class=${isTicked ? 'confirmed' : nothing} tabindex="-1" aria-label=${view.name || texts.messages.label} @click=${(event: MouseEvent) => isFixed || click(host, event)} @keydown=${(event: KeyboardEvent) => isFixed || press(host, event)}>
      ${isTicked ? renderIcon('M10 1a9 9 0 1 0 0 18 9 9 0 1 0 0-18M6 10.25 8.75 13 14 7.5') : nothing}
      <div class="body">
      <div class="lines" translate="no" dir="auto" lang=${address.language ?? nothing}>${linesOf(address).map((line) => html`<div>${line}</div>`)}</div>
      ${
        properties.noManual || isReadonly
          ? nothing
          : renderLink(texts.messages.change, () => host.enterManually(), isDisabled, panel.awaited === 'manual', true)
      }
      ${isReadonly ? nothing : renderUndo(host, view)}
      </div>
    </address>
  `;
}

/**
 * Replaces the card by the field of its panel, with all of its text selected. If nothing can be searched for, manual
 * entry opens instead.
 */
function beginChange(host: PanelHost): void {
  const { state, view, root } = host;
  const input = view.model && root.querySelector<HTMLInputElement>(view.model.anchor);
  if (!input || countrySupportOf(state) === 'unsupported') {
    host.enterManually();
    return;
  }
  input.focus();
  input.select();
  host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: { open: true, active: -1 } });
}

/** Handles a press on the card, except on its buttons or to select text. */
function click(host: PanelHost, { target }: Event): void {
  if (!(target as Element).closest('button') && `${getSelection()}` === '') beginChange(host);
}

/** A key on the card continues in the field, which has the focus by the time the browser processes the key. */
function press(host: PanelHost, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = event;
  const isMeant = ctrlKey || metaKey ? key === 'v' : /^(.|Enter|Backspace|Delete)$/u.test(key);
  if (target !== currentTarget || !isMeant) return;
  // These two type nothing.
  if (key === 'Enter' || key === ' ') event.preventDefault();
  beginChange(host);
}

/** The button that restores the text from before the address. */
function renderUndo(host: PanelHost, { state, texts, isDisabled }: View): TemplateResult | typeof nothing {
  if (!isTextRestorable(state)) return nothing;
  const press = () => {
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'undone' });
    host.moveFocus('#input');
  };
  return renderLink(texts.messages.undo, press, isDisabled);
}

/** The messages that there is an address, and about typed words that are not part of it. None for one that the shopper typed, or may not use. */
export function addressMessages(state: EntryState, messages: CommonMessages): readonly Message[] {
  const { committed } = state;
  if (!committed || isPoBoxDenied(state) || isAsInPageFields(state)) return [];
  const accepted = { text: filled(messages.accepted, { address: linesOf(committed.address).join(', ') }) };
  return committed.omitted ? [accepted, { text: filled(messages.omitted, { texts: committed.omitted }) }] : [accepted];
}

/** Renders the buttons to add a flat, or omitted text, if there is a card. */
export function renderBeneathCard(host: PanelHost, view: View): TemplateResult | typeof nothing {
  if (view.isReadonly || !onCard(view.state)) return nothing;
  return html`${renderFlat(host, view)}${renderOmitted(host, view)}`;
}

/** Renders the button to add a flat, and its field. */
export function renderFlat(
  host: PanelHost,
  { state, texts: { messages }, page, isDisabled }: View,
): TemplateResult | typeof nothing {
  const example = flatExampleOf(state);
  if (example === null) return nothing;
  const unit = state.committed?.address.unit ?? '';
  if (!state.committed?.isUnitOpen) {
    const open = () => {
      host.dispatchAndMoveFocus({ slice: 'entry', type: 'unitEntered', text: unit, isOpen: true });
      host.moveFocus('#unit');
    };
    return html`<button id="add-unit" type="button" part="link" class="link" ?disabled=${isDisabled} @click=${open}>${messages.addUnit}</button>`;
  }
  const entered = ({ currentTarget }: Event) =>
    host.afterPress(() => enterUnit(host, currentTarget as HTMLInputElement));
  const pressed = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const input = event.currentTarget as HTMLInputElement;
    if (key === 'Escape') input.value = unit;
    enterUnit(host, input, false);
    host.moveFocus('#input');
  };
  return html`
    <div class="field">
      <label part="label" for="unit">${messages.unitField}</label>
      <input id="unit" part="input" type="text" autocomplete=${tokenInSight(page, 'address-line2')} maxlength="60" aria-describedby="unit-hint" .value=${unit} ?disabled=${isDisabled} @change=${entered} @focusout=${entered} @keydown=${pressed} />
      <p part="hint" id="unit-hint">${filled(messages.unitHint, { example })}</p>
    </div>
  `;
}

function enterUnit(host: PanelHost, { value: text }: HTMLInputElement, isOpen = true): void {
  if (host.state.committed?.isUnitOpen) host.dispatch({ slice: 'entry', type: 'unitEntered', text, isOpen });
}

/** Commits the flat that is being typed. */
export function flushUnit(host: PanelHost): void {
  const input = host.state.committed?.isUnitOpen && host.root.querySelector<HTMLInputElement>('#unit');
  if (input) enterUnit(host, input);
}

/** Renders the typed words that are not part of the address, and the button to add them. */
export function renderOmitted(
  host: PanelHost,
  { state: { committed }, texts: { messages }, isDisabled }: View,
): TemplateResult | typeof nothing {
  if (!committed?.omitted) return nothing;
  const text = filled(messages.omitted, { texts: committed.omitted });
  const keep = () => {
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'omittedAdded' });
    host.moveFocus('#input');
  };
  return html`<p part="hint" class="note" id="left-out">${text} ${renderLink(messages.addOmitted, keep, isDisabled)}</p>`;
}
