/** Writes addresses into a database: row by row as they come, then street by street. */
import type { DatabaseSync } from 'node:sqlite';
import type { LocalityData, Name, StreetData } from '../model.ts';
import { namesOf } from '../model.ts';
import { otherWordsOf, plainly, squeeze, wordsIn } from '../words.ts';
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

/** The result of writing. */
export interface Written {
  readonly addresses: number;
  /** Addresses that were in the files more than once. */
  readonly duplicates: number;
}

/** Takes addresses. */
export interface Importer {
  /** The work of an earlier process. */
  readonly before: ImportState;
  readonly add: (address: RegisterAddress) => void;
  /** Keeps what was added, so that an import that is ended goes on from here. */
  readonly save: (state: Pick<ImportState, 'rows' | 'notes'>) => void;
  /** Makes the streets. Nothing can be added after it. */
  readonly finish: (onStreets: (addresses: number) => void) => Written;
}

/** The progress of an import. */
export interface ImportState {
  /** Rows of the files that were read. */
  readonly rows: number;
  /** The notes about them, as a text. */
  readonly notes: string;
  /** True if all rows were read, and streets are being made. */
  readonly isRead: boolean;
}

/** Addresses of one transaction while streets are made. */
const streetBatch = 200_000;
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

/** Begins an import into an empty database, or goes on with one that was begun. */
export function beginImport(database: DatabaseSync): Importer {
  database.exec(stagingTables);
  database.exec(tables);
  const insert = database.prepare('INSERT INTO staged VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const places = new Map<string, Place>();
  for (const row of database.prepare('SELECT * FROM places ORDER BY id').iterate()) {
    const { id, key, country, data, count, located, north, east } = row;
    const numbers = {
      id: Number(id),
      count: Number(count),
      located: Number(located),
      north: Number(north),
      east: Number(east),
    };
    places.set(String(key), { country: String(country), data: JSON.parse(String(data)), ...numbers });
  }
  const [state] = database.prepare('SELECT * FROM progress').all();
  const changed = new Map<string, Place>();
  const keep = database.prepare('INSERT OR REPLACE INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const saveState = database.prepare('UPDATE progress SET rows = ?, notes = ?');
  database.exec('BEGIN');
  return {
    before: { rows: Number(state?.['rows']), notes: String(state?.['notes']), isRead: state?.['isRead'] === 1 },
    add: (address) => {
      const [key, place] = placeOf(address, places);
      changed.set(key, place);
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
    },
    save: ({ rows, notes }) => {
      for (const [key, { id, country, data, count, located, north, east }] of changed)
        keep.run(id, key, country, JSON.stringify(data), count, located, north, east);
      changed.clear();
      saveState.run(rows, notes);
      database.exec('COMMIT; BEGIN');
    },
    finish: (onStreets) => {
      const sorted = [...places.values()].sort(
        (a, b) => compare(a.country, b.country) || b.count - a.count || a.id - b.id,
      );
      if (state?.['isRead'] !== 1) {
        const rank = database.prepare('INSERT OR REPLACE INTO ranks VALUES (?, ?)');
        sorted.forEach(({ id }, index) => void rank.run(id, index));
        database.exec('CREATE INDEX stagedPlaces ON staged (place); UPDATE progress SET isRead = 1; COMMIT; BEGIN');
      }
      const written = writeStreets(database, sorted, onStreets);
      database.exec('DROP TABLE staged; DROP TABLE ranks; DROP TABLE places; DROP TABLE progress; COMMIT');
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
function placeOf(address: RegisterAddress, places: Map<string, Place>): readonly [key: string, Place] {
  const { country, locality, localityId, municipality, regions, region } = address;
  const area = [municipality?.id, municipality && textOf(municipality.name), regions?.map(({ id }) => id).join('/')];
  const key = [country, localityId, textOf(locality), ...area].join('\u0000');
  const known = places.get(key);
  if (known) return [key, known];
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
  // A text of a row is a part of the piece of the file that it was read in, and would keep all of it in memory.
  const own = JSON.parse(JSON.stringify(data)) as typeof data;
  const place: Place = { id: places.size, country, data: own, count: 0, located: 0, north: 0, east: 0 };
  places.set(key, place);
  return [key, place];
}

interface StagedRow {
  readonly street: string;
  readonly postcode: string;
  readonly number: number | null;
  readonly addition: string;
  readonly building: string;
  readonly north: number | null;
  readonly east: number | null;
  readonly more: string | null;
}

function writeStreets(
  database: DatabaseSync,
  places: readonly Place[],
  onStreets: (addresses: number) => void,
): Written {
  const streets = database.prepare('INSERT INTO streets VALUES (?, ?, ?, ?)');
  const search = database.prepare(
    'INSERT INTO search (rowid, street, place, buildings, postcode, other) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const streetWords = database.prepare('INSERT INTO streetWords VALUES (?, ?)');
  const postcodes = database.prepare('INSERT OR IGNORE INTO postcodes VALUES (?, ?, ?, ?, ?)');
  const names = database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?, ?)');
  const insertWord = database.prepare(
    'INSERT INTO words VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, towns = towns + excluded.towns',
  );
  const writeLocality = createLocalityWriter(database, places);
  const saveState = database.prepare('UPDATE progress SET rank = ?, street = ?, addresses = ?, duplicates = ?');
  const [before] = database.prepare('SELECT rank, street, addresses, duplicates FROM progress').all();
  let [id, addresses, duplicates] = ['street', 'addresses', 'duplicates'].map((name) =>
    Number(before?.[name] ?? 0),
  ) as [number, number, number];
  let saved = addresses;
  let words = new Map<string, Map<string, { count: number; towns: number }>>();
  const countWords = (country: string, list: Iterable<string>, member: 'count' | 'towns') => {
    const known = words.get(country) ?? new Map<string, { count: number; towns: number }>();
    words.set(country, known);
    for (const word of list) {
      const own = known.get(word) ?? { count: 0, towns: 0 };
      own[member]++;
      known.set(word, own);
    }
  };
  /** All streets of the localities up to this one are written. */
  const save = (rank: number) => {
    for (const [country, list] of words)
      for (const [word, { count, towns }] of list) insertWord.run(country, word, count, towns);
    words = new Map();
    saveState.run(rank, id, addresses, duplicates);
    database.exec('COMMIT; BEGIN');
    saved = addresses;
    onStreets(addresses);
  };

  const write = (
    rank: number,
    place: Place,
    { names: around, others, regions }: PlaceWords,
    first: StagedRow,
    buildings: readonly PackedBuilding[],
  ) => {
    id++;
    const { country } = place;
    const numbers = numbersOf(buildings);
    const codes = Object.keys(numbers);
    const buildingNames = [...new Set(buildings.map(([, , name]) => name).filter(Boolean))];
    const more = first.more === null ? {} : (JSON.parse(first.more) as Pick<StreetData, 'kind' | 'details'>);
    const data: StreetData = { name: nameOf(first.street), numbers, ...more };
    streets.run(id, rank, JSON.stringify(data), JSON.stringify(buildings));
    const own = wordsOf(namesOf(data.name), country);
    const other = namesOf(data.name).flatMap((name) => otherWordsOf(name, country));
    const inside = wordsOf(buildingNames, country);
    search.run(
      id,
      own.join(' '),
      around.join(' '),
      inside.join(' '),
      codes.map(squeeze).join(' '),
      [...other, ...others, ...regions].join(' '),
    );
    streetWords.run(id, [...own, ...other, ...inside].join(' '));
    for (const spelling of codes) postcodes.run(country, squeeze(spelling), id, rank, spelling);
    for (const name of new Set(namesOf(data.name).map(plainly))) names.run(country, name, id);
    countWords(country, new Set([...own, ...other, ...around, ...others, ...inside, ...regions]), 'count');
    addresses += buildings.length;
  };

  const ofPlace = database.prepare(
    `SELECT street, postcode, number, addition, building, north, east, more FROM staged WHERE place = ?
     ORDER BY street, number, addition COLLATE NOCASE, building, postcode`,
  );
  for (const [rank, place] of [...places.entries()].slice(Number(before?.['rank'] ?? -1) + 1)) {
    const placeWords = wordsOfPlace(place);
    const firstStreet = id + 1;
    let first: StagedRow | null = null;
    let buildings: PackedBuilding[] = [];
    let last = '';
    for (const row of ofPlace.iterate(place.id) as unknown as Iterable<StagedRow>) {
      if (first && row.street !== first.street) {
        write(rank, place, placeWords, first, buildings);
        [first, buildings, last] = [null, [], ''];
      }
      first ??= row;
      const key = [row.number, row.addition === '' ? '' : squeeze(row.addition), row.building, row.postcode].join(
        '\u0000',
      );
      if (key === last) duplicates++;
      else buildings.push([row.number, row.addition, row.building, row.postcode, row.north, row.east]);
      last = key;
    }
    if (first) write(rank, place, placeWords, first, buildings);
    countWords(place.country, new Set([...placeWords.names, ...placeWords.others]), 'towns');
    writeLocality(rank, place, placeWords, firstStreet, id);
    if (addresses - saved >= streetBatch) save(rank);
  }
  save(places.length - 1);
  database.exec(
    `INSERT INTO countries SELECT country, min(rank), max(rank), min(firstStreet), max(lastStreet)
       FROM places JOIN ranks ON places.id = ranks.place JOIN localities ON localities.id = ranks.rank GROUP BY country;
     INSERT INTO search(search) VALUES ('optimize'); INSERT INTO towns(towns) VALUES ('optimize')`,
  );
  return { addresses, duplicates };
}

/** The words of a place, by which its streets are found, too. */
interface PlaceWords {
  readonly names: readonly string[];
  readonly others: readonly string[];
  readonly regions: readonly string[];
}

function wordsOfPlace({ country, data }: Place): PlaceWords {
  const names = [...namesOf(data.name), ...(data.aliases ?? [])];
  const regions = [data.region ?? '', ...(data.regions ?? []).flatMap(({ name }) => namesOf(name))];
  return {
    names: wordsOf(names, country),
    others: names.flatMap((name) => otherWordsOf(name, country)),
    regions: wordsOf(regions, country),
  };
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

function wordsOf(texts: readonly string[], country: string): string[] {
  return texts.flatMap((text) => wordsIn(text, country));
}

/** Writes a locality, whose streets are those from one to another. */
function createLocalityWriter(database: DatabaseSync, places: readonly Place[]) {
  const locality = database.prepare('INSERT INTO localities VALUES (?, ?, ?, ?, ?)');
  const towns = database.prepare('INSERT INTO towns (rowid, name) VALUES (?, ?)');
  const keyOf = ({ country, data }: Place) => `${country} ${namesOf(data.name).join('/')}`;
  const counts = new Map<string, number>();
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  return (rank: number, place: Place, { names, others }: PlaceWords, firstStreet: number, lastStreet: number) => {
    const { data, located, north, east } = place;
    const at = located === 0 ? null : [round(north / located), round(east / located)];
    const isNamesake = (counts.get(keyOf(place)) ?? 0) > 1;
    locality.run(rank, firstStreet, lastStreet, Number(isNamesake), JSON.stringify({ ...data, at, streets: [] }));
    towns.run(rank, [...names, ...others].join(' '));
  };
}

function round(degrees: number): number {
  return Math.round(degrees * degreeScale) / degreeScale;
}
