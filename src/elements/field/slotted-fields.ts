/** The page's own address fields, in the slot for them, as the field knows them. */

/** By field of a page, and by element for its own inputs: the number of the last writing, which goes up. */
const writings = new WeakMap<EventTarget, number>();
let count = 0;

/** Somebody wrote there. The code that reads the fields, or the list of countries, may come after that. */
export function noteWriting(target: EventTarget): void {
  count += 1;
  writings.set(target, count);
}

/** True if somebody wrote into the field. */
export function isWritten(field: EventTarget): boolean {
  return writings.has(field);
}

/** True if somebody wrote into the field after they wrote into the other. */
export function isWrittenAfter(field: EventTarget, other: EventTarget): boolean {
  return (writings.get(field) ?? 0) > (writings.get(other) ?? 0);
}

/** True if the page gives its own address fields in the slot for them. A server does not see what is in an element. */
export function hasSlottedFields(element: Element): boolean {
  return element.querySelector?.(':scope > [slot=fields]') != null;
}

/** Where an address is, by the tokens that need no code to be read. A name, a flat or a country does not say it. */
const placing = ['street-address', 'address-line1', 'postal-code', 'address-level2']
  .map((token) => `[autocomplete$="${token}" i]`)
  .join();

/** As far as it can be known without the code that reads the fields: somebody wrote an address there after the element's own text. */
export function isAddressWrittenAfter(element: Element & { readonly pageFields?: object | null }): boolean {
  const isPlacing = (field: Element) =>
    field.matches(placing) || field.hasAttribute('data-address-part') || element.pageFields != null;
  const fields = element.querySelectorAll(':scope > [slot=fields], :scope > [slot=fields] *');
  return [...fields].some((field) => isWrittenAfter(field, element) && isPlacing(field));
}
