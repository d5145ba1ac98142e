/** The search in sight. State comes in, nothing is kept. */

import { html, nothing, type TemplateResult } from 'lit';
import { isDutchFirst } from '../../../core/entry/mode.ts';
import { isListOpen } from '../../../core/search/selectors.ts';
import { filled, problemText } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import {
  addressToTake,
  clickRow,
  inTopLayer,
  leave,
  openList,
  press,
  pressRow,
  rowsIn,
  undo,
} from '../../combobox/combobox.ts';
import { renderCountryOffer } from '../../combobox/country-offer.ts';
import { renderListbox } from '../../combobox/listbox-view.ts';
import type { PanelHost, View } from '../../field/host.ts';
import { renderRequiredMark } from '../../field/required-mark.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';
import { hasCard, renderCard } from '../card-view.ts';
import { pasteLines } from '../paste-lines.ts';
import type { SearchModel } from './model.ts';
import { isRetryUseful } from './texts.ts';

/** The search is shown with this. */
interface SearchView {
  readonly host: PanelHost;
  readonly view: View;
  readonly texts: SearchTexts;
  readonly model: SearchModel;
  /** `language-REGION` of the service's texts; empty when unknown. */
  readonly language: string;
}

/** The search field with all that belongs to it. */
export function renderSearch(search: SearchView): TemplateResult {
  const { host, view, texts } = search;
  return html`
    <div class="field">
      ${view.hasOuterLabel ? nothing : renderLabel(view)}
      ${renderControl(search)}
      ${renderTrail(search)}
      ${renderMessage(search)}
      ${renderRetry(search)}
      ${renderCountryOffer(host, view, texts)}
      ${renderLinks(search)}
    </div>
  `;
}

function renderLabel({ state, texts, page: { label } }: View): TemplateResult {
  return html`<label part="label" for="input" lang=${label ? texts.around : nothing}><slot name="label">${label || texts.messages.label}</slot>${state.properties.required ? renderRequiredMark(texts) : nothing}</label>`;
}

function renderControl({ host, view, texts, model, language }: SearchView): TemplateResult {
  const { state, page } = view;
  const { search } = state;
  const { messages } = texts;
  const typed = ({ target }: Event) => {
    const { value: text } = target as HTMLInputElement;
    // A browser or the page may fill the field while the person is elsewhere; no list pops up for that.
    const isListWanted = host.root.activeElement !== null;
    host.dispatch({ slice: 'search', type: 'typed', text, seed: host.seed(), isListWanted });
  };
  return html`
    <div class=${hasCard(state) ? 'control folded' : 'control'} @focusout=${(event: FocusEvent) => leave(host, event)}>
      <input
        id="input"
        part="input"
        type="text"
        role="combobox"
        dir="auto"
        autocomplete="none"
        autocapitalize="words"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint=${addressToTake(state) ? 'done' : 'search'}
        aria-autocomplete="list"
        aria-controls="listbox"
        aria-expanded=${isListOpen(search) ? 'true' : 'false'}
        aria-describedby=${view.isOnlySaid('#input') ? 'hint' : 'hint message'}
        aria-required=${state.properties.required ? 'true' : nothing}
        aria-invalid=${view.error && !model.isCountryMissed ? 'true' : nothing}
        placeholder=${(!model.isUndoOffered && page.placeholder) || nothing}
        ?disabled=${view.isDisabled}
        ?readonly=${view.isReadonly}
        .value=${search.text}
        @input=${typed}
        @click=${() => openList(host)}
        @focusin=${() => host.state.isInvalidShown && openList(host)}
        @paste=${pasteLines}
        @keydown=${(event: KeyboardEvent) => press(host, event)}
      />
      ${renderListbox({
        search,
        rows: rowsIn(view),
        texts,
        lang: language,
        inTopLayer,
        pressed: (row) => pressRow(host, row),
        clicked: (row, event) => clickRow(host, row, event),
      })}
      ${renderCard(host, view, messages.change)}
      <div class="end">${renderEnd(host, view, messages, model)}</div>
    </div>
    ${state.properties.pageFieldsStatus === 'none' ? view.note : nothing}
    <p part="hint" id="hint" lang=${page.hint ? texts.around : nothing}><slot name="hint">${page.hint || (state.committed ? '' : messages.hint)}</slot></p>
  `;
}

