/** How the data is written down, and the shape it is expanded into. Compact on paper, plain in memory. */
import type { Country } from '../../src/contract/types.ts';

/** A name, or one for each language that has an official one: `{ fr: 'Bruxelles', nl: 'Brussel' }`. */
export type Name = string | Readonly<Record<string, string>>;

/**
 * House numbers: `1-9` all of them, `2-30/2` every second one, `5` one alone; several separated by `; `. A
 * number may carry its additions: `2:,a,b` is 2, 2a and 2b; an empty one stands for none. A name comes after
 * `=`, with a number (`10=Town Hall`) or without (`=Town Hall`).
 */
export type Numbers = string;

/** Members of `details` that are the same for everything in a locality or street. */
export type Members = Readonly<Record<string, unknown>>;

export interface StreetData {
  readonly name: Name;
  /** By postcode. */
  readonly numbers: Readonly<Record<string, Numbers>>;
  /** Default: a street. */
  readonly kind?: 'PO boxes';
  readonly details?: Members;
}

export interface LocalityData {
  readonly name: Name;
  /** The locality's own id, where the country has one. */
  readonly id?: string;
  /** Unofficial names people search by, e.g. `Den Haag`. */
  readonly aliases?: readonly string[];
  readonly municipality?: { readonly id: string; readonly name: Name };
  /** Province, state or region; several levels where the country has them, the widest first. */
  readonly regions?: readonly { readonly id: string; readonly name: Name }[];
  /** What an address form calls the region, where it is not the last of `regions`. */
  readonly region?: string;
  /** Degrees, WGS-84; null where no location is known. */
  readonly at: readonly [latitude: number, longitude: number] | null;
  readonly details?: Members;
  readonly streets: readonly StreetData[];
}

export interface CountryData {
  readonly country: Country;
  /** `language-REGION`, the first is the default. */
  readonly languages: readonly string[];
  readonly localities: readonly LocalityData[];
}

/** A locality with its place in the country's list. */
export interface Locality {
  readonly id: number;
  readonly data: LocalityData;
}

/** A street of a locality with all its buildings. */
export interface Street {
  readonly country: Country;
  /** Index within the country; what contexts refer to. */
  readonly id: number;
  readonly data: StreetData;
  readonly locality: LocalityData;
  readonly localityId: number;
  /** Whether another locality of the country has the same name. */
  readonly isNamesake: boolean;
  /** By number, then addition. Expanded when first asked for. */
  readonly buildings: readonly Building[];
}

export interface Building {
  /** Null for a building that has a name only. */
  readonly number: number | null;
  /** Empty for none. */
  readonly addition: string;
  /** Of the building or the organisation in it; empty for none. */
  readonly name: string;
  readonly postcode: string;
}

/** The name in a language, the default language's when it has none. */
export function nameIn(name: Name, language: string): string {
  if (typeof name === 'string') return name;
  const [primary = ''] = language.split('-');
  return name[primary] ?? Object.values(name)[0] ?? '';
}

/** Every official form of a name. */
export function namesOf(name: Name): readonly string[] {
  return typeof name === 'string' ? [name] : Object.values(name);
}

export function streetsOf({ country, localities }: CountryData): readonly Street[] {
  const counts = new Map<string, number>();
  const keyOf = ({ name }: LocalityData) => namesOf(name).join('/');
  for (const locality of localities) counts.set(keyOf(locality), (counts.get(keyOf(locality)) ?? 0) + 1);
  return localities
    .flatMap((locality, localityId) => locality.streets.map((data) => ({ locality, localityId, data })))
    .map(({ locality, localityId, data }, id) => {
      let buildings: readonly Building[] | undefined;
      return {
        country,
        id,
        data,
        locality,
        localityId,
        isNamesake: (counts.get(keyOf(locality)) ?? 0) > 1,
        // Most streets of a large country are never looked into.
        get buildings() {
          buildings ??= buildingsOf(data);
          return buildings;
        },
      };
    });
}

export function buildingsOf({ numbers }: StreetData): readonly Building[] {
  const buildings = Object.entries(numbers).flatMap(([postcode, text]) =>
    text.split('; ').flatMap((range) => expand(range).map((building) => ({ ...building, postcode }))),
  );
  return buildings.sort(
    (a, b) => (a.number ?? 0) - (b.number ?? 0) || a.addition.localeCompare(b.addition) || a.name.localeCompare(b.name),
  );
}

const pattern = /^(?:(\d+)(?:-(\d+))?(?:\/(\d+))?(?::([^=]*))?)?(?:=(.+))?$/;

function expand(range: string): Omit<Building, 'postcode'>[] {
  const [, from, to, step = '1', additions = '', name = ''] = pattern.exec(range) ?? [];
  if (from === undefined && name === '') throw new Error(`"${range}" is no range of house numbers`);
  if (from === undefined) return [{ number: null, addition: '', name }];
  const count = Math.floor((Number(to ?? from) - Number(from)) / Number(step)) + 1;
  return Array.from({ length: count }, (_, index) => Number(from) + index * Number(step)).flatMap((number) =>
    additions.split(',').map((addition) => ({ number, addition, name })),
  );
}
