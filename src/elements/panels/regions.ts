import type { Area } from '../../core/address/areas.ts';
import { hasAreas, loadAreas } from '../../core/address/load-areas.ts';
import { Lazy } from '../field/lazy.ts';

/** The regions of a country, ISO 3166-1 alpha-2; none if it has no list, or if that cannot be loaded. */
export async function loadRegions(iso2: string): Promise<readonly Area[]> {
  return (hasAreas(iso2) && (await new Lazy(() => loadAreas(iso2)).load())) || [];
}
