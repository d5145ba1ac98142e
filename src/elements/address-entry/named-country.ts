/** A country by a name that the list of countries does not have. Loaded when a page uses one. */
import { naming } from '../../client/naming.ts';
import type { Country } from '../../contract/types.ts';
import { sharing } from '../sharing.ts';
import type { AddressEntry } from './element.ts';

const clientOf = sharing(naming);

/** Null when nothing has that name. */
export async function countryNamed(
  element: AddressEntry,
  country: string,
  signal: AbortSignal,
): Promise<Country | null> {
  return (await clientOf(element)?.country({ country }, { signal })) ?? null;
}
