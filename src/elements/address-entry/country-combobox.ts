/** The picker of many countries: a text field with a list, because a long list alone is hard to search. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { closed, pressKey } from '../../core/combobox.ts';
import type { Picking } from '../../core/entry/state.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { countriesFor, countryFor } from '../../core/text/country-search.ts';
import { filled } from '../../i18n/filled.ts';
import { renderOption } from '../combobox/option-view.ts';
import { keepFocus, Popup, pageSizeOf } from '../combobox/popup.ts';
import { ignoreSecondClick } from '../combobox/second-click.ts';
import { inTopLayer } from '../combobox/top-layer.ts';
import { errorFor, namedFor } from '../field/accessible-name.ts';
import { isElement, windowOf } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { keyOf } from '../field/person.ts';
import { renderListboxShell } from '../field/search-field-view.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { countryCombobox } from './country-combobox.styles.ts';
import type { CountryOption } from './country-options.ts';
import { type CountryPicker, renderCountryError } from './country-view.ts';

/** The picker at one moment. */
export interface CountryComboboxView extends Omit<CountryPicker, 'options' | 'chosen'> {
  readonly options: readonly CountryOption[];
  /** ISO 3166-1 alpha-3 of the country; empty for none. */
  readonly current: string;
  /** The name of the country; empty for none. */
  readonly name: string;
  /** The placeholder while there is none. */
  readonly placeholder: string;
  readonly choose: (iso3: string) => void;
}

const idle: Picking = { typed: null, listbox: closed };

interface Choice {
  readonly iso2: string;
  readonly iso3: string;
  readonly name: string;
  readonly option: CountryOption;
}

const choicesOf = oncePerObject((options: readonly CountryOption[]): readonly Choice[] =>
  options.map((option) => ({ ...option.country, name: option.name, option })),
);

