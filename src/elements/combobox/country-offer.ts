/** Offers to search in the country that is named in the text. */

import type { Country } from '../../contract/types.ts';
import { filled } from '../../i18n/filled.ts';
import type { PanelHost } from '../field/host.ts';
import { countryNameIn } from '../localization/country-names.ts';
import type { SearchTexts } from '../localization/search-texts.ts';

/** The text of the offer. */
export function switchText(country: Country, { lang, messages }: Pick<SearchTexts, 'lang' | 'messages'>): string {
  return filled(messages.switchCountry, { country: countryNameIn(lang, country) });
}

/** Searches for the same text in another country. */
export function switchCountry(host: PanelHost, country: Country): void {
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user' });
  host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: { open: true, active: -1 } });
  host.moveFocus('#input');
}
