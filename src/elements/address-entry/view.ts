/** What `<address-entry>` shows. State comes in, nothing is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { EntryState } from '../../core/entry.ts';
import type { Localized } from '../../i18n/messages.ts';
import { type CountriesView, renderCountry } from './country-view.ts';
import { cross } from './cross.ts';
import type { PoBoxPolicy } from './form.ts';
import type { Search } from './search.ts';
import { isRetryable, messageOf, noteOf } from './texts.ts';

export interface EntryView {
  readonly state: EntryState;
  readonly localized: Localized;
  /** The page's own; empty for the messages'. */
  readonly texts: { readonly label: string; readonly hint: string; readonly placeholder: string };
  readonly hasOuterLabel: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly poBox: PoBoxPolicy;
  /** Why the value is not acceptable, once the person may be told; else empty. */
  readonly invalid: string;
  /** Null until it is loaded. */
  readonly search: Search | null;
  readonly countries: CountriesView;
  readonly ways: WayView;
  readonly isManualOffered: boolean;
  readonly act: EntryActions;
}

/** What the ways around searching show. */
export interface WayView {
  /** Instead of the search field; null while searching. */
  readonly fields: TemplateResult | null;
  /** Of the address in the fields. */
  readonly country: Country | null;
  /** Beneath the address that was given by hand; null when there is nothing to say. */
  readonly note: TemplateResult | null;
  readonly isLookupOffered: boolean;
  readonly isLoading: boolean;
}

/** As long as nobody went another way. */
export const searchOnly: WayView = {
  fields: null,
  country: null,
  note: null,
  isLookupOffered: false,
  isLoading: false,
};

export interface EntryActions {
  readonly typed: (text: string) => void;
  readonly countryChosen: (country: Country) => void;
  readonly cleared: () => void;
  readonly steppedBack: () => void;
  readonly retried: () => void;
  readonly manualWanted: () => void;
  readonly lookupWanted: () => void;
  readonly fieldsSlotted: () => void;
}

export function renderEntry(view: EntryView): TemplateResult {
  const { state, localized, search, countries, ways } = view;
  return html`
    <div part="form-control" lang=${localized.stated}>
      <div class=${ways.fields ? 'stack' : countries.isFixed ? nothing : 'row'}>
        ${countries.isFixed ? nothing : renderCountry(view)}
        ${ways.fields ?? renderSearch(view)}
      </div>
      <slot name="fields" @slotchange=${view.act.fieldsSlotted}>${state.step === 'done' && !ways.fields ? search?.renderAddress(state.address, view) : nothing}</slot>
      <div part="status" class="visually-hidden" role="status">${search?.status ?? (state.problem && messageOf(state.problem.reason, localized.messages))}</div>
    </div>
  `;
}

function renderSearch(view: EntryView): TemplateResult {
  return html`
    <div class="field">
      ${view.hasOuterLabel && !view.texts.label ? nothing : renderLabel(view)}
      ${renderControl(view)}
      ${view.search?.renderTrail(view)}
      ${renderMessage(view)}
      ${renderLinks(view)}
    </div>
  `;
}

/** To the other ways. */
function renderLinks(view: EntryView): TemplateResult | typeof nothing {
  const { state, ways, localized, disabled, act } = view;
  if (state.step === 'done') return nothing;
  const { enterManually, byPostcode } = localized.messages;
  return html`
    ${ways.isLookupOffered ? html`<button type="button" class="link" ?disabled=${disabled} @click=${act.lookupWanted}>${byPostcode}</button>` : nothing}
    ${view.isManualOffered ? renderManualButton(view, enterManually) : nothing}
  `;
}

export function renderManualButton({ ways, disabled, act }: EntryView, text: string): TemplateResult {
  return html`
    <button
      id="manual"
      part="manual-button"
      type="button"
      class="link"
      aria-busy=${ways.isLoading ? 'true' : nothing}
      ?disabled=${disabled}
      @click=${act.manualWanted}
    >${text}</button>
  `;
}

function renderLabel({ localized, texts }: EntryView): TemplateResult {
  return html`<label part="label" for="input" lang=${texts.label ? localized.around : nothing}><slot name="label">${texts.label || localized.messages.label}</slot></label>`;
}

function renderControl(view: EntryView): TemplateResult {
  const { state, texts, search, act } = view;
  const { messages } = view.localized;
  const combobox = search?.combobox;
  const typed = ({ target }: Event) => act.typed((target as HTMLInputElement).value);
  return html`
    <div class="control" @focusout=${combobox?.left}>
      <input
        id="input"
        part="input"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="words"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="search"
        aria-autocomplete="list"
        aria-controls="listbox"
        aria-expanded=${combobox?.isOpen ? 'true' : 'false'}
        aria-activedescendant=${combobox?.activeId ?? ''}
        aria-describedby="hint message"
        aria-required=${view.required ? 'true' : nothing}
        aria-invalid=${view.invalid ? 'true' : nothing}
        placeholder=${texts.placeholder || nothing}
        ?disabled=${view.disabled}
        ?readonly=${view.readonly}
        .value=${state.text}
        @input=${typed}
        @keydown=${combobox?.pressed}
      />
      ${search?.renderSuggestions(view)}
      <div class="end">${renderEnd(view)}</div>
    </div>
    <p part="hint" id="hint" lang=${texts.hint ? view.localized.around : nothing}><slot name="hint">${texts.hint || messages.hint}</slot></p>
  `;
}

function renderEnd({ state, localized, disabled, readonly, act }: EntryView): TemplateResult | typeof nothing {
  if (state.request) return html`<span part="spinner"></span>`;
  if (state.text === '' || disabled || readonly) return nothing;
  const { clear } = localized.messages;
  return html`<button type="button" class="clear" aria-label=${clear} title=${clear} @click=${act.cleared}>${cross}</button>`;
}

/** What went wrong, what is missing, or what was not found: one place, tied to the field. */
function renderMessage(view: EntryView): TemplateResult {
  const { state, localized, countries, invalid, search, act } = view;
  const problem = countries.problem ?? state.problem;
  const error = problem ? messageOf(problem.reason, localized.messages) : invalid;
  const retry = html`<button type="button" class="link" @click=${act.retried}>${localized.messages.retry}</button>`;
  return html`
    <div id="message">
      <slot name="error">${error ? html`<p part="error">${error} ${problem && isRetryable(problem.reason) ? (search?.renderWait(localized) ?? retry) : nothing}</p>` : renderNote(view)}</slot>
    </div>
  `;
}

function renderNote({ state, localized, poBox }: EntryView): TemplateResult | typeof nothing {
  const note = noteOf(state, localized.messages, poBox);
  return note ? html`<p class="note">${note}</p>` : nothing;
}
