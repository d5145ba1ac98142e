/** The compact form in which the data is written, and the plain form into which it is expanded. */
import type { Country } from '../../src/contract/types.ts';

/** A name, or one for each language that has an official one: `{ fr: 'Bruxelles', nl: 'Brussel' }`. */
export type Name = string | Readonly<Record<string, string>>;

/**
 * House numbers: `1-9` is all of them, `2-30/2` every second one, `5` a single one. Several are separated by `; `.
 * Additions follow a colon: `2:,a,b` is 2, 2a and 2b. A location follows `@`: `2@52.1,4.9`, or `2@` if it is not known;
 * without the sign it is derived from the middle of the town. The name of a building follows `=`, with a number
 * (`10=Town Hall`) or without one (`=Town Hall`).
 */
export type Numbers = string;

/** Members of `details` that are equal for all addresses of a locality or street. */
export type Members = Readonly<Record<string, unknown>>;

/** A street as it is written in the data. */
export interface StreetData {
  readonly name: Name;
  /** House numbers by postcode. */
  readonly numbers: Readonly<Record<string, Numbers>>;
  /** Set when these are PO boxes. Default: a street. */
  readonly kind?: 'PO boxes';
  readonly details?: Members;
}

/** A locality as it is written in the data. */
export interface LocalityData {
  readonly name: Name;
  /** Id of the locality, in countries that have such ids. */
  readonly id?: string;
  /** Unofficial names, e.g. `Den Haag`. */
  readonly aliases?: readonly string[];
  readonly municipality?: { readonly id: string; readonly name: Name };
  /** Province, state or region; all levels of the country, the widest first. */
  readonly regions?: readonly { readonly id: string; readonly name: Name }[];
  /** The region as address forms write it, when it is not the last of `regions`. */
  readonly region?: string;
  /** Location in degrees (WGS-84); null when it is not known. */
  readonly at: readonly [latitude: number, longitude: number] | null;
  readonly details?: Members;
  readonly streets: readonly StreetData[];
}

/** A country, and the languages of its addresses. */
export interface CountryInfo {
  readonly country: Country;
  /** Languages as `language-REGION`; the first one is the default. */
  readonly languages: readonly string[];
}

/** A country as it is written in the data. */
export interface CountryData extends CountryInfo {
  readonly localities: readonly LocalityData[];
}

/** A locality with its index within the country. */
export interface Locality {
  readonly id: number;
  readonly data: LocalityData;
}

/** A street of a locality with all its buildings. */
export interface Street {
  readonly country: Country;
  /** Index within the country, to which contexts refer. */
  readonly id: number;
  readonly data: StreetData;
  readonly locality: LocalityData;
  readonly localityId: number;
  /** True if it is the first street of its locality. */
  readonly isFirst: boolean;
  /** True if another locality of the country has the same name. */
  readonly isNamesake: boolean;
  /** Buildings, sorted by number and addition. They are expanded when they are asked for. */
  readonly buildings: readonly Building[];
  /** True if it may have a building of this number. If not, `buildings` need not be expanded. */
  readonly mayHave: (number: number) => boolean;
}

/** One address of a street. */
export interface Building {
  /** House number; null for a building that has only a name. */
  readonly number: number | null;
  /** Addition of the house number; empty when there is none. */
  readonly addition: string;
  /** Name of the building or of the organisation in it; empty when there is none. */
  readonly name: string;
  readonly postcode: string;
  /** Set when the street is known, and this number of it is not. */
  readonly isUnvalidated?: true;
  /** Location in degrees (WGS-84), or null. Default: derived from the middle of the town. */
  readonly at?: readonly [latitude: number, longitude: number] | null;
}

/** The name in a language, or in the default language when there is none. */
export function nameIn(name: Name, language: string): string {
  if (typeof name === 'string') return name;
  const [primary = ''] = language.split('-');
  return name[primary] ?? Object.values(name)[0] ?? '';
}

/** Every official form of a name. */
export function namesOf(name: Name): readonly string[] {
  return typeof name === 'string' ? [name] : Object.values(name);
}

/** The other names that people write beside street and town: province or state, and the village of a Danish address. */
export function namesBeyond({ locality, data }: Street): readonly string[] {
  const village = villageOf(data);
  const regions = (locality.regions ?? []).flatMap((it) => namesOf(it.name));
  return [locality.region ?? '', ...regions, village].filter(Boolean);
}

