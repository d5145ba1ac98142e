/** An address of the page in a country whose codes are known only with a list of countries. */

import { countryFromInput } from '../address/address-input.ts';
import { parsedValue } from '../address/read-value.ts';
import { countryNames } from '../country/names.ts';
import { countriesSoFar } from '../country/selectors.ts';
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
