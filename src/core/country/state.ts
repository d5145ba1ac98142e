/**
 * The types for countries: which the service supports, which the page asks for, and which is chosen. The rules are in
 * `reducer.ts`, what follows from a state in `selectors.ts`.
 */
import type { Country } from '../../contract/types.ts';
import type { Problem } from '../problem.ts';
import type { Initiator, SliceTransition } from '../transition.ts';

/** The page's settings that these rules depend on. */
export interface CountryProperties {
  /** The initial panel of an entry. The Dutch lookup has one country, and needs no list. */
  readonly home: 'search' | 'dutch-lookup';
  /** The country that the page asks for, by code or name; empty for the first of `countries`. */
  readonly country: string;
  /** Codes of the countries that may be chosen, separated by spaces; empty for all. */
  readonly countries: string;
  /** True if there is a service. */
  readonly hasClient: boolean;
  /** True if the page has its own fields in the slot, and their code can be loaded. */
  readonly hasPageFields: boolean;
  /** True if a field of the page holds the country: whatever a text names, only that field chooses another one. */
  readonly hasCountryField: boolean;
}

/** Requests the list of supported countries, or a country by a name that is not in the list. */
export type CountryRequest = { readonly kind: 'countries' } | { readonly kind: 'country'; readonly name: string };

/** The answer to such a request; `late`: that for the list takes long. `country` is null if the service does not know the name. */
export type CountryAnswer =
  | { readonly kind: 'countries'; readonly countries: readonly Country[] }
  | { readonly kind: 'late' }
  | { readonly kind: 'country'; readonly name: string; readonly country: Country | null }
  | { readonly kind: 'failure'; readonly request: CountryRequest; readonly problem: Problem };

/** The countries that the service supports. `unknown`: not requested yet. */
type SupportedCountries =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'loading';
      readonly request: CountryRequest;
      /** The previous list, which stays in use until the answer arrives; null for none. */
      readonly countries: readonly Country[] | null;
      /** True if, without a previous list, all countries in the world are offered until then. */
      readonly isLate: boolean;
    }
  | { readonly status: 'known'; readonly countries: readonly Country[] }
  | { readonly status: 'failed'; readonly problem: Problem };

/** The country that the page asks for, as long as no list contains it. */
export interface WantedCountry {
  readonly name: string;
  /** Why the service, which knows more names, could not say; null if it can still be asked. */
  readonly problem: Problem | null;
}

/** Who chose the country. `text`: it was named in a pasted address, and another address may change it. */
type Chooser = Initiator | 'text';

/** The country of the entry. */
export interface ChosenCountry {
  readonly country: Country;
  readonly by: Chooser;
}

/** The state of all countries. */
export interface CountryState {
  readonly supported: SupportedCountries;
  /** Null if the page asks for none, or if it was found. */
  readonly wanted: WantedCountry | null;
  readonly chosen: ChosenCountry | null;
}

/** The part of an entry that concerns countries. */
export interface WithCountries {
  readonly countries: CountryState;
  readonly properties: CountryProperties;
}

/** Events that concern countries. */
export type CountryEvent =
  /** The client has changed, or failed requests are repeated. */
  | { readonly type: 'countriesRequested' }
  | { readonly type: 'countryAnswered'; readonly answer: CountryAnswer }
  /** The shopper chose a country; `script`: page fields name it. Null for one that cannot be searched. */
  | { readonly type: 'countryChosen'; readonly country: Country | null; readonly by: Chooser };

/**
 * What an event means for the entry. `chosen`: a country to continue in, which the entry uses unless it keeps its own.
 * `lost`: the text stays without a country, which may be looked for. `none`: the entry ends together with its country.
 */
type CountryOutcome =
  | ({ readonly kind: 'chosen' } & ChosenCountry)
  | { readonly kind: 'lost' }
  | { readonly kind: 'none'; readonly by: Chooser };

/** The result of an event, for the countries and for the entry. */
export type CountryTransition = SliceTransition<CountryState, CountryOutcome>;

/** Initially, nothing is known. */
export const initialCountries: CountryState = {
  supported: { status: 'unknown' },
  wanted: null,
  chosen: null,
};
