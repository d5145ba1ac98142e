/** How the data is written down, and the shape it is expanded into. Compact on paper, plain in memory. */
import type { Country } from '../../src/contract/types.ts';

/** A name, or one for each language that has an official one: `{ fr: 'Bruxelles', nl: 'Brussel' }`. */
export type Name = string | Readonly<Record<string, string>>;

/**
 * House numbers: `1-9` all of them, `2-30/2` every second one, `5` one alone; several separated by `; `. A
 * number may carry its additions: `2:,a,b` is 2, 2a and 2b; an empty one stands for none.
 */
export type Numbers = string;

export interface StreetData {
  readonly name: Name;
  /** By postcode. */
  readonly numbers: Readonly<Record<string, Numbers>>;
}

export interface LocalityData {
  readonly name: Name;
  /** The locality's own id, where the country has one. */
  readonly id?: string;
  readonly municipality: { readonly id: string; readonly name: Name };
  /** Province, state or region; several levels where the country has them, the widest first. */
  readonly regions: readonly { readonly id: string; readonly name: Name }[];
  /** Degrees, WGS-84. */
  readonly at: readonly [latitude: number, longitude: number];
  readonly streets: readonly StreetData[];
}

export interface CountryData {
  readonly country: Country;
  /** `language-REGION`, the first is the default. */
  readonly languages: readonly string[];
  readonly localities: readonly LocalityData[];
}

/** A street of a locality with all its buildings. */
export interface Street {
  readonly country: Country;
  /** Index within the country; what contexts refer to. */
  readonly id: number;
  readonly data: StreetData;
  readonly locality: LocalityData;
  readonly buildings: readonly Building[];
}

export interface Building {
  readonly number: number;
  /** Empty for none. */
  readonly addition: string;
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
  return localities
    .flatMap((locality) => locality.streets.map((data) => ({ locality, data })))
    .map(({ locality, data }, id) => ({ country, id, data, locality, buildings: buildingsOf(data) }));
}

function buildingsOf({ numbers }: StreetData): readonly Building[] {
  const buildings = Object.entries(numbers).flatMap(([postcode, text]) =>
    text.split('; ').flatMap((range) => expand(range).map((building) => ({ ...building, postcode }))),
  );
  return buildings.sort((a, b) => a.number - b.number || a.addition.localeCompare(b.addition));
}

function expand(range: string): Omit<Building, 'postcode'>[] {
  const [, from, to, step = '1', additions] = /^(\d+)(?:-(\d+))?(?:\/(\d+))?(?::(.*))?$/.exec(range) ?? [];
  if (from === undefined) throw new Error(`"${range}" is no range of house numbers`);
  const count = Math.floor((Number(to ?? from) - Number(from)) / Number(step)) + 1;
  return Array.from({ length: count }, (_, index) => Number(from) + index * Number(step)).flatMap((number) =>
    (additions ?? '').split(',').map((addition) => ({ number, addition })),
  );
}
