/** The country picker of `<address-entry>`. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Country } from '../../contract/types.ts';
import { closed, type ListboxState } from '../../core/combobox.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf } from '../../core/country/selectors.ts';
import { panelOf } from '../../core/entry/panel-status.ts';
import type { EntryEvent } from '../../core/entry/state.ts';
import { oncePerObject, oncePerText, whileSame } from '../../core/once.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { PanelHost, View } from '../field/host.ts';
import { saysCountry } from '../field/own-fields.ts';
import { letterOf } from '../field/person.ts';
import {
  type CountryTable,
  countryNameIn,
  countryNamesIn,
  countryOrderIn,
  countryTableOf,
} from '../localization/country-names.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { messageOf } from '../panels/message-view.ts';

/** What the native and the searchable picker have in common. */
export type PickerView = ReturnType<typeof pickerIn>;

interface SearchablePicker {
  render(picker: PickerView): TemplateResult;
}

/** Maximum number of countries in the native picker. */
const listMax = 15;

/** True if the native picker is so long, or typed into so early, that it should be replaced by the searchable one. */
export function isPickerSearched(root: ShadowRoot | null): boolean {
  return root?.querySelector('select.searched') != null;
}

/** The events after which nothing that was typed before counts. */
const emptying: ReadonlySet<string> = new Set<EntryEvent['type']>([
  ...(['addressGiven', 'reset', 'autofilled', 'offerTaken', 'disconnected'] as const),
]);

/** The picker of an element, native or searchable, and what is being typed in it until a country is chosen. */
export class CountryPicker {
  readonly host: PanelHost;
  /** Null while the name of the country is displayed. */
  typed: string | null = null;
  /** The list of the searchable picker. */
  listbox: ListboxState = closed;
  #searchable: SearchablePicker | null = null;

  constructor(host: PanelHost) {
    this.host = host;
    host.subscribe(({ event }) => emptying.has(event.type) && this.set(null));
  }

  set(typed: string | null, listbox: ListboxState = closed): void {
    // What was found for a text is announced no more.
    if (typed === null && this.typed !== null) this.host.announce('');
    this.typed = typed;
    this.listbox = listbox;
    this.host.element.requestUpdate();
  }

  /**
   * Renders it; `nothing` if there is no choice.
   *
   * @param Searchable the searchable picker; null until it has loaded
   */
  render(
    view: View,
    Searchable: (new (picker: CountryPicker) => SearchablePicker) | null,
  ): TemplateResult | typeof nothing {
    const { host, typed } = this;
    const { state } = view;
    const { countries } = state.properties;
    const current = countryOf(state);
    // If the address is in another country, the shopper can see that and change it.
    const isOne = /^[a-z]+$/i.test(countries) && (!current || isCode(current, countries));
    const isAlone = isOne && choosableOf(state).length < 2;
    if (isAlone || saysCountry(view.page)) return nothing;
    const options = optionsIn(view);
    // The picker does not change while it is being used, unless by typing. A disabled one would lose the focus.
    const isHere = host.root.activeElement?.matches('select#country') === true;
    const picker = pickerIn(view, options !== null || isHere);
    const isTyped = typed !== null;
    const isSearched = isTyped || (options !== null && options.length > listMax);
    this.#searchable ??= Searchable && new Searchable(this);
    return this.#searchable && options && isSearched && (isTyped || !isHere)
      ? this.#searchable.render(picker)
      : this.#renderList(view, picker, options, isSearched);
  }

