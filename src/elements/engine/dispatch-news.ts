import type { Reason } from '../../client/errors.ts';
import type { Source } from '../../core/address/address.ts';
import type { EntryNews } from '../../core/entry/selectors.ts';
import { AddressEvent, type Measures } from '../field/events.ts';
import { warnOnce } from '../field/warn-once.ts';

/**
 * Fires the events for the page.
 *
 * @param pending events that are still to be fired, the next one first; contains these, too, until their turn
 * @param measure what an address from that source cost
 * @param isTrue false once a listener has made the remaining events obsolete
 */
export function dispatchNews(
  element: HTMLElement,
  news: readonly EntryNews[],
  pending: EntryNews[],
  measure: (source: Source | null) => Measures,
  isTrue: () => boolean,
): void {
  pending.unshift(...news);
  for (const one of news) {
    pending.shift();
    if (isTrue()) dispatch(element, one, measure);
  }
}

function dispatch(
  element: HTMLElement,
  { name, detail }: EntryNews,
  measure: (source: Source | null) => Measures,
): void {
  if (name === 'change') element.dispatchEvent(new Event(name, { bubbles: true }));
  else if (name === 'address-selected')
    element.dispatchEvent(new AddressEvent(name, { ...detail, measures: measure(detail.source) }));
  // Reasons are those of the client.
  else if (name !== 'address-error') element.dispatchEvent(new AddressEvent(name, detail));
  else {
    if (detail.reason === 'not-configured') warnOnce('no-proxy-url');
    element.dispatchEvent(new AddressEvent(name, { ...detail, reason: detail.reason as Reason }));
  }
}
