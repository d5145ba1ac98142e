/** Offers to search in the country that is named in the text. */

import type { Country } from '../../contract/types.ts';
import { namedCountryOf } from '../../core/entry/selectors.ts';
import { filled } from '../../i18n/filled.ts';
import type { PanelHost } from '../field/host.ts';
import { saysCountry } from '../field/own-fields.ts';
import { countryNameIn } from '../localization/country-names.ts';
import type { SearchTexts } from '../localization/search-texts.ts';

/** The offered country; null for none, and if the page has a field for it. */
export function offeredCountry(host: PanelHost): Country | null {
  const country = host.state.properties.isFixed ? null : namedCountryOf(host.state);
  return country && !saysCountry(host.element) ? country : null;
}

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
