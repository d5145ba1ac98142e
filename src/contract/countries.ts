/** The countries there are. */
import { international } from './international.ts';
import type { Operation } from './operation.ts';
import { isString, listOf, objectWith } from './shapes.ts';

const isCountry = objectWith({ name: isString, iso3: isString, iso2: isString });

/** §4.6 */
export const country: Operation<'country'> = {
  name: 'country',
  path: `${international}/country/{country}`,
  query: [],
  session: false,
  billedPerRequest: false,
  isBody: isCountry,
};

/** §4.7 */
export const countries: Operation<'countries'> = {
  name: 'countries',
  path: `${international}/supported-countries`,
  query: [],
  session: false,
  billedPerRequest: false,
  isBody: listOf(isCountry),
};
