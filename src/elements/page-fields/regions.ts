/**
 * The regions of countries that print them. A page's list may have another name than the service sent: the list says
 * `California` where the service says `CA`, or `Lleida` where it says `Lérida`.
 */
import type { Area } from '../../core/address/areas.ts';
import { hasAreas, loadAreas } from '../../core/address/load-areas.ts';
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
  if (hasAreas(iso2) && !loaded.has(iso2)) {
    const areas = await new Lazy(() => loadAreas(iso2)).load();
    if (areas) loaded.set(iso2, areas);
  }
  return loaded.has(iso2);
}
