import type { Address } from '../../core/address/address.ts';
import { lettersOf } from '../../core/letters.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import { candidatesFor } from './field-texts.ts';
import { fillField, type LightField, readField } from './native-field.ts';
import { valuesOf } from './read-fields.ts';
import { needAreas } from './regions.ts';

/** The page, as a filler needs to know it. */
export interface FieldFillerOptions {
  /** Those there are now; a page may make new ones while it hears of values. */
  readonly fields: () => readonly LightField[];
  /** The node in which fields may appear. */
  readonly around: () => Node;
  /** BCP 47 tag; empty when unknown. */
  readonly lang: () => string;
  /** Fills the fields with as much of the address as they hold. */
  readonly filled: (address: Address) => void;
}

/** The country comes first: its regions, for example, are there only after it is chosen. */
const order: readonly Purpose[] = [
  'country',
  'country-name',
  'address-level1',
  'postal-code',
  'address-level2',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'street',
  'building',
  'buildingNumber',
  'buildingNumberAddition',
];

/** The parts that say where an address is. A page may spell the others in its own way. */
const places: readonly Purpose[] = ['country', 'country-name', 'postal-code', 'address-level2'];

/** Late fields are filled this often at most; a page may make new fields for ever. */
const lateFillsMax = 10;

/** An address for the fields, including late ones. */
interface Filling {
  readonly address: Address;
  /** The fields that have it, and the parts that they hold. */
  readonly done: WeakSet<Element>;
  readonly held: Set<Purpose>;
  /** The texts before they were written, and right after that. */
  readonly before: FieldValues;
  readonly after: FieldValues;
  readonly lateFillsLeft: number;
}

/** The work of a filler. */
interface Work {
  /** Null for none. */
  readonly filling: Filling | null;
  /** True while it writes. */
  readonly isWriting: boolean;
}

/** Fills the fields of a page, and those that appear because of it. */
export class FieldFiller {
  readonly #options: FieldFillerOptions;
  readonly #observer = new MutationObserver(() => this.#fillLate());
  /** The parts whose field held an address, at least for a moment; a page may render that field anew. */
  readonly #filled = new Set<Purpose>();
  #work: Work = { filling: null, isWriting: false };

  constructor(options: FieldFillerOptions) {
    this.#options = options;
  }

  /** True while the events of the fields come from the filler. */
  get isWriting(): boolean {
    return this.#work.isWriting;
  }

  /** `isWanted` is false if the page fills the fields itself. */
  fill(address: Address, isWanted: () => boolean): void {
    this.stop();
    const before = valuesOf(this.#options.fields());
    const work = { address, done: new WeakSet<Element>(), held: new Set<Purpose>(), before, after: before };
    this.#asOwnDoing(() => {
      if (isWanted()) this.#write({ ...work, lateFillsLeft: lateFillsMax });
    });
    this.#options.filled(address);
    void this.#fillRegion(address);
    // Stores hear of a country later than of the fields that were filled after it.
    setTimeout(() => this.#fillEmptied(address));
  }

  /** Puts a text into one field. Returns whether it is there. */
  write(field: LightField, text: string): boolean {
    return this.#asOwnDoing(() => fillField(field, [text]) && readField(field) === text);
  }

  /** Fields that appear from now on stay as they are. */
  stop(): void {
    this.#observer.disconnect();
    this.#work = { ...this.#work, filling: null };
  }

  #asOwnDoing<Result>(write: () => Result): Result {
    // A listener of the page may have written more meanwhile.
    const { isWriting } = this.#work;
    this.#work = { ...this.#work, isWriting: true };
    const result = write();
    this.#work = { ...this.#work, isWriting };
    return result;
  }

  #write(filling: Filling): void {
    const { address, done } = filling;
    this.#work = { ...this.#work, filling };
    for (const purpose of order) {
      for (const field of this.#options.fields().filter((it) => it.purpose === purpose && !done.has(it.element))) {
        // A listener may have given another address: that one is in the fields already.
        if ((this.#work.filling?.address ?? address) !== address) return;
        this.#writeField(field, filling);
      }
    }
    if (this.#work.filling === filling)
      this.#work = { ...this.#work, filling: { ...filling, after: valuesOf(this.#options.fields()) } };
    this.#observer.observe(this.#options.around(), { childList: true, subtree: true });
  }

  #writeField(field: LightField, { address, done, held }: Filling): void {
    const { element, purpose } = field;
    const candidates = this.#candidates(address, purpose);
    const isKept = candidates[0] === '' && this.#isPersons(field);
    if (!isKept && !fillField(field, candidates)) return;
    done.add(element);
    held.add(purpose);
    this.#filled.add(purpose);
  }

  #candidates(address: Address, purpose: Purpose): readonly string[] {
    const purposes = new Set(this.#options.fields().map((it) => it.purpose));
    return candidatesFor(address, purpose, purposes, this.#options.lang());
  }

  /**
   * A floor or a name on a line of its own is no part of what is searched for: what the person wrote there before stays with
   * the address that is found. It does not outlive that.
   */
  #isPersons({ purpose }: LightField): boolean {
    const isExtra = purpose === 'address-line2' || purpose === 'address-line3';
    return isExtra && !this.#filled.has(purpose);
  }

  /** A list that has no option for the region may have one for another name of it. */
  async #fillRegion(address: Address): Promise<void> {
    const done = this.#work.filling?.done;
    const isRegion = ({ element, purpose }: LightField) => purpose === 'address-level1' && !done?.has(element);
    if (!done || address.region === null || !this.#options.fields().some(isRegion)) return;
    if ((await needAreas(address.country.iso2)) && this.#work.filling?.address === address) this.#fillLate();
  }

  /** A page that empties what does not fit the country before means other texts than those that came with the new one. */
  #fillEmptied(address: Address): void {
    const { filling } = this.#work;
    if (filling?.address !== address) return;
    const { before, after, done } = filling;
    const isOther = (purpose: Purpose) => before.get(purpose) !== after.get(purpose);
    if (!isOther('country') && !isOther('country-name')) return;
    for (const field of this.#options.fields()) {
      if (after.get(field.purpose) && readField(field) === '') done.delete(field.element);
    }
    this.#fillLate();
  }

  #fillLate(): void {
    const { filling } = this.#work;
    if (!filling) return;
    const { address, done, lateFillsLeft } = filling;
    const isLate = this.#options.fields().some(({ element }) => !done.has(element));
    if (!isLate || lateFillsLeft === 0) return;
    if (this.#isEdited(filling)) {
      this.stop();
      return;
    }
    this.#asOwnDoing(() => this.#write({ ...filling, lateFillsLeft: lateFillsLeft - 1 }));
    this.#options.filled(address);
  }

  /** True if a script of the page has put another text where the address was: its fields say something else now. */
  #isEdited({ address, done, held, before, after }: Filling): boolean {
    const fields = this.#options.fields();
    const values = valuesOf(fields);
    return [...held].some((purpose) => {
      const own = fields.filter((field) => field.purpose === purpose);
      const isNew = !own.some(({ element }) => done.has(element));
      // A list that was rendered anew has an option chosen, whatever it means.
      if (isNew ? own.every(({ element }) => element.localName === 'select') : !places.includes(purpose)) return false;
      const known = ['', after.get(purpose), ...this.#candidates(address, purpose), isNew ? before.get(purpose) : ''];
      const text = lettersOf(values.get(purpose) ?? '');
      return !known.some((it) => lettersOf(it ?? '') === text);
    });
  }
}
