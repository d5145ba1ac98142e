/** The tables of a register, and how one is opened. */
import { DatabaseSync } from 'node:sqlite';

/** Changes when the tables do, or the words in them; a database of another version is made anew. */
export const schemaVersion = 6;

/** Tables that are filled row by row, and dropped at the end. `progress` is one row: how far the import has come. */
export const stagingTables = `
  CREATE TABLE IF NOT EXISTS staged (place INTEGER, street TEXT, postcode TEXT, number INTEGER, addition TEXT,
    building TEXT, north INTEGER, east INTEGER, more TEXT);
  CREATE TABLE IF NOT EXISTS places (id INTEGER PRIMARY KEY, key TEXT, country TEXT, data TEXT, count INTEGER,
    located INTEGER, north REAL, east REAL);
  CREATE TABLE IF NOT EXISTS ranks (place INTEGER PRIMARY KEY, rank INTEGER) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS progress (id INTEGER PRIMARY KEY, rows INTEGER, notes TEXT, isRead INTEGER, rank INTEGER,
    street INTEGER, addresses INTEGER, duplicates INTEGER);
  INSERT OR IGNORE INTO progress VALUES (1, 0, '', 0, -1, 0, 0, 0);
`;

/**
 * Streets have their numbers in the order of country and locality, so that either is a range of them; the larger
 * localities come first, because what is found first is shown first. `search` holds words only, folded. Beginnings of one
 * letter have an index, too: a house number of one digit would otherwise be looked for among all that begin with it.
 * `other` has regions, and what names may be typed as (`otherWordsOf`). `streetWords` has the words of a street without
 * those of its place: of one place they are read one after the other. `count` is how many streets have a word, `towns`
 * how many localities.
 */
export const tables = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS countries (iso3 TEXT PRIMARY KEY, firstLocality INTEGER, lastLocality INTEGER, firstStreet INTEGER,
    lastStreet INTEGER) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS localities (id INTEGER PRIMARY KEY, firstStreet INTEGER, lastStreet INTEGER, isNamesake INTEGER,
    data TEXT);
  CREATE TABLE IF NOT EXISTS streets (id INTEGER PRIMARY KEY, locality INTEGER, data TEXT, buildings TEXT);
  CREATE TABLE IF NOT EXISTS streetWords (street INTEGER PRIMARY KEY, words TEXT);
  CREATE TABLE IF NOT EXISTS postcodes (country TEXT, code TEXT, street INTEGER, locality INTEGER, spelling TEXT,
    PRIMARY KEY (country, code, street)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS names (country TEXT, name TEXT, street INTEGER, PRIMARY KEY (country, name, street)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS words (country TEXT, word TEXT, count INTEGER, towns INTEGER, PRIMARY KEY (country, word)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS search USING fts5(street, place, buildings, postcode, other, content='', columnsize=0, detail=column,
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
  CREATE VIRTUAL TABLE IF NOT EXISTS towns USING fts5(name, content='', columnsize=0, detail=column,
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
`;

/** Opens a database to fill it. With a journal, what was filled before the process was ended can be built upon. */
export function openToFill(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA temp_store = FILE; PRAGMA cache_size = -65536');
  return database;
}

/** Opens a database to read it. Several processes may do so at a time. */
export function openToRead(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -32768; PRAGMA query_only = ON');
  return database;
}
