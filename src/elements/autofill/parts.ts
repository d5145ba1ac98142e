/** The parts that a browser may autofill, and the address that they are. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { emptyFields } from '../../core/address/empty-fields.ts';
import { choosableOf, countryListOf } from '../../core/country/selectors.ts';
import type { EntryState, Received } from '../../core/entry/state.ts';
import { countryNameIn, countryNamesIn } from '../localization/country-names.ts';

/**
 * The autofill tokens of the receivers. Only parts of an address, never a name, an e-mail address or a card: everything
 * that is received is displayed.
 */
export const receivedTokens = [
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'address-level1',
  'country',
] as const;

/** Their texts, in that order; none for no address. */
export function textsFor(address: Address | null): readonly string[] {
  if (!address) return receivedTokens.map(() => '');
  const { street, building, postcode, locality, region, country } = address;
  return [[street, building].filter(Boolean).join(' '), '', postcode ?? '', locality ?? '', region ?? '', country.iso2];
}

/** The address in their texts. Null if they are not one, or if its country may not be chosen. */
export function receivedFrom(texts: readonly string[], state: EntryState, lang: string): Received | null {
  const [first = '', second = '', postcode = '', locality = '', region = '', said = ''] = texts;
  const country = countryIn(said, state, lang);
  if ((first === '' && postcode === '') || country === undefined) return null;
  const street = inOneLine([first, second]);
  const name = country ? countryNameIn(lang, country) : '';
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
function countryIn(said: string, state: EntryState, lang: string): Country | null | undefined {
  const all = countryListOf(state);
  const wanted = said.trim().toLowerCase();
  if (wanted === '' || !all) return null;
  const namesOf = [lang, ...navigator.languages].map((tag) => countryNamesIn(tag));
  const isMeant = (name: string) => name.toLowerCase() === wanted;
  return choosableOf(all, state.properties.countries).find(({ iso2, iso3, name }) =>
    [iso2, iso3, name, ...namesOf.map((nameOf) => nameOf(iso2))].some(isMeant),
  );
}
