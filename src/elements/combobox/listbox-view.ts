/** The list of the combobox, in the same shadow root as the input, because ids do not cross its boundary. */

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isCountryLine } from '../../core/address/country-line.ts';
import { linesOf } from '../../core/address/shown.ts';
import { countryCodeOf } from '../../core/country/selectors.ts';
import { type LabelRun, labelRunsOf } from '../../core/search/highlights.ts';
import {
  hiddenCountOf,
  isChoosable,
  isDenied,
  isListOutdated,
  isOption,
  isPoBoxMatch,
  type Option,
  type Row,
  type SavedRow,
} from '../../core/search/options.ts';
import type { SearchState } from '../../core/search/state.ts';
import { filled } from '../../i18n/filled.ts';
import { plural } from '../../i18n/plural.ts';
import { namedFor } from '../field/accessible-name.ts';
import type { Listbox } from '../field/combobox-view.ts';
import type { View } from '../field/host.ts';
import { countryNameIn } from '../localization/country-names.ts';
import type { SearchTexts } from '../localization/search-texts.ts';
import type { Combobox } from './combobox.ts';
import { switchText } from './country-offer.ts';
import { renderIcon } from './icon-view.ts';

/** The text of a row, as displayed and announced. */
export function nameOfRow(row: Row, texts: SearchTexts): string {
  const { messages } = texts;
  if (row.kind === 'country') return switchText(row.country, texts);
  if (row.kind === 'manual') return messages.notListed;
  if (row.kind === 'number') return filled(messages.useNumber, { number: row.number });
  if (row.kind === 'back') return filled(messages.back, { label: row.label });
  if (row.kind === 'saved') {
    const { label, description } = contentOfSaved(row, texts);
    return [label, description].filter(Boolean).join(', ');
  }
  const { match, opensMore } = row;
  return [match.label, match.description, opensMore && messages.opensMore].filter(Boolean).join(', ');
}

/** A list, as far as its rendering depends on more than the state. */
export interface RenderedList extends Combobox<Row> {
  /**
   * How many rows are needed now. Each row slows down layout, and people rarely look beyond the first ones, so the
   * next ones are rendered when one near the end is reached.
   */
  readonly neededCount: number;
  /** True while an answer takes so long that a pending state is shown. */
  readonly isLate: boolean;
}

/**
 * Renders the list, with the options that are needed now: those that are visible, and some more. They follow the input
 * in the document, where a screen reader's own cursor can reach them. The buttons are next to them in the popup.
 *
 * @param lang BCP 47 tag of the service's text; empty if unknown
 */
export function listOf(combobox: RenderedList, view: View, texts: SearchTexts, lang: string): Listbox {
  const { state, name } = view;
  const { search } = state;
  const { messages, stated } = texts;
  const isFixed = view.isDisabled || view.isReadonly;
  const { rows, neededCount } = combobox;
  const { first, wayOut } = combobox.options;
  const isSaved = rows[0]?.kind === 'saved';
  // While another list is loading, rows that do not match the text are disabled.
  const outdated = combobox.isLate && isListOutdated(search) ? search : null;
  // ISO 3166-1 alpha-2 code of the country that is searched; empty for none.
  const iso2 = countryCodeOf(state);
  const hidden = rows.length > neededCount ? '' : hiddenText(search, texts);
  const renderRow = (row: Option | SavedRow, index: number) => {
    const isOutdated = outdated !== null && row.kind === 'match' && !isChoosable(outdated, row.match);
    const reason = reasonFor(row, search, texts);
    const parts = [
      renderIcon(signOf(row, iso2)),
      renderContent(row.kind === 'match' ? contentOf(row, lang) : contentOfSaved(row, texts), reason, stated),
      row.kind === 'match' && row.opensMore ? renderIcon(angle, true, messages.opensMore) : nothing,
    ];
    return combobox.renderOption(first + index, parts, reason && 'denied', reason !== '' || isOutdated);
  };
  return {
    ...combobox.shell,
    name: namedFor(isSaved ? messages.savedAddresses : messages.suggestions, name),
    isBusy: outdated !== null,
    rows: guard([...rows, neededCount, outdated, texts, lang, iso2], () =>
      rows.slice(first, wayOut).filter(isOption).slice(0, neededCount).map(renderRow),
    ),
    above: [
      // Decorative, because the list has the same name.
      isSaved ? html`<div class="saved-title" aria-hidden="true">${messages.savedAddresses}</div>` : nothing,
      renderWays(combobox, ['back'], texts, isFixed),
    ],
    beneath: [
      hidden ? html`<div class="hidden-count" aria-hidden="true">${hidden}</div>` : nothing,
      renderWays(combobox, ['number', 'country', 'manual'], texts, isFixed),
    ],
  };
}

/** How many matches the list does not show, and what to do about it; empty if it shows all. */
export function hiddenText(search: SearchState, { lang, messages }: Pick<SearchTexts, 'lang' | 'messages'>): string {
  const count = hiddenCountOf(search);
  return count > 0 ? plural(lang, messages.notShown, count) : '';
}

