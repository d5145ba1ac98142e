import type { FieldOwner } from './own-fields.ts';

/** True if a field of the page says the country; known at once, so that no picker comes and goes. */
export function saysCountry(element: FieldOwner): boolean {
  const { country = null, 'country-name': name = null } = element.pageFields ?? {};
  const fields = '[autocomplete$="country" i],[autocomplete$="country-name" i],[data-address-part="country"]';
  // A server does not see the element's content.
  return (country ?? name) != null || element.querySelector?.(`:is(${fields}):not([slot=autofill] > *)`) != null;
}
