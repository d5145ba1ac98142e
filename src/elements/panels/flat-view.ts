/** Beneath the card: ways to add a flat, or left-out text, to the committed address. */
import { html, nothing, type TemplateResult } from 'lit';
import { flatExampleOf } from '../../core/entry/unit-slice.ts';
import { filled } from '../../i18n/filled.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { renderLink } from '../field/link-view.ts';
import { renderLeftOut } from './card-view.ts';

/**
 * The flat, then what was left out.
 *
 * @param hasPlace whether the page has a field of its own for a flat. Default: false
 */
export function renderBeneathCard(host: PanelHost, view: View, hasPlace = false): TemplateResult {
  const { committed } = view.state;
  const leftOut = committed && renderLeftOut(committed, view.texts.messages, renderKeep(host, view));
  return html`${hasPlace ? nothing : renderFlat(host, view)}${leftOut}`;
}

/** The way to add a flat, and the field for it. */
function renderFlat(
  host: PanelHost,
  { state, texts: { messages }, page, isDisabled }: View,
): TemplateResult | typeof nothing {
  const example = flatExampleOf(state);
  if (example === null) return nothing;
  if (state.unitField === 'closed') {
    const open = () => {
      host.dispatchAndMoveFocus({ slice: 'entry', type: 'unitOpened' });
      host.moveFocus('#unit');
    };
    return html`<button id="add-unit" type="button" part="link" class="link" ?disabled=${isDisabled} @click=${open}>${filled(messages.addUnit, { example })}</button>`;
  }
  const unit = state.committed?.address.unit ?? '';
  const entered = ({ currentTarget }: Event) =>
    host.afterPress(() => enterUnit(host, currentTarget as HTMLInputElement));
  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    const input = event.currentTarget as HTMLInputElement;
    if (event.key === 'Escape') input.value = unit;
    enterUnit(host, input);
    host.dispatch({ slice: 'entry', type: 'unitClosed' });
    host.moveFocus('#input');
  };
  return html`
    <div class="field">
      <label part="label" for="unit">${filled(messages.unitField, { example })}</label>
      <input id="unit" part="input" type="text" autocomplete=${tokenInSight(page, 'address-line2')} maxlength="60" .value=${unit} ?disabled=${isDisabled} @change=${entered} @focusout=${entered} @keydown=${pressed} />
    </div>
  `;
}

function enterUnit(host: PanelHost, { value }: HTMLInputElement): void {
  if (host.state.unitField === 'open') host.dispatch({ slice: 'entry', type: 'unitEntered', text: value });
}

/** Takes the flat that is being typed. */
export function flushUnit(host: PanelHost): void {
  const input = host.root.querySelector<HTMLInputElement>('#unit');
  if (input) enterUnit(host, input);
}

/** The button to keep left-out text. */
function renderKeep(host: PanelHost, { texts: { messages }, isDisabled }: View): TemplateResult {
  const keep = () => {
    flushUnit(host);
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'leftOutKept' });
    host.moveFocus('#input');
  };
  return renderLink(messages.keepLeftOut, keep, isDisabled);
}
