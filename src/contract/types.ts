/**
 * The JSON the service speaks, as it arrives. Section numbers are the service contract's.
 *
 * Unknown members may appear at any depth and are kept. Members marked optional here are missing from
 * some real answers although the contract lists them; a reader tolerates both.
 */

/** §2.2. `countries` and `country` answer with these spellings. */
export interface Country {
  /** In English, e.g. `The Netherlands`. */
  readonly name: string;
  /** ISO 3166-1 alpha-3, upper case. Lower-cased it is the first context of autocomplete. */
  readonly iso3: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso2: string;
}

/** §2.2, as details and validation spell it: `iso3Code` and `iso2Code` instead of `iso3` and `iso2`. */
export interface CountryWithCodes {
  readonly name: string;
  readonly iso3Code: string;
  /** Missing from older answers. */
  readonly iso2Code?: string;
}

/**
 * §2.3. How much of an address a match stands for. Only `Address` can be asked for details; every other
 * value, known or not, drills down.
 */
export type Precision = 'None' | 'Locality' | 'PostalCode' | 'Street' | 'PartialAddress' | 'Address';

/** §2.3. A `[start, end)` range of UTF-16 offsets into a match's `label`. May lie outside it: clamp. */
export type Highlight = readonly [start: number, end: number];

/** §2.3. One suggestion. */
export interface Match {
  /**
   * All matched address information, e.g. `"Nijmegen, Vlaamsegas "`. Replaces the term when the match is
   * chosen and goes back byte for byte: the trailing space belongs to it.
   */
  readonly value: string;
  /** Short text to show. Data, never markup. */
  readonly label: string;
  /** Tells equal labels apart; empty when there is nothing to add. */
  readonly description: string;
  /** A `Precision`; a value this version does not know is possible. */
  readonly precision: Precision | (string & {});
  /** The context of the next autocomplete call, or of details. Expires; never stored. */
  readonly context: string;
  /** Missing or empty for fuzzy matches. */
  readonly highlights?: readonly Highlight[];
  /** Undocumented keys such as `unvalidated-housenumber`. */
  readonly tags?: readonly string[];
}

/** §2.3. The answer to autocomplete. */
export interface AutocompleteResponse {
  /** When it is a string, the context of every further request. Missing means the same as null. */
  readonly newContext?: string | null;
  readonly matches: readonly Match[];
}

/** §2.4 `location`. WGS-84. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: 'Address' | 'Street' | 'PostalCode' | 'Locality' | (string & {});
}

/** §2.4 `address`. */
export interface AddressParts {
  /** In English. */
  readonly country: string;
  readonly locality: string | null;
  readonly street: string | null;
  readonly postcode: string | null;
  /** Number and additions, formatted for the country. May be an empty string. */
  readonly building: string | null;
  readonly buildingNumber: number | null;
  readonly buildingNumberAddition: string | null;
  /** Only validation sends it; details keep the region in their country-specific members. */
  readonly region?: string | null;
}

/** §2.4. The answer to details, and the body of a validation match. */
export interface InternationalAddress {
  /** e.g. `nl-NL`. Follows the language of the autocomplete call the context came from. */
  readonly language: string;
  readonly address: AddressParts;
  /** What goes on the parcel, top line first. Dutch lines have two spaces between postcode and city. */
  readonly mailLines: readonly string[];
  readonly location: Location | null;
  /** Missing from older answers. */
  readonly isPoBox?: boolean;
  readonly country: CountryWithCodes;
  /** Country-specific members such as `nldProvince`; null or missing for some countries. */
  readonly details?: Readonly<Record<string, unknown>> | null;
}

/** §2.5. A is a perfect match, F an extremely poor one. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/**
 * §2.5. Up to which element a match is validated. `BuildingPartial`: the number exists, the building name or
 * addition is not known.
 */
export type ValidationLevel = 'Building' | 'BuildingPartial' | 'Street' | 'Locality' | 'None';

/** §2.5. */
export interface ValidationMatch extends InternationalAddress {
  readonly status: {
    readonly grade: Grade;
    readonly validationLevel: ValidationLevel;
    /** Too similar to other matches to choose between them. */
    readonly isAmbiguous: boolean;
  };
}

/** §2.5. The answer to validate. */
export interface ValidationResponse {
  /** The contract says `iso3`/`iso2` here, real answers say `iso3Code`/`iso2Code`. */
  readonly country: CountryWithCodes | Country;
  /** Best first. */
  readonly matches: readonly ValidationMatch[];
}

/** §2.1. The answer to both Dutch lookups. */
export interface DutchAddress {
  /** As in the national register. `Postbus` for PO boxes. */
  readonly street: string;
  /** NEN 5825 notation, at most 24 characters. */
  readonly streetNen: string;
  /** Real PO boxes carry their number although the contract says 0: look at `addressType`. */
  readonly houseNumber: number;
  /** Empty: the address has none. Null: the requested one does not exist, see `houseNumberAdditions`. */
  readonly houseNumberAddition: string | null;
  /** Six characters, no space. */
  readonly postcode: string;
  readonly city: string;
  readonly cityShort: string;
  readonly cityId: string;
  readonly municipality: string;
  readonly municipalityShort: string;
  readonly municipalityId: string;
  readonly province: string;
  /** EPSG:28992 metres; null for PO boxes. */
  readonly rdX: number | null;
  readonly rdY: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly bagNumberDesignationId: string | null;
  readonly bagAddressableObjectId: string | null;
  readonly addressType: 'building' | 'house boat site' | 'mobile home site' | 'PO box' | (string & {});
  readonly purposes: readonly string[] | null;
  /** Square metres; null for PO boxes. */
  readonly surfaceArea: number | null;
  /** Every addition of this postcode and house number; `""` stands for an address without one. */
  readonly houseNumberAdditions: readonly string[];
}

/** §7. The shape of error bodies, from recorded answers. A 503 may not be JSON at all. */
export interface ErrorBody {
  /** An English sentence. */
  readonly exception: string;
  /** A stable, class-like id. */
  readonly exceptionId: string;
}

/** §4.3. `short`: the first few buildings. `paged`: more, ending in an ordinary match that leads on. */
export type BuildingListMode = 'short' | 'paged';
