import type { Address } from '../../core/address/address.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { candidatesFor } from './field-texts.ts';
import { fillField, type LightField, readField } from './native-field.ts';
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

/** Late fields are filled this often at most; a page may make new fields for ever. */
const lateFillsMax = 10;

/** The work of a filler. */
interface Work {
  /** The address for the fields, including late ones; null for none. */
  readonly filling: {
    readonly address: Address;
    readonly done: WeakSet<Element>;
    readonly lateFillsLeft: number;
  } | null;
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
    this.#asOwnDoing(() => {
      if (isWanted()) this.#write(address, new WeakSet(), lateFillsMax);
    });
    this.#options.filled(address);
    void this.#fillRegion(address);
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

  #write(address: Address, done: WeakSet<Element>, lateFillsLeft: number): void {
    this.#work = { ...this.#work, filling: { address, done, lateFillsLeft } };
    for (const purpose of order) {
      for (const field of this.#options.fields().filter((it) => it.purpose === purpose)) {
        // A listener may have given another address: that one is in the fields already.
        if ((this.#work.filling?.address ?? address) !== address) return;
        this.#writeField(field, address, done);
      }
    }
    this.#observer.observe(this.#options.around(), { childList: true, subtree: true });
  }

  #writeField(field: LightField, address: Address, done: WeakSet<Element>): void {
    const { element, purpose } = field;
    const purposes = new Set(this.#options.fields().map((it) => it.purpose));
    const candidates = candidatesFor(address, purpose, purposes, this.#options.lang());
    const isKept = candidates[0] === '' && this.#isPersons(field);
    if (!isKept && !fillField(field, candidates)) return;
    done.add(element);
    this.#filled.add(purpose);
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

  #fillLate(): void {
    const { filling } = this.#work;
    if (!filling) return;
    const { address, done, lateFillsLeft } = filling;
    const isLate = this.#options.fields().some(({ element }) => !done.has(element));
    if (!isLate || lateFillsLeft === 0) return;
    this.#asOwnDoing(() => this.#write(address, done, lateFillsLeft - 1));
    this.#options.filled(address);
  }
}
