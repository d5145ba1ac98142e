/** The country picker of `<address-entry>`. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf, isListAwaited } from '../../core/country/selectors.ts';
import { panelOf } from '../../core/entry/panel-status.ts';
import { initialEntry } from '../../core/entry/state.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { letterOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { messageAt } from '../panels/message-view.ts';
import { type CountryOption, chooseCountry, currentName, isAfterPreferred, optionsIn } from './country-options.ts';

/** What the native and the searchable picker have in common. */
export type CountryPicker = ReturnType<typeof pickerIn>;

/** Maximum number of countries in the native picker. */
const listMax = 15;

/** True if the native picker is so long that it should be replaced by the searchable one. */
export function isPickerLong(root: ShadowRoot | null): boolean {
  const { length = 0 } = root?.querySelector<HTMLSelectElement>('select#country')?.options ?? [];
  return length > listMax + 1;
}

/**
 * Renders the picker; `nothing` if there is no choice.
 *
 * @param combobox the searchable picker; null until it has loaded
 */
export function renderCountryPicker(
  host: PanelHost,
  view: View,
  combobox: { render(picker: CountryPicker): TemplateResult } | null,
): TemplateResult | typeof nothing {
  const { state } = view;
  const { countries } = state.properties;
  const current = countryOf(state);
  // If the address is in another country, the shopper can see that and change it.
  const isOne = /^[a-z]+$/i.test(countries) && (!current || isCode(current, countries));
  const isAlone = isOne && choosableOf(countryListOf(state) ?? [], countries).length < 2;
  if (view.hasCountryField || isAlone) return nothing;
  const options = optionsIn(view);
  // The picker does not change while it is being used, unless by typing. A disabled one would lose the focus.
  const isHere = host.root.activeElement?.matches('select#country') === true;
  const picker = pickerIn(view, options !== null || isHere);
  const isInUse = isHere && state.picking.typed === null;
  return combobox && isLong(options) && !isInUse ? combobox.render(picker) : renderList(host, view, picker, options);
}

function pickerIn(view: View, isKnown: boolean) {
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { messages } = searchTexts(texts);
  const error = messageAt(view, '#country');
  const isAwaited = isListAwaited(state.countries);
  return {
    label: messages.country,
    placeholder: isAwaited ? messages.loadingCountries : messages.chooseCountry,
    token: tokenInSight(page, 'country'),
    // Manual entry needs a country, while the search can detect it.
    isNeeded: panelOf(state).isByHand,
    isInvalid: error !== undefined,
    describedBy: error && !view.isOnlySaid('#country') ? 'country-note' : '',
    error: error?.text ?? '',
    // Someone who is already there keeps the focus until there are countries.
    isDisabled: isDisabled || isReadonly || !(isKnown || isAwaited),
  };
}

function isLong(options: readonly CountryOption[] | null): boolean {
  return options !== null && options.length > listMax;
}

/** Renders the native picker, which may be empty at first. */
function renderList(
  host: PanelHost,
  view: View,
  picker: CountryPicker,
  options: readonly CountryOption[] | null,
): TemplateResult {
  const shown = options ?? [];
  const current = countryOf(view.state);
  const chosen = ({ target }: Event) => {
    const option = shown.find(({ key }) => key === (target as HTMLSelectElement).value);
    if (option) chooseCountry(host, option);
  };
  // Letters that are typed before there is a list, or for the searchable picker that is about to replace this one.
  const pressed = (event: KeyboardEvent) => {
    const letter = letterOf(event);
    const before = host.state.picking.typed;
    const typed = `${before ?? ''}${letter}`.trimStart();
    const isNative = options !== null && (before === null || !isLong(options));
    if (letter === '' || typed === '' || isNative) return;
    event.preventDefault();
    host.dispatch({ slice: 'entry', type: 'picked', picking: { typed, listbox: { open: true, active: 0 } } });
  };
  // If the searchable picker replaces this one on leaving, it receives the focus.
  const left = () =>
    queueMicrotask(() => {
      if (host.root.activeElement?.id === 'country') return;
      host.dispatch({ slice: 'entry', type: 'picked', picking: initialEntry.picking });
      host.afterPress(() => host.lifecycle.requestUpdate());
    });
  return html`
    <div class="field">
      <label part="label" for="country">${picker.label}</label>
      <select
        id="country"
        part="country"
        autocomplete=${picker.token}
        aria-required=${picker.isNeeded || nothing}
        aria-invalid=${picker.isInvalid || nothing}
        aria-describedby=${picker.describedBy || nothing}
        ?disabled=${picker.isDisabled}
        @change=${chosen}
        @keydown=${pressed}
        @focusout=${left}
      >
        ${
          // Each key renders the picker, but few keys change it.
          guard([options, current, picker.placeholder, view.texts.lang], () =>
            renderOptions(shown, current, currentName(view, shown) || picker.placeholder),
          )
        }
      </select>
      ${renderCountryError(picker.error)}
    </div>
  `;
}

/** The error beneath the picker; `nothing` for none. */
export function renderCountryError(error: string): TemplateResult | typeof nothing {
  return error ? html`<p id="country-note" part="error" .textContent=${error}></p>` : nothing;
}

/** @param other an option for a country that may no longer be chosen, or is not listed yet, or for none */
function renderOptions(options: readonly CountryOption[], current: Country | null, other: string): TemplateResult {
  const isListed = options.some(({ key }) => key === current?.iso3);
  return html`
    <option value="" disabled .selected=${!isListed}>${other}</option>
    ${options.map(
      ({ key, name }, index) => html`
    ${isAfterPreferred(options, index) ? html`<hr />` : nothing}
    <option value=${key} .selected=${key === current?.iso3}>${name}</option>
  `,
    )}
  `;
}
