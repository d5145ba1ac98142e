/**
 * Selectors of an entry's countries: the list, the ones that may be chosen, the one that the service is asked about.
 */
import type { Country } from '../../contract/types.ts';
import { whileSame } from '../once.ts';
import type { Problem } from '../problem.ts';
import { findCountry, isCode } from './find.ts';
import { isKnownCode, knownCountries } from './known.ts';
import type { CountryProperties, CountryRequest, CountryState, WithCountries } from './state.ts';

/** The country of the entry; null for none. */
export function countryOf({ countries }: { readonly countries: CountryState }): Country | null {
  return countries.chosen?.country ?? null;
}

/** The name that the page asks for: its `country`, else the first of those that may be chosen. Empty for none. */
export function wishOf({ country, countries }: CountryProperties): string {
  return country || (countries.split(' ').find((code) => /^[a-z]/i.test(code)) ?? '');
}

/** The submitted code: of the country, or the page's own text while that is not found. Empty for neither. */
export function countryCodeOf(state: WithCountries): string {
  return countryOf(state)?.iso2 ?? wishOf(state.properties).trim().toUpperCase();
}

/** The `country` that the page reads: the value it set, or the code of the country that replaced it. */
export function countryInEffect(state: WithCountries, asked: string): string {
  const country = countryOf(state);
  // What was asked for just now is not taken over yet.
  if (asked !== state.properties.country) return asked;
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

/** The problem that keeps countries from being loaded; null if nothing failed. */
export function countryProblemOf({ supported, wanted }: CountryState): Problem | null {
  if (wanted?.status === 'failed') return wanted.problem;
  return supported.status === 'failed' ? supported.problem : null;
}

/** True while a list is still to come: none is there, and none failed. */
export function isListAwaited(state: CountryState): boolean {
  return !state.iso && !serviceCountriesOf(state) && state.supported.status !== 'failed';
}

/** All countries that are known so far, the service's first. */
export function countriesSoFar({ countries }: Pick<WithCountries, 'countries'>): readonly Country[] {
  return [...(serviceCountriesOf(countries) ?? []), ...(countries.iso ?? [])];
}

/** All countries to choose from, without the page's limits; null until they are known. */
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
 * The countries of the list that may be chosen, by the page's `countries`: codes of two or three letters, `*` for all,
 * a hyphen in front to exclude one. If none remain, all are offered.
 */
export function choosableOf(list: readonly Country[], countries: string): readonly Country[] {
  const codes = countries.split(' ');
  const offered = codes.filter((code) => code !== '' && !code.startsWith('-'));
  const chosen = list.filter(
    (country) =>
      (offered.length === 0 || offered.some((code) => code === '*' || isCode(country, code))) &&
      !codes.some((code) => isCode(country, code.replace(/^-/, '')) && code.startsWith('-')),
  );
  return chosen[0] ? chosen : list;
}

/** True if the page lets the country be chosen. */
export function isChoosable(country: Country, state: WithCountries): boolean {
  const list = countryListOf(state) ?? knownCountries();
  return choosableOf([country, ...list], state.properties.countries).includes(country);
}

/** True if the country is among those to choose from. Fields of the page say by themselves which there are. */
export function isOffered(country: Country, state: WithCountries): boolean {
  if (state.properties.hasPageFields) return true;
  const list = countryListOf(state);
  return list
    ? choosableOf(list, state.properties.countries).some(({ iso3 }) => iso3 === country.iso3)
    : isChoosable(country, state);
}

/**
 * True if the page offers countries that the service may not have. Until the service's list is there, it counts as
 * having those of Europe.
 */
export function isWorldOffered({ countries, properties }: WithCountries): boolean {
  // The page's own fields have their own countries.
  if (properties.hasPageFields) return false;
  return isAnyBeyond(properties.countries, serviceCountriesOf(countries));
}

/** Kept: each key asks for it many times, with the same list. */
const isAnyBeyond = whileSame((codes: string, list: readonly Country[] | null): boolean =>
  codes.split(' ').some((code) => {
    if (code === '*') return true;
    const isSupported = list ? list.some((country) => isCode(country, code)) : isKnownCode(code);
    return /^[a-z]/i.test(code) && !isSupported;
  }),
);

/**
 * The service's support for a country. `unsupported`: the service does not have the country; its addresses are typed by
 * hand. `unknown`: the service has not answered yet, and is asked meanwhile.
 */
export type CountrySupport = 'searchable' | 'unknown' | 'unsupported';

/** The one place that says what the service can do with the country of the entry. */
export function countrySupportOf(state: WithCountries): CountrySupport {
  const country = countryOf(state);
  if (!country) return 'unknown';
  // The page's own fields say themselves that their country cannot be searched.
  if (state.properties.home !== 'search' || state.properties.hasPageFields) return 'searchable';
  const list = serviceCountriesOf(state.countries);
  if (list) return list.some(({ iso3 }) => iso3 === country.iso3) ? 'searchable' : 'unsupported';
  return isKnownCode(country.iso3) || !isWorldOffered(state) ? 'searchable' : 'unknown';
}

/**
 * True if a country can be picked, and has to be: there is a list, and the page named none that is still to be found.
 */
export function isChoiceAwaited(state: WithCountries): boolean {
  const { chosen, wanted } = state.countries;
  return chosen === null && wanted === null && countryListOf(state) !== null;
}
