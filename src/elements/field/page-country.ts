import type { PageFieldMap } from '../../core/page-fields/field-map.ts';

/** True if a field of the page says the country; known at once, so that no picker comes and goes. */
export function saysCountry(element: Element & { readonly pageFields?: PageFieldMap | null }): boolean {
  const fields = '[autocomplete$="country" i],[autocomplete$="country-name" i],[data-address-part="country"]';
  const mapped = element.pageFields?.country ? ',[slot=fields]' : '';
  // A server does not see the element's content.
  return element.querySelector?.(`:is(${fields}):not([slot=autofill] > *)${mapped}`) != null;
}
