import type { SearchMessages } from '../messages.ts';
import type { CommonOverrides } from '../overrides.ts';

/** English messages that any field shows before its engine has loaded; all others come with the engine. */
export const fieldEn = {
  label: 'Address',
  required: 'Enter an address.',
  requiredMark: 'required',
  checking: 'Checking the address…',
  enterManually: 'Enter address manually',
  problems: { unavailable: 'We can’t reach address search. Check your connection.' },
} satisfies CommonOverrides;

/** English messages that the search field shows before its engine has loaded. */
export const searchFieldEn = {
  hint: 'Start with a postcode, or a street and town.',
  country: 'Country or region',
  loadingCountries: 'Loading countries…',
  suggestions: 'Suggestions',
} satisfies Partial<SearchMessages>;
