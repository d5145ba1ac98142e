/**
 * Details contain the region in country-specific members (§2.4). This lists which one a form needs, by country; the
 * paths are tried in order. Countries whose addresses have no region are not listed.
 */
const regionPaths: Readonly<Record<string, string>> = {
  NLD: 'nldProvince.name',
  // Brussels has no province.
  BEL: 'belProvince.primaryName belRegion.primaryName',
  DEU: 'deuFederalState.name',
  LUX: 'luxCanton.name',
  CHE: 'cheCanton.code',
  FRA: 'fraDepartment.name',
  GBR: 'gbrRegion.name',
  ESP: 'espProvince.name',
  ITA: 'itaTerritory.code',
  FIN: 'finRegion.name',
};

/**
 * The region of an address for a form, from its country-specific members.
 *
 * @param iso3 ISO 3166-1 alpha-3 code, in upper case
 *
 * @returns null if there is none
 */
export function regionOf(iso3: string, details: Readonly<Record<string, unknown>> | null): string | null {
  if (!details || !Object.hasOwn(regionPaths, iso3)) return null;
  for (const path of regionPaths[iso3]?.split(' ') ?? []) {
    const [member = '', name = ''] = path.split('.');
    const part = Object.hasOwn(details, member) ? details[member] : null;
    const region = typeof part === 'object' && part !== null ? Reflect.get(part, name) : null;
    if (typeof region === 'string' && region !== '') return region;
  }
  return null;
}
