/** The address that the page gives: as a property, an attribute, or what the browser kept. */
import type { Address } from '../../core/address/address.ts';
import { readGivenAddress, withoutOldLines } from '../../core/address/given.ts';
import { countriesSoFar } from '../../core/country/selectors.ts';
import { addressInEffect, isBlank } from '../../core/entry/panel-status.ts';
import { pendingAddressIn } from '../../core/entry/pending-value.ts';
import { readRestorable } from '../../core/entry/restore.ts';
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
  #isLoading = false;

  constructor(host: ElementHost) {
    this.#host = host;
  }

  /** True while a list is being loaded that may know its country. */
  get isAwaited(): boolean {
    const isListed = this.#host.state.countries.supported.status !== 'loading';
    return this.#pending !== null && (this.#isLoading || !isListed);
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
    const saved = readRestorable(given);
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
      // Settings change when the loading itself begins and ends.
      if (event.type !== 'configured') void this.loadCountries();
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
    void this.loadCountries();
  }

  /** Loads the list of all countries if a value needs it, because the service's may be late. A server loads nothing. */
  async loadCountries(): Promise<void> {
    if (!this.#pending || !this.#host.element.shadowRoot) return;
    this.#isLoading = true;
    // An order waits for it.
    this.#host.configure();
    await this.#host.loadCountries();
    this.#isLoading = false;
    this.#host.configure();
    if (this.#pending) tellWrongValue(this.#pending, countriesSoFar(this.#host.state));
  }
}
