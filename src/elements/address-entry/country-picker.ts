/** The country picker of `<address-entry>`. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf, isListAwaited } from '../../core/country/selectors.ts';
import { isCountryMissed } from '../../core/entry/selectors.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { countryNamesIn } from '../localization/country-names.ts';
import { searchTexts } from '../localization/search-texts.ts';
import type { CountryCombobox } from './country-combobox.ts';
import { type CountryOption, optionsFrom } from './country-options.ts';
import { renderCountry, renderOtherCountry } from './country-view.ts';

/** The picker's own part of the view. */
export interface CountryPickerView {
  /** Codes of the countries that come first. */
  readonly preferred: readonly string[];
  readonly host: PanelHost;
  readonly view: View;
  /** The picker of many countries; null until its file is loaded. */
  readonly combobox: CountryCombobox | null;
}

/** Most countries that a list without a text field has. */
const listMax = 15;

/** True if a list of countries in sight is so long that a text field should lead to them. */
export function isPickerLong(root: ShadowRoot | null): boolean {
  const { length = 0 } = root?.querySelector<HTMLSelectElement>('select#country')?.options ?? [];
  return length > listMax + 1;
}

/** The picker; `nothing` if there is nothing to pick. */
export function renderCountryPicker(picker: CountryPickerView): TemplateResult | typeof nothing {
  const { view } = picker;
  const { state, texts } = view;
  const { countries } = state.properties;
  const list = countryListOf(state);
  const current = countryOf(state);
  // Beside an address elsewhere, the person sees where it is, and may change that.
  const isOne = /^[a-z]+$/i.test(countries) && (!current || isCode(current, countries));
  if (view.hasCountryField || (isOne && choosableOf(list ?? [], countries).length < 2)) return nothing;
  const options = list && optionsFrom(list, countries, picker.preferred, texts.lang);
  return renderPicker(picker, options, current);
}

function renderPicker(
  { host, view, combobox }: CountryPickerView,
  options: readonly CountryOption[] | null,
  current: Country | null,
): TemplateResult {
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { messages } = searchTexts(texts);
  const chosen = current?.iso3 ?? '';
  const choose = (iso3: string) => {
    const country = options?.find((option) => option.country.iso3 === iso3)?.country;
    if (country && iso3 !== chosen) {
      host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user', seed: host.seed() });
    }
  };
  // An address typed by hand is in a country; the search can find it by itself.
  const isNeeded = state.panel.inSight === 'manual';
  const isMissed = isCountryMissed(state);
  // The fields by hand have a sentence of their own, and without a text it is the address that is missing.
  const isHere = isMissed && !isNeeded && state.search.text.trim() !== '';
  // A country may be chosen and not be on offer: the page's address has it, or the list is not loaded yet.
  const isAwaited = isListAwaited(state.countries);
  const none = isAwaited ? messages.loadingCountries : messages.chooseCountry;
  // Each key renders the picker, but few keys change it.
  const changes = [options, current, none, texts.lang];
  const common = {
    label: messages.country,
    token: tokenInSight(page, 'country'),
    isNeeded,
    isInvalid: isMissed,
    describedBy: isMissed && !view.isOnlySaid('#country') ? (isNeeded || isHere ? 'country-note' : 'message') : null,
    error: isHere ? view.error : '',
    // Who is there already keeps the focus until there are countries to choose from.
    isDisabled: isDisabled || isReadonly || !(options || isAwaited),
  };
  // The picker does not change while the person uses it.
  if (combobox && options && options.length > listMax && !host.root.activeElement?.matches('select#country')) {
    const name = current ? nameOf(current, options, texts.lang) : '';
    return combobox.render({ ...common, options, current: chosen, name, placeholder: none, choose });
  }
  return renderCountry({
    ...common,
    options: guard(changes, () => renderOptions(options ?? [], current, none, texts.lang)),
    chosen: ({ target }) => choose((target as HTMLSelectElement).value),
    // The long picker may have been waiting for the person to leave.
    left: () => host.afterPress(() => host.lifecycle.requestUpdate()),
  });
}

/** A country by its name in the person's language, whether it may be chosen or not. */
function nameOf({ iso2, iso3, name }: Country, options: readonly CountryOption[], lang: string): string {
  return options.find(({ country }) => country.iso3 === iso3)?.name ?? (countryNamesIn(lang)(iso2) || name);
}

/** @param none what stands there as long as there is no country */
function renderOptions(
  options: readonly CountryOption[],
  current: Country | null,
  none: string,
  lang: string,
): TemplateResult {
  const isListed = options.some(({ country }) => country.iso3 === current?.iso3);
  const other = current ? nameOf(current, options, lang) : none;
  return html`
    ${renderOtherCountry(other, !isListed)}
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
