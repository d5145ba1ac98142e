/**
 * A register as an index of PostgreSQL, for more addresses than one machine answers: the trigrams of `pg_trgm` name some
 * streets that a text may mean, and the same search as everywhere chooses among them. The README says how it is
 * started.
 */
import type { DatabaseSync } from 'node:sqlite';
import { createMemoryStore } from '../memory-store.ts';
import type { CountryInfo, LocalityData, StreetData } from '../model.ts';
import { namesOf } from '../model.ts';
import type { AddressStore } from '../store.ts';
import { otherWordsOf, squeeze, wordsIn } from '../words.ts';
import type { PackedBuilding } from './import.ts';

/** So many streets are looked at for one text: of a hundred addresses, the one that was meant was among them each time. */
export const candidateCount = 60;

/**
 * `address_candidates` gives streets with their places as JSON: those of the typed postcodes, and those whose trigrams are
 * the nearest to the typed words.
 */
const schema = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE address_places (id integer PRIMARY KEY, data jsonb NOT NULL);
CREATE TABLE address_streets (id integer PRIMARY KEY, country char(3) NOT NULL, place integer NOT NULL, words text NOT NULL,
  data jsonb NOT NULL, buildings jsonb NOT NULL);
CREATE TABLE address_postcodes (country char(3) NOT NULL, code text NOT NULL, street integer NOT NULL);
`;
const indexes = `
CREATE INDEX ON address_streets USING gist (words gist_trgm_ops (siglen = 64));
CREATE INDEX ON address_postcodes (country, code);
ANALYZE;
CREATE OR REPLACE FUNCTION address_candidates(wanted text, typed text, codes text[], most integer) RETURNS SETOF jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', s.id, 'data', s.data, 'buildings', s.buildings, 'place', p.data)
  FROM (
    (SELECT street AS id FROM address_postcodes WHERE country = wanted AND code = ANY (codes) LIMIT most)
    UNION
    (SELECT id FROM address_streets WHERE country = wanted ORDER BY words <-> typed LIMIT most)
  ) AS found JOIN address_streets s USING (id) JOIN address_places p ON p.id = s.place;
$$;
`;

type Row = Readonly<Record<string, unknown>>;

/** A register as SQL for `psql`, piece by piece. */
export function* sqlOf(database: DatabaseSync): Generator<string> {
  yield `BEGIN;${schema}`;
  yield 'COPY address_places FROM stdin;\n';
  const places = new Map<number, LocalityData>();
  for (const { id, data } of rowsOf(database, 'SELECT id, data FROM localities')) {
    places.set(Number(id), JSON.parse(String(data)) as LocalityData);
    yield lineOf([id, data]);
  }
  yield '\\.\nCOPY address_streets FROM stdin;\n';
  const streets = `SELECT streets.id, iso3, locality, streets.data, buildings FROM countries
    JOIN streets ON streets.id BETWEEN firstStreet AND lastStreet`;
  for (const { id, iso3, locality, data, buildings } of rowsOf(database, streets)) {
    const place = places.get(Number(locality));
    const names = namesOf((JSON.parse(String(data)) as StreetData).name);
    const towns = place ? [...namesOf(place.name), ...(place.aliases ?? [])] : [];
    const words = [...names, ...towns].flatMap((name) => [
      ...wordsIn(name, String(iso3)),
      ...otherWordsOf(name, String(iso3)).slice(1),
    ]);
    yield lineOf([id, iso3, locality, words.join(' '), data, buildings]);
  }
  yield '\\.\nCOPY address_postcodes FROM stdin;\n';
  for (const { country, code, street } of rowsOf(database, 'SELECT country, code, street FROM postcodes'))
    yield lineOf([country, code, street]);
  yield `\\.\n${indexes}COMMIT;\n`;
}

/** A text as `address_candidates` takes it: the words that may be names, and those that may be postcodes. */
export function candidateQuery(
  term: string,
  iso3: string,
): { readonly typed: string; readonly codes: readonly string[] } {
  const words = wordsIn(term, iso3);
  return {
    typed: words.filter((word) => !/^\d/.test(word)).join(' '),
    codes: words.filter((word) => /\d/.test(word) && word.length > 3).map(squeeze),
  };
}

/** A candidate as `address_candidates` gives it. */
export interface Candidate {
  readonly id: number;
  readonly data: StreetData;
  readonly buildings: readonly PackedBuilding[];
  readonly place: LocalityData;
}

/** The candidates as a store of their own, which the search is then asked as any other. */
export function storeOfCandidates(info: CountryInfo, candidates: readonly Candidate[]): AddressStore {
  const places = new Map<string, { readonly place: LocalityData; readonly streets: StreetData[] }>();
  for (const { data, buildings, place } of candidates) {
    const key = JSON.stringify(place);
    const own = places.get(key) ?? { place, streets: [] };
    places.set(key, own);
    own.streets.push({ ...data, numbers: numbersOf(buildings) });
  }
  const localities = Array.from(places.values(), ({ place, streets }) => ({ ...place, streets }));
  return createMemoryStore({ ...info, localities });
}

/** Buildings in the form of `Numbers`, by postcode. */
function numbersOf(buildings: readonly PackedBuilding[]): StreetData['numbers'] {
  const all = new Map<string, string[]>();
  for (const [number, addition, name, postcode] of buildings) {
    const own = all.get(postcode) ?? [];
    all.set(postcode, own);
    const text = `${number ?? ''}${addition === '' ? '' : `:${addition.replaceAll(',', ' ')}`}${name === '' ? '' : `=${name}`}`;
    own.push(text.replaceAll(';', ' '));
  }
  return Object.fromEntries(Array.from(all, ([postcode, own]) => [postcode, own.join('; ')]));
}

function rowsOf(database: DatabaseSync, sql: string): Iterable<Row> {
  return database.prepare(sql).iterate() as Iterable<Row>;
}

/** A line for COPY. */
function lineOf(values: readonly unknown[]): string {
  const escaped = values.map((value) =>
    String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r'),
  );
  return `${escaped.join('\t')}\n`;
}
