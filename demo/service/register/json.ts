/** The JSON form of a register: one object a line, each an address; `README.md` of the service describes it. */
import { houseNumberRange } from '../../../src/contract/rules.ts';
import type { Members, Name } from '../model.ts';
import { degreesOf, type RegisterAddress } from './address.ts';

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
  const text = (name: string) => {
    const given = feature[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  };
  const iso3 = (text('country') || country).toUpperCase();
  if (!/^[A-Z]{3}$/.test(iso3)) return 'names no country by its code of three letters';
  const locality = nameOf(feature['locality'] ?? feature['city']);
  const street = nameOf(feature['street']) ?? locality;
  if (!locality || !street) return 'has no town';
  const postcode = text('postcode');
  if (postcode === '' || postcode.length > 12) return 'has no postcode, or one that is too long';
  const [, digits, tail = ''] = /^(\d{1,5})\s*(.*)$/su.exec(text('number')) ?? [];
  const number = digits === undefined ? null : Number(digits);
  const building = text('building') || (digits === undefined ? text('number') : '');
  if (number === null && building === '') return 'has no house number';
  if (number !== null && number < houseNumberRange.min) return 'has a house number below 1';
  const addition = [tail, text('addition') || text('unit')].filter(Boolean).join(' ');
  const names = [street, locality, building, addition].flatMap((name) =>
    typeof name === 'string' ? [name] : Object.values(name),
  );
  if (names.some((name) => name.length > 80 || /[\p{Cc}\uFFFD]/u.test(name)))
    return 'has a text that is too long or unreadable';
  return {
    country: iso3,
    street,
    number,
    addition,
    building,
    postcode,
    locality,
    at: degreesOf(text('latitude'), text('longitude')),
    ...placeOf(feature),
    ...(feature['kind'] === 'PO boxes' && { kind: 'PO boxes' as const }),
    ...(isObject(feature['streetDetails']) && { streetDetails: feature['streetDetails'] }),
  };
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
    ...(all.length > 0 ? { regions: all } : own && { regions: [own] }),
    ...(typeof region === 'string' && region !== '' && { region }),
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
