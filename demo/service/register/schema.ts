/** The tables of a register, and how one is opened. */
import { DatabaseSync } from 'node:sqlite';

/** Changes when the tables do; a database of another version is made anew. */
export const schemaVersion = 3;

/** Tables that are filled row by row, and dropped at the end. */
export const stagingTables = `
  CREATE TABLE staged (place INTEGER, street TEXT, postcode TEXT, number INTEGER, addition TEXT, building TEXT,
    north INTEGER, east INTEGER, more TEXT);
  CREATE TABLE ranks (place INTEGER PRIMARY KEY, rank INTEGER) WITHOUT ROWID;
`;

/**
 * Streets have their numbers in the order of country and locality, so that either is a range of them; the larger
 * localities come first, because what is found first is shown first. `search` holds words only, folded. Beginnings of one
 * letter have an index, too: a house number of one digit would otherwise be looked for among all that begin with it.
 */
export const tables = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
  CREATE TABLE countries (iso3 TEXT PRIMARY KEY, firstLocality INTEGER, lastLocality INTEGER, firstStreet INTEGER,
    lastStreet INTEGER) WITHOUT ROWID;
  CREATE TABLE localities (id INTEGER PRIMARY KEY, firstStreet INTEGER, lastStreet INTEGER, isNamesake INTEGER,
    data TEXT);
  CREATE TABLE streets (id INTEGER PRIMARY KEY, locality INTEGER, data TEXT, buildings TEXT);
  CREATE TABLE postcodes (country TEXT, code TEXT, street INTEGER, locality INTEGER, spelling TEXT,
    PRIMARY KEY (country, code, street)) WITHOUT ROWID;
  CREATE TABLE names (country TEXT, name TEXT, street INTEGER, PRIMARY KEY (country, name, street)) WITHOUT ROWID;
  CREATE TABLE words (country TEXT, word TEXT, PRIMARY KEY (country, word)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE search USING fts5(street, place, buildings, postcode, content='', columnsize=0, detail=column,
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
  CREATE VIRTUAL TABLE towns USING fts5(name, content='', columnsize=0, detail=column,
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
`;

/** Opens a database to fill it. What is lost when the power fails is made anew at the next start. */
export function openToFill(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  return database;
}

/** Opens a database to read it. Several processes may do so at a time. */
export function openToRead(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -32768; PRAGMA query_only = ON');
  return database;
}
