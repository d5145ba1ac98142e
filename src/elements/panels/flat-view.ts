/** Buttons beneath the card to add a flat, or omitted text, to the committed address. */
import { html, nothing, type TemplateResult } from 'lit';
import { flatExampleOf } from '../../core/entry/unit.ts';
import { filled } from '../../i18n/filled.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { renderLink } from '../field/link-view.ts';
import { keyOf } from '../field/person.ts';
import { hasCard, omittedMessage } from './card-view.ts';

/** Renders these if there is a card. */
export function renderBeneathCard(host: PanelHost, view: View): TemplateResult | typeof nothing {
  if (view.isReadonly || !hasCard(view.state)) return nothing;
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
  const input = host.root.querySelector<HTMLInputElement>('#unit');
  if (input) enterUnit(host, input);
}

/** Renders the typed words that are not part of the address, and the button to add them. */
export function renderOmitted(
  host: PanelHost,
  { state: { committed }, texts: { messages }, isDisabled }: View,
): TemplateResult | typeof nothing {
  const message = committed && omittedMessage(committed, messages);
  if (!message) return nothing;
  const keep = () => {
    flushUnit(host);
    const { address, omitted, isUnitOpen = false } = host.state.committed ?? committed;
    const text = [address.unit, omitted].filter(Boolean).join(', ');
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'unitEntered', text, isOpen: isUnitOpen });
    host.moveFocus('#input');
  };
  return html`<p part="hint" class="note" id="left-out">${message.text} ${renderLink(messages.addOmitted, keep, isDisabled)}</p>`;
}
