import type { AddressEntry, NlPostcodeLookup } from '../../src/index.ts';
import type { Inspection } from '../../src/inspect.ts';

declare global {
  interface Window {
    /** What the page's script exports. */
    readonly elements: { inspect(element: Element): Inspection };
  }
}

/** The elements of the package in a page. */
export const ours = 'address-entry, nl-postcode-lookup';

/** Whether an element waits for an answer, for code, or to be rendered. Runs in the page. */
export function isBusy(selector: string): boolean {
  return [...document.querySelectorAll<AddressEntry | NlPostcodeLookup>(selector)].some((element) => {
    const { search, manual, dutchLookup, countries, panels } = window.elements.inspect(element).state;
    const isAsking = [search, manual, dutchLookup, countries].some(({ request }) => request !== null);
    const isLoading = Object.values(panels).includes('loading') || search.reading?.kind === 'read';
    return isAsking || isLoading || element.isUpdatePending;
  });
}
