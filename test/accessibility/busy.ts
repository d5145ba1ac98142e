import type { AddressEntry, NlPostcodeLookup } from '../../src/index.ts';
import type { Inspection } from '../../src/inspect.ts';

declare global {
  interface Window {
    /** The exports of the page's script. */
    readonly elements: { inspect(element: Element): Inspection };
    /** Resolves when everything that the page asked for is answered and read. */
    answered(): Promise<void>;
  }
}

/** The elements of the package in a page. */
export const ours = 'address-entry, nl-postcode-lookup';

/** Has a page know which of its requests are under way. Runs in the page before its scripts. */
export function countRequests(): void {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  // A task that does not come from the page's clock.
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        // Ports that stay open slow WebKit down.
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  const count = <T>(promise: Promise<T>): Promise<T> => {
    underWay += 1;
    const end = async () => {
      // What an answer leads to at once, such as the reading of its text, comes first.
      await nextTask();
      underWay -= 1;
      if (underWay > 0) return;
      for (const tell of waiting) tell();
      waiting = [];
    };
    promise.then(end, end);
    return promise;
  };
  const { fetch } = window;
  const { text } = Response.prototype;
  window.fetch = (...request) => count(fetch(...request));
  Response.prototype.text = function () {
    return count(text.call(this));
  };
  window.answered = async () => {
    await nextTask();
    if (underWay > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

/**
 * True if an element still waits for something once everything is answered: only its clock can bring that. Runs in the
 * page.
 */
export async function isWaiting(selector: string): Promise<boolean> {
  await window.answered();
  return [...document.querySelectorAll<AddressEntry | NlPostcodeLookup>(selector)].some((element) => {
    const { search, manual, dutchLookup, countries, panel } = window.elements.inspect(element).state;
    const { supported, wanted } = countries;
    const isCountryAsked = supported.status === 'loading' || (supported.status === 'known' && wanted?.problem === null);
    const isAsking = isCountryAsked || [search, manual, dutchLookup].some(({ request }) => request !== null);
    const isLoading = panel.awaited !== null || search.toRead !== null;
    return isAsking || isLoading || element.isUpdatePending;
  });
}
