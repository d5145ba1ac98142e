/** An address of the page in a country whose codes are known only with a list of countries. */

import { addressFromInput, countryFromInput } from '../address/address-input.ts';
import { parsedValue } from '../address/read-value.ts';
import { countryNames } from '../country/names.ts';
import { countriesSoFar } from '../country/selectors.ts';
import { committedByScript } from './committed.ts';
import { afterOutcome } from './outcome.ts';
import { isBlank } from './panel-status.ts';
import type { EntryState } from './state.ts';

/**
 * The page's value, if it may be an address in a country that only a list knows; else null.
 *
 * @param given an object, or the JSON of one
 */
export function pendingAddressIn(state: EntryState, given: unknown): object | null {
  const value = parsedValue(given);
  if (typeof value !== 'object' || value === null || state.countries.iso) return null;
  const code: unknown = Reflect.get(value, 'country');
  const isCode =
    typeof code === 'string' && (/^[a-z]{3}$/i.test(code) || countryNames('en')(code.toUpperCase()) !== '');
  return isCode && !countryFromInput(code, countriesSoFar(state)) ? value : null;
}

/**
 * Takes the address once its country is known. The list of all countries is fetched for it at once: the service's may
 * be late.
 */
export function reconcilePendingValue(state: EntryState): EntryState {
  const { pendingValue, countries } = state;
  if (!pendingValue) return state;
  const done = { ...state, pendingValue: null };
  // The person's acts meanwhile win.
  if (state.committed || !isBlank(state)) return done;
  const address = addressFromInput(pendingValue, countriesSoFar(state));
  if (address) return afterOutcome(done, { address: committedByScript(address), panel: 'home' });
  return countries.iso ? done : state;
}
