/** What validating asks. */
import { isInternationalAddress } from './international.ts';
import { international, type Operation } from './operation.ts';
import { type Check, isString, listOf, objectWith } from './shapes.ts';

const isStatus = objectWith({ status: objectWith({ grade: isString, validationLevel: isString }) });

const isMatch: Check = (value) => isInternationalAddress(value) && isStatus(value);

/** §4.5 */
export const validate: Operation<'validate'> = {
  name: 'validate',
  path: `${international}/validate/{country}`,
  query: ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'],
  session: false,
  billedPerRequest: true,
  isBody: objectWith({ matches: listOf(isMatch) }),
};
