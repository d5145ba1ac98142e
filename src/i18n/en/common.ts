import type { CommonMessages } from '../messages.ts';

/** English texts of both elements. */
export const commonEn: CommonMessages = {
  label: 'Address',
  accepted: 'Address filled in: {address}',
  autofilled: 'Address filled in by the browser. Check it.',
  useSaved: 'Use the saved address? {address}',
  checking: 'Checking the address…',
  change: 'Change address',
  retry: 'Try again',
  undo: 'Undo',
  required: 'Enter an address.',
  requiredMark: 'required',
  poBoxDenied: 'We cannot deliver to a PO box. Enter a street address.',
  poBoxWarned: 'This is a PO box. Large parcels cannot be delivered there.',
  enterManually: 'Enter address manually',
  searchInstead: 'Search for the address instead',
  byPostcode: 'Use postcode and house number',
  streetAndNumber: 'Street and house number',
  postcode: 'Postcode',
  locality: 'Town or city',
  missingOther: '{label} is missing.',
  problems: {
    'invalid-input': 'We cannot search for this. Check what you typed.',
    unauthorized: 'Address search is not available on this page right now.',
    'not-found': 'This address was not found.',
    ambiguous: 'More than one address fits.',
    'rate-limited': 'Too many people are searching at the moment. Wait a moment.',
    unavailable: 'Address search cannot be reached. Check your connection.',
    unexpected: 'Address search gave an answer we do not understand.',
    'not-configured': 'Address search is not set up on this page.',
  },
};
