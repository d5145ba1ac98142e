/** Converts an address to the values of the page's own fields. */

import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { Area } from '../../core/address/areas.ts';
import { hasAreas, loadAreas } from '../../core/address/load-areas.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../../core/page-fields/field-values.ts';
import { matchOption } from '../../core/page-fields/option-match.ts';
import { regionCandidates } from '../../core/page-fields/region-names.ts';
import { Lazy } from '../field/lazy.ts';
import { countryNamesIn } from '../localization/country-names.ts';

/**
 * The loaded regions, by ISO 3166-1 alpha-2 code. The page's list may use another name than the service: `California`
 * for `CA`, or `Lleida` for `Lérida`.
 */
const loadedAreas = new Map<string, readonly Area[]>();

/**
 * Loads the regions of a country, once.
 *
 * @param iso2 ISO 3166-1 alpha-2, in upper case
 * @returns true if the country has regions, and they have loaded
 */
export async function needAreas(iso2: string): Promise<boolean> {
  if (hasAreas(iso2) && !loadedAreas.has(iso2)) {
    const areas = await new Lazy(() => loadAreas(iso2)).load();
    if (areas) loadedAreas.set(iso2, areas);
  }
  return loadedAreas.has(iso2);
}

/**
 * Possible values of a field for an address, the best one first. A select takes the first for which it has an option.
 */
export function candidatesFor(
  address: Address,
  purpose: Purpose,
  purposes: ReadonlySet<Purpose>,
  lang: string,
): readonly string[] {
  const names = namesOf(address.country, lang);
  const value = valuesFor(address, purposes, names[0] ?? '').get(purpose) ?? '';
  if (purpose === 'country' || purpose === 'country-name') return [value, ...isoCodesOf(address.country), ...names];
  if (purpose === 'address-level1') return [value, ...regionCandidates(address, loadedAreas.get(address.country.iso2))];
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