/** The picker of one element. */
export class CountryCombobox {
  readonly #host: PanelHost;
  readonly #rowsFor = whileSame((text: string, options: readonly CountryOption[]) =>
    countriesFor(text, choicesOf(options)),
  );

  constructor(host: PanelHost) {
    this.#host = host;
    host.adoptStyles([countryCombobox]);
    new Popup({
      host,
      input: '#country',
      list: '#countries',
      isOpen: () => this.#input?.ariaExpanded === 'true',
      active: () => (this.#picking.listbox.active < 0 ? '' : idOf(this.#picking.listbox.active)),
    });
  }

  get #input(): HTMLInputElement | null {
    return this.#host.root.querySelector<HTMLInputElement>('#country');
  }

  get #list(): HTMLElement | null {
    return this.#host.root.querySelector<HTMLElement>('#countries');
  }

  get #messages() {
    return searchTexts(this.#host.view.texts).messages;
  }

  get #picking(): Picking {
    return this.#host.state.picking;
  }

  #set(picking: Picking): void {
    this.#host.dispatch({ slice: 'entry', type: 'picked', picking });
    // The name is selected, so that typing replaces it.
    if (picking === idle) void this.#host.lifecycle.updateComplete.then(() => this.#select());
  }

  #select(): void {
    if (this.#host.root.activeElement === this.#input) this.#input?.select();
  }

  /** The field and its list. */
  render(view: CountryComboboxView): TemplateResult {
    const { typed, listbox } = this.#picking;
    const rows = listbox.open ? this.#rowsFor(typed ?? '', view.options) : [];
    const isOpen = rows.length > 0;
    const isNone = typed !== null && listbox.open && !isOpen;
    return html`
      <div class="field anchor country-anchor" @focusout=${(event: FocusEvent) => this.#leave(view, event)}>
        <label part="label" for="country">${view.label}</label>
        <div class="control country-control">
          <input
            id="country"
            part="country"
            type="text"
            role="combobox"
            dir="auto"
            autocomplete=${view.token}
            autocapitalize="words"
            autocorrect="off"
            spellcheck="false"
            enterkeyhint="done"
            aria-autocomplete="list"
            aria-controls="countries"
            aria-expanded=${isOpen ? 'true' : 'false'}
            aria-required=${view.isNeeded ? 'true' : nothing}
            aria-invalid=${view.isInvalid || isNone ? 'true' : nothing}
            aria-describedby=${view.describedBy ?? nothing}
            placeholder=${view.placeholder}
            ?disabled=${view.isDisabled}
            .value=${live(typed ?? view.name)}
            @input=${(event: Event) => this.#write(view, event)}
            @click=${() => this.#open(view)}
            @focusin=${() => this.#select()}
            @keydown=${(event: KeyboardEvent) => this.#press(view, event)}
          />
          <div class="end"><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="m4 6 4 4 4-4" /></svg></div>
        </div>
        ${renderCountryError(isNone ? this.#messages.noCountry : view.error)}
        ${renderListboxShell({
          id: 'countries',
          isInFlow: !inTopLayer,
          name: namedFor(view.label, this.#host.view.name),
          rows: rows.map(({ option, name }, index) =>
            renderOption({
              id: idOf(index),
              class: isAfterPreferred(rows, option, index, typed) ? 'option after-preferred' : 'option',
              size: rows.length,
              position: index + 1,
              content: html`<span class="texts">${name}</span>`,
            }),
          ),
          focusTaken: keepFocus,
          rowClicked: (event) => this.#click(view, event),
        })}
      </div>
    `;
  }

  #open({ options, current }: CountryComboboxView): void {
    const { typed, listbox } = this.#picking;
    if (listbox.open) return;
    const rows = this.#rowsFor(typed ?? '', options);
    this.#set({ typed, listbox: { open: true, active: rows.findIndex(({ iso3 }) => iso3 === current) } });
  }

  /** The person writes, or a browser that fills in the form: also while they are elsewhere, and not as a key would. */
  #write(view: CountryComboboxView, event: Event): void {
    const text = this.#input?.value ?? '';
    const isFilled = this.#host.root.activeElement !== this.#input || !(event instanceof InputEvent);
    if (isFilled) this.#settle(view, text.trim() ? this.#rowsFor(text, view.options)[0] : null);
    else this.#type(text, view);
  }

  /** The likeliest country is active: Enter takes it. */
  #type(typed: string, { options }: CountryComboboxView): void {
    const isNothing = typed.trim() === '';
    const rows = this.#rowsFor(typed, options);
    this.#set({ typed, listbox: { open: true, active: isNothing || rows.length === 0 ? -1 : 0 } });
    if (isNothing) this.#list?.scrollTo?.({ top: 0, behavior: 'instant' });
    const { countriesFound, noCountry } = this.#messages;
    const count = filled(countriesFound, { count: String(rows.length) });
    // A screen reader reads the row that is active at the first key, and not the one that is at the last.
    const likeliest = isNothing ? '' : (rows[0]?.name ?? '');
    const said =
      rows.length === 0 ? errorFor(noCountry, this.#host.view.name) : [count, likeliest].filter(Boolean).join('. ');
    this.#host.announce(said, () => this.#picking.typed === typed);
  }

  #press(view: CountryComboboxView, event: KeyboardEvent): void {
    if (keyOf(event) === '') return;
    const { typed, listbox } = this.#picking;
    const rows = this.#rowsFor(typed ?? '', view.options);
    // The list opens at the country that is chosen.
    if (!listbox.open && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) {
      event.preventDefault();
      this.#open(view);
      return;
    }
    if (event.key === 'Tab') return;
    const sizes = { count: rows.length, first: 0, pageSize: () => pageSizeOf(this.#list), isAwaited: false };
    const { next, intent, handled } = pressKey(listbox, event, sizes, typed !== null);
    const row = rows[next.active];
    // Typed text alone is not a country: Enter submits nothing here.
    if (handled || event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (intent === 'accept' && row) this.#choose(view, row);
    else if (intent === 'restore') {
      this.#set(idle);
      // With a list in sight the focus comes back from it to the field, and reads what is there.
      if (rows.length === 0) this.#host.announce(view.name);
    } else this.#set({ typed, listbox: event.key === 'Enter' ? listbox : next });
  }

  #click(view: CountryComboboxView, { target }: Event): void {
    const place = (target as Element).closest('[role=option]')?.ariaPosInSet;
    ignoreSecondClick(windowOf(this.#host.root));
    const choice = this.#rowsFor(this.#picking.typed ?? '', view.options)[Number(place) - 1];
    this.#input?.focus();
    if (choice) this.#choose(view, choice);
  }

  /** Leaving the field takes the country that the text alone means, or that the keys went to; nothing that may be another. */
  #leave(view: CountryComboboxView, { relatedTarget }: FocusEvent): void {
    const { typed, listbox } = this.#picking;
    // A screen reader may have moved the focus to a row, to choose it; a window that loses the focus keeps its list.
    const isHere = isElement(relatedTarget) && relatedTarget.closest('#countries') !== null;
    if (isHere || this.#host.root.activeElement === this.#input) return;
    const moved = listbox.active > 0 ? this.#rowsFor(typed ?? '', view.options)[listbox.active] : null;
    if (typed !== null) this.#settle(view, moved ?? countryFor(typed, choicesOf(view.options)));
    else if (listbox.open) this.#set(idle);
  }

  /** The field has a country's name again: that of the choice, or the one of before. */
  #settle(view: CountryComboboxView, choice: Choice | null | undefined): void {
    if (choice) this.#choose(view, choice);
    else {
      this.#set(idle);
      this.#host.announce(view.name);
    }
    this.#host.lifecycle.requestUpdate();
  }

  #choose(view: CountryComboboxView, { iso3, name }: Choice): void {
    this.#set(idle);
    view.choose(iso3);
    this.#host.announce(name);
  }
}

const idOf = (index: number) => `country-${index}`;

/** True for the first country behind those that the page prefers, as long as all of them are there. */
function isAfterPreferred(
  rows: readonly Choice[],
  { rank }: CountryOption,
  index: number,
  typed: string | null,
): boolean {
  const before = rows[index - 1]?.option.rank;
  return !typed?.trim() && before !== undefined && before !== rank && rank === rows.at(-1)?.option.rank;
}
