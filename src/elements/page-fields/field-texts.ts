/** Converts an address to the values of the page's own fields. */

import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { Area } from '../../core/address/areas.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../../core/page-fields/field-values.ts';
import { matchOption } from '../../core/page-fields/option-match.ts';
import { regionCandidates } from '../../core/page-fields/region-names.ts';
import { filled } from '../../i18n/filled.ts';
import type { Texts } from '../field/host.ts';
import { countryNameIn, countryNamesIn } from '../localization/country-names.ts';
import { manualTexts } from '../localization/manual-texts.ts';
import type { LightField } from './native-field.ts';

/**
 * Possible values of a field for an address, the best one first. A select takes the first for which it has an option.
 *
 * @param areas the regions of its country: the page's list may have another name than the service, `California` for
 *   `CA` or `Lleida` for `Lérida`
 */
export function candidatesFor(
  address: Address,
  purpose: Purpose,
  purposes: ReadonlySet<Purpose>,
  lang: string,
  areas: readonly Area[],
): readonly string[] {
  const names = namesOf(address.country, lang);
  const value = valuesFor(address, purposes, names[0] ?? '').get(purpose) ?? '';
  if (purpose === 'country' || purpose === 'country-name') return [value, ...isoCodesOf(address.country), ...names];
  if (purpose === 'address-level1') return [value, ...regionCandidates(address, areas)];
  if (purpose === 'postal-code') return [value, ...spacedIn(address.mailLines, value)];
  if (purpose === 'buildingNumber' && address.buildingNumber !== null) return [value, String(address.buildingNumber)];
  return [value];
}

/** The postcode as the country prints it, `2012 ES`, which is the only form that some pages accept. */
function spacedIn(lines: readonly string[], postcode: string): string[] {
  const letters = postcode.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters === '') return [];
  const pattern = new RegExp([...letters].join('[ -]?'), 'iu');
  return lines.flatMap((line) => pattern.exec(line)?.[0] ?? []);
}

/** The labels, in manual entry, of the parts that may be cleared. */
const fieldNames: Readonly<Partial<Record<Purpose, 'postcode' | 'locality' | 'district'>>> = {
  'postal-code': 'postcode',
  'address-level2': 'locality',
  'address-level3': 'district',
};

/** The message about fields that were cleared because they did not fit the country. */
export function emptiedText(fields: readonly LightField[], country: Country, texts: Texts): string {
  const { labels, emptied } = manualTexts(texts).messages;
  const own = ({ purpose }: LightField) => labels[fieldNames[purpose] ?? 'region'];
  return filled(emptied, { labels: fields.map(own).join(', '), country: countryNameIn(texts.lang, country) });
}

/** The country that one of the texts (codes or names) means; null for none of `countries`. */
export function countryMeantBy(texts: readonly string[], countries: readonly Country[], lang: string): Country | null {
  const isMeant = (country: Country) =>
    matchOption(
      texts.map((text) => ({ value: text, text })),
      [...isoCodesOf(country), ...namesOf(country, lang)],
    ) >= 0;
  return countries.find(isMeant) ?? null;
}

function isoCodesOf({ iso2, iso3 }: Country): string[] {
  return [iso2, iso3];
}

/** Its names in the language of the page, in English, and in the service's data. */
function namesOf({ iso2, name }: Country, lang: string): string[] {
  return [...[lang, 'en'].map((tag) => countryNamesIn(tag)(iso2)).filter(Boolean), name];
}
