/**
 * The regions of countries that write them by a code. A page's list may have only the name, which the service did not
 * send: the list says `California` where the service says `CA`.
 */
import { type Area, areasFrom } from '../../core/address/areas.ts';
import { Lazy } from '../field/lazy.ts';

const files: Readonly<Record<string, () => Promise<{ readonly areas: string }>>> = {
  AU: () => import('../../core/address/data/areas/au.ts'),
  BR: () => import('../../core/address/data/areas/br.ts'),
  CA: () => import('../../core/address/data/areas/ca.ts'),
  IT: () => import('../../core/address/data/areas/it.ts'),
  MX: () => import('../../core/address/data/areas/mx.ts'),
  US: () => import('../../core/address/data/areas/us.ts'),
};

/** By ISO 3166-1 alpha-2 code. */
const loaded = new Map<string, readonly Area[]>();

/** The regions of a country; none as long as they are not there. */
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
  const load = Object.hasOwn(files, iso2) ? files[iso2] : undefined;
  if (load && !loaded.has(iso2)) {
    const lines = await new Lazy(async () => (await load()).areas).load();
    if (lines) loaded.set(iso2, areasFrom(lines));
  }
  return loaded.has(iso2);
}
