/** The JSON form of a register: one object a line, each an address; `README.md` of the service describes it. */
import { codeOf } from '../countries.ts';
import type { Members, Name } from '../model.ts';
import { addressOf, type RegisterAddress } from './address.ts';

/**
 * An address of a line of JSON, or the reason why it is none, which follows "it".
 *
 * @param country of the addresses that name none, as alpha-3 code; empty when each must
 */
export function addressOfJson(line: string, country: string): RegisterAddress | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'is no JSON: each line must be one object';
  }
  if (!isObject(value)) return 'is no object';
  // OpenAddresses: a GeoJSON feature a line.
  const feature = isObject(value['properties']) ? { ...value['properties'], ...pointOf(value['geometry']) } : value;
  const texts = Object.entries(feature).map(([name, given]) => [
    name,
    typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '',
  ]);
  const row: Readonly<Record<string, string>> = Object.fromEntries(texts);
  const { kind, streetDetails } = feature;
  const address = addressOf({
    ...row,
    country: row['country'] ? codeOf(row['country']) : country,
    street: nameOf(feature['street']) ?? '',
    locality: nameOf(feature['locality'] ?? feature['city']) ?? '',
  });
  if (typeof address === 'string') return address;
  return {
    ...address,
    ...placeOf(feature),
    ...(kind === 'PO boxes' && { kind }),
    ...(isObject(streetDetails) && { streetDetails }),
  };
}

/** The members that a line may have: those of the JSON form, and those of OpenAddresses. */
const members = new Set(
  (
    'country street number addition unit building postcode locality city localityId aliases municipality regions region ' +
    'latitude longitude kind streetDetails localityDetails'
  ).split(' '),
);

/** The names of members that nothing is read from. */
export function unusedIn(line: string): readonly string[] {
  const value = JSON.parse(line) as Members;
  const own = isObject(value['properties']) ? value['properties'] : value;
  return Object.keys(own).filter((name) => !members.has(name));
}

/** The members that belong to the locality. */
function placeOf(feature: Members): Partial<RegisterAddress> {
  const { localityId, aliases, municipality, regions, region, localityDetails } = feature;
  const area = areaOf(municipality);
  const all = Array.isArray(regions) ? regions.flatMap((it) => areaOf(it) ?? []) : [];
  const own = areaOf(region);
  return {
    ...(typeof localityId === 'string' && { localityId }),
    ...(Array.isArray(aliases) && { aliases: aliases.filter((it) => typeof it === 'string') }),
    ...(area && { municipality: area }),
    ...(typeof region !== 'string' && own && { regions: [own] }),
    ...(all.length > 0 && { regions: all }),
    ...(isObject(localityDetails) && { localityDetails }),
  };
}

/** A municipality or region: a name, or a name with an id. */
function areaOf(value: unknown): { readonly id: string; readonly name: Name } | null {
  if (typeof value === 'string' && value !== '') return { id: '', name: value };
  const name = isObject(value) ? nameOf(value['name']) : undefined;
  return isObject(value) && name ? { id: String(value['id'] ?? ''), name } : null;
}

/** A name, or one for each language. */
function nameOf(value: unknown): Name | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (!isObject(value)) return undefined;
  const names = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

function pointOf(geometry: unknown): Members {
  const coordinates = isObject(geometry) ? geometry['coordinates'] : null;
  return Array.isArray(coordinates) ? { longitude: coordinates[0], latitude: coordinates[1] } : {};
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
