import type { Reason } from '../../client/errors.ts';
import type { EntryNews } from '../../core/entry/selectors.ts';
import { AddressEvent } from '../field/events.ts';
import { warnOnce } from '../field/warn-once.ts';

/**
 * Fires the events for the page.
 *
 * @param untold all that the page is yet to hear, the next first: holds these, too, until their turn
 * @param isTrue false once a listener has made the other events untrue
 */
export function dispatchNews(
  element: HTMLElement,
  news: readonly EntryNews[],
  pending: EntryNews[],
  isTrue: () => boolean,
): void {
  pending.unshift(...news);
  for (const one of news) {
    pending.shift();
    if (isTrue()) dispatch(element, one);
  }
}

function dispatch(element: HTMLElement, { name, detail }: EntryNews): void {
  if (name === 'change') element.dispatchEvent(new Event(name, { bubbles: true }));
  // Reasons are the client's words.
  else if (name !== 'address-error') element.dispatchEvent(new AddressEvent(name, detail));
  else {
    if (detail.reason === 'not-configured') warnOnce('no-proxy-url');
    element.dispatchEvent(new AddressEvent(name, { ...detail, reason: detail.reason as Reason }));
  }
}