/**
 * Renders the buttons of these kinds, each in its place, so that adding or removing one does not take the focus from
 * another. They are not options, because screen readers count those, and leave the arrow keys to a toolbar.
 */
function renderWays(
  combobox: Combobox<Row>,
  kinds: readonly Row['kind'][],
  texts: SearchTexts,
  isDisabled: boolean,
): TemplateResult | typeof nothing {
  const { rows, options } = combobox;
  const buttons = [...rows.slice(0, options.first), ...rows.slice(options.wayOut)];
  const ways = kinds.map((sought) => buttons.find(({ kind }) => kind === sought));
  if (!ways.some(Boolean)) return nothing;
  const renderWay = (row: Row | undefined) => {
    if (!row) return nothing;
    const sign = row.kind === 'back' ? renderIcon(angle, true) : nothing;
    const content = [sign, html`<span class="texts">${nameOfRow(row, texts)}</span>`];
    return html`<button id=${combobox.idOf(rows.indexOf(row))} type="button" part="option-way" class="option ${row.kind}" ?disabled=${isDisabled}>${content}</button>`;
  };
  return html`<div class="ways" role="toolbar" aria-orientation="vertical">${ways.map(renderWay)}</div>`;
}

/**
 * The icon of a row, as an SVG path: what it stands for, as far as the service says. It does not say which suggestions
 * are companies.
 */
function signOf(row: Option | SavedRow, iso2: string): string {
  if (row.kind !== 'match') return 'M5.5 3h9v14L10 13.5 5.5 17z';
  const { match } = row;
  if (isPoBoxMatch(match, iso2)) return 'M2.5 5h15v10h-15zl7.5 6 7.5-6';
  if (match.precision === 'Address') return 'M2.5 10 10 3.5l7.5 6.5M5 8v8.5h10V8';
  if (match.precision === 'Street') return 'M7 3 3.5 17M13 3l3.5 14M10 3.5V6m0 2.75v2.5M10 14v2.5';
  return 'M10 17.5 5.5 11a5.5 5.5 0 1 1 9 0zm0-9v0';
}

function contentOf({ match }: Option, lang: string): RowContent {
  const label = labelRunsOf(match.label, match.highlights).map(renderRun);
  return { label, labelLang: '', description: match.description, lang };
}

function renderContent(content: RowContent, reason: string, stated: string): TemplateResult {
  const { label, labelLang, description, lang } = content;
  return html`
    <span class="texts" lang=${lang || nothing}>
      <span part="option-label" lang=${labelLang || nothing}>${label}</span> ${description ? html`<span part="option-description">${description}</span>` : nothing}${reason ? html` <span part="option-description" lang=${stated}>${reason}</span>` : nothing}
    </span>
  `;
}

function renderRun({ text, isMatch }: LabelRun): unknown {
  return isMatch ? html`<mark part="option-match">${text}</mark>` : text;
}

const angle = 'm8 5.5 4.5 4.5L8 14.5';

/** The lines without the country line, which is meant for the post and may be in another language. */
function linesToRead({ address, countryLine }: SavedRow): readonly string[] {
  const lines = linesOf(address);
  const isLast = countryLine !== '' && isCountryLine(lines.at(-1) ?? '', address.country, countryLine);
  return isLast ? lines.slice(0, -1) : lines;
}

/** What a row shows: the label of the address above its lines; without a label, the street above the town. */
function contentOfSaved(row: SavedRow, texts: SearchTexts): RowContent {
  const { label, address } = row;
  const lines = linesToRead(row);
  const lang = address.language ?? '';
  // The lines above the town are one text, including the flat.
  const street = lines.slice(0, label ? 0 : Math.max(address.lines.length, 1));
  const description = [...lines.slice(street.length), countryIn(row, texts)].filter(Boolean).join(', ');
  return { label: label || street.join(', '), labelLang: label ? texts.around : '', description, lang };
}

/** What a row shows. Languages are BCP 47 tags, or empty. */
interface RowContent {
  readonly label: unknown;
  /** That of the label, if it differs. */
  readonly labelLang: string;
  /** Empty for none. */
  readonly description: string;
  readonly lang: string;
}

/**
 * The name of the country, if the address is in another one than the entry and its lines do not say so; empty for none.
 */
function countryIn(row: SavedRow, { lang }: SearchTexts): string {
  const { address, isElsewhere } = row;
  const { country } = address;
  const name = countryNameIn(lang, country);
  const last = linesToRead(row).at(-1)?.toUpperCase();
  const isSaid = last === name.toUpperCase() || last === country.name.toUpperCase();
  return isElsewhere && !isSaid ? name : '';
}

/** Why a row can never be chosen; empty for none. */
export function reasonFor(row: Option | SavedRow, search: SearchState, { messages }: SearchTexts): string {
  if (row.kind === 'saved' && row.denied === 'country') return messages.countryDenied;
  return (row.kind === 'saved' ? row.denied : isDenied(search, row.match)) ? messages.poBoxDenied : '';
}
