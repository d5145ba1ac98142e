import type { SearchMessages } from '../messages.ts';
import type { PluralIn } from '../plural.ts';
import { searchFieldEn } from './field.ts';

/** English texts of the search. */
export const searchEn: SearchMessages<PluralIn<'en'>> = {
  ...searchFieldEn,
  choose: 'Choose an address from the list.',
  chooseCountry: 'Choose a country',
  countryFirst: 'Choose a country first; what you typed stays.',
  countriesFound: 'Countries: {count}',
  noCountry: 'No country found. Check the spelling, or empty the field to see all of them.',
  opensMore: 'opens more addresses',
  loading: 'Searching…',
  noResults: 'No address found. Check the spelling, or try the postcode and house number.',
  results: { one: '# suggestion', other: '# suggestions' },
  notShown: { one: '# more is not shown. Type on to find it.', other: '# more are not shown. Type on to find yours.' },
  clear: 'Clear address',
  back: 'Back from {label}',
  retryIn: { one: 'Next try in # second', other: 'Next try in # seconds' },
  switchCountry: 'Switch to {country}',
  enterAgain: 'Press Enter again to use: {address}',
  useNumber: '{number} is not in our list. Use {number}',
  notListed: 'Not listed? Enter it yourself',
  savedAddresses: 'Saved addresses',
  countryDenied: 'This country cannot be chosen here.',
  sameAs: 'Same as {label}',
};
