/** Turns an address into the texts of the page's own fields. */

import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../../core/page-fields/field-values.ts';
import { matchOption } from '../../core/page-fields/option-match.ts';
import { regionCandidates } from '../../core/page-fields/region-names.ts';
import { filled } from '../../i18n/filled.ts';
import type { Texts } from '../field/host.ts';
import { countryNamesIn } from '../localization/country-names.ts';
import { manualTexts } from '../localization/manual-texts.ts';
import type { LightField } from './native-field.ts';
import { areasOf } from './regions.ts';

/** The texts that a field may get for an address, the best first. A select takes the first it has an option for. */
export function candidatesFor(
  address: Address,
  purpose: Purpose,
  purposes: ReadonlySet<Purpose>,
  lang: string,
): readonly string[] {
  const names = namesOf(address.country, lang);
  const value = valuesFor(address, purposes, names[0] ?? '').get(purpose) ?? '';
  if (purpose === 'country' || purpose === 'country-name') return [value, ...isoCodesOf(address.country), ...names];
  if (purpose === 'address-level1') return [value, ...regionCandidates(address, areasOf(address.country.iso2))];
  if (purpose === 'postal-code') return [value, ...spacedIn(address.mailLines, value)];
  if (purpose === 'buildingNumber' && address.buildingNumber !== null) return [value, String(address.buildingNumber)];
  return [value];
}

/** The postcode as the country prints it, `2012 ES`: some pages take it only that way. */
function spacedIn(lines: readonly string[], postcode: string): string[] {
  const letters = postcode.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters === '') return [];
  const pattern = new RegExp([...letters].join('[ -]?'), 'iu');
  return lines.flatMap((line) => pattern.exec(line)?.[0] ?? []);
}

/** The labels, in the manual fields, of the parts that may be emptied. */
const fieldNames: Readonly<Partial<Record<Purpose, 'postcode' | 'locality' | 'district'>>> = {
  'postal-code': 'postcode',
  'address-level2': 'locality',
  'address-level3': 'district',
};

/** The sentence about fields that were emptied because they did not fit the country. */
export function emptiedText(fields: readonly LightField[], country: Country, texts: Texts): string {
  const { labels, emptied } = manualTexts(texts).messages;
  const own = ({ purpose }: LightField) => labels[fieldNames[purpose] ?? 'region'];
  const [name = country.name] = namesOf(country, texts.lang);
  return filled(emptied, { labels: fields.map(own).join(', '), country: name });
}

/** The country that one of the texts (codes or names) names; null for none of `countries`. */
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

/** In the language of the page, in English, and in the service's own words. */
function namesOf({ iso2, name }: Country, lang: string): string[] {
  return [...[lang, 'en'].map((tag) => countryNamesIn(tag)(iso2)).filter(Boolean), name];
}
