/** What a country must have before anything is looked for in it. */
import type { Country } from '../../contract/types.ts';

/** Two and three letters (§2.2). A code of another shape would lead every further request astray. */
export function hasCodes({ iso2, iso3 }: { readonly iso2?: unknown; readonly iso3?: unknown }): boolean {
  return isCode(iso2, 2) && isCode(iso3, 3);
}

/** Whether a value is a country with a name and codes of the right shape. */
export function isCountry(value: unknown): value is Country {
  if (typeof value !== 'object' || value === null) return false;
  return hasCodes(value) && typeof Reflect.get(value, 'name') === 'string';
}

function isCode(code: unknown, letters: number): boolean {
  return typeof code === 'string' && code.length === letters && /^[a-z]+$/i.test(code);
}
