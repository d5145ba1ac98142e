/**
 * Every JSON body that the service answers with: one schema for each shape. Section numbers are the service contract's.
 *
 * Unknown members may appear at any depth and are kept. A member is `optional` or `lenient` when real answers lack it
 * although the contract lists it, and `unread` when elements and proxy only pass it on.
 *
 * Each interface gives the type of a schema a name, which editors then show instead of all members.
 */
import {
  array,
  boolean,
  type Infer,
  integer,
  lenient,
  nullable,
  number,
  object,
  oneOf,
  openOneOf,
  optional,
  pair,
  type Schema,
  string,
  unread,
} from './schema.ts';

export const country = object({
  /** In English, e.g. `The Netherlands`. */
  name: string,
  /** ISO 3166-1 alpha-3, upper case. Lower-cased it is the first context of autocomplete. */
  iso3: string,
  /** ISO 3166-1 alpha-2, upper case. */
  iso2: string,
});

/** §2.2. `countries` and `country` answer with these spellings. */
export interface Country extends Infer<typeof country> {}

export const countryWithCodes = object({
  /** In English. */
  name: string,
  /** ISO 3166-1 alpha-3, upper case. */
  iso3Code: lenient(string),
  /** ISO 3166-1 alpha-2, upper case. Missing from older answers. */
  iso2Code: optional(string),
});

/** §2.2, as details and validation spell it: `iso3Code` and `iso2Code` instead of `iso3` and `iso2`. */
export interface CountryWithCodes extends Infer<typeof countryWithCodes> {}

const highlightShape = pair(integer);

/** §2.3. A `[start, end)` range of UTF-16 offsets into a match's `label`. May lie outside it: clamp. */
export type Highlight = Infer<typeof highlightShape>;

export const match = object({
  /**
   * All matched address information, e.g. `"Nijmegen, Vlaamsegas "`. It replaces the term when the match is chosen, and
   * is sent back byte for byte, including the trailing space.
   */
  value: string,
  /** Short text to display, as plain text. */
  label: string,
  /** Distinguishes equal labels; empty if there is nothing to add. */
  description: lenient(string),
  /** A `Precision`; a value this version does not know is possible. */
  precision: openOneOf('Precision'),
  /** The context of the next autocomplete call, or of details. Expires; never stored. */
  context: string,
  /** Missing or empty for fuzzy matches. */
  highlights: optional(array(highlightShape)),
  /** Undocumented keys such as `unvalidated-housenumber`. */
  tags: optional(array(string)),
});

/** §2.3. One suggestion. */
export interface Match extends Infer<typeof match> {}

export const autocompleteResponse = object({
  /** When it is a string, the context of every further request. Missing means the same as null. */
  newContext: optional(nullable(string)),
  /** The suggestions, in the service's order. */
  matches: array(match),
});

/** §2.3. The answer to autocomplete. */
export interface AutocompleteResponse extends Infer<typeof autocompleteResponse> {}

export const location = object({
  /** Degrees north. */
  latitude: unread(number),
  /** Degrees east. */
  longitude: unread(number),
  /** The element of the address that the coordinates belong to. A value this version does not know is possible. */
  precision: lenient(openOneOf('LocationPrecision')),
});

/** §2.4 `location`. WGS-84. */
export interface Location extends Infer<typeof location> {}

export const addressParts = object({
  /** In English. */
  country: lenient(string),
  /** Town or city. */
  locality: lenient(nullable(string)),
  street: lenient(nullable(string)),
  postcode: lenient(nullable(string)),
  /** Number and additions, formatted for the country. May be an empty string. */
  building: lenient(nullable(string)),
  buildingNumber: lenient(nullable(integer)),
  buildingNumberAddition: lenient(nullable(string)),
  /** Only validation sends it; details keep the region in their country-specific members. */
  region: optional(nullable(string)),
});

/** §2.4 `address`. */
export interface AddressParts extends Infer<typeof addressParts> {}

