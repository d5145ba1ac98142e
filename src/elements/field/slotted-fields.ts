/** True if the page gives its own address fields in the slot for them. A server does not see what is in an element. */
export function hasSlottedFields(element: Element): boolean {
  return element.querySelector?.(':scope > [slot=fields]') != null;
}
