/** Converts autofilled values to an address for the entry. */
import type { Country } from '../../contract/types.ts';
import { emptyFields } from '../../core/address/empty-fields.ts';
import { choosableOf, countryListOf } from '../../core/country/selectors.ts';
import type { EntryState, Received } from '../../core/entry/state.ts';
import { countryNamesIn } from '../localization/country-names.ts';
import type { ReceivedParts } from './parts.ts';

/** Null if they are not an address, or if its country may not be chosen. */
export function receivedFrom(parts: ReceivedParts, state: EntryState, lang: string): Received | null {
  const { 'address-line1': first, 'address-line2': second, 'postal-code': postcode } = parts;
  const { 'address-level2': locality, 'address-level1': region } = parts;
  const country = countryIn(parts, state, lang);
  if ((first === '' && postcode === '') || country === undefined) return null;
  const street = inOneLine([first, second]);
  const name = country ? countryNamesIn(lang)(country.iso2) || country.name : '';
  const line = inOneLine([street, [postcode, locality].filter(Boolean).join(' '), region, name]);
  return { country, texts: { ...emptyFields, street, postcode, locality, region }, line };
}

function inOneLine(texts: readonly string[]): string {
  return texts.filter(Boolean).join(', ');
}

/**
 * Finds the country by code, or by name in the language of the page or of the browser that saved it. Null if none is
 * named, or if the countries are not known yet; undefined for one that may not be chosen.
 */
function countryIn({ country: said }: ReceivedParts, state: EntryState, lang: string): Country | null | undefined {
  const all = countryListOf(state);
  const wanted = said.trim().toLowerCase();
  if (wanted === '' || !all) return null;
  const namesOf = [lang, ...navigator.languages].map((tag) => countryNamesIn(tag));
  const isMeant = (name: string) => name.toLowerCase() === wanted;
  const list = choosableOf(all, state.properties.countries);
  return list.find(({ iso2, iso3, name }) =>
    [iso2, iso3, name, ...namesOf.map((nameOf) => nameOf(iso2))].some(isMeant),
  );
}
