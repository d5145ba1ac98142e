/** The countries there are. */
import { international, type Operation } from './operation.ts';
import { isString, listOf, objectWith } from './shapes.ts';

export const isCountry = objectWith({ name: isString, iso3: isString, iso2: isString });

/** §4.7 */
export const countries: Operation<'countries'> = {
  name: 'countries',
  path: `${international}/supported-countries`,
  query: [],
  session: false,
  billedPerRequest: false,
  isBody: listOf(isCountry),
};
