/**
 * The regions of countries that print them. The page's list may use another name than the service: `California` for
 * `CA`, or `Lleida` for `Lérida`.
 */
import type { Area } from '../../core/address/areas.ts';
import { hasAreas, loadAreas } from '../../core/address/load-areas.ts';
import { Lazy } from '../field/lazy.ts';

/** By ISO 3166-1 alpha-2 code. */
const loaded = new Map<string, readonly Area[]>();

/** The regions of a country; none until they have loaded. */
export function areasOf(iso2: string): readonly Area[] {
  return loaded.get(iso2) ?? [];
}

/**
 * Loads the regions of a country, once.
 *
 * @param iso2 ISO 3166-1 alpha-2, in upper case
 * @returns true if the country has regions, and they have loaded
 */
export async function needAreas(iso2: string): Promise<boolean> {
  if (hasAreas(iso2) && !loaded.has(iso2)) {
    const areas = await new Lazy(() => loadAreas(iso2)).load();
    if (areas) loaded.set(iso2, areas);
  }
  return loaded.has(iso2);
}
