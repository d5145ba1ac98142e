/** The customer's saved addresses, listed while the field is empty. */
import { html, nothing, type TemplateResult } from 'lit';
import { isCountryLine } from '../../core/address/country-line.ts';
import { linesOf } from '../../core/address/shown.ts';
import { savedRowsOf } from '../../core/entry/saved.ts';
import type { SavedRow } from '../../core/search/options.ts';
import type { PanelHost } from '../field/host.ts';
import { countryNameIn } from '../localization/country-names.ts';
import { type SearchTexts, searchTexts } from '../localization/search-texts.ts';

/** The text of a row, as announced. */
export function nameOfSaved(row: SavedRow, texts: SearchTexts): string {
  return [row.label, ...linesToRead(row), countryIn(row, texts)].filter(Boolean).join(', ');
}

/** The lines without the country line, which is meant for the post and may be in another language. */
function linesToRead({ address, countryLine }: SavedRow): readonly string[] {
  const lines = linesOf(address);
  const isLast = countryLine !== '' && isCountryLine(lines.at(-1) ?? '', address.country, countryLine);
  return isLast ? lines.slice(0, -1) : lines;
}

/** The heading. It is decorative, because the list has the same name. */
export function renderSavedTitle(texts: SearchTexts): TemplateResult {
  return html`<div class="saved-title" aria-hidden="true">${texts.messages.savedAddresses}</div>`;
}

/** The content of a row: the label of the address above its lines; without a label, the street above the town. */
export function renderSavedRow(row: SavedRow, texts: SearchTexts): TemplateResult {
  const { label, address } = row;
  const lines = linesToRead(row);
  // The lines above the town are one text, including the flat.
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

/** Chooses a saved address; one that cannot be chosen announces why. */
export function chooseSaved(host: PanelHost, row: SavedRow): void {
  const reason = reasonFor(row, searchTexts(host.view.texts));
  if (reason) host.announce(reason);
  // The row may have the lines of the address already.
  const own = reason ? null : savedRowsOf(host.state).find(({ key }) => key === row.key);
  if (own) host.dispatch({ slice: 'entry', type: 'addressGiven', address: own.address, by: 'user' });
}

/** Why an address cannot be chosen; empty for none. */
function reasonFor({ denied }: SavedRow, texts: SearchTexts): string {
  if (!denied) return '';
  return denied === 'country' ? texts.messages.countryDenied : texts.messages.poBoxDenied;
}
