/**
 * The vocabulary of countries: which the service supports, which one the page asks for, which one is chosen. The rules
 * are in `reducer.ts`, what follows from a state in `selectors.ts`.
 */
import type { Country } from '../../contract/types.ts';
import type { Problem } from '../problem.ts';
import type { Initiator, SliceTransition } from '../transition.ts';

/** The page's settings that the rules of countries depend on. */
export interface CountryProperties {
  /** The panel an entry begins with. The Dutch lookup knows one country, and never asks which there are. */
  readonly home: 'search' | 'dutch-lookup';
  /** The country the page asks for, by code or name; empty for the first of `countries`. */
  readonly country: string;
  /** Codes of the countries that may be chosen, with a space between them; empty for all. */
  readonly countries: string;
  /** True if there is a service to ask. */
  readonly hasClient: boolean;
  /** True if the page has fields of its own in the slot, and their code can be loaded. */
  readonly hasPageFields: boolean;
}

/** Asks which countries the service supports, or for the one with a name that its list does not have. */
export type CountryRequest = { readonly kind: 'countries' } | { readonly kind: 'country'; readonly name: string };

/** The service's answer to such a request. `country` is null if the service knows none with the name. */
export type CountryAnswer =
  | { readonly kind: 'countries'; readonly countries: readonly Country[] }
  | { readonly kind: 'country'; readonly name: string; readonly country: Country | null }
  | { readonly kind: 'failure'; readonly request: CountryRequest; readonly problem: Problem };

/** The countries the service supports. `unknown`: it was not asked yet. */
export type SupportedCountries =
  | { readonly status: 'unknown' }
  /** `countries` are those of before, which stay in use until the answer is there; null for none. */
  | { readonly status: 'loading'; readonly request: CountryRequest; readonly countries: readonly Country[] | null }
  | { readonly status: 'known'; readonly countries: readonly Country[] }
  | { readonly status: 'failed'; readonly problem: Problem };

/** The country that the page asks for and that is not found yet: in no list, or with the service, which knows more names. */
export type WantedCountry =
  | { readonly status: 'sought'; readonly name: string }
  | { readonly status: 'asked'; readonly name: string; readonly request: CountryRequest }
  | { readonly status: 'failed'; readonly name: string; readonly problem: Problem };

/** The initiator of a choice. `text`: it follows from an address that the person pasted, and another one may change it. */
export type Chooser = Initiator | 'text';

/** The country of the entry. */
export interface ChosenCountry {
  readonly country: Country;
  readonly by: Chooser;
}

/** Everything that is known of countries. */
export interface CountryState {
  readonly supported: SupportedCountries;
  /** All countries that exist, to choose from if the service's list cannot be loaded; null until they are needed. */
  readonly iso: readonly Country[] | null;
  /** Null if the page asks for none, or if it was found. */
  readonly wanted: WantedCountry | null;
  readonly chosen: ChosenCountry | null;
}

/** The part of an entry that says what there is to know of countries. */
export interface WithCountries {
  readonly countries: CountryState;
  readonly properties: CountryProperties;
}

/** The events of the countries. */
export type CountryEvent =
  /** The client changed, or its failed requests are repeated. */
  | { readonly type: 'countriesRequested' }
  | { readonly type: 'countryAnswered'; readonly answer: CountryAnswer }
  | { readonly type: 'isoCountriesLoaded'; readonly countries: readonly Country[] }
  /** The person chose a country; `script`: fields of the page say it. */
  | { readonly type: 'countryChosen'; readonly country: Country; readonly by: Chooser }
  /** The page asks for the country of its properties. `countryReset`: as it was when the page began. */
  | { readonly type: 'countryWanted' }
  | { readonly type: 'countryReset' }
  /** The address went: its country goes, too, if the page does not offer it. */
  | { readonly type: 'addressGone' }
  /** The page lets other countries be chosen than before. */
  | { readonly type: 'choiceChanged' }
  /** Fields of the page say a country that cannot be searched. */
  | { readonly type: 'countryUnsupported'; readonly by: Initiator };

/**
 * The meaning of an event for the entry. `chosen`: a country to go on in; the entry takes it unless it keeps its own.
 * `lost`: the text goes on without a country, which may be sought. `none`: the entry ends with its country.
 */
export type CountryOutcome =
  | ({ readonly kind: 'chosen' } & ChosenCountry)
  | { readonly kind: 'lost' }
  | { readonly kind: 'none'; readonly by: Initiator };

/** The result of an event, for the countries and for the entry. */
export type CountryTransition = SliceTransition<CountryState, CountryOutcome>;

/** Before anything is known. */
export const initialCountries: CountryState = {
  supported: { status: 'unknown' },
  iso: null,
  wanted: null,
  chosen: null,
};
