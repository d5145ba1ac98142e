/** Writes addresses into a database: row by row as they come, then street by street. */
import type { DatabaseSync } from 'node:sqlite';
import type { LocalityData, Name, StreetData } from '../model.ts';
import { namesOf } from '../model.ts';
import { plainly, squeeze, wordsIn } from '../words.ts';
import type { RegisterAddress } from './address.ts';
import { stagingTables, tables } from './schema.ts';

/** One building as a street keeps it: number, addition, name, postcode, and degrees times `degreeScale`. */
export type PackedBuilding = readonly [
  number: number | null,
  addition: string,
  name: string,
  postcode: string,
  north: number | null,
  east: number | null,
];

/** What was written. */
export interface Written {
  readonly addresses: number;
  /** Addresses that were in the files more than once. */
  readonly duplicates: number;
}

/** Takes addresses. */
export interface Importer {
  readonly add: (address: RegisterAddress) => void;
  /** Makes the streets. Nothing can be added after it. */
  readonly finish: () => Written;
}

/** Rows of one transaction. */
const batch = 100_000;
/** Recorded answers have eight decimals of a degree. */
export const degreeScale = 1e8;

interface Place {
  readonly id: number;
  readonly country: string;
  readonly data: Omit<LocalityData, 'at' | 'streets'>;
  count: number;
  located: number;
  north: number;
  east: number;
}