const cross = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="m4 4 8 8m0-8-8 8" />
</svg>`;

function renderEnd(
  host: PanelHost,
  { state, isDisabled, isReadonly }: View,
  messages: SearchTexts['messages'],
  { isUndoOffered }: SearchModel,
): TemplateResult | typeof nothing {
  const { search } = state;
  const spinner = search.isAnswerLate ? html`<span part="spinner"></span>` : nothing;
  if (isUndoOffered && search.text === '') {
    const restore = () => {
      undo(host);
      host.moveFocus('#input');
    };
    return html`<button type="button" class="link undo" @click=${restore}>${messages.undo}</button>`;
  }
  if (search.text === '' || isDisabled || isReadonly) return html`${spinner}`;
  const press = () => {
    host.dispatchAndMoveFocus({ slice: 'search', type: 'cleared' });
    if (host.state.panel.inSight === 'search') host.moveFocus('#input');
  };
  // The button stays beneath the spinner: it may have the focus, or be pressed, when the answer turns out to be late.
  return html`${spinner}<button type="button" class="clear" aria-label=${messages.clear} @click=${press}>${cross}</button>`;
}

/** The way back, one level up. */
function renderTrail({ host, view, texts }: SearchView): TemplateResult | typeof nothing {
  const { search, committed } = view.state;
  const crumb = committed || search.request?.kind === 'details' ? undefined : search.trail.at(-1);
  if (!crumb) return nothing;
  const text = filled(texts.messages.back, { label: crumb.label });
  const press = () => {
    host.dispatch({ slice: 'search', type: 'steppedBack', seed: host.seed() });
    host.moveFocus('#input');
  };
  return html`<p class="note"><button type="button" class="link" ?disabled=${view.isDisabled || view.isReadonly} @click=${press}>${text}</button></p>`;
}

/**
 * Says in one place, tied to the field, what went wrong, is missing, or was not found. Set whole: a browser that translates
 * the page takes away the text that would be changed.
 */
function renderMessage({
  view: { error: invalid },
  texts: { messages },
  model: { problem, note },
}: SearchView): TemplateResult {
  const error = problem ? problemText(problem.reason, messages.problems) : invalid;
  const text = error || note;
  return html`
    <div id="message">
      <slot name="error">${text && html`<p part=${error ? 'error' : nothing} class=${error ? nothing : 'note'} .textContent=${text}></p>`}</slot>
    </div>
  `;
}

/** The way to try again, beneath the message: what describes the field would otherwise end with the name of a button. */
function renderRetry({ host, view, texts, model: { problem } }: SearchView): TemplateResult | typeof nothing {
  const { lang, messages } = texts;
  if (!problem || !isRetryUseful(problem.reason)) return nothing;
  // A countdown is for the eyes: spoken, it would interrupt every other sentence.
  const { wait } = view;
  if (wait > 0) {
    return html`<p class="note" aria-hidden="true" .textContent=${plural(lang, messages.retryIn, wait)}></p>`;
  }
  const press = () => {
    host.retry();
    const { listbox } = host.state.search;
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: { ...listbox, open: true } });
    host.moveFocus('#input');
  };
  return html`<button type="button" class="link" @click=${press}>${messages.retry}</button>`;
}

/** To the other panels. */
function renderLinks({ host, view, texts }: SearchView): TemplateResult | typeof nothing {
  const { state, isDisabled, isReadonly } = view;
  if (state.committed) return nothing;
  const isBusy = state.panel.awaited === 'manual';
  const toLookup = () =>
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'dutch-lookup', seed: host.seed() });
  const isLookupOffered = isDutchFirst(state) && state.panel.awaited === null && !isReadonly;
  return html`
    ${isLookupOffered ? html`<button type="button" class="link" ?disabled=${isDisabled} @click=${toLookup}>${texts.messages.byPostcode}</button>` : nothing}
    ${
      state.properties.noManual || isReadonly
        ? nothing
        : html`<button id="manual" part="manual-button" type="button" class="link" aria-busy=${isBusy ? 'true' : nothing} ?disabled=${isDisabled} @click=${() => host.enterManually()}>${texts.messages.enterManually}</button>`
    }
  `;
}
