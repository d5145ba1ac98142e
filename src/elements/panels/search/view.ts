/** What the search shows. State comes in, nothing is kept. */

import { html, nothing, type TemplateResult } from 'lit';
import { isDutchFirst } from '../../../core/entry/mode.ts';
import { isCountryMissed } from '../../../core/entry/selectors.ts';
import { isUndoOffered } from '../../../core/entry/undo.ts';
import { isChoosable, isListOutdated, neededCountOf } from '../../../core/search/options.ts';
import { activeIndexOf, isListOpen } from '../../../core/search/selectors.ts';
import { filled, problemText } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import { hasCard, renderCard } from '../../card-view.ts';
import { optionId, renderListbox } from '../../combobox-view.ts';
import type { PanelHost } from '../../host.ts';
import { pasteLines } from '../../paste-lines.ts';
import { renderRequiredMark } from '../../required-mark.ts';
import {
  addressToTake,
  clickRow,
  inTopLayer,
  leave,
  nameOfRow,
  openList,
  press,
  pressRow,
  rowsIn,
  undo,
} from './combobox.ts';
import { renderCountryOffer } from './country-offer.ts';
import { searchTexts } from './localized-texts.ts';
import { hiddenText, isRetryUseful, noteOf, shownProblemOf } from './texts.ts';

/**
 * The search field with all that belongs to it.
 *
 * @param language `language-REGION` of the service's texts; empty when unknown
 */
export function renderSearch(host: PanelHost, language: string): TemplateResult {
  return html`
    <div class="field">
      ${host.hasOuterLabel ? nothing : renderLabel(host)}
      ${renderControl(host, language)}
      ${renderTrail(host)}
      ${renderMessage(host)}
      ${renderRetry(host)}
      ${renderCountryOffer(host)}
      ${renderLinks(host)}
    </div>
  `;
}

function renderLabel({ state, texts, page: { label } }: PanelHost): TemplateResult {
  return html`<label part="label" for="input" lang=${label ? texts.around : nothing}><slot name="label">${label || texts.messages.label}</slot>${state.properties.required ? renderRequiredMark(texts) : nothing}</label>`;
}

function renderControl(host: PanelHost, language: string): TemplateResult {
  const { state, page } = host;
  const { search } = state;
  const texts = searchTexts(host.texts);
  const { messages } = texts;
  const active = activeIndexOf(search);
  const typed = ({ target }: Event) => {
    const { value: text } = target as HTMLInputElement;
    // A browser or the page may fill the field while the person is elsewhere; no list pops up for that.
    const isListWanted = host.controllers.matches(':focus-within');
    host.dispatch({ slice: 'search', type: 'typed', text, seed: host.seed(), isListWanted });
  };
  return html`
    <div class=${hasCard(host) ? 'control folded' : 'control'} @focusout=${(event: FocusEvent) => leave(host, event)}>
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
        enterkeyhint=${addressToTake(host) ? 'done' : 'search'}
        aria-autocomplete="list"
        aria-controls="listbox"
        aria-expanded=${isListOpen(search) ? 'true' : 'false'}
        aria-activedescendant=${active >= 0 ? optionId(active) : nothing}
        aria-describedby=${host.isOnlySaid('#input') ? 'hint' : 'hint message'}
        aria-required=${state.properties.required ? 'true' : nothing}
        aria-invalid=${host.invalid && !isCountryMissed(state) ? 'true' : nothing}
        placeholder=${(!isUndoOffered(state) && page.placeholder) || nothing}
        ?disabled=${host.isDisabled}
        ?readonly=${host.isReadonly}
        .value=${search.text}
        @input=${typed}
        @click=${() => openList(host)}
        @focusin=${() => host.state.isInvalidShown && openList(host)}
        @paste=${pasteLines}
        @keydown=${(event: KeyboardEvent) => press(host, event)}
      />
      ${renderListbox({
        label: messages.suggestions,
        lang: language,
        rows: rowsIn(host),
        neededCount: neededCountOf(search),
        nameOf: (row) => nameOfRow(row, texts),
        active,
        isBusy: search.isAnswerLate && isListOutdated(search),
        isDisabled: ({ match }) => search.isAnswerLate && !isChoosable(search, match),
        hiddenText: hiddenText(search, texts),
        opensMoreText: messages.opensMore,
        inTopLayer,
        pressed: (row) => pressRow(host, row),
        clicked: (row, event) => clickRow(host, row, event),
      })}
      ${renderCard(host, messages.change)}
      <div class="end">${renderEnd(host)}</div>
    </div>
    ${state.properties.pageFieldsStatus === 'none' ? host.note : nothing}
    <p part="hint" id="hint" lang=${page.hint ? texts.around : nothing}><slot name="hint">${page.hint || (state.committed ? '' : messages.hint)}</slot></p>
  `;
}