  /** Renders the native picker, which may be empty at first. */
  #renderList(
    view: View,
    picker: PickerView,
    options: readonly CountryOption[] | null,
    isSearched: boolean,
  ): TemplateResult {
    const { host } = this;
    const shown = options ?? [];
    const current = countryOf(view.state);
    const chosen = ({ target }: Event) => {
      const option = shown.find(({ key }) => key === (target as HTMLSelectElement).value);
      if (option) chooseCountry(host, option);
    };
    // Letters that are typed before there is a list, or the searchable picker for a long one, are for that picker.
    const pressed = (event: KeyboardEvent) => {
      const letter = letterOf(event);
      const typed = `${this.typed ?? ''}${letter}`.trimStart();
      if (letter === '' || typed === '' || (options && !isSearched && this.typed === null)) return;
      event.preventDefault();
      this.set(typed, { open: true, active: 0 });
    };
    // If the searchable picker replaces this one on leaving, it receives the focus.
    const left = () =>
      queueMicrotask(() => {
        if (host.root.activeElement?.id === 'country') return;
        if (this.typed !== null) this.set(null);
        host.afterPress(() => host.element.requestUpdate());
      });
    return html`
    <div class="field">
      <label part="label" for="country">${picker.label}</label>
      <select
        id="country"
        part=${picker.isInvalid ? 'country input-invalid' : 'country'}
        class=${isSearched ? 'searched' : nothing}
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
            renderOptions(shown, current, currentName(view) || picker.placeholder),
          )
        }
      </select>
      ${renderCountryNote(picker.note)}
    </div>
  `;
  }
}

function pickerIn(view: View, isKnown: boolean) {
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { messages } = searchTexts(texts);
  const isAwaited = countryListOf(state) === null;
  return {
    label: messages.country,
    placeholder: isAwaited ? messages.loadingCountries : messages.chooseCountry,
    token: tokenInSight(page, 'country'),
    // Manual entry needs a country, while the search can detect it.
    isNeeded: panelOf(state).isByHand,
    ...messageOf(view, 'country'),
    // Someone who is already there keeps the focus until there are countries.
    isDisabled: isDisabled || isReadonly || !(isKnown || isAwaited),
  };
}

/** The error beneath the picker; `nothing` for none. */
export function renderCountryNote(note: unknown): TemplateResult | typeof nothing {
  return note ? html`<div id="country-note">${note}</div>` : nothing;
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

/** A country in the picker. */
export interface CountryOption {
  readonly key: string;
  readonly iso2: string;
  readonly iso3: string;
  /** In the language of the page. */
  readonly name: string;
  /** Its position among the preferred countries; the same high number for all others. */
  readonly rank: number;
  readonly country: Country;
}

/** The codes in an attribute. */
export const codesIn = oncePerText((codes): readonly string[] => codes.split(/[\s,]+/).filter(Boolean));

/**
 * The countries that may be chosen, the preferred ones first, the others by name; null until they are known. Sorted
 * once, because every key needs them.
 */
export function optionsIn({ state, page, texts: { lang } }: View): readonly CountryOption[] | null {
  const preferred = codesIn(page.preferredCountries ?? '');
  return countryListOf(state) && inOrder(choosableOf(state))(preferred, lang, countryTableOf(lang));
}

const inOrder = oncePerObject((choosable: readonly Country[]) =>
  whileSame((preferred: readonly string[], lang: string, table: CountryTable): readonly CountryOption[] => {
    const nameOf = countryNamesIn(lang || 'en', table);
    const byName = countryOrderIn(lang, table);
    const optionOf = (country: Country): CountryOption => {
      const { iso2, iso3 } = country;
      return { key: iso3, iso2, iso3, name: nameOf(iso2) || country.name, rank: rankOf(country, preferred), country };
    };
    return choosable.map(optionOf).sort((a, b) => a.rank - b.rank || byName(a, b));
  }),
);

function rankOf(country: Country, preferred: readonly string[]): number {
  const index = preferred.findIndex((code) => isCode(country, code));
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}

/** True for the first country after the preferred ones. */
export function isAfterPreferred(options: readonly CountryOption[], index: number): boolean {
  const [before, rank] = [options[index - 1]?.rank, options[index]?.rank];
  return before !== undefined && before !== rank && rank === options.at(-1)?.rank;
}

/** The name of the current country, whether it may be chosen or not; empty for none. */
export function currentName({ state, texts: { lang } }: View): string {
  const current = countryOf(state);
  return current ? countryNameIn(lang || 'en', current) : '';
}

/** Chooses a country on behalf of the shopper. */
export function chooseCountry(host: PanelHost, { country }: CountryOption): void {
  if (country.iso3 === countryOf(host.state)?.iso3) return;
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user' });
}
