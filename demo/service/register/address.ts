/** Makes an address of the texts of one row, or says why it is none. */
import { dutchPostcodePattern, houseNumberRange } from '../../../src/contract/rules.ts';
import { flatWords } from '../lines.ts';
import type { Members, Name } from '../model.ts';
import type { Field } from './columns.ts';

/** One address of a register. */
export interface RegisterAddress {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly street: Name;
  readonly number: number | null;
  /** Empty when there is none. */
  readonly addition: string;
  /** Name of the building; empty when it has none. */
  readonly building: string;
  readonly postcode: string;
  readonly locality: Name;
  readonly localityId?: string;
  readonly aliases?: readonly string[];
  readonly municipality?: { readonly id: string; readonly name: Name };
  readonly regions?: readonly { readonly id: string; readonly name: Name }[];
  /** The region as forms write it, when it is not the last of `regions`. */
  readonly region?: string;
  /** Degrees of WGS-84; null when they are not known. */
  readonly at: readonly [latitude: number, longitude: number] | null;
  readonly kind?: 'PO boxes';
  readonly streetDetails?: Members;
  readonly localityDetails?: Members;
}

/** The texts of a row by field. Empty, or not there, when the row has none. */
export type Row = { readonly [Name in Exclude<Field, 'street' | 'locality' | `${string}.${string}`>]?: string } & {
  readonly country: string;
  readonly street: Name;
  readonly locality: Name;
};

/** Statuses of an address that exists, in the registers that have one. */
const current = new Set(['', 'current', 'real', 'official', 'existing', 'in gebruik', '1']);
/** §2.1: names have at most 80 characters. */
const longestName = 80;
const longestAddition = 40;

/** An address, or the reason why the row is none, which follows "it". A reason never holds a text of the row. */
export function addressOf(row: Row): RegisterAddress | string {
  const { country, municipality = '', municipalityId = '', region = '', latitude = '', longitude = '' } = row;
  if (country === '') return 'names no country that there is';
  if (!current.has((row.status ?? '').toLowerCase())) return 'is marked as not in use';
  const { postcode, town } = placeOf(row);
  const locality = isEmpty(row.locality) ? town : row.locality;
  if (isEmpty(locality)) return 'has no town';
  // A village without street names is its own street.
  const street = isEmpty(row.street) ? locality : withType(row.street, row.streetType);
  if (postcode === '') return 'has no postcode';
  if (postcode.length > 12 || (country === 'NLD' && !dutchPostcodePattern.test(postcode))) {
    return 'has a postcode that is none of its country';
  }
  const house = houseOf(row);
  if (typeof house === 'string') return house;
  const texts = [...Object.values(toNames(street)), ...Object.values(toNames(locality)), house.building];
  if (texts.some((text) => text.length > longestName)) return `has a name of more than ${longestName} characters`;
  if (house.addition.length > longestAddition) return `has an addition of more than ${longestAddition} characters`;
  if ([...texts, postcode, house.addition, municipality, region].some(isUnreadable)) {
    return 'has letters that cannot be read: it is not UTF-8 throughout';
  }
  return {
    country,
    street,
    ...house,
    postcode: country === 'NLD' ? postcode.replace(/\s/g, '').toUpperCase() : postcode,
    locality,
    ...(municipality !== '' && { municipality: { id: municipalityId, name: municipality } }),
    ...(region !== '' && regionOf(country, region)),
    at: degreesOf(latitude, longitude),
  };
}

/** Countries whose addresses have levels of regions, or none in the address itself. */
const withLevels = new Set(['NLD', 'BEL', 'DEU']);

/** A region as the country's addresses and details have it. */
function regionOf(country: string, text: string): Pick<RegisterAddress, 'region' | 'regions' | 'localityDetails'> {
  const regions = [{ id: dutchRegions[text] ?? text, name: text }];
  if (withLevels.has(country)) return { regions };
  const isCode = /^[A-Z]{2}$/.test(text);
  return {
    regions,
    region: text,
    ...(country === 'CHE' && { localityDetails: { cheCanton: { code: text, name: text } } }),
    ...(country === 'ITA' && isCode && { localityDetails: { itaTerritory: { code: text } } }),
  };
}

