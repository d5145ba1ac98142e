/** The country picker of `<address-entry>`. */
import { html, type TemplateResult } from 'lit';
import type { AddressServiceError } from '../../client/errors.ts';
import type { Country } from '../../contract/types.ts';
import { countryOf } from '../../core/entry-view.ts';
import type { CountryOption } from './countries.ts';
import type { EntryView } from './view.ts';

export interface CountriesView {
  /** Null until the list is there. */
  readonly options: readonly CountryOption[] | null;
  readonly isLoading: boolean;
  /** Whether only one may be chosen, so there is nothing to pick. */
  readonly isFixed: boolean;
  readonly problem: AddressServiceError | null;
  readonly focused: () => void;
  /** The country that a key pressed in the picker leads to. */
  readonly pressed: (event: KeyboardEvent, current: string) => Country | undefined;
}

export function renderCountry({
  state,
  localized,
  countries,
  ways,
  disabled,
  readonly,
  act,
}: EntryView): TemplateResult {
  const { messages } = localized;
  const current = ways.fields ? ways.country : countryOf(state);
  const chosen = current?.iso3 ?? '';
  const isListed = countries.options?.some(({ country }) => country.iso3 === chosen);
  const choose = ({ target }: Event) => {
    const iso3 = (target as HTMLSelectElement).value;
    const option = countries.options?.find(({ country }) => country.iso3 === iso3);
    if (option) act.countryChosen(option.country);
  };
  const press = (event: KeyboardEvent) => {
    const country = countries.pressed(event, chosen);
    if (!country) return;
    event.preventDefault();
    if (country.iso3 !== chosen) act.countryChosen(country);
  };
  // One that may not be chosen can be there all the same: the page's address has it.
  const other = current && !isListed ? current.name : messages.chooseCountry;
  return html`
    <div class="field">
      <label for="country">${messages.country}</label>
      <select
        id="country"
        part="country"
        ?disabled=${disabled || readonly || !countries.options}
        @focus=${countries.focused}
        @keydown=${press}
        @change=${choose}
      >
        <option value="" disabled .selected=${!isListed}>${countries.isLoading ? messages.loadingCountries : other}</option>
        ${countries.options?.map(
          ({ country, name }) =>
            html`<option value=${country.iso3} .selected=${country.iso3 === chosen}>${name}</option>`,
        )}
      </select>
    </div>
  `;
}