/** Begins an import into an empty database. */
export function beginImport(database: DatabaseSync): Importer {
  database.exec(stagingTables);
  database.exec(tables);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const places = new Map<string, Place>();
  let rows = 0;
  database.exec('BEGIN');
  return {
    add: (address) => {
      const place = placeOf(address, places);
      const { street, postcode, number, addition, building, at, kind, streetDetails } = address;
      place.count++;
      if (at) {
        place.located++;
        place.north += at[0];
        place.east += at[1];
      }
      const more = kind || streetDetails ? JSON.stringify({ kind, details: streetDetails }) : null;
      const [north, east] = at ? at.map((degrees) => Math.round(degrees * degreeScale)) : [null, null];
      insert.run(place.id, textOf(street), postcode, number, addition, building, north ?? null, east ?? null, more);
      if (++rows % batch === 0) database.exec('COMMIT; BEGIN');
    },
    finish: () => {
      const sorted = [...places.values()].sort((a, b) => compare(a.country, b.country) || b.count - a.count);
      const rank = database.prepare('INSERT INTO ranks VALUES (?, ?)');
      sorted.forEach(({ id }, index) => void rank.run(id, index));
      const written = writeStreets(database, sorted);
      database.exec('DROP TABLE staged; DROP TABLE ranks; COMMIT');
      return written;
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A name as one text: a name in several languages is JSON, which no name begins like. */
function textOf(name: Name): string {
  return typeof name === 'string' ? name : JSON.stringify(name);
}

function nameOf(text: string): Name {
  return text.startsWith('{') ? (JSON.parse(text) as Name) : text;
}

/** Two towns of one name are told apart by their municipality and region. */
function placeOf(address: RegisterAddress, places: Map<string, Place>): Place {
  const { country, locality, localityId, municipality, regions, region } = address;
  const area = [municipality?.id, municipality && textOf(municipality.name), regions?.map(({ id }) => id).join('/')];
  const key = [country, localityId, textOf(locality), ...area].join('\u0000');
  const known = places.get(key);
  if (known) return known;
  const { aliases, localityDetails } = address;
  const data = {
    name: locality,
    ...(localityId !== undefined && { id: localityId }),
    ...(aliases && { aliases }),
    ...(municipality && { municipality }),
    ...(regions && { regions }),
    ...(region !== undefined && { region }),
    ...(localityDetails && { details: localityDetails }),
  };
  const place: Place = { id: places.size, country, data, count: 0, located: 0, north: 0, east: 0 };
  places.set(key, place);
  return place;
}

interface StagedRow {
  readonly rank: number;
  readonly street: string;
  readonly postcode: string;
  readonly number: number | null;
  readonly addition: string;
  readonly building: string;
  readonly north: number | null;
  readonly east: number | null;
  readonly more: string | null;
}

function writeStreets(database: DatabaseSync, places: readonly Place[]): Written {
  const streets = database.prepare('INSERT INTO streets VALUES (?, ?, ?, ?)');
  const search = database.prepare(
    'INSERT INTO search (rowid, street, place, buildings, postcode) VALUES (?, ?, ?, ?, ?)',
  );
  const postcodes = database.prepare('INSERT OR IGNORE INTO postcodes VALUES (?, ?, ?, ?, ?)');
  const names = database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?, ?)');
  const localities = createLocalityWriter(database, places);
  const words = new Map<string, Set<string>>();
  let id = 0;
  let addresses = 0;
  let duplicates = 0;

  const write = (first: StagedRow, buildings: readonly PackedBuilding[]) => {
    const place = places[first.rank];
    if (!place) return;
    id++;
    const { country } = place;
    const numbers = numbersOf(buildings);
    const codes = Object.keys(numbers);
    const buildingNames = [...new Set(buildings.map(([, , name]) => name).filter(Boolean))];
    const more = first.more === null ? {} : (JSON.parse(first.more) as Pick<StreetData, 'kind' | 'details'>);
    const data: StreetData = { name: nameOf(first.street), numbers, ...more };
    streets.run(id, first.rank, JSON.stringify(data), JSON.stringify(buildings));
    const own = wordsOf(namesOf(data.name), country);
    const around = wordsOf([...namesOf(place.data.name), ...(place.data.aliases ?? [])], country);
    search.run(
      id,
      own.join(' '),
      around.join(' '),
      wordsOf(buildingNames, country).join(' '),
      codes.map(squeeze).join(' '),
    );
    for (const spelling of codes) postcodes.run(country, squeeze(spelling), id, first.rank, spelling);
    for (const name of new Set(namesOf(data.name).map(plainly))) names.run(country, name, id);
    const known = words.get(country) ?? new Set<string>();
    for (const word of [...own, ...around]) known.add(word);
    words.set(country, known);
    localities.count(first.rank, id);
    addresses += buildings.length;
  };

  let first: StagedRow | null = null;
  let buildings: PackedBuilding[] = [];
  let last = '';
  for (const row of sortedRows(database)) {
    if (!first || row.rank !== first.rank || row.street !== first.street) {
      if (first) write(first, buildings);
      [first, buildings, last] = [row, [], ''];
    }
    const key = [row.number, row.addition === '' ? '' : squeeze(row.addition), row.building, row.postcode].join(
      '\u0000',
    );
    if (key === last) duplicates++;
    else buildings.push([row.number, row.addition, row.building, row.postcode, row.north, row.east]);
    last = key;
  }
  if (first) write(first, buildings);
  localities.write();
  const insertWord = database.prepare('INSERT INTO words VALUES (?, ?)');
  for (const [country, set] of words) for (const word of [...set].sort()) insertWord.run(country, word);
  database.exec("INSERT INTO search(search) VALUES ('optimize'); INSERT INTO towns(towns) VALUES ('optimize')");
  return { addresses, duplicates };
}

/** The postcodes of a street, each with the names of its buildings: what is asked of it besides the buildings. */
function numbersOf(buildings: readonly PackedBuilding[]): Readonly<Record<string, string>> {
  const names = new Map<string, string[]>();
  for (const [, , name, postcode] of buildings) {
    const own = names.get(postcode) ?? [];
    if (name !== '') own.push(`=${name.replaceAll(';', ',')}`);
    names.set(postcode, own);
  }
  return Object.fromEntries(Array.from(names, ([postcode, own]) => [postcode, own.join('; ')]));
}

/** The rows of a street follow each other, sorted as its buildings are shown. */
function sortedRows(database: DatabaseSync): Iterable<StagedRow> {
  const select = database.prepare(
    `SELECT rank, street, postcode, number, addition, building, north, east, more FROM staged JOIN ranks USING (place)
     ORDER BY rank, street, number, addition COLLATE NOCASE, building, postcode`,
  );
  return select.iterate() as unknown as Iterable<StagedRow>;
}

function wordsOf(texts: readonly string[], country: string): string[] {
  return texts.flatMap((text) => wordsIn(text, country));
}

/** Writes localities and countries once the range of their streets is known. */
function createLocalityWriter(database: DatabaseSync, places: readonly Place[]) {
  const ranges = new Map<number, { readonly first: number; last: number }>();
  return {
    count: (rank: number, street: number) => {
      const range = ranges.get(rank);
      if (range) range.last = street;
      else ranges.set(rank, { first: street, last: street });
    },
    write: () => {
      const locality = database.prepare('INSERT INTO localities VALUES (?, ?, ?, ?, ?)');
      const towns = database.prepare('INSERT INTO towns (rowid, name) VALUES (?, ?)');
      const keyOf = ({ country, data }: Place) => `${country} ${namesOf(data.name).join('/')}`;
      const counts = new Map<string, number>();
      for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
      places.forEach((place, rank) => {
        const { data, country, located, north, east } = place;
        const { first = 0, last = -1 } = ranges.get(rank) ?? {};
        const at = located === 0 ? null : [round(north / located), round(east / located)];
        const isNamesake = (counts.get(keyOf(place)) ?? 0) > 1;
        locality.run(rank, first, last, Number(isNamesake), JSON.stringify({ ...data, at, streets: [] }));
        towns.run(rank, wordsOf([...namesOf(data.name), ...(data.aliases ?? [])], country).join(' '));
      });
      const insert = database.prepare('INSERT INTO countries VALUES (?, ?, ?, ?, ?)');
      for (const country of new Set(places.map((place) => place.country))) {
        const low = places.findIndex((place) => place.country === country);
        const high = places.findLastIndex((place) => place.country === country);
        insert.run(country, low, high, ranges.get(low)?.first ?? 0, ranges.get(high)?.last ?? -1);
      }
    },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * degreeScale) / degreeScale;
}
