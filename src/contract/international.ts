/** An address of any country, in the service's words. */
import { isNumber, isString, isText, listOf, objectWith, optional } from './shapes.ts';

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
