/** What the Dutch lookup shows. State comes in, nothing is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import { placeOf } from '../../../core/dutch-lookup/selectors.ts';
import type { LookupMethod } from '../../../core/dutch-lookup/state.ts';
import { isUndoOffered } from '../../../core/entry/undo.ts';
import { renderAdditions, renderPlace } from './choices-view.ts';
import { renderLookupFields } from './fields-view.ts';
import type { LookupView } from './lookup-view.ts';
import { generalErrorOf, isRetryOffered, noteOf } from './texts.ts';

/** The fields with all that belongs to them. */
export function renderLookup(view: LookupView): TemplateResult {
  const { host, messages } = view;
  const { state, page, texts } = host;
  return html`
    <fieldset lang=${view.lang} ?disabled=${host.isDisabled} aria-describedby="hint">
      ${
        host.hasOuterLabel
          ? nothing
          : html`<legend part="label" lang=${page.label ? texts.around : nothing}><slot name="label">${page.label || messages.label}</slot></legend>`
      }
      ${renderLookupFields(view)}
      ${renderAdditions(view)}
      ${placeOf(state.dutchLookup) === 'unique' ? nothing : renderPlace(view)}
      <p part="hint" id="hint" lang=${texts.around}><slot name="hint">${page.hint}</slot></p>
      ${renderMessage(view)}
      ${renderLinks(view)}
    </fieldset>
  `;
}

/** What went wrong, or is missing, with the address as a whole. */
function renderMessage(view: LookupView): TemplateResult {
  const { host, messages } = view;
  const { dutchLookup, submission } = host.state;
  const error = generalErrorOf(dutchLookup, messages, host.invalid);
  const note = noteOf(host.state, messages);
  return html`
    <div id="message">
      <slot name="error">${error ? html`<p part="error" .textContent=${error}></p>` : note ? html`<p class="note" .textContent=${note}></p>` : nothing}</slot>
      ${dutchLookup.step === 'looking' && submission !== 'held' ? html`<p class="looking"><span part="spinner"></span>${messages.looking}</p>` : nothing}
    </div>
  `;
}

function renderLinks({ host, messages, dispatch }: LookupView): TemplateResult | typeof nothing {
  const { committed, dutchLookup, properties, awaitedPanel } = host.state;
  const isBeside = properties.home === 'search';
  if (host.isDisabled || host.isReadonly) return nothing;
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
      ${isUndoOffered(host.state) ? link(host.texts.messages.undo, undo) : nothing}
      ${committed || isByPostcode ? nothing : link(messages.byPostcode, () => choose('postcode'))}
      ${committed || !isByPostcode ? nothing : link(messages.byStreet, () => choose('street'))}
      ${isBeside ? link(messages.searchInstead, search) : nothing}
      ${committed || properties.noManual ? nothing : renderManually(messages.enterManually, manual, awaitedPanel === 'manual')}
    </div>
  `;
}

function renderManually(text: string, press: () => void, isBusy: boolean): TemplateResult {
  return html`<button type="button" class="link" part="manual-button" aria-busy=${isBusy ? 'true' : nothing} @click=${press}>${text}</button>`;
}

function link(text: string, press: () => void): TemplateResult {
  return html`<button type="button" class="link" @click=${press}>${text}</button>`;
}
