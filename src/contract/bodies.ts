/**
 * Whether a decoded body is what an operation answers: the members a reader cannot do without, in their types.
 * Everything else may be missing, and unknown members are none of our business. Client and proxy both ask here.
 */
import type { OperationName } from './operations.ts';
import type { AutocompleteResponse, Country, DutchAddress, InternationalAddress, ValidationResponse } from './types.ts';

/** The body of a 200, by operation. */
export interface OperationBodies {
  dutchByPostcode: DutchAddress;
  dutchByStreet: DutchAddress;
  suggest: AutocompleteResponse;
  details: InternationalAddress;
  validate: ValidationResponse;
  country: Country;
  countries: readonly Country[];
}

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const objectWith =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(members).every(([name, check]) =>
      check(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined),
    );

const text = orMissing(orNull(isString));

const dutchAddress = objectWith({
  street: isString,
  houseNumber: isNumber,
  houseNumberAddition: orNull(isString),
  postcode: isString,
  city: isString,
  municipality: text,
  province: text,
  addressType: text,
  latitude: orMissing(orNull(isNumber)),
  longitude: orMissing(orNull(isNumber)),
  houseNumberAdditions: listOf(isString),
});

const internationalAddress = objectWith({
  language: text,
  address: objectWith({
    country: text,
    locality: text,
    street: text,
    postcode: text,
    building: text,
    buildingNumber: orMissing(orNull(isNumber)),
    buildingNumberAddition: text,
    region: text,
  }),
  mailLines: listOf(isString),
  location: orMissing(orNull(objectWith({}))),
  country: objectWith({ name: isString }),
  details: orMissing(orNull(objectWith({}))),
});

const validationMatch: Check = (value) =>
  internationalAddress(value) &&
  objectWith({ status: objectWith({ grade: isString, validationLevel: isString }) })(value);

const country = objectWith({ name: isString, iso3: isString, iso2: isString });

const match = objectWith({
  value: isString,
  label: isString,
  description: text,
  precision: isString,
  context: isString,
  highlights: orMissing(orNull(listOf(listOf(isNumber)))),
  tags: orMissing(orNull(listOf(isString))),
});

const checks: Readonly<Record<OperationName, Check>> = {
  dutchByPostcode: dutchAddress,
  dutchByStreet: dutchAddress,
  suggest: objectWith({ newContext: text, matches: listOf(match) }),
  details: internationalAddress,
  validate: objectWith({ matches: listOf(validationMatch) }),
  country,
  countries: listOf(country),
};

export function isBodyOf<Name extends OperationName>(operation: Name, body: unknown): body is OperationBodies[Name] {
  return checks[operation](body);
}
