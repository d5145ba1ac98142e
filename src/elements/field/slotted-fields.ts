/** The page's own address fields, in the slot for them, as the field knows them. */

/** Fields of pages in which somebody wrote. The code that reads them, or the list of countries, may come after that. */
export const written = new WeakSet<EventTarget>();

/** True if the page gives its own address fields in the slot for them. A server does not see what is in an element. */
export function hasSlottedFields(element: Element): boolean {
  return element.querySelector?.(':scope > [slot=fields]') != null;
}
