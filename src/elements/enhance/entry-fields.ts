/** The page's own fields of an `<address-entry>`. */
import type { CountryChoice } from '../address-entry/country-choice.ts';
import type { AddressEntry } from '../address-entry/element.ts';
import type { EntryController } from '../address-entry/entry-controller.ts';
import { LightFields } from './light-fields.ts';

export function createEntryFields(element: AddressEntry, entry: EntryController, choice: CountryChoice): LightFields {
  const fields = new LightFields(element, {
    prefix: () => element.autocomplete,
    lang: () => element.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang,
    countries: () => choice.optionsIn('')?.map(({ country }) => country) ?? null,
    country: () => ('country' in entry.state ? entry.state.country : null),
    touched: () => entry.search?.combobox.close(),
    countrySaid: (country, by) => {
      if (country) element.country = country.iso2;
      if (by === 'page') {
        if (country) entry.setCountry(country);
      } else if (country) entry.chooseCountry(country);
      // Suggestions of another country than the one in sight would be wrong ones.
      else entry.act({ type: 'restarted' });
    },
    held: (address, by) => {
      if (by === 'page') {
        if (address) entry.dispatch({ type: 'filled', address });
      } else if (address) entry.act({ type: 'given', address, details: null, source: 'manual', verdict: null });
      else entry.act({ type: 'cleared' });
    },
  });
  fields.start(element.value);
  return fields;
}
