/** Addresses that the page has of the person, in the list of an empty field. */
import { html, nothing, type TemplateResult } from 'lit';
import { isCountryLine } from '../../core/address/country-line.ts';
import { linesOf } from '../../core/address/shown.ts';
import type { SavedRow } from '../../core/search/options.ts';
import type { PanelHost } from '../field/host.ts';
import { countryNamesIn } from '../localization/country-names.ts';
import { type SearchTexts, searchTexts } from '../localization/search-texts.ts';

/** The words of a row, to ears. */
export function nameOfSaved(row: SavedRow, texts: SearchTexts): string {
  return [row.label, ...linesToRead(row), countryIn(row, texts)].filter(Boolean).join(', ');
}

/** The lines without that of the country for the post, which may be in another language than the person's. */
function linesToRead({ address, countryLine }: SavedRow): readonly string[] {
  const lines = linesOf(address);
  const isLast = countryLine !== '' && isCountryLine(lines.at(-1) ?? '', address.country, countryLine);
  return isLast ? lines.slice(0, -1) : lines;
}

/** For the eyes: the list has the same name. */
export function renderSavedTitle(texts: SearchTexts): TemplateResult {
  return html`<div class="saved-title" aria-hidden="true">${texts.messages.savedAddresses}</div>`;
}

/** The content of a row: the page's name of the address above its lines; without one, the street above the town. */
export function renderSavedRow(row: SavedRow, texts: SearchTexts): TemplateResult {
  const { label, address } = row;
  const lines = linesToRead(row);
  // The lines above the town are one text, with the flat.
  const street = lines.slice(0, Math.max(address.lines.length, 1));
  const reason = reasonFor(row, texts);
  const place = [...(label ? lines : lines.slice(street.length)), countryIn(row, texts)].filter(Boolean).join(', ');
  const lang = address.language ?? nothing;
  return html`
    <span class="texts">
      <span part="option-label" lang=${label ? texts.around || nothing : lang}>${label || street.join(', ')}</span> ${place ? html`<span part="option-description" lang=${lang}>${place}</span>` : nothing}${reason ? html` <span part="option-description" class="reason" lang=${texts.stated}>${reason}</span>` : nothing}
    </span>
  `;
}

/** The name of the country, where the address is not in that of the entry and its lines do not say it; empty for none. */
function countryIn(row: SavedRow, { lang }: SearchTexts): string {
  const { address, isElsewhere } = row;
  const { country } = address;
  const name = countryNamesIn(lang)(country.iso2) || country.name;
  const last = linesToRead(row).at(-1)?.toUpperCase();
  const isSaid = last === name.toUpperCase() || last === country.name.toUpperCase();
  return isElsewhere && !isSaid ? name : '';
}

/** One that cannot be chosen says why. */
export function chooseSaved(host: PanelHost, row: SavedRow): void {
  const reason = reasonFor(row, searchTexts(host.view.texts));
  if (reason) host.announce(reason);
  else host.dispatch({ slice: 'saved', type: 'chosen', key: row.key });
}

/** The reason why an address cannot be chosen; empty for none. */
function reasonFor({ denied }: SavedRow, texts: SearchTexts): string {
  if (!denied) return '';
  return denied === 'country' ? texts.messages.countryDenied : texts.messages.poBoxDenied;
}
