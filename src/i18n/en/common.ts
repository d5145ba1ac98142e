import type { CommonMessages } from '../messages.ts';
import { fieldEn } from './field.ts';
import { lookupFieldCommonEn } from './lookup-field.ts';

/** English messages of both elements. */
export const commonEn: CommonMessages = {
  ...fieldEn,
  ...lookupFieldCommonEn,
  accepted: 'Address filled in: {address}',
  autofilled: 'Your browser filled this in. Please check it.',
  useSaved: 'Use the saved address? {address}',
  change: 'Change address',
  retry: 'Try again',
  undo: 'Undo',
  poBoxDenied: 'We can’t deliver to a PO box. Enter a street address.',
  poBoxWarned: 'This is a PO box. We can’t deliver large parcels there.',
  searchInstead: 'Search for the address instead',
  byPostcode: 'Use postcode and house number',
  streetAndNumber: 'Street and house number',
  locality: 'Town or city',
  missing: {
    street: 'Enter a street.',
    building: 'Enter a house number.',
    postcode: 'Enter a postcode.',
    cap: 'Enter a postcode.',
    locality: 'Enter a town or city.',
    postTown: 'Enter a post town.',
    province: 'Enter a province.',
  },
  countryFollowed: 'Country changed to {country} to match your address',
  omitted: 'Not included: {texts}',
  addOmitted: 'Add to the address',
  addUnit: 'Add a flat or floor',
  unitField: 'Flat or floor',
  unitHint: 'For example, {example}.',
  problems: {
    'invalid-input': 'We can’t search for that. Check what you typed.',
    unauthorized: 'Address search isn’t available on this page right now.',
    'not-found': 'We can’t find this address.',
    ambiguous: 'More than one address matches.',
    'rate-limited': 'Address search is busy. Wait a moment.',
    ...fieldEn.problems,
    unexpected: 'Something went wrong with address search.',
    'not-configured': 'Address search isn’t set up on this page.',
  },
};
