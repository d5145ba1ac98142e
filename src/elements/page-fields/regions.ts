/**
 * The regions of countries that print them. A page's list may have another name than the service sent: the list says
 * `California` where the service says `CA`, or `Lleida` where it says `Lérida`.
 */
import { type Area, areasFrom } from '../../core/address/areas.ts';
import { areaFiles } from '../../core/address/data/area-files.ts';
import { Lazy } from '../field/lazy.ts';

/** By ISO 3166-1 alpha-2 code. */
const loaded = new Map<string, readonly Area[]>();

/** The regions of a country; none until they are loaded. */
export function areasOf(iso2: string): readonly Area[] {
  return loaded.get(iso2) ?? [];
}

/**
 * Loads the regions of a country, once.
 *
 * @param iso2 ISO 3166-1 alpha-2, in capitals
 * @returns whether the country is one of these, and its regions are there
 */
export async function needAreas(iso2: string): Promise<boolean> {
  const load = Object.hasOwn(areaFiles, iso2) ? areaFiles[iso2] : undefined;
  if (load && !loaded.has(iso2)) {
    const lines = await new Lazy(async () => (await load()).areas).load();
    if (lines) loaded.set(iso2, areasFrom(lines));
  }
  return loaded.has(iso2);
}