/** The village of a Danish address, which is smaller than its town; empty for none. */
export function villageOf({ details }: StreetData): string {
  const village = details?.['dnkAdditionalCity'];
  const name: unknown = typeof village === 'object' && village !== null ? Reflect.get(village, 'name') : '';
  return typeof name === 'string' ? name : '';
}

/** The names of buildings in a range of house numbers. */
export function buildingNamesIn(numbers: Numbers): readonly string[] {
  return Array.from(numbers.matchAll(/=([^;]+)/g), ([, name]) => name ?? '');
}

/** All streets of a country. */
export function streetsOf({ country, localities }: CountryData): readonly Street[] {
  const counts = new Map<string, number>();
  const keyOf = ({ name }: LocalityData) => namesOf(name).join('/');
  for (const locality of localities) counts.set(keyOf(locality), (counts.get(keyOf(locality)) ?? 0) + 1);
  return localities
    .flatMap((locality, localityId) => locality.streets.map((data) => ({ locality, localityId, data })))
    .map(({ locality, localityId, data }, id) => {
      const isNamesake = (counts.get(keyOf(locality)) ?? 0) > 1;
      return new LazyStreet(country, id, data, locality, localityId, isNamesake);
    });
}

/** A street whose buildings are kept only while they are in use: all of a country take ten times the memory of its streets. */
class LazyStreet implements Street {
  readonly country: Country;
  readonly id: number;
  readonly data: StreetData;
  readonly locality: LocalityData;
  readonly localityId: number;
  readonly isFirst: boolean;
  readonly isNamesake: boolean;
  #buildings: WeakRef<readonly Building[]> | undefined;

  constructor(country: Country, id: number, data: StreetData, locality: LocalityData, at: number, isNamesake: boolean) {
    this.country = country;
    this.id = id;
    this.data = data;
    this.locality = locality;
    this.localityId = at;
    this.isFirst = locality.streets[0] === data;
    this.isNamesake = isNamesake;
  }

  get buildings(): readonly Building[] {
    const kept = this.#buildings?.deref();
    if (kept) return kept;
    const buildings = buildingsOf(this.data);
    this.#buildings = new WeakRef(buildings);
    return buildings;
  }

  mayHave(number: number): boolean {
    return Object.values(this.data.numbers).some((text) => text.split('; ').some((range) => covers(range, number)));
  }
}

/** All buildings of a street, sorted by number, addition and name. */
function buildingsOf({ numbers }: StreetData): readonly Building[] {
  const buildings = Object.entries(numbers).flatMap(([postcode, text]) =>
    text.split('; ').flatMap((range) => expand(range).map((building) => ({ ...building, postcode }))),
  );
  return buildings.sort(
    (a, b) => (a.number ?? 0) - (b.number ?? 0) || a.addition.localeCompare(b.addition) || a.name.localeCompare(b.name),
  );
}

/** True if a range includes a number. Its step is ignored, and a range with a name counts as including it. */
function covers(range: string, number: number): boolean {
  const from = Number.parseInt(range, 10);
  if (Number.isNaN(from) || range.includes('=')) return true;
  const dash = /^\d+-(\d+)/.exec(range);
  return number >= from && number <= Number(dash?.[1] ?? from);
}

const pattern = /^(?:(\d+)(?:-(\d+))?(?:\/(\d+))?(?::([^=@]*))?)?(?:@([^=]*))?(?:=(.+))?$/;

function expand(range: string): Omit<Building, 'postcode'>[] {
  const [, from, to, step = '1', additions = '', place, name = ''] = pattern.exec(range) ?? [];
  if (from === undefined && name === '') throw new Error(`"${range}" is no range of house numbers`);
  const [north, east] = place?.split(',').map(Number) ?? [];
  const at = place !== undefined && { at: east === undefined ? null : ([north ?? 0, east] as const) };
  if (from === undefined) return [{ number: null, addition: '', name, ...at }];
  const count = Math.floor((Number(to ?? from) - Number(from)) / Number(step)) + 1;
  return Array.from({ length: count }, (_, index) => Number(from) + index * Number(step)).flatMap((number) =>
    additions.split(',').map((addition) => ({ number, addition, name, ...at })),
  );
}
