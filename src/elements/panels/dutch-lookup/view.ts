/** The Dutch lookup in sight. State comes in, nothing is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import { placeOf } from '../../../core/dutch-lookup/selectors.ts';
import type { LookupMethod } from '../../../core/dutch-lookup/state.ts';
import { isUndoOffered } from '../../../core/entry/undo.ts';
import { renderAdditions, renderPlace } from './choices-view.ts';
import { renderLookupFields } from './fields-view.ts';
import type { LookupView } from './lookup-view.ts';
import { generalErrorOf, isRetryOffered, noteOf } from './texts.ts';

/** The fields with all that belongs to them. */
export function renderLookup(lookup: LookupView): TemplateResult {
  const { view, messages } = lookup;
  const { state, page, texts } = view;
  return html`
    <fieldset lang=${lookup.lang} ?disabled=${view.isDisabled} aria-describedby="hint">
      ${
        view.hasOuterLabel
          ? nothing
          : html`<legend part="label" lang=${page.label ? texts.around : nothing}><slot name="label">${page.label || messages.label}</slot></legend>`
      }
      ${renderLookupFields(lookup)}
      ${renderAdditions(lookup)}
      ${placeOf(state.dutchLookup) === 'unique' ? nothing : renderPlace(lookup)}
      <p part="hint" id="hint" lang=${texts.around}><slot name="hint">${page.hint}</slot></p>
      ${renderMessage(lookup)}
      ${renderLinks(lookup)}
    </fieldset>
  `;
}

/** Says what went wrong, or is missing, with the address as a whole. */
function renderMessage({ view: { state, error: invalid }, messages }: LookupView): TemplateResult {
  const { dutchLookup, submission } = state;
  const error = generalErrorOf(dutchLookup, messages, invalid);
  const note = noteOf(state, messages);
  return html`
    <div id="message">
      <slot name="error">${error ? html`<p part="error" .textContent=${error}></p>` : note ? html`<p class="note" .textContent=${note}></p>` : nothing}</slot>
      ${dutchLookup.step === 'looking' && submission !== 'held' ? html`<p class="looking"><span part="spinner"></span>${messages.looking}</p>` : nothing}
    </div>
  `;
}

function renderLinks({ host, view, messages, dispatch }: LookupView): TemplateResult | typeof nothing {
  const { committed, dutchLookup, properties, panel } = view.state;
  const isBeside = properties.home === 'search';
  if (view.isDisabled || view.isReadonly) return nothing;
  const choose = (method: LookupMethod) => {
    dispatch({ type: 'methodChosen', method });
    host.moveFocus('fieldset input');
  };
  const search = () =>
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search', seed: host.seed() });
  const manual = () => host.enterManually();
  const isByPostcode = dutchLookup.method === 'postcode';
  const undo = () => host.dispatch({ slice: 'entry', type: 'undone', seed: host.seed() });
  return html`
    <div class="links">
      ${isRetryOffered(dutchLookup) ? link(messages.retry, () => host.retry()) : nothing}
      ${isUndoOffered(view.state) ? link(view.texts.messages.undo, undo) : nothing}
      ${committed || isByPostcode ? nothing : link(messages.byPostcode, () => choose('postcode'))}
      ${committed || !isByPostcode ? nothing : link(messages.byStreet, () => choose('street'))}
      ${isBeside ? link(messages.searchInstead, search) : nothing}
      ${committed || properties.noManual ? nothing : renderManually(messages.enterManually, manual, panel.awaited === 'manual')}
    </div>
  `;
}

function renderManually(text: string, press: () => void, isBusy: boolean): TemplateResult {
  return html`<button type="button" class="link" part="manual-button" aria-busy=${isBusy ? 'true' : nothing} @click=${press}>${text}</button>`;
}

function link(text: string, press: () => void): TemplateResult {
  return html`<button type="button" class="link" @click=${press}>${text}</button>`;
}
