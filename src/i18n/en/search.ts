import type { SearchMessages } from '../messages.ts';
import type { PluralIn } from '../plural.ts';

/** English texts of the search. */
export const searchEn: SearchMessages<PluralIn<'en'>> = {
  hint: 'Start with a postcode, or a street and town',
  country: 'Country or region',
  chooseCountry: 'Choose a country',
  loadingCountries: 'Loading countries…',
  countryFirst: 'Choose a country first; what you typed stays.',
  suggestions: 'Suggestions',
  opensMore: 'opens more addresses',
  loading: 'Searching…',
  noResults: 'No address found. Check the spelling, or try the postcode and house number.',
  results: { one: '# suggestion', other: '# suggestions' },
  notShown: { one: '# more is not shown. Type on to find it.', other: '# more are not shown. Type on to find yours.' },
  clear: 'Clear address',
  back: 'Back from {label}',
  retryIn: { one: 'Next try in # second', other: 'Next try in # seconds' },
  choose: 'Choose an address from the list.',
  switchCountry: 'Switch to {country}',
  notListed: 'Not listed? Enter it yourself',
};