/** §4.2 rule 5: the codes of the Dutch provinces. */
const dutchRegions: Readonly<Record<string, string>> = {
  Drenthe: 'DR',
  Flevoland: 'FL',
  Friesland: 'FR',
  Fryslân: 'FR',
  Gelderland: 'GLD',
  Groningen: 'GN',
  Limburg: 'LB',
  'Noord-Brabant': 'NB',
  'Noord-Holland': 'NH',
  Overijssel: 'OV',
  Utrecht: 'UT',
  Zeeland: 'ZLD',
  'Zuid-Holland': 'ZH',
};

/** Degrees of WGS-84, or null when the texts are none: an address is one without them, too. */
function degreesOf(latitude: string, longitude: string): RegisterAddress['at'] {
  if (latitude === '' || longitude === '') return null;
  const [north, east] = [Number(latitude), Number(longitude)];
  const isPlace = Math.abs(north) <= 90 && Math.abs(east) <= 180 && (north !== 0 || east !== 0);
  return isPlace ? [north, east] : null;
}

/** Some registers write the town behind the postcode, or a sign of the country before it. */
function placeOf({ postcode = '', country }: Row): { readonly postcode: string; readonly town: string } {
  const bare = postcode.trim().replace(/^(?:L|B|D|A|CH|F|LU)-(?=\d)/i, '');
  const [, code = '', town = ''] = /^(\d{4,5})\s+(\p{L}.*)$/u.exec(bare) ?? [];
  if (code !== '' && country !== 'NLD') return { postcode: code, town };
  if (country === 'SWE' || country === 'CZE' || country === 'SVK') {
    return { postcode: bare.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'), town: '' };
  }
  return { postcode: bare, town: '' };
}

type House = Pick<RegisterAddress, 'number' | 'addition' | 'building'>;

/** A flat before the number, as in the United Kingdom: `Flat 3, 14`. */
const flatBefore = new RegExp(String.raw`^((?:${flatWords})\s*[^\s,]+)\s*,?\s+(\d.*)$`, 'is');

/** Number, addition and name of a building, or the reason why they are none. */
function houseOf({ country, letter = '', floor = '', door = '', ...row }: Row): House | string {
  const isBritish = country === 'GBR';
  const [, flat = '', behind = row.number ?? ''] = isBritish ? (flatBefore.exec(row.number ?? '') ?? []) : [];
  // Where flats have lines of their own, they are names.
  const unit = clean(isBritish ? row.unit || flat : '');
  const addition = isBritish ? row.addition : row.addition || row.unit;
  const building = clean([unit, row.building].filter(Boolean).join(', '));
  const text = behind.replace(/^(\d+)[.,]0+$/, '$1');
  const inside = [floor && `${floor}.`, door].filter(Boolean).join(' ');
  if (text === '') return building === '' ? 'has no house number' : { number: null, addition: '', building };
  if (/^[-–−]\s*\d/.test(text)) return 'has a negative house number';
  if (/^\d+[.,]\d+$/.test(text)) return 'has a fraction for a house number';
  // A range keeps its second number, and the stroke before it.
  const [, digits, tail = ''] = /^(\d+)\s*(?:[-–]\s*(?=\p{L})|\.)?\s*(.*)$/su.exec(text) ?? [];
  // A name instead of a number, as in the United Kingdom.
  if (digits === undefined)
    return { number: null, addition: '', building: clean([text, building].filter(Boolean).join(', ')) };
  const number = Number(digits);
  if (number < houseNumberRange.min || number > houseNumberRange.max) {
    return `has a house number that is not from ${houseNumberRange.min} to ${houseNumberRange.max}`;
  }
  // Some registers write the letter within the number, and once more in its own column.
  const range = tail.replace(/^[-–]\s*(?=\d)/, '-');
  const first = range.toLowerCase() === letter.toLowerCase() ? letter || range : range + letter;
  return { number, addition: clean([first, addition, inside].filter(Boolean).join(' ')), building };
}

/** `Calle` and `Mayor` are in two columns in Spain. */
function withType(street: Name, type = ''): Name {
  if (type === '' || typeof street !== 'string') return street;
  const word = type.toLocaleLowerCase('es-ES');
  return `${word.charAt(0).toLocaleUpperCase('es-ES')}${word.slice(1)} ${street}`;
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toNames(name: Name): Readonly<Record<string, string>> {
  return typeof name === 'string' ? { name } : name;
}

function isEmpty(name: Name): boolean {
  return Object.values(toNames(name)).every((text) => text === '');
}

function isUnreadable(text: string): boolean {
  return /[\p{Cc}\uFFFD]/u.test(text);
}
