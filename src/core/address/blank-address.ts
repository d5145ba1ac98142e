import type { Address } from './address.ts';

/** An address that only has a country. */
export const blankAddress = {
  street: null,
  building: null,
  buildingNumber: null,
  buildingNumberAddition: null,
  postcode: null,
  locality: null,
  region: null,
  unit: null,
  lines: [],
  mailLines: [],
  location: null,
  isPoBox: false,
  language: null,
  details: null,
  source: null,
  verdict: null,
} as const satisfies Omit<Address, 'country'>;
