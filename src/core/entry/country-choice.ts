/** Which countries there are to choose from, and which of them the service is asked about. */
import type { Country } from '../../contract/types.ts';
import { isKnownCode } from '../address/known-countries.ts';
import { whileSame } from '../once.ts';
import type { EntryState } from './state.ts';

/** What there is to choose from, the page's wishes aside; null until it is known. */
export function countryListOf(state: Pick<EntryState, 'countries' | 'properties'>): readonly Country[] | null {
  const { list, substitute } = state.countries;
  if (!list || !substitute || !isWorldWanted(state)) return list ?? substitute;
  return withOthers(list, substitute);
}

/** Put together once: every key asks. */
const withOthers = whileSame((list: readonly Country[], others: readonly Country[]): readonly Country[] => [
  ...list,
  ...others.filter(({ iso3 }) => !list.some((country) => country.iso3 === iso3)),
]);

/** Whether what was typed waits for a country. Not asked for is one that the page named, or that cannot be picked yet. */
export function isCountryAwaited(state: EntryState): boolean {
  const { country, soughtCountry, search } = state;
  return !country && soughtCountry === '' && search.text.trim() !== '' && countryListOf(state) !== null;
}

/**
 * Those of the list that may be chosen: the page's `codes`, of two or three letters, `*` for all there are, less those
 * with a hyphen in front. All where that leaves none.
 */
export function choosableOf(list: readonly Country[], codes: readonly string[]): readonly Country[] {
  const wanted = codes.filter((code) => code !== '' && !code.startsWith('-'));
  const chosen = list.filter(
    (country) =>
      (wanted.length === 0 || wanted.some((code) => code === '*' || isCode(country, code))) &&
      !codes.some((code) => isCode(country, code.replace(/^-/, '')) && code.startsWith('-')),
  );
  return chosen[0] ? chosen : list;
}

/** Whether a code of two or three letters, in any case, is the country's. */
export function isCode({ iso2, iso3 }: Country, code: string): boolean {
  const upper = code.toUpperCase();
  return upper === iso2 || upper === iso3;
}

/** Whether the page offers countries that the service does not have. Until its list is there, it has those of Europe. */
export function isWorldWanted({
  countries: { list },
  properties,
}: Pick<EntryState, 'countries' | 'properties'>): boolean {
  // Fields of the page say more than a list of ours could.
  if (properties.pageFields !== 'none') return false;
  return properties.countries.split(' ').some((code) => {
    if (code === '*') return true;
    const isHad = list ? list.some((country) => isCode(country, code)) : isKnownCode(code);
    return /^[a-z]/i.test(code) && !isHad;
  });
}

/** Whether the service is asked about addresses of the country; else they are typed by hand. */
export function isSearched(state: Pick<EntryState, 'country' | 'countries' | 'properties'>): boolean {
  const { country, countries, properties } = state;
  if (!country || properties.home !== 'search' || !isWorldWanted(state)) return true;
  return countries.list?.some(({ iso3 }) => iso3 === country.iso3) ?? isKnownCode(country.iso3);
}
