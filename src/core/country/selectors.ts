/** Selectors for an entry's countries: the list, those that may be chosen, and what the service is asked. */
import type { Country } from '../../contract/types.ts';
import { once, oncePerObject, oncePerText } from '../once.ts';
import type { Problem } from '../problem.ts';
import { type Countries, findCountry, isCode } from './find.ts';
import { isoCountries } from './iso-countries.ts';
import { isKnownCode, knownCountries } from './known.ts';
import type { CountryProperties, CountryRequest, CountryState, WithCountries } from './state.ts';

/** The country of the entry; null for none. */
export function countryOf({ countries }: { readonly countries: CountryState }): Country | null {
  return countries.chosen?.country ?? null;
}

/** The name that the page asks for: its `country`, or the first of those that may be chosen. Empty for none. */
export function wishOf({ country, countries }: CountryProperties): string {
  return country || (countries.split(' ').find((code) => /^[a-z]/i.test(code)) ?? '');
}

/** The submitted code: that of the country, or the page's own text until the country is found. Empty for neither. */
export function countryCodeOf(state: WithCountries): string {
  return countryOf(state)?.iso2 ?? wishOf(state.properties).trim().toUpperCase();
}

/** What the page's `country` property returns: the value it set, or the code of the country that replaced it. */
export function countryInEffect(state: WithCountries, asked: string): string {
  const country = countryOf(state);
  // A value that was just set has not been applied yet.
  if (asked !== state.properties.country) return asked;
  return !country || findCountry([country], asked) ? asked : country.iso2;
}

/** The service's list, even a previous one while another is loading; null if there is none. */
export function serviceCountriesOf({ supported }: Pick<CountryState, 'supported'>): readonly Country[] | null {
  return 'countries' in supported ? supported.countries : null;
}

/**
 * The pending request; null for none. The service is asked for the country that the page wants if no list has it, but
 * not for one that only the page offers.
 */
export function countryRequestOf(state: WithCountries): CountryRequest | null {
  const { supported, wanted } = state.countries;
  if (supported.status === 'loading') return supported.request;
  const isAsked = wanted && !wanted.problem && supported.status !== 'unknown' && state.properties.hasClient;
  return isAsked ? requestFor(wanted.name) : null;
}

const requestFor = oncePerText((name): CountryRequest => ({ kind: 'country', name }));

/** Why countries could not be loaded; null if nothing failed. */
export function countryProblemOf({ supported, wanted }: CountryState): Problem | null {
  return wanted?.problem ?? (supported.status === 'failed' ? supported.problem : null);
}

/** All countries, the service's first: others are looked at only if those lack the wanted one. */
export function everyCountry({ countries }: Pick<WithCountries, 'countries'>): Countries {
  const list = serviceCountriesOf(countries);
  return { find: (is) => list?.find(is) ?? knownCountries().find(is) ?? isoCountries().find(is) };
}

/** What may be chosen, by the service's list and the page's `countries`. Memoized, because each key needs it many times. */
const offerIn = oncePerObject((supported: CountryState['supported']) =>
  oncePerObject(({ countries, hasPageFields }: CountryProperties) => {
    const listed = serviceCountriesOf({ supported });
    const codes = countries.split(' ').filter(Boolean);
    const offered = codes.filter((code) => !code.startsWith('-'));
    const isIn = (list: readonly Country[]) => (code: string) => list.some((country) => isCode(country, code));
    const isBeyond = (code: string) =>
      code === '*' || (!isIn(listed ?? knownCountries())(code) && isIn(isoCountries())(code));
    // The page's own fields have their own countries.
    const isWorld = !hasPageFields && offered.some(isBeyond);
    const isMissing = supported.status === 'failed' || (supported.status === 'loading' && supported.isLate);
    const fits = (country: Country) =>
      (offered.length === 0 || offered.some((code) => code === '*' || isCode(country, code))) &&
      !codes.some((code) => code.startsWith('-') && isCode(country, code.slice(1)));
    const list = once((): readonly Country[] | null => {
      if (!listed) return isMissing || isWorld ? isoCountries() : null;
      const isOther = ({ iso3 }: Country) => !listed.some((country) => country.iso3 === iso3);
      return isWorld ? [...listed, ...isoCountries().filter(isOther)] : listed;
    });
    const choosable = once((): readonly Country[] => {
      const fitting = list()?.filter(fits);
      return (fitting?.length ? fitting : list()) ?? [];
    });
    return { isWorld, fits, list, choosable, codes: new Set(listed?.map(({ iso3 }) => iso3)) };
  }),
);

function offerOf({ countries, properties }: WithCountries) {
  return offerIn(countries.supported)(properties);
}

/**
 * All countries to choose from, without the page's limits: the service's, and those of the world if the page offers more, or the
 * service's list failed or is late. Null while it is awaited.
 */
export function countryListOf(state: WithCountries): readonly Country[] | null {
  return offerOf(state).list();
}

/**
 * The countries in the list that may be chosen, according to the page's `countries`: codes of two or three letters, `*`
 * for all, a leading hyphen to exclude one. If none remain, all of them. Empty while the list is awaited.
 */
export function choosableOf(state: WithCountries): readonly Country[] {
  return offerOf(state).choosable();
}

/** True if the page lets the country be chosen. */
export function isChoosable(country: Country, state: WithCountries): boolean {
  const { fits, list } = offerOf(state);
  return fits(country) || !(list() ?? knownCountries()).some(fits);
}

/** True if the country is one of those to choose from. The page's own fields have their own choice. */
export function isOffered(country: Country, state: WithCountries): boolean {
  if (state.properties.hasPageFields) return true;
  if (!countryListOf(state)) return isChoosable(country, state);
  return choosableOf(state).some(({ iso3 }) => iso3 === country.iso3);
}

/**
 * True if the page offers countries that the service may not support. Until its list has loaded, it is assumed to
 * support those of Europe.
 */
export function isWorldOffered(state: WithCountries): boolean {
  return offerOf(state).isWorld;
}

/**
 * Whether the service supports a country. `unsupported`: it does not, so addresses are entered by hand. `unknown`: it
 * has not answered yet.
 */
type CountrySupport = 'searchable' | 'unknown' | 'unsupported';

/** The only place that decides what the service can do with the entry's country. */
export function countrySupportOf(state: WithCountries): CountrySupport {
  const country = countryOf(state);
  if (!country) return 'unknown';
  // The page's own fields report themselves if their country cannot be searched.
  if (state.properties.home !== 'search' || state.properties.hasPageFields) return 'searchable';
  if (serviceCountriesOf(state.countries)) return offerOf(state).codes.has(country.iso3) ? 'searchable' : 'unsupported';
  return isKnownCode(country.iso3) || !isWorldOffered(state) ? 'searchable' : 'unknown';
}

/**
 * True if the shopper can and has to choose a country: there is a list, and the page does not ask for a country that is
 * still to be found.
 */
export function isChoiceAwaited(state: WithCountries): boolean {
  const { chosen, wanted } = state.countries;
  return chosen === null && wanted === null && countryListOf(state) !== null;
}
