/** The file of the code that nobody needs to find an address. */
import { Lazy, whenOnline } from '../field/lazy.ts';

/**
 * Fetched when the browser has nothing else to do, at once where a failure needs it. It is one file for all elements of a page.
 */
export const idleFile = new Lazy(() => import('./idle.ts'));

/** Calls when the person comes to the element, and when the browser reports the network again. */
export function onReturn(element: HTMLElement, again: (isOnline: boolean) => void): void {
  element.addEventListener('focusin', () => again(false), { once: true });
  whenOnline(() => again(true));
}
