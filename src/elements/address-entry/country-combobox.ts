/** The searchable country picker: a text field with a list, because a long native list is hard to search. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ListboxState } from '../../core/combobox.ts';
import { countriesFor, countryFor } from '../../core/country/search.ts';
import { countryOf } from '../../core/country/selectors.ts';
import { whileSame } from '../../core/once.ts';
import { plural } from '../../i18n/plural.ts';
import { Combobox, consume } from '../combobox/combobox.ts';
import { errorFor, namedFor } from '../field/accessible-name.ts';
import { renderCombobox } from '../field/combobox-view.ts';
import { keyOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { renderMessage } from '../panels/message-view.ts';
import { countryCombobox } from './country-combobox.styles.ts';
import {
  type CountryOption,
  type CountryPicker,
  chooseCountry,
  currentName,
  isAfterPreferred,
  optionsIn,
  type PickerView,
  renderCountryNote,
} from './country-picker.ts';

const none: readonly CountryOption[] = [];

/** The searchable country picker of an element. */
export class CountryCombobox extends Combobox<CountryOption> {
  readonly #rowsFor = whileSame((text: string, options: readonly CountryOption[]) => countriesFor(text, options));

  readonly #picker: CountryPicker;

  constructor(picker: CountryPicker) {
    super(picker.host, 'country', 'countries');
    this.#picker = picker;
    this.host.adoptStyles([countryCombobox]);
  }

  get #options(): readonly CountryOption[] {
    return optionsIn(this.host.view) ?? none;
  }

  get rows(): readonly CountryOption[] {
    return this.#rowsFor(this.#picker.typed ?? '', this.#options);
  }

  get #name(): string {
    return currentName(this.host.view);
  }

  get #texts() {
    return searchTexts(this.host.view.texts);
  }

  protected get listbox(): ListboxState {
    return this.#picker.listbox;
  }

  protected change(listbox: ListboxState): void {
    this.#picker.set(this.#picker.typed, listbox);
  }

  protected nameOf({ name }: CountryOption): string {
    return name;
  }

  /** Displays the name of the country again. It is selected, so that typing replaces it. */
  #reset(): void {
    this.#picker.set(null);
    void this.host.element.updateComplete.then(() => this.#select());
  }

  #select(): void {
    if (this.host.root.activeElement === this.input && this.#picker.typed === null) this.input?.select();
  }

  /** Renders the field and its list. */
  render(picker: PickerView): TemplateResult {
    const { host, isOpen, listbox } = this;
    const { typed } = this.#picker;
    const rows = isOpen ? this.rows : none;
    const isNone = typed !== null && listbox.open && !isOpen;
    return renderCombobox({
      ...picker,
      name: 'country',
      label: html`<label part="label" for="country">${picker.label}</label>`,
      isTaken: true,
      isOpen,
      isInvalid: picker.isInvalid || isNone,
      text: live(typed ?? this.#name),
      end: html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="m4 6 4 4 4-4" /></svg>`,
      message: renderCountryNote(
        isNone ? renderMessage({ text: this.#texts.messages.noCountry, isError: true }) : picker.note,
      ),
      list: {
        ...this.shell,
        name: namedFor(picker.label, host.view.name),
        rows: rows.map(({ name }, index) => {
          const kind = !typed?.trim() && isAfterPreferred(rows, index) ? 'after-preferred' : '';
          return this.renderOption(index, html`<span class="texts">${name}</span>`, kind);
        }),
      },
      listeners: {
        typed: (event) => this.#write(event),
        clicked: () => this.#open(),
        focused: () => this.#select(),
        pressed: (event) => this.#handleKeydown(event),
        left: (event) => this.#handleFocusout(event),
      },
    });
  }

  /** Opens the list at the chosen country. */
  #open(): void {
    if (this.listbox.open) return;
    this.change({ open: true, active: this.rows.findIndex(({ key }) => key === countryOf(this.host.state)?.iso3) });
  }

  /** The text was edited by the shopper, or by autofill, even while the focus is elsewhere. */
  #write(event: Event): void {
    const text = this.input?.value ?? '';
    const isFilled = this.host.root.activeElement !== this.input || !('inputType' in event);
    if (isFilled) this.#settle(text.trim() ? this.#rowsFor(text, this.#options)[0] : null);
    else this.#type(text);
  }

  /** Makes the best match active, which Enter chooses. */
  #type(typed: string): void {
    const isNothing = typed.trim() === '';
    const rows = this.#rowsFor(typed, this.#options);
    this.#picker.set(typed, { open: true, active: isNothing || rows.length === 0 ? -1 : 0 });
    if (isNothing) this.scrollToTop();
    const { lang, messages } = this.#texts;
    const count = plural(lang, messages.countriesFound, rows.length);
    // A screen reader reads the row that is active at the first key, not the one at the last.
    const likeliest = isNothing ? '' : (rows[0]?.name ?? '');
    const said =
      rows.length === 0
        ? errorFor(messages.noCountry, this.host.view.name)
        : [count, likeliest].filter(Boolean).join('. ');
    this.host.announce(said, () => this.#picker.typed === typed && this.rows === rows);
  }

  #handleKeydown(event: KeyboardEvent): void {
    const key = keyOf(event);
    const { open, active } = this.listbox;
    const { rows } = this;
    const isOpening = !open && ['ArrowDown', 'ArrowUp', 'Enter'].includes(key);
    if (isOpening) this.#open();
    // Typed text alone is not a country, so Enter submits nothing here.
    if (isOpening || (key === 'Enter' && !rows[active])) consume(event);
    // Leaving the field chooses the active row.
    else if (key !== 'Tab') this.press(event, { isAwaited: false, isRestorable: this.#picker.typed !== null });
  }

  protected restore(): void {
    const isNone = this.rows.length === 0;
    this.#reset();
    // If a list was visible, the focus returns from it to the field, whose text is read.
    if (isNone) this.host.announce(this.#name);
  }

  /** Leaving the field chooses the country if the text can only mean one, or if the arrow keys were used. */
  #handleFocusout(event: FocusEvent): void {
    // If the window loses the focus, the list stays.
    if (!this.isLeft(event) || this.host.root.activeElement === this.input) return;
    const { typed, listbox } = this.#picker;
    const moved = listbox.active > 0 ? this.rows[listbox.active] : null;
    if (typed !== null) this.#settle(moved ?? countryFor(typed, this.#options));
    else if (listbox.open) this.#reset();
  }

  /** Shows a country's name again: that of the choice, or the previous one. */
  #settle(choice: CountryOption | null | undefined): void {
    if (choice) this.choose(choice);
    else {
      this.#reset();
      this.host.announce(this.#name);
    }
  }

  protected choose(option: CountryOption): void {
    this.#reset();
    chooseCountry(this.host, option);
    this.host.announce(option.name);
  }
}
