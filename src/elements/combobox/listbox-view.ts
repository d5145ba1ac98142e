/** The list of the combobox, for the shadow root that holds the input: ids do not cross it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type LabelRun, labelRunsOf } from '../../core/search/highlights.ts';
import {
  hiddenCountOf,
  isChoosable,
  isListOutdated,
  neededCountOf,
  type Option,
  type Row,
} from '../../core/search/options.ts';
import type { SearchState } from '../../core/search/state.ts';
import { filled } from '../../i18n/filled.ts';
import { plural } from '../../i18n/plural.ts';
import type { SearchTexts } from '../localization/search-texts.ts';
import { switchText } from './country-offer.ts';

/** The listbox is shown with this. */
export interface ListboxView {
  readonly search: SearchState;
  readonly rows: readonly Row[];
  readonly texts: SearchTexts;
  /** BCP 47 tag of the service's texts; empty when unknown. */
  readonly lang: string;
  /** True if the popup goes to the top layer; else it lies over the page below the field. */
  readonly inTopLayer: boolean;
  readonly pressed: (row: Row) => void;
  readonly clicked: (row: Row, event: MouseEvent) => void;
}

/** The `id` of a row by its place in the list. */
export const optionId = (index: number): string => `option-${index}`;

/** The words of a row, to eyes and ears. */
export function nameOfRow(row: Row, texts: SearchTexts): string {
  const { messages } = texts;
  if (row.kind === 'country') return switchText(row.country, texts);
  if (row.kind === 'manual') return messages.notListed;
  if (row.kind === 'back') return filled(messages.back, { label: row.label });
  const { match, opensMore } = row;
  return [match.label, match.description, opensMore && messages.opensMore].filter(Boolean).join(', ');
}

/**
 * Options follow the input in the document and can be reached by a screen reader's own cursor. The ways out of the list are
 * options too: a listbox has no other children, and the arrow keys reach nothing else. A browser that translates the page
 * would replace the texts by others, which do not follow the list.
 */
export function renderListbox(view: ListboxView): TemplateResult {
  const { search, rows, texts, lang } = view;
  // While another list takes its time, what does not answer the text is off.
  const outdated = search.isAnswerLate && isListOutdated(search) ? search : null;
  const neededCount = neededCountOf(search);
  return html`
    <ul
      id="listbox"
      part="listbox"
      role="listbox"
      translate="no"
      popover=${view.inTopLayer ? 'manual' : nothing}
      aria-label=${texts.messages.suggestions}
      aria-busy=${outdated ? 'true' : nothing}
      @mousedown=${keepFocus}
      @pointerdown=${(event: Event) => withRow(event, rows, view.pressed)}
      @click=${(event: MouseEvent) => withRow(event, rows, (row) => view.clicked(row, event))}
    >
      ${guard([...rows, neededCount, outdated, texts, lang], () => renderRows(view, neededCount, outdated))}
    </ul>
  `;
}

/** The number of matches that the list does not show, and what to do about it; empty when it shows all. */
export function hiddenText(search: SearchState, { lang, messages }: Pick<SearchTexts, 'lang' | 'messages'>): string {
  const count = hiddenCountOf(search);
  return count > 0 ? plural(lang, messages.notShown, count) : '';
}

/** The pointer must not take focus from the input. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** Does something with the row that an event is of; one listener for all rows. */
function withRow({ target }: Event, rows: readonly Row[], act: (row: Row) => void): void {
  const option = (target as Element).closest('[role=option]');
  const row = rows.find((_, index) => optionId(index) === option?.id);
  if (row) act(row);
}

/**
 * The rows that are needed now: those in sight, and some more. Ways out of the list are at its end, beneath what is said of it.
 *
 * @param outdated the search, while its list does not answer its text
 */
function renderRows(view: ListboxView, neededCount: number, outdated: SearchState | null): TemplateResult {
  const { search, rows, texts, lang } = view;
  // A browser counts the rows that are there.
  const size = rows.length > neededCount ? rows.length : null;
  const hidden = size ? '' : hiddenText(search, texts);
  const above: unknown[] = [];
  const below: unknown[] = [];
  for (const [index, row] of rows.slice(0, neededCount).entries()) {
    const isDisabled = outdated !== null && row.kind === 'match' && !isChoosable(outdated, row.match);
    const shown = { row, index, isDisabled, size, texts, lang };
    const isBelow = row.kind === 'manual' || row.kind === 'country';
    // Of hundreds of rows few become others.
    if (!(isBelow && size)) (isBelow ? below : above).push(guard(Object.values(shown), () => renderRow(shown)));
  }
  return html`${above}${hidden ? html`<li class="hidden-count" role="none" aria-hidden="true">${hidden}</li>` : nothing}${below}`;
}

/** A row is shown with this. */
interface RowView extends Pick<ListboxView, 'texts' | 'lang'> {
  readonly row: Row;
  readonly index: number;
  readonly isDisabled: boolean;
  /** The rows there are, where some of them are not rendered yet; else null. */
  readonly size: number | null;
}

function renderRow({ row, index, isDisabled, size, texts, lang }: RowView): TemplateResult {
  const isMatch = row.kind === 'match';
  return html`
    <li
      id=${optionId(index)}
      part=${isMatch ? 'option' : 'option-way'}
      class=${isMatch ? 'option' : `option ${row.kind}`}
      role="option"
      tabindex="-1"
      aria-disabled=${isDisabled ? 'true' : nothing}
      aria-setsize=${size ?? nothing}
      aria-posinset=${size ? index + 1 : nothing}
    >
      ${isMatch ? renderMatch(row, texts, lang) : html`${row.kind === 'back' ? chevron : nothing}<span class="texts">${nameOfRow(row, texts)}</span>`}
    </li>
  `;
}

function renderMatch({ match, opensMore }: Option, { messages }: SearchTexts, lang: string): TemplateResult {
  const { label, description, highlights } = match;
  return html`
    <span class="texts" lang=${lang || nothing}>
      <span part="option-label">${labelRunsOf(label, highlights).map(renderRun)}</span> ${description ? html`<span part="option-description">${description}</span>` : nothing}
    </span>
    ${opensMore ? html`<svg part="option-more" role="img" aria-label=${messages.opensMore} viewBox="0 0 16 16" width="16" height="16">${angle}</svg>` : nothing}
  `;
}

function renderRun({ text, isMatch }: LabelRun): unknown {
  return isMatch ? html`<mark part="option-match">${text}</mark>` : text;
}

const angle = svg`<path d="m6 3.5 4.5 4.5L6 12.5" />`;

const chevron = html`<svg part="option-more" aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">${angle}</svg>`;
