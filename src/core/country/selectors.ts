/** What the countries of an entry mean: which there are, which may be chosen, which one the service is asked about. */
import type { Country } from '../../contract/types.ts';
import { whileSame } from '../once.ts';
import type { Problem } from '../problem.ts';
import { findCountry, isCode, isKnownCode } from './known.ts';
import type { CountryRequest, CountryState, WithCountries } from './state.ts';

/** The country of the entry; null for none. */
export function countryOf({ countries }: { readonly countries: CountryState }): Country | null {
  return countries.chosen?.country ?? null;
}

/** The code that is submitted: of the country, or what the page names while that is not found. Empty for neither. */
export function countryCodeOf(state: WithCountries): string {
  return countryOf(state)?.iso2 ?? state.properties.country.trim().toUpperCase();
}

/** What the page reads: what it asked for, or the code of the country that is in its place. */
export function countryInEffect(state: WithCountries, asked: string): string {
  const country = countryOf(state);
  // What was asked for just now is not taken over yet.
  if (asked !== '' && asked !== state.properties.country) return asked;
  return !country || findCountry([country], asked) ? asked : country.iso2;
}

/** The service's own list, also an earlier one while another is on its way; null while there is none. */
export function serviceCountriesOf({ supported }: CountryState): readonly Country[] | null {
  return 'countries' in supported ? supported.countries : null;
}

/** The request under way; null for none. */
export function countryRequestOf({ supported, wanted }: CountryState): CountryRequest | null {
  if (supported.status === 'loading') return supported.request;
  return wanted?.status === 'asked' ? wanted.request : null;
}

/** Why countries cannot be had; null when nothing failed. */
export function countryProblemOf({ supported, wanted }: CountryState): Problem | null {
  if (wanted?.status === 'failed') return wanted.problem;
  return supported.status === 'failed' ? supported.problem : null;
}

/** Whether a list is still to come: none is there, and none failed. */
export function isListAwaited({ supported, iso }: CountryState): boolean {
  return iso === null && (supported.status === 'unknown' || ('countries' in supported && supported.countries === null));
}

/** All countries that are known so far, the service's first. */
export function countriesSoFar({ countries }: Pick<WithCountries, 'countries'>): readonly Country[] {
  return [...(serviceCountriesOf(countries) ?? []), ...(countries.iso ?? [])];
}

/** What there is to choose from, the page's wishes aside; null until it is known. */
export function countryListOf(state: WithCountries): readonly Country[] | null {
  const { iso } = state.countries;
  const list = serviceCountriesOf(state.countries);
  if (!list || !iso || !isWorldOffered(state)) return list ?? iso;
  return withOthers(list, iso);
}

/** Put together once: every key asks. */
const withOthers = whileSame((list: readonly Country[], others: readonly Country[]): readonly Country[] => [
  ...list,
  ...others.filter(({ iso3 }) => !list.some((country) => country.iso3 === iso3)),
]);

/**
 * Those of the list that may be chosen: the page's `codes`, of two or three letters, `*` for all there are, less those
 * with a hyphen in front. All where that leaves none.
 */
export function choosableOf(list: readonly Country[], codes: readonly string[]): readonly Country[] {
  const offered = codes.filter((code) => code !== '' && !code.startsWith('-'));
  const chosen = list.filter(
    (country) =>
      (offered.length === 0 || offered.some((code) => code === '*' || isCode(country, code))) &&
      !codes.some((code) => isCode(country, code.replace(/^-/, '')) && code.startsWith('-')),
  );
  return chosen[0] ? chosen : list;
}

/** Whether the page offers countries that the service may not have. Until its list is there, it has those of Europe. */
export function isWorldOffered({ countries, properties }: WithCountries): boolean {
  // Fields of the page say more than a list of ours could.
  if (properties.pageFieldsStatus !== 'none') return false;
  return isAnyBeyond(properties.countries, serviceCountriesOf(countries));
}

/** Found once: each key asks for it many times, of the same list. */
const isAnyBeyond = whileSame((codes: string, list: readonly Country[] | null): boolean =>
  codes.split(' ').some((code) => {
    if (code === '*') return true;
    const isSupported = list ? list.some((country) => isCode(country, code)) : isKnownCode(code);
    return /^[a-z]/i.test(code) && !isSupported;
  }),
);

/**
 * Whether addresses of the country are searched for. `unsupported`: the service does not have the country, its addresses
 * are typed by hand. `unknown`: the service has not said yet, and is asked meanwhile.
 */
export type CountrySupport = 'searchable' | 'unknown' | 'unsupported';

/** The one place that says what the service can do with the country of the entry. */
export function countrySupportOf(state: WithCountries): CountrySupport {
  const country = countryOf(state);
  if (!country) return 'unknown';
  if (state.properties.home !== 'search' || !isWorldOffered(state)) return 'searchable';
  const list = serviceCountriesOf(state.countries);
  if (list) return list.some(({ iso3 }) => iso3 === country.iso3) ? 'searchable' : 'unsupported';
  return isKnownCode(country.iso3) ? 'searchable' : 'unknown';
}

/** Whether a country can be picked, and has to be: there is a list, and the page named none that is still to be found. */
export function isChoiceAwaited(state: WithCountries): boolean {
  const { chosen, wanted } = state.countries;
  return chosen === null && wanted === null && countryListOf(state) !== null;
}
