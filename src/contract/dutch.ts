/** What the Dutch lookups ask. */
import type { Operation } from './operation.ts';
import { isNumber, isString, isText, listOf, objectWith, optional } from './shapes.ts';

const addresses = '/nl/v1/addresses';

const isAddress = objectWith({
  street: isString,
  houseNumber: isNumber,
  // Null says that the requested one does not exist; without the member nothing is said.
  houseNumberAddition: (value) => value === null || isString(value),
  postcode: isString,
  city: isString,
  municipality: isText,
  province: isText,
  addressType: isText,
  latitude: optional(isNumber),
  longitude: optional(isNumber),
  houseNumberAdditions: listOf(isString),
});

/** §4.1 */
export const dutchByPostcode: Operation<'dutchByPostcode'> = {
  name: 'dutchByPostcode',
  path: `${addresses}/postcode/{postcode}/{houseNumber}/{houseNumberAddition?}`,
  query: [],
  session: false,
  billedPerRequest: true,
  isBody: isAddress,
};

/** §4.2 */
export const dutchByStreet: Operation<'dutchByStreet'> = {
  name: 'dutchByStreet',
  path: `${addresses}/exact/{city}/{street}/{houseNumber}/{houseNumberAddition?}`,
  query: [],
  session: false,
  billedPerRequest: true,
  isBody: isAddress,
};
