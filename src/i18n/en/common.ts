import type { CommonMessages } from '../messages.ts';
import { fieldEn } from './field.ts';
import { lookupFieldCommonEn } from './lookup-field.ts';

/** English texts of both elements. */
export const commonEn: CommonMessages = {
  ...fieldEn,
  ...lookupFieldCommonEn,
  accepted: 'Address filled in: {address}',
  autofilled: 'Address filled in by the browser. Check it.',
  useSaved: 'Use the saved address? {address}',
  change: 'Change address',
  retry: 'Try again',
  undo: 'Undo',
  poBoxWarned: 'This is a PO box. Large parcels cannot be delivered there.',
  searchInstead: 'Search for the address instead',
  byPostcode: 'Use postcode and house number',
  streetAndNumber: 'Street and house number',
  locality: 'Town or city',
  missingOther: '{label} is missing.',
  numberMissing: 'House number is missing.',
  countryFollowed: 'Country changed to {country} to match your address',
  omitted: 'Left out: {texts}',
  addOmitted: 'Keep in the address',
  addUnit: 'Add a flat or floor',
  unitField: 'Flat or floor',
  unitHint: 'Such as {example}.',
  problems: {
    'invalid-input': 'We cannot search for this. Check what you typed.',
    unauthorized: 'Address search is not available on this page right now.',
    'not-found': 'This address was not found.',
    ambiguous: 'More than one address fits.',
    'rate-limited': 'Too many people are searching at the moment. Wait a moment.',
    ...fieldEn.problems,
    unexpected: 'Address search gave an answer we do not understand.',
    'not-configured': 'Address search is not set up on this page.',
  },
};
