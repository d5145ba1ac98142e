import type { Reason } from '../../client/errors.ts';
import type { EntryNews } from '../../core/entry/selectors.ts';
import { AddressEvent } from '../field/events.ts';
import { warnOnce } from '../field/warn-once.ts';

/** Elements whose page hears of something else first, and then of the address that is there. */
const untold = new WeakSet<HTMLElement>();

/** True while the page of an element hears of something else before it hears of the address. */
export function isToldNext(element: HTMLElement): boolean {
  return untold.has(element);
}

/**
 * Fires the events for the page.
 *
 * @param isTrue false once a listener has made the other events untrue
 */
export function dispatchNews(element: HTMLElement, news: readonly EntryNews[], isTrue: () => boolean): void {
  const selected = news.findIndex(({ name }) => name === 'address-selected');
  for (const [at, one] of news.entries()) {
    if (at < selected) untold.add(element);
    else untold.delete(element);
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
