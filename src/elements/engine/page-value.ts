/** The address that the page sets, as a property, an attribute, or by the browser restoring it. */
import type { Address } from '../../core/address/address.ts';
import { readGivenAddress, withoutOldLines } from '../../core/address/given.ts';
import { everyCountry } from '../../core/country/selectors.ts';
import { addressInEffect, isBlank } from '../../core/entry/panel-status.ts';
import { readRestorable } from '../../core/entry/restore.ts';
import type { PanelHost } from '../field/host.ts';
import type { GivenAct } from '../field/queue.ts';
import { reportWrongValue } from './mistakes.ts';
import type { Notifier } from './notifier.ts';

/** The `value` of an element, as set by its page. */
export class PageValue {
  readonly #host: PanelHost;
  readonly #notifier: Notifier;
  /** The dirty value flag of HTML: a script or the browser has set the value, so the attribute only counts on reset. */
  #isDirty = false;

  constructor(host: PanelHost, notifier: Notifier) {
    this.#host = host;
    this.#notifier = notifier;
  }

  perform(act: GivenAct): void {
    const { state } = this.#host;
    if (act.type === 'defaultSet') {
      // The attribute is the value until the shopper or a script sets another one.
      const isOver = this.#isDirty || state.changedBy === 'user' || (!state.committed && !isBlank(state));
      if (!isOver) this.#take(act.given);
      return;
    }
    const saved = act.type === 'restored' ? readRestorable(act.given) : null;
    if (act.type === 'restored' && !saved) return;
    this.#isDirty = act.type !== 'reset';
    if (saved) this.#host.dispatch({ slice: 'entry', type: 'restored', saved, by: 'script' });
    else if (act.type === 'valueSet') this.#take(act.given);
    else if (act.type === 'cleared') this.#give(null);
    else this.#host.dispatch({ slice: 'entry', type: 'reset', initial: this.#read(act.given) });
  }

  #give(address: Address | null): void {
    this.#host.dispatch({ slice: 'entry', type: 'addressGiven', address, by: 'script' });
  }

  #take(given: unknown): void {
    const { state } = this.#host;
    const address = this.#read(given);
    // A page that re-renders before it has received the address writes back what it has.
    if (this.#notifier.isWrittenBack(address)) return;
    if (address) this.#give(withoutOldLines(address, state.committed?.address ?? null));
    else if (addressInEffect(state)) this.#give(null);
  }

  /** Reads an address that the page has set, and reports mistakes in it. */
  #read(given: unknown): Address | null {
    if (given == null) return null;
    const countries = everyCountry(this.#host.state);
    reportWrongValue(given, countries);
    return readGivenAddress(given, countries);
  }
}
