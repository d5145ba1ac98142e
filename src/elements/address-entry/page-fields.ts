import type { LightFields } from '../enhance/light-fields.ts';
import type { CountryChoice } from './country-choice.ts';
import type { AddressEntry } from './element.ts';
import type { EntryController } from './entry-controller.ts';

/** The page's own fields (slot `fields`). What they need is loaded when there are some. */
export class PageFields {
  readonly #element: AddressEntry;
  readonly #entry: EntryController;
  readonly #countries: CountryChoice;
  #fields: LightFields | null = null;

  constructor(element: AddressEntry, entry: EntryController, countries: CountryChoice) {
    this.#element = element;
    this.#entry = entry;
    this.#countries = countries;
  }

  /** Null as long as the page has none. */
  get current(): LightFields | null {
    return this.#fields?.isEmpty ? null : this.#fields;
  }

  /** Whether a field of the page says the country; known at once, so that no picker comes and goes. */
  get hasCountry(): boolean {
    return (
      this.#element.querySelector(
        '[autocomplete$=country i],[autocomplete$=country-name i],[data-address-part=country]',
      ) !== null
    );
  }

  readonly slotted = async (): Promise<void> => {
    // The event also comes when what the slot shows without fields changes.
    if (!this.#fields && !this.#element.querySelector(':scope > [slot=fields]')) return;
    const { createEntryFields } = await import('../enhance/entry-fields.ts');
    this.#fields ??= createEntryFields(this.#element, this.#entry, this.#countries);
    this.#element.requestUpdate();
  };
}
