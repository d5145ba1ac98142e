/** Notifies the page of changes, by events. */
import type { Reason } from '../../client/errors.ts';
import type { Address, Source } from '../../core/address/address.ts';
import { isSameUnprinted } from '../../core/address/shown.ts';
import { type EntryNews, newsOf } from '../../core/entry/selectors.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { type Edits, takeEdits } from '../field/edits.ts';
import { AddressEvent, type Measures } from '../field/events.ts';
import type { PanelHost } from '../field/host.ts';
import { isDisabled } from '../field/internals.ts';
import { warnOnce } from '../field/warn-once.ts';
import type { Transition } from './store.ts';

/** Fires the events of an element, and knows which address the page has been notified of. */
export class Notifier {
  readonly #host: PanelHost;
  readonly #measure: ReturnType<typeof createMeasure>;
  /** Events that are still to be fired, the next one first: a listener may cause others. */
  readonly #pending: EntryNews[] = [];
  /** The state of which the page was last notified, while the element is disabled and fires nothing; otherwise null. */
  #lastNotified: EntryState | null = null;
  /** The address of which the page was last notified; null for none. */
  #notified: Address | null = null;

  /** @param fields where a shopper writes, the element first */
  constructor(host: PanelHost, fields: () => readonly EventTarget[]) {
    this.#host = host;
    this.#measure = createMeasure(fields);
  }

  /** Called on each state change. */
  follow({ event, next, previous }: Transition): void {
    if (next.properties.isDisabled) {
      this.#lastNotified ??= previous;
      return;
    }
    const news = newsOf(next, this.#lastNotified ?? previous, event);
    this.#lastNotified = null;
    this.#pending.unshift(...news);
    for (const one of news) {
      this.#pending.shift();
      // A listener that changes the address makes the remaining events obsolete; one that disables the element stops
      // them, too.
      if (this.#host.state.committed === next.committed && !isDisabled(this.#host.element)) this.#fire(one);
    }
    if (this.#pending.length === 0) this.#notified = this.#host.state.committed?.address ?? null;
  }

  /**
   * True if the shopper has an address that the page has not been notified of, and this is none, or the one before it:
   * then a page that re-renders writes it back.
   */
  isWrittenBack(address: Address | null): boolean {
    const { committed, changedBy } = this.#host.state;
    const hasMissedEvent =
      this.#lastNotified !== null && changedBy === 'user' && this.#lastNotified.committed !== committed;
    const isPending = hasMissedEvent || this.#pending.some(({ name }) => name === 'address-selected');
    return isPending && (!address || (this.#notified !== null && isSameUnprinted(address, this.#notified)));
  }

  #fire({ name, detail }: EntryNews): void {
    const { element } = this.#host;
    switch (name) {
      case 'change':
        element.dispatchEvent(new Event(name, { bubbles: true }));
        break;
      case 'address-selected':
        element.dispatchEvent(new AddressEvent(name, { ...detail, measures: this.#measure(detail.source) }));
        break;
      case 'address-error':
        if (detail.reason === 'not-configured') warnOnce('no-proxy-url');
        // Reasons are those of the client.
        element.dispatchEvent(new AddressEvent(name, { ...detail, reason: detail.reason as Reason }));
        break;
      default:
        element.dispatchEvent(new AddressEvent(name, detail));
    }
  }
}

const ways = { autocomplete: 'search', manual: 'manual', lookup: 'lookup', saved: 'saved', none: 'page' } as const;

/**
 * Measures each address from its first key. Validating an address does not change its measures; editing it in the
 * page's fields adds to those of the address that was found.
 *
 * @param fields where a shopper writes, the element first
 */
function createMeasure(fields: () => readonly EventTarget[]): (source: Source | null) => Measures {
  let last: (Measures & { readonly source: Source | null }) | null = null;
  return (source) => {
    const [own, ...others] = fields().map(takeEdits);
    const written = [own, ...others].filter((it) => it !== undefined && it.keys > 0) as Edits[];
    if (written.length > 0 || last === null || last.source !== source) {
      const edited =
        source === 'manual' && last && !own?.keys ? last : { seconds: 0, keys: 0, corrections: 0, way: null };
      const sum = (name: 'keys' | 'corrections') => written.reduce((all, it) => all + it[name], edited[name]);
      const now = performance.now();
      const ms = now - Math.min(now, ...written.map(({ since }) => since));
      const isPasted = source === 'autocomplete' && written.some((it) => it.isPasted);
      last = {
        source,
        seconds: Math.round(edited.seconds * 10 + ms / 100) / 10,
        keys: sum('keys'),
        corrections: sum('corrections'),
        way: edited.way ?? (isPasted ? 'paste' : ways[source ?? 'none']),
      };
    }
    const { seconds, keys, corrections, way } = last;
    return { seconds, keys, corrections, way };
  };
}
