import type { SearchMessages } from '../messages.ts';
import type { PluralIn } from '../plural.ts';
import { searchFieldEn } from './field.ts';

/** English messages of the search. */
export const searchEn: SearchMessages<PluralIn<'en'>> = {
  ...searchFieldEn,
  choose: 'Choose an address from the list.',
  chooseCountry: 'Choose a country',
  countryFirst: 'Choose a country first. We’ll keep what you typed.',
  countriesFound: { one: '# country', other: '# countries' },
  noCountry: 'No country found. Check the spelling, or clear the field to see all countries.',
  opensMore: 'opens more addresses',
  loading: 'Searching…',
  noResults: 'No address found. Check the spelling, or try the postcode and house number.',
  results: { one: '# suggestion', other: '# suggestions' },
  notShown: { one: '# more. Keep typing to narrow the list.', other: '# more. Keep typing to narrow the list.' },
  clear: 'Clear address',
  back: 'Back from {label}',
  retryIn: { one: 'Trying again in # second', other: 'Trying again in # seconds' },
  switchCountry: 'Switch to {country}',
  enterAgain: 'Press Enter again to use: {address}',
  useNumber: '{number} isn’t listed. Use {number} anyway',
  notListed: 'Not listed? Enter it yourself',
  savedAddresses: 'Saved addresses',
  countryDenied: 'Not available here.',
  sameAs: 'Same as {label}',
};