const cross = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="m4 4 8 8m0-8-8 8" />
</svg>`;

function renderEnd(host: PanelHost): TemplateResult | typeof nothing {
  const { search } = host.state;
  const spinner = search.isAnswerLate ? html`<span part="spinner"></span>` : nothing;
  if (isUndoOffered(host.state) && search.text === '') {
    const restore = () => {
      undo(host);
      host.moveFocus('#input');
    };
    return html`<button type="button" class="link undo" @click=${restore}>${host.texts.messages.undo}</button>`;
  }
  if (search.text === '' || host.isDisabled || host.isReadonly) return html`${spinner}`;
  const { clear } = searchTexts(host.texts).messages;
  const press = () => {
    host.dispatchAndMoveFocus({ slice: 'search', type: 'cleared' });
    if (host.state.mode === 'search') host.moveFocus('#input');
  };
  // The button stays beneath the spinner: it may have the focus, or be pressed, when the answer turns out to be late.
  return html`${spinner}<button type="button" class="clear" aria-label=${clear} @click=${press}>${cross}</button>`;
}

/** The way back, one level up. */
function renderTrail(host: PanelHost): TemplateResult | typeof nothing {
  const { search, committed } = host.state;
  const crumb = committed || search.request?.kind === 'details' ? undefined : search.trail.at(-1);
  if (!crumb) return nothing;
  const text = filled(searchTexts(host.texts).messages.back, { label: crumb.label });
  const press = () => {
    host.dispatch({ slice: 'search', type: 'steppedBack', seed: host.seed() });
    host.moveFocus('#input');
  };
  return html`<p class="note"><button type="button" class="link" ?disabled=${host.isDisabled || host.isReadonly} @click=${press}>${text}</button></p>`;
}

/**
 * What went wrong, what is missing, or what was not found: one place, tied to the field. Set whole: a browser that translates
 * the page takes away the text that would be changed.
 */
function renderMessage(host: PanelHost): TemplateResult {
  const { state, texts, invalid } = host;
  const { messages } = searchTexts(texts);
  const problem = shownProblemOf(state);
  const error = problem ? problemText(problem.reason, messages.problems) : invalid;
  const text = error || noteOf(state, messages);
  return html`
    <div id="message">
      <slot name="error">${text && html`<p part=${error ? 'error' : nothing} class=${error ? nothing : 'note'} .textContent=${text}></p>`}</slot>
    </div>
  `;
}

/** The way to try again, beneath the message: what describes the field would otherwise end with the name of a button. */
function renderRetry(host: PanelHost): TemplateResult | typeof nothing {
  const { lang, messages } = searchTexts(host.texts);
  const problem = shownProblemOf(host.state);
  if (!problem || !isRetryUseful(problem.reason)) return nothing;
  // A countdown is for the eyes: spoken, it would interrupt every other sentence.
  if (host.wait > 0) {
    return html`<p class="note" aria-hidden="true" .textContent=${plural(lang, messages.retryIn, host.wait)}></p>`;
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
function renderLinks(host: PanelHost): TemplateResult | typeof nothing {
  const { state, texts, isDisabled, isReadonly } = host;
  if (state.committed) return nothing;
  const isBusy = state.awaitedPanel === 'manual';
  const toLookup = () =>
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'dutch-lookup', seed: host.seed() });
  const isLookupOffered = isDutchFirst(state) && state.awaitedPanel === null && !isReadonly;
  return html`
    ${isLookupOffered ? html`<button type="button" class="link" ?disabled=${isDisabled} @click=${toLookup}>${texts.messages.byPostcode}</button>` : nothing}
    ${
      state.properties.noManual || isReadonly
        ? nothing
        : html`<button id="manual" part="manual-button" type="button" class="link" aria-busy=${isBusy ? 'true' : nothing} ?disabled=${isDisabled} @click=${() => host.enterManually()}>${texts.messages.enterManually}</button>`
    }
  `;
}
