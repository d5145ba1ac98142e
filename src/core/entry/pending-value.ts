/** An address of the page in a country whose codes are known only with a list of countries. */

import { addressFromInput } from '../address/address-input.ts';
import { countryNames } from '../country/names.ts';
import { countriesSoFar } from '../country/selectors.ts';
import { isBlank } from './mode.ts';
import { afterOutcome } from './outcome.ts';
import { committedByScript, parsedValue } from './restore.ts';
import type { EntryState } from './state.ts';

/**
 * The value that the page gives, where it may be an address in a country that is still to come with a list; else null.
 *
 * @param given an object, or the JSON of one
 */
export function pendingAddressIn(state: EntryState, given: unknown): object | null {
  const value = parsedValue(given);
  if (typeof value !== 'object' || value === null || state.countries.iso) return null;
  const code: unknown = Reflect.get(value, 'country');
  const isCode =
    typeof code === 'string' && (/^[a-z]{3}$/i.test(code) || countryNames('en')(code.toUpperCase()) !== '');
  return isCode && !addressFromInput(value, countriesSoFar(state)) ? value : null;
}

/** Takes the address once its country is known. The list of all there are is fetched for it. */
export function reconcilePendingValue(state: EntryState): EntryState {
  const { pendingValue, countries } = state;
  if (!pendingValue) return state;
  const done = { ...state, pendingValue: null };
  // What the person did meanwhile is theirs.
  if (state.committed || !isBlank(state)) return done;
  const address = addressFromInput(pendingValue, countriesSoFar(state));
  if (address) return afterOutcome(done, { address: committedByScript(address), panel: 'home' });
  return countries.iso ? done : state;
}
