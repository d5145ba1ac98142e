/** When the country in the page's fields changes, clears what does not fit it, with a message. */
import type { Country } from '../../contract/types.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import { outdatedIn } from '../../core/page-fields/outdated.ts';
import type { ElementHost } from '../field/host.ts';
import type { FieldFiller } from './field-filler.ts';
import { emptiedText } from './field-texts.ts';
import { fieldsOf } from './native-field.ts';
import { type Content, formatIn, valuesOf } from './read-fields.ts';

/** The fields when they were last read, and what was cleared then. */
interface Last {
  /** Null if no field names a country, or if it does not exist. */
  readonly country: Country | null;
  readonly values: FieldValues;
  /** The message about cleared fields; empty for none. */
  readonly note: string;
  /** The values before they were cleared; null if they were not. */
  readonly before: { readonly country: Country; readonly values: FieldValues } | null;
}

/** Follows the country in the fields. */
export class CountryChange {
  readonly #host: ElementHost;
  readonly #filler: FieldFiller;
  /** Null before the fields were read. */
  #last: Last | null = null;

  constructor(host: ElementHost, filler: FieldFiller) {
    this.#host = host;
    this.#filler = filler;
  }

  /** True once the fields were read. */
  get isBegun(): boolean {
    return this.#last !== null;
  }

  /** The country in the fields when they were last read; null for none. */
  get country(): Country | null {
    return this.#last?.country ?? null;
  }

  /** The message about cleared fields; empty if none were. */
  get text(): string {
    return this.#last?.note ?? '';
  }

  /** True if the fields have changed since they were last read. False before that. */
  isOther(values: FieldValues): boolean {
    const last = this.#last?.values;
    const purposes = last ? [...last.keys(), ...values.keys()] : [];
    return purposes.some((purpose) => (values.get(purpose) ?? '') !== (last?.get(purpose) ?? ''));
  }

  /** True if the country in the fields has changed since they were last read. False before that. */
  isOtherCountry({ said }: Content): boolean {
    return this.#last !== null && this.#last.country?.iso3 !== said?.iso3;
  }

  /** The fields have changed, but no message is needed. */
  remember({ said: country, values }: Content): void {
    if (this.text !== '') this.#host.element.requestUpdate();
    this.#last = { country, values, note: '', before: null };
  }

  /**
   * The shopper wrote into the fields. The message stays until the country changes. Returns true if fields were
   * changed.
   */
  follow({ said: country, values, fields }: Content): boolean {
    const last = this.#last;
    if (!last) return false;
    this.#last = { ...last, country, values };
    if (!last.country || !country || last.country.iso3 === country.iso3) return false;
    // Back in the previous country: restores what was cleared, unless something else was written.
    const known = last.before?.country.iso3 === country.iso3 ? last.before.values : null;
    const lost = fields.filter(({ purpose }) => known?.get(purpose)?.trim() && !values.get(purpose)?.trim());
    for (const field of lost) this.#filler.write(field, known?.get(field.purpose) ?? '');
    const outdated = outdatedIn(values, last.values, formatIn(country));
    const due = fields.filter((field) => outdated.includes(field.purpose) && !lost.includes(field));
    const emptied = due.filter((field) => this.#filler.write(field, ''));
    const isEmptied = emptied.length > 0;
    this.#last = {
      country,
      // Reading the fields now must not find a change.
      values: valuesOf(fieldsOf(this.#host)),
      note: isEmptied ? emptiedText(emptied, country, this.#host.view.texts) : '',
      before: isEmptied ? { country: last.country, values: last.values } : null,
    };
    this.#host.element.requestUpdate();
    return isEmptied || lost.length > 0;
  }
}
