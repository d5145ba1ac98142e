/** When the country in the page's fields changes, clears what does not fit it, with a message. */
import type { Country } from '../../contract/types.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import { outdatedIn } from '../../core/page-fields/outdated.ts';
import type { ElementHost } from '../field/host.ts';
import { countryFormat } from './country-formats.ts';
import { emptiedText } from './field-texts.ts';
import type { LightField } from './native-field.ts';
import { type Content, fieldsOf, valuesOf } from './read-fields.ts';

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

/** Writes text into a field, as if it were typed. Returns whether the field accepted it. */
export type Write = (field: LightField, text: string) => boolean;

/** Follows the country in the fields. */
export class CountryChange {
  readonly #host: ElementHost;
  readonly #write: Write;
  /** Null before the fields were read. */
  #last: Last | null = null;

  constructor(host: ElementHost, write: Write) {
    this.#host = host;
    this.#write = write;
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
  remember(content: Content): void {
    if (this.text !== '') this.#host.element.requestUpdate();
    this.#last = { ...saidBy(content), note: '', before: null };
  }

  /**
   * The shopper wrote into the fields. The message stays until the country changes. Returns true if fields were
   * changed.
   */
  follow(content: Content): boolean {
    const last = this.#last;
    if (!last) return false;
    const said = saidBy(content);
    this.#last = { ...last, ...said };
    if (!last.country || !said.country || last.country.iso3 === said.country.iso3) return false;
    const restored = this.#restore(last, content, said.country);
    const outdated = outdatedIn(said.values, last.values, countryFormat(said.country));
    const due = content.fields.filter(({ purpose }) => outdated.includes(purpose) && !restored.includes(purpose));
    const emptied = due.filter((field) => this.#write(field, ''));
    const note = emptied.length > 0 ? emptiedText(emptied, said.country, this.#host.view.texts) : '';
    const before = emptied.length > 0 ? { country: last.country, values: last.values } : null;
    // Reading the fields now must not find a change.
    this.#last = { country: said.country, values: valuesOf(fieldsOf(this.#host)), note, before };
    this.#host.element.requestUpdate();
    return emptied.length + restored.length > 0;
  }

  /** Back in the previous country: restores what was cleared, unless something else was written. */
  #restore({ before }: Last, { fields, values }: Content, { iso3 }: Country): readonly string[] {
    if (before?.country.iso3 !== iso3) return [];
    const empty = fields.filter(({ purpose }) => !values.get(purpose)?.trim() && before.values.get(purpose)?.trim());
    for (const field of empty) this.#write(field, before.values.get(field.purpose) ?? '');
    return empty.map(({ purpose }) => purpose);
  }
}

function saidBy({ said, values }: Content): Pick<Last, 'country' | 'values'> {
  return { country: said, values };
}
