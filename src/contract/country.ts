/** One country, by name or code. */
import { isCountry } from './countries.ts';
import { international, type Operation } from './operation.ts';

/** §4.6 */
export const country: Operation<'country'> = {
  name: 'country',
  path: `${international}/country/{country}`,
  query: [],
  session: false,
  billedPerRequest: false,
  isBody: isCountry,
};
