/** Converts the values of the page's own fields to an address, and an address to their values. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { Area } from '../../core/address/areas.ts';
import type { AddressFormat } from '../../core/address/formats.ts';
import { worldFormatOf } from '../../core/address/world-formats.ts';
import { isoCountries } from '../../core/country/iso-countries.ts';
import { countryListOf, countryOf } from '../../core/country/selectors.ts';
import { type Purpose, placeTokens } from '../../core/page-fields/autofill-tokens.ts';
import { addressFromValues, type FieldValues, type Known, valuesFor } from '../../core/page-fields/field-values.ts';
import { matchOption } from '../../core/page-fields/option-match.ts';
import { regionCandidates } from '../../core/page-fields/region-names.ts';
import { filled } from '../../i18n/filled.ts';
import type { PanelHost, Texts } from '../field/host.ts';
import { countryNameIn, countryNamesIn } from '../localization/country-names.ts';
import { manualTexts } from '../localization/manual-texts.ts';
import { fieldsOf, type LightField, meaningsOf, readField } from './native-field.ts';

/** The content of the fields. */
export interface Content {
  readonly fields: readonly LightField[];
  readonly values: FieldValues;
  /** The country that a field names, even if it cannot be chosen; null for none. */
  readonly said: Country | null;
  /** The element's country if no field names one; null if the named one cannot be chosen. */
  readonly country: Country | null;
  /** Null if it is incomplete. */
  readonly address: Address | null;
}

/** The format of a country; a general one for null. */
export function formatIn(country: Country | null): AddressFormat {
  return worldFormatOf(country?.iso2 ?? '');
}

/** The values of fields. */
export function valuesOf(fields: readonly LightField[]): FieldValues {
  const values = new Map<Purpose, string>();
  // Of several fields for the same part, such as the radio buttons of a country, the last one with text counts.
  for (const field of fields) values.set(field.purpose, readField(field) || (values.get(field.purpose) ?? ''));
  return values;
}

/**
 * Reads the fields.
 *
 * @param known the last address that was in them
 */
export function contentOf(host: PanelHost, known: Known | null): Content {
  const { state, view } = host;
  const { around } = view.texts;
  const fields = fieldsOf(host);
  const values = valuesOf(fields);
  const meanings = fields
    .filter(({ purpose }) => purpose === 'country' || purpose === 'country-name')
    .flatMap(meaningsOf);
  const saysCountry = meanings.length > 0;
  const own = [known?.address.country, countryOf(state)].filter((it) => it != null);
  const all = [...(countryListOf(state) ?? []), ...own];
  const country = saysCountry ? countryMeantBy(meanings, all, around) : countryOf(state);
  const said = saysCountry ? (country ?? countryMeantBy(meanings, isoCountries(), around)) : null;
  const isMissing = fields.some(({ element }) => element.required && !element.validity.valid);
  const address = country && !isMissing ? addressFromValues(values, country, formatIn(country), known) : null;
  return { fields, values, said, country, address };
}

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

/** The message about fields that were cleared because they did not fit the country. */
export function emptiedText(fields: readonly LightField[], country: Country, texts: Texts): string {
  const { labels, emptied } = manualTexts(texts).messages;
  const parts = Object.keys(placeTokens) as (keyof typeof placeTokens)[];
  const own = fields.map((field) => parts.find((part) => placeTokens[part] === field.purpose) ?? 'region');
  return filled(emptied, {
    labels: own.map((part) => labels[part]).join(', '),
    country: countryNameIn(texts.lang, country),
  });
}

/** The country that one of the texts (codes or names) means; null for none of `countries`. */
function countryMeantBy(texts: readonly string[], countries: readonly Country[], lang: string): Country | null {
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
