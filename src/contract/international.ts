/** What the operations of every country have in common. */
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
