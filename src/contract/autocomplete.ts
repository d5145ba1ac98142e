/** Suggestions, and one address of them. */
import { isInternationalAddress } from './international.ts';
import { international, type Operation } from './operation.ts';
import { isNumber, isString, isText, listOf, objectWith, optional } from './shapes.ts';

const isMatch = objectWith({
  value: isString,
  label: isString,
  description: isText,
  precision: isString,
  context: isString,
  highlights: optional(listOf(listOf(isNumber))),
  tags: optional(listOf(isString)),
});

/** §4.3 */
export const suggest: Operation<'suggest'> = {
  name: 'suggest',
  path: `${international}/autocomplete/{context}/{term}/{language?}/{buildingListMode?}`,
  query: [],
  session: true,
  billedPerRequest: false,
  isBody: objectWith({ newContext: isText, matches: listOf(isMatch) }),
};

/** §4.4 */
export const details: Operation<'details'> = {
  name: 'details',
  path: `${international}/address/{context}/{dispatchCountry?}`,
  query: [],
  session: true,
  billedPerRequest: false,
  isBody: isInternationalAddress,
};