export const internationalAddress = object({
  /** e.g. `nl-NL`. Follows the language of the autocomplete call the context came from. */
  language: lenient(string),
  address: addressParts,
  /** Lines for the parcel, from the top. Dutch lines have two spaces between postcode and city. */
  mailLines: array(string),
  /** Null when the service does not know where the address is. */
  location: lenient(nullable(location)),
  /** Missing from older answers. */
  isPoBox: optional(boolean),
  country: countryWithCodes,
  /** Country-specific members such as `nldProvince`; null or missing for some countries. */
  details: optional(nullable(object({}))),
});

/** §2.4. The answer to details, and the body of a validation match. */
export interface InternationalAddress extends Infer<typeof internationalAddress> {}

export const validationMatch = object({
  ...internationalAddress.of,
  /** How well it matches. */
  status: object({
    /** From A, a perfect match, to F, an extremely poor one. */
    grade: oneOf('Grade'),
    /** Up to which part of the address the match is validated. */
    validationLevel: oneOf('ValidationLevel'),
    /** Too similar to other matches to choose between them. */
    isAmbiguous: lenient(boolean),
  }),
});

/** §2.5. */
export interface ValidationMatch extends Infer<typeof validationMatch> {}

export const validatedCountry = object({
  /** In English. */
  name: lenient(string),
  /** ISO 3166-1 alpha-3, upper case. */
  iso3Code: optional(string),
  /** ISO 3166-1 alpha-2, upper case. */
  iso2Code: optional(string),
  /** As `iso3Code`. */
  iso3: optional(string),
  /** As `iso2Code`. */
  iso2: optional(string),
});

/** §2.5 `country`. The contract says `iso3` and `iso2` here; real answers have `iso3Code` and `iso2Code`. */
export interface ValidatedCountry extends Infer<typeof validatedCountry> {}

export const validationResponse = object({
  /** The country that was requested. */
  country: lenient(validatedCountry),
  /** Best first. */
  matches: array(validationMatch),
});

/** §2.5. The answer to validate. */
export interface ValidationResponse extends Infer<typeof validationResponse> {}

export const dutchAddress = object({
  /** As in the national register. `Postbus` for PO boxes. */
  street: string,
  /** NEN 5825 notation, at most 24 characters. */
  streetNen: unread(string),
  /** Real PO boxes have their number here, although the contract says 0: check `addressType`. */
  houseNumber: integer,
  /** Empty if the address has none. Null if the requested one does not exist: see `houseNumberAdditions`. */
  houseNumberAddition: nullable(string),
  /** Six characters, no space. */
  postcode: string,
  city: string,
  cityShort: unread(string),
  cityId: unread(string),
  municipality: lenient(string),
  municipalityShort: unread(string),
  municipalityId: unread(string),
  province: lenient(string),
  /** EPSG:28992 metres; null for PO boxes. */
  rdX: unread(nullable(integer)),
  /** EPSG:28992 metres; null for PO boxes. */
  rdY: unread(nullable(integer)),
  /** WGS-84; null for PO boxes. */
  latitude: lenient(nullable(number)),
  /** WGS-84; null for PO boxes. */
  longitude: lenient(nullable(number)),
  bagNumberDesignationId: unread(nullable(string)),
  bagAddressableObjectId: unread(nullable(string)),
  /** A value this version does not know is possible. */
  addressType: lenient(openOneOf('AddressType')),
  purposes: unread(nullable(array(string))),
  /** Square metres; null for PO boxes. */
  surfaceArea: unread(nullable(integer)),
  /** Every addition of this postcode and house number; `""` stands for an address without one. */
  houseNumberAdditions: array(string),
});

/** §2.1. The answer to both Dutch lookups. */
export interface DutchAddress extends Infer<typeof dutchAddress> {}

/** §4.7. The answer to `countries`. */
export const countries: Schema<readonly Country[]> = array(country);

export const errorBody = object({
  /** An English sentence. */
  exception: string,
  /** A stable, class-like id. */
  exceptionId: string,
});

/** §7. The shape of error bodies, from recorded answers. A 503 may not be JSON at all. */
export interface ErrorBody extends Infer<typeof errorBody> {}
