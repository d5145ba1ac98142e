import type { FieldOwner } from './own-fields.ts';

/**
 * True if a field of the page holds the country. Known immediately, so that no country picker appears and disappears.
 */
export function saysCountry(element: FieldOwner): boolean {
  const { country = null, 'country-name': name = null } = element.pageFields ?? {};
  const fields = '[autocomplete$="country" i],[autocomplete$="country-name" i],[data-address-part="country"]';
  // On a server, the element's content is unknown.
  return (country ?? name) != null || element.querySelector?.(`:is(${fields}):not([slot=autofill] > *)`) != null;
}
