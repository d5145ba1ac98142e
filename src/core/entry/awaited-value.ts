/** An address of the page in a country whose codes are known only with a list of countries. */

import type { Country } from '../../contract/types.ts';
import { addressFromInput } from '../address/address-input.ts';
import { countryNames } from '../address/country-names.ts';
import { commit, toHome } from './commit.ts';
import { committedFrom, parsedValue } from './restore.ts';
import { isBlank } from './selectors.ts';
import type { EntryState } from './state.ts';

/** All countries that are known so far, the service's first. */
export function countriesSoFar({ countries: { list, substitute } }: EntryState): readonly Country[] {
  return [...(list ?? []), ...(substitute ?? [])];
}

/**
 * What the page gives, where it may be an address in a country that is still to come with a list; else null.
 *
 * @param given an object, or the JSON of one
 */
export function addressToCome(state: EntryState, given: unknown): object | null {
  const value = parsedValue(given);
  if (typeof value !== 'object' || value === null || state.countries.substitute) return null;
  const code: unknown = Reflect.get(value, 'country');
  const isCode =
    typeof code === 'string' && (/^[a-z]{3}$/i.test(code) || countryNames('en')(code.toUpperCase()) !== '');
  return isCode && !addressFromInput(value, countriesSoFar(state)) ? value : null;
}

/** Takes the address once its country is known. The list of all there are is fetched for it. */
export function settleAwaitedValue(state: EntryState): EntryState {
  const { awaitedValue, countries } = state;
  if (!awaitedValue) return state;
  const done = { ...state, awaitedValue: null };
  // What the person did meanwhile is theirs.
  if (state.committed || !isBlank(state)) return done;
  const address = addressFromInput(awaitedValue, countriesSoFar(state));
  if (address) return toHome(commit(done, committedFrom(address), 'page', 'elsewhere'));
  return countries.substitute ? done : state;
}
