/** The address that the page sets, as a property, an attribute, or by the browser restoring it. */
import type { Address } from '../../core/address/address.ts';
import { readGivenAddress, withoutOldLines } from '../../core/address/given.ts';
import { countriesSoFar } from '../../core/country/selectors.ts';
import { addressInEffect, isBlank } from '../../core/entry/panel-status.ts';
import { pendingAddressIn, readRestorable } from '../../core/entry/restore.ts';
import type { ElementHost } from '../field/host.ts';
import { reportWrongValue } from './mistakes.ts';
import type { Notifier } from './notifier.ts';
import type { Transition } from './store.ts';

/** The `value` of an element, as set by its page. */
export class PageValue {
  readonly #host: ElementHost;
  readonly #notifier: Notifier;
  readonly #loadAll: () => Promise<void>;
  /** An address whose country is not known yet; null for none. */
  #pending: object | null = null;
  /** The dirty value flag of HTML: a script or the browser has set the value, so the attribute only counts on reset. */
  #isDirty = false;
  #isLoading = false;

  /** @param loadAll loads the list of all countries, where it may be needed */
  constructor(host: ElementHost, notifier: Notifier, loadAll: () => Promise<void>) {
    this.#host = host;
    this.#notifier = notifier;
    this.#loadAll = loadAll;
  }

  /** True while a list is loading that may contain its country. */
  get isAwaited(): boolean {
    const isListed = this.#host.state.countries.supported.status !== 'loading';
    return this.#pending !== null && (this.#isLoading || !isListed);
  }

  set(given: unknown): void {
    this.#isDirty = true;
    this.#take(given);
  }

  clear(): void {
    this.#isDirty = true;
    this.#give(null);
  }

  /** Sets the `value` attribute: it is the value until the shopper or a script sets another one. */
  setDefault(json: string | null): void {
    const { state } = this.#host;
    if (this.#isDirty || state.changedBy === 'user' || (!state.committed && !isBlank(state))) return;
    this.#take(json);
  }

  reset(given: string | null): void {
    this.#isDirty = false;
    this.#pending = null;
    this.#host.dispatch({ slice: 'entry', type: 'reset', initial: this.#read(given) });
    this.#await(given);
  }

  restore(given: unknown): void {
    const saved = readRestorable(given);
    if (!saved) return;
    this.#isDirty = true;
    this.#host.dispatch({ slice: 'entry', type: 'restored', saved, by: 'script' });
  }

  /** Applies the address once its country is known, unless the shopper has done something else meanwhile. */
  follow({ event, next, previous }: Transition): void {
    const given = this.#pending;
    if (!given) return;
    const isCleared = event.type === 'cleared' || (event.type === 'addressGiven' && !event.address);
    const isOver = isCleared || next.committed !== null || !isBlank(next);
    if (!isOver && next.countries === previous.countries) {
      // Settings change when loading itself starts and ends.
      if (event.type !== 'configured') void this.loadCountries();
      return;
    }
    this.#pending = null;
    if (isOver) this.#host.configure();
    else this.#take(given);
  }

  #give(address: Address | null): void {
    this.#host.dispatch({ slice: 'entry', type: 'addressGiven', address, by: 'script' });
  }

  /** Sets the value, now or as soon as its country is known. */
  #take(given: unknown): void {
    const { state } = this.#host;
    const address = this.#read(given);
    const before = state.committed?.address ?? null;
    // A page that re-renders before it has received the address writes back what it has.
    if (!this.#notifier.isWrittenBack(address)) {
      if (address) this.#give(withoutOldLines(address, before));
      else if (addressInEffect(state) || this.#pending) this.#give(null);
    }
    this.#await(given);
  }

  /** Reads an address that the page has set, and reports mistakes in it. */
  #read(given: unknown): Address | null {
    const { state } = this.#host;
    if (given == null || pendingAddressIn(state, given)) return null;
    const countries = countriesSoFar(state);
    reportWrongValue(given, countries);
    return readGivenAddress(given, countries);
  }

  #await(value: unknown): void {
    this.#pending = pendingAddressIn(this.#host.state, value);
    void this.loadCountries();
  }

  /** Loads the list of all countries if a value needs it, because the service's may be late. Not on a server. */
  async loadCountries(): Promise<void> {
    if (!this.#pending || !this.#host.element.shadowRoot) return;
    this.#isLoading = true;
    // Submissions wait for it.
    this.#host.configure();
    await this.#loadAll();
    this.#isLoading = false;
    this.#host.configure();
    if (this.#pending) reportWrongValue(this.#pending, countriesSoFar(this.#host.state));
  }
}
