/** The address that the page gives: as a property, an attribute, or what the browser kept. */
import type { Address } from '../../core/address/address.ts';
import { readGivenAddress, withoutOldLines } from '../../core/address/given.ts';
import { countriesSoFar } from '../../core/country/selectors.ts';
import { addressInEffect } from '../../core/entry/mode.ts';
import { isBlank } from '../../core/entry/panel-status.ts';
import { pendingAddressIn } from '../../core/entry/pending-value.ts';
import { readSaved } from '../../core/entry/restore.ts';
import type { ElementHost } from '../field/host.ts';
import { tellWrongValue } from './mistakes.ts';
import type { Transition } from './store.ts';

/** The `value` of one element, as its page sets it. */
export class PageValue {
  readonly #host: ElementHost;
  /** An address whose country is not known yet; null for none. */
  #pending: object | null = null;
  /** As in HTML (dirty value flag): a script or a restore has given the value. The attribute then counts for a reset alone. */
  #isDirty = false;

  constructor(host: ElementHost) {
    this.#host = host;
  }

  get isPending(): boolean {
    return this.#pending !== null;
  }

  /** The `value` property. */
  set(given: unknown): void {
    this.#isDirty = true;
    this.#take(given);
  }

  clear(): void {
    this.#isDirty = true;
    this.#clear();
  }

  /** The `value` attribute: the value until the person or a script gives another one. */
  setDefault(json: string | null): void {
    const { state } = this.#host;
    if (this.#isDirty || state.changedBy === 'user' || (!state.committed && !isBlank(state))) return;
    this.#take(json);
  }

  reset(given: string | null): void {
    this.#isDirty = false;
    this.#pending = null;
    this.#host.dispatch({ slice: 'entry', type: 'reset', initial: this.#read(given), seed: this.#host.seed() });
    this.#await(given);
  }

  restore(given: unknown): void {
    const saved = readSaved(given);
    if (!saved) return;
    this.#isDirty = true;
    this.#host.dispatch({ slice: 'entry', type: 'restored', saved });
  }

  /** Takes the address once its country is known. The person's acts meanwhile win. */
  follow({ event, next, previous }: Transition): void {
    const given = this.#pending;
    if (!given) return;
    const isOver = event.type === 'cleared' || next.committed !== null || !isBlank(next);
    if (!isOver && next.countries === previous.countries) {
      this.#loadCountries();
      return;
    }
    this.#pending = null;
    if (isOver) this.#host.configure();
    else this.#take(given);
  }

  #clear(): void {
    this.#host.dispatch({ slice: 'entry', type: 'cleared', by: 'script' });
  }

  /** The value is the page's, now or as soon as its country is known. */
  #take(given: unknown): void {
    const { state } = this.#host;
    const address = this.#read(given);
    const before = state.committed?.address ?? null;
    if (address) this.#host.dispatch({ slice: 'entry', type: 'valueSet', address: withoutOldLines(address, before) });
    // A page that renders before it has heard of the address writes back that there is none.
    else if ((addressInEffect(state) && !this.#host.isNotificationPending) || this.#pending) this.#clear();
    this.#await(given);
  }

  /** Reads an address that the page gives, and tells its developer of mistakes in it. */
  #read(given: unknown): Address | null {
    const { state } = this.#host;
    if (given == null || pendingAddressIn(state, given)) return null;
    const countries = countriesSoFar(state);
    tellWrongValue(given, countries);
    return readGivenAddress(given, countries);
  }

  #await(value: unknown): void {
    this.#pending = pendingAddressIn(this.#host.state, value);
    // An order waits for it.
    this.#host.configure();
    if (this.#pending) this.#loadCountries();
  }

  /** The list of all countries is loaded at once: the service's may be late. A server loads nothing. */
  #loadCountries(): void {
    if (this.#host.element.shadowRoot) void this.#host.loadCountries();
  }
}
