/** Loads the regions of a country. Each country has its own file, so that only those that are needed are loaded. */
import { type Area, areasFrom } from './areas.ts';
import { areaFiles } from './data/area-files.ts';

/** True if a country, ISO 3166-1 alpha-2, has a list of regions. */
export function hasAreas(iso2: string): boolean {
  return Object.hasOwn(areaFiles, iso2);
}

/** The regions of a country, ISO 3166-1 alpha-2; none if it has no list. Rejects if the list cannot be loaded. */
export async function loadAreas(iso2: string): Promise<readonly Area[]> {
  const load = hasAreas(iso2) ? areaFiles[iso2] : undefined;
  return load ? areasFrom((await load()).areas) : [];
}
