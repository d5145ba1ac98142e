/** The country picker of `<address-entry>`. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf, isListAwaited } from '../../core/country/selectors.ts';
import { isCountryMissed } from '../../core/entry/selectors.ts';
import { type EntryState, initialEntry } from '../../core/entry/state.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { letterOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import type { CountryCombobox } from './country-combobox.ts';
import { type CountryOption, chooseCountry, currentName, isAfterPreferred, optionsIn } from './country-options.ts';
import { renderCountry } from './country-view.ts';

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
  const { host, view, combobox } = picker;
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { countries } = state.properties;
  const current = countryOf(state);
  // Beside an address elsewhere, the person sees where it is, and may change that.
  const isOne = /^[a-z]+$/i.test(countries) && (!current || isCode(current, countries));
  const isAlone = isOne && choosableOf(countryListOf(state) ?? [], countries).length < 2;
  if (view.hasCountryField || isAlone) return nothing;
  const options = optionsIn(view, picker.preferred);
  const { messages } = searchTexts(texts);
  // An address typed by hand is in a country; the search can find it by itself.
  const isNeeded = state.panel.inSight === 'manual';
  const isMissed = isCountryMissed(state);
  // The fields by hand have a sentence of their own, and without a text it is the address that is missing.
  const isHere = isMissed && !isNeeded && state.search.text.trim() !== '';
  const isAwaited = isListAwaited(state.countries);
  const none = isAwaited ? messages.loadingCountries : messages.chooseCountry;
  const common = {
    label: messages.country,
    token: tokenInSight(page, 'country'),
    isNeeded,
    isInvalid: isMissed,
    describedBy: isMissed && !view.isOnlySaid('#country') ? (isNeeded || isHere ? 'country-note' : 'message') : '',
    error: isHere ? view.error : '',
    // Who is there already keeps the focus until there are countries to choose from.
    isDisabled: isDisabled || isReadonly || !(options || isAwaited),
  };
  const shown = options ?? [];
  const isLong = shown.length > listMax;
  const isLetterKept = ({ picking: { typed } }: EntryState) => typed !== null && (isLong || !options);
  // The picker does not change while the person uses it, unless they type.
  const isInUse = host.root.activeElement?.matches('select#country') && !isLetterKept(state);
  if (combobox && isLong && !isInUse) return combobox.render(common, none);
  // Each key renders the picker, but few keys change it.
  const rows = guard([options, current, none, texts.lang], () =>
    renderOptions(shown, current, currentName(view, shown) || none),
  );
  return renderCountry(common, rows, {
    chosen({ target }) {
      const option = shown.find(({ key }) => key === (target as HTMLSelectElement).value);
      if (option) chooseCountry(host, option);
    },
    // Letters that come before the countries are those of the text field that takes the place of this.
    pressed(event) {
      const letter = letterOf(event);
      const typed = `${host.state.picking.typed ?? ''}${letter}`.trimStart();
      if (letter === '' || typed === '' || (options && !isLetterKept(host.state))) return;
      event.preventDefault();
      const picking = { typed, listbox: { open: true, active: 0 } };
      host.dispatch({ slice: 'entry', type: 'picked', picking });
    },
    // The long picker may have been waiting for the person to leave. Where it comes meanwhile, it has the focus.
    left: () =>
      queueMicrotask(() => {
        if (host.root.activeElement?.id === 'country') return;
        host.afterPress(() => {
          host.dispatch({ slice: 'entry', type: 'picked', picking: initialEntry.picking });
          host.lifecycle.requestUpdate();
        });
      }),
  });
}

/** @param other what stands there for a country that may be chosen no more, or is not listed yet, or for none */
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
