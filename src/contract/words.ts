/**
 * The possible values of some members, one list each. Browsers never load this module: schemas refer to a list by name,
 * and only the reference service looks it up.
 */
export const words = {
  /** §2.3, and the `PartialAddress` that real answers have. */
  Precision: ['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Address'],
  /** §2.4 `location`. */
  LocationPrecision: ['Address', 'Street', 'PostalCode', 'Locality'],
  /** §2.5. */
  Grade: ['A', 'B', 'C', 'D', 'E', 'F'],
  /** §2.5. */
  ValidationLevel: ['Building', 'BuildingPartial', 'Street', 'Locality', 'None'],
  /** §2.1. */
  AddressType: ['building', 'house boat site', 'mobile home site', 'PO box'],
} as const;

/** Name of a list. */
export type WordList = keyof typeof words;

/** The words of each list. */
export type Words = { readonly [List in WordList]: (typeof words)[List][number] };
