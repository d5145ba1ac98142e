/** What searching asks: suggestions, one address of them, and the countries there are. */
import type { Operation } from './operation.ts';
import { isNumber, isString, isText, listOf, objectWith, optional } from './shapes.ts';

export const international = '/international/v1';

const isObject = objectWith({});

export const isInternationalAddress = objectWith({
  language: isText,
  address: objectWith({
    country: isText,
    locality: isText,
    street: isText,
    postcode: isText,
    building: isText,
    buildingNumber: optional(isNumber),
    buildingNumberAddition: isText,
    region: isText,
  }),
  mailLines: listOf(isString),
  location: optional(isObject),
  country: objectWith({ name: isString }),
  details: optional(isObject),
});

const isCountry = objectWith({ name: isString, iso3: isString, iso2: isString });

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
