/** The country picker of `<address-entry>`. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Country } from '../../contract/types.ts';
import { countryListOf, countryOf, isListAwaited } from '../../core/country/selectors.ts';
import { isCountryMissed } from '../../core/entry/selectors.ts';
import { tokenInSight } from '../autofill/receivers.ts';
import type { PanelHost, View } from '../field/host.ts';
import { renderRequiredMark } from '../field/required-mark.ts';
import { countryNamesIn } from '../localization/country-names.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { type CountryOption, optionsFrom, type WantedCountries } from './country-options.ts';
import type { TypeAhead } from './type-ahead.ts';

/** The picker's own part of the view. */
export interface CountryPickerView extends WantedCountries {
  readonly host: PanelHost;
  readonly view: View;
  readonly typeAhead: TypeAhead;
}

/** The picker; `nothing` where there is nothing to pick. */
export function renderCountryPicker(picker: CountryPickerView): TemplateResult | typeof nothing {
  const { codes, view } = picker;
  const { state, texts } = view;
  const list = countryListOf(state);
  const options = list && optionsFrom(list, picker, texts.lang);
  const isOne = codes.length === 1 && /^[a-z]/i.test(codes[0] ?? '');
  if (view.hasCountryField || (isOne && !options?.[1])) return nothing;
  return renderPicker(picker, options);
}

function renderPicker(
  { host, view, typeAhead }: CountryPickerView,
  options: readonly CountryOption[] | null,
): TemplateResult {
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { messages } = searchTexts(texts);
  const current = countryOf(state);
  const chosen = current?.iso3 ?? '';
  const choose = (iso3: string) => {
    const country = options?.find((option) => option.country.iso3 === iso3)?.country;
    if (country && iso3 !== chosen) {
      host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user', seed: host.seed() });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const option = typeAhead.press(event.key, event.timeStamp, options ?? [], chosen);
    if (!option) return;
    event.preventDefault();
    choose(option.country.iso3);
  };
  // An address that is typed by hand is in a country, which the search may find by itself.
  const isNeeded = state.panel.inSight === 'manual';
  const isMissed = isCountryMissed(state);
  // One that may not be chosen can be there all the same: the page's address has it, or the list is not there yet.
  const none = isListAwaited(state.countries) ? messages.loadingCountries : messages.chooseCountry;
  // Each key renders the picker, and hardly one changes it.
  const changes = [options, current, none, texts.lang];
  return html`
    <div class="field">
      <label for="country">${messages.country}${isNeeded ? renderRequiredMark(texts) : nothing}</label>
      <select
        id="country"
        part="country"
        autocomplete=${tokenInSight(page, 'country')}
        aria-required=${isNeeded ? 'true' : nothing}
        aria-invalid=${isMissed ? 'true' : nothing}
        aria-describedby=${isMissed && !view.isOnlySaid('#country') ? (isNeeded ? 'country-note' : 'message') : nothing}
        ?disabled=${isDisabled || isReadonly || !options}
        @keydown=${press}
        @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
      >
        ${guard(changes, () => renderOptions(options ?? [], current, none, texts.lang))}
      </select>
    </div>
  `;
}

/** @param none what stands there as long as there is no country */
function renderOptions(
  options: readonly CountryOption[],
  current: Country | null,
  none: string,
  lang: string,
): TemplateResult {
  const isListed = options.some(({ country }) => country.iso3 === current?.iso3);
  const other = current ? countryNamesIn(lang)(current.iso2) || current.name : none;
  return html`
    <option value="" disabled .selected=${!isListed}>${other}</option>
    ${options.map((option, index) => renderOption(options, option, index, current?.iso3 ?? ''))}
  `;
}

function renderOption(
  options: readonly CountryOption[],
  { country, name, rank }: CountryOption,
  index: number,
  chosen: string,
): TemplateResult {
  const isAfterPreferred = index > 0 && rank !== options[index - 1]?.rank && rank === options.at(-1)?.rank;
  return html`
    ${isAfterPreferred ? html`<hr />` : nothing}
    <option value=${country.iso3} .selected=${country.iso3 === chosen}>${name}</option>
  `;
}
