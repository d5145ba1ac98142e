import type { Address } from '../../core/address/address.ts';
import type { Area } from '../../core/address/areas.ts';
import { lettersOf } from '../../core/letters.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import type { FieldValues } from '../../core/page-fields/field-values.ts';
import type { PanelHost } from '../field/host.ts';
import { loadRegions } from '../panels/regions.ts';
import { fieldsOf, fillField, type LightField, readField } from './native-field.ts';
import { candidatesFor, valuesOf } from './read-fields.ts';

/** The country comes first, because its regions, for example, only exist once it is chosen. */
const order: readonly Purpose[] = [
  'country',
  'country-name',
  'address-level1',
  'postal-code',
  'address-level2',
  'address-level3',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'street',
  'building',
  'buildingNumber',
  'buildingNumberAddition',
];

/** The parts that locate an address. A page may spell the others in its own way. */
const places: readonly Purpose[] = ['country', 'country-name', 'postal-code', 'address-level2'];

/** Late fields are filled this often at most, because a page may keep creating new ones. */
const lateFillsMax = 10;

/** An address for the fields, including late ones. */
interface Filling {
  readonly address: Address;
  /** The fields that have it. */
  readonly done: WeakSet<Element>;
  /** The values before they were written, and right after that. */
  readonly before: FieldValues;
  after: FieldValues;
  lateFillsLeft: number;
  /** The regions of the country; none until they are needed and have loaded. */
  areas: readonly Area[];
}

/** Fills the fields of a page, and those that appear as a result. */
export class FieldFiller {
  readonly #host: PanelHost;
  readonly #filled: (address: Address) => void;
  readonly #observer = new MutationObserver(() => this.#fillLate());
  /** The parts whose field has held an address, at least for a moment; a page may re-render that field. */
  readonly #filledParts = new Set<Purpose>();
  /** Null for none. */
  #filling: Filling | null = null;
  #isWriting = false;

  /** @param filled called when the fields have the parts of the address that they hold */
  constructor(host: PanelHost, filled: (address: Address) => void) {
    this.#host = host;
    this.#filled = filled;
  }

  /** True while events of the fields are caused by the filler. */
  get isWriting(): boolean {
    return this.#isWriting;
  }

  /** `isWanted` is false if the page fills the fields itself. */
  fill(address: Address, isWanted: () => boolean): void {
    this.stop();
    const before = valuesOf(this.#fields);
    const done = new WeakSet<Element>();
    const filling: Filling = { address, done, before, after: before, lateFillsLeft: lateFillsMax, areas: [] };
    this.#asOwnDoing(() => isWanted() && this.#write(filling));
    this.#filled(address);
    void this.#fillRegion(address);
    // Stores process a change of country after the fields that were filled next.
    setTimeout(() => this.#fillEmptied(address));
  }

  /** Writes text into a field. Returns whether the field accepted it. */
  write(field: LightField, text: string): boolean {
    return this.#asOwnDoing(() => fillField(field, [text]) && readField(field) === text);
  }

  /** Leaves fields alone that appear from now on. */
  stop(): void {
    this.#observer.disconnect();
    this.#filling = null;
  }

  /** The current fields; a page may create new ones during events. */
  get #fields(): readonly LightField[] {
    return fieldsOf(this.#host);
  }

  #asOwnDoing<Result>(write: () => Result): Result {
    // A listener of the page may have written more meanwhile.
    const before = this.#isWriting;
    this.#isWriting = true;
    const result = write();
    this.#isWriting = before;
    return result;
  }

  #write(filling: Filling): void {
    const { element } = this.#host;
    this.#filling = filling;
    for (const purpose of order) {
      for (const field of this.#fields.filter((it) => it.purpose === purpose && !filling.done.has(it.element))) {
        // A listener may have set another address, which is in the fields already.
        if (this.#filling && this.#filling !== filling) return;
        this.#writeField(field, filling);
      }
    }
    filling.after = valuesOf(this.#fields);
    this.#observer.observe(element.pageFields ? element.getRootNode() : element, { childList: true, subtree: true });
  }

  #writeField(field: LightField, filling: Filling): void {
    const { element, purpose } = field;
    const candidates = this.#candidates(filling, purpose);
    const isKept = candidates[0] === '' && this.#isPersons(field);
    if (!isKept && !fillField(field, candidates)) return;
    filling.done.add(element);
    this.#filledParts.add(purpose);
  }

  #candidates({ address, areas }: Filling, purpose: Purpose): readonly string[] {
    const purposes = new Set(this.#fields.map((it) => it.purpose));
    return candidatesFor(address, purpose, purposes, this.#host.view.texts.around, areas);
  }

  /**
   * A floor or a name on a separate line is not part of what is searched for: what the shopper wrote there stays with
   * the address that was found, but not longer than that.
   */
  #isPersons({ purpose }: LightField): boolean {
    const isExtra = purpose === 'address-line2' || purpose === 'address-line3';
    return isExtra && !this.#filledParts.has(purpose);
  }

  /** A list without an option for the region may have one for another name of it. */
  async #fillRegion(address: Address): Promise<void> {
    const filling = this.#filling;
    const isRegion = ({ element, purpose }: LightField) => purpose === 'address-level1' && !filling?.done.has(element);
    if (!filling || address.region === null || !this.#fields.some(isRegion)) return;
    filling.areas = await loadRegions(address.country.iso2);
    if (filling.areas[0] && this.#filling === filling) this.#fillLate();
  }

  /** A page that clears what does not fit the previous country does not mean the values that came with the new one. */
  #fillEmptied(address: Address): void {
    if (this.#filling?.address !== address) return;
    const { before, after, done } = this.#filling;
    const isOther = (purpose: Purpose) => before.get(purpose) !== after.get(purpose);
    if (!isOther('country') && !isOther('country-name')) return;
    for (const field of this.#fields) {
      if (after.get(field.purpose) && readField(field) === '') done.delete(field.element);
    }
    this.#fillLate();
  }

  #fillLate(): void {
    const filling = this.#filling;
    const isLate = filling && this.#fields.some(({ element }) => !filling.done.has(element));
    if (!isLate || filling.lateFillsLeft === 0) return;
    if (this.#isEdited(filling)) {
      this.stop();
      return;
    }
    filling.lateFillsLeft--;
    this.#asOwnDoing(() => this.#write(filling));
    this.#filled(filling.address);
  }

  /** True if one of the page's scripts has replaced the address: the fields now contain something else. */
  #isEdited(filling: Filling): boolean {
    const { done, before, after } = filling;
    const fields = this.#fields;
    const values = valuesOf(fields);
    return [...after.keys()].some((purpose) => {
      const own = fields.filter((field) => field.purpose === purpose);
      const isNew = !own.some(({ element }) => done.has(element));
      // A re-rendered list has an option selected, whatever it means.
      if (isNew ? own.every(({ element }) => element.localName === 'select') : !places.includes(purpose)) return false;
      const known = ['', after.get(purpose), ...this.#candidates(filling, purpose), isNew ? before.get(purpose) : ''];
      const text = lettersOf(values.get(purpose) ?? '');
      return !known.some((it) => lettersOf(it ?? '') === text);
    });
  }
}
