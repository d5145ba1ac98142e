/** A register of one's own: files of addresses in an embedded database, which is made once and then only read. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { iso31661 } from 'iso-3166';
import type { CountryInfo } from '../model.ts';
import type { CountrySource } from '../store.ts';
import { type DataFile, readFile } from './files.ts';
import { beginImport } from './import.ts';
import { sqlOf } from './postgres.ts';
import { createNotes, type ImportReport, linesOfNotes } from './report.ts';
import { openToFill, openToRead, schemaVersion } from './schema.ts';
import { createDatabaseStore } from './store.ts';
import { DataFileError } from './text.ts';

export { parseDataFile } from './files.ts';
export { linesOf } from './report.ts';
export { DataFileError } from './text.ts';

/** The sources and settings of a register. */
export interface RegisterOptions {
  readonly files: readonly DataFile[];
  /** Path of the database. Default: that of the first file, with `.sqlite` behind it. */
  readonly database?: string;
  /** Countries whose languages and names are known. */
  readonly known: readonly CountryInfo[];
  /** The largest size of the database in pages of 4 KiB, for tests of a full disk. Default: no limit. */
  readonly mostPages?: number;
  /** True if nothing is imported when a row is refused, or looks wrong. Default: false. */
  readonly isStrict?: boolean;
  /** Rows after which the import is kept, should the process be ended. Default: 100,000. */
  readonly batch?: number;
  /** Called now and then while files are imported. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** The progress of an import: first all rows are read, then the streets of all addresses are made. */
export interface ImportProgress {
  readonly step: 'rows' | 'addresses';
  readonly count: number;
}

/** A register that is open. */
export interface Register {
  readonly sources: readonly CountrySource[];
  /** Of the import; null when the database was there already. */
  readonly report: ImportReport | null;
  /** Path of the database. */
  readonly database: string;
  /** The register as SQL for `psql`, piece by piece; see `postgres.ts`. */
  readonly sql: () => Iterable<string>;
  readonly close: () => void;
}

/** Bytes at the beginning and at the end of a file that tell it from another of the same size and time. */
const sampled = 65_536;
const defaultBatch = 100_000;

/**
 * Opens a register. It is imported when there is no database yet, or when a file is not the one that was imported.
 *
 * @throws DataFileError with a sentence for the person who named the files
 */
export async function openRegister(options: RegisterOptions): Promise<Register> {
  const { files, known, database: given } = options;
  const path = pathOf(files, given);
  const fingerprint = await fingerprintOf(files);
  const existing = openIfMadeOf(path, fingerprint);
  const report = existing ? null : await importFiles(options, path, fingerprint);
  const database = existing ?? openToRead(path);
  const countries = database.prepare('SELECT iso3, firstStreet FROM countries ORDER BY firstStreet').all();
  const sources = countries.map(({ iso3, firstStreet }): CountrySource => {
    const info = infoOf(String(iso3), known);
    return { ...info, firstStreet: Number(firstStreet), open: () => createDatabaseStore(database, info) };
  });
  return { sources, report, database: path, sql: () => sqlOf(database), close: () => database.close() };
}

/**
 * Reads as much of the files as tells one from another, and looks whether the database may be made. Imports nothing.
 *
 * @throws DataFileError with a sentence for the person who named the files
 */
export async function checkRegister({ files, database }: Pick<RegisterOptions, 'files' | 'database'>): Promise<void> {
  openIfMadeOf(pathOf(files, database), await fingerprintOf(files))?.close();
}

function pathOf([first]: readonly DataFile[], database = ''): string {
  if (!first) throw new DataFileError('A register needs a file');
  return resolve(database || `${first.path}.sqlite`);
}

/** Tells files from others by their sizes, times, beginnings and ends. */
async function fingerprintOf(files: readonly DataFile[]): Promise<string> {
  const hash = createHash('sha256').update(String(schemaVersion));
  for (const { path, country } of files) {
    const file = await open(path).catch(() => {
      throw new DataFileError(`${path} cannot be read: there is no such file, or no right to read it`);
    });
    try {
      const { size, mtimeMs } = await file.stat();
      hash.update(JSON.stringify([basename(path), country, size, mtimeMs]));
      for (const at of [0, Math.max(0, size - sampled)]) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(sampled), 0, sampled, at);
        hash.update(buffer.subarray(0, bytesRead));
      }
    } catch (error) {
      if (error instanceof DataFileError) throw error;
      throw new DataFileError(`${path} is no file that can be read`);
    } finally {
      await file.close();
    }
  }
  return hash.digest('hex');
}

/** The database when it was made of these files; null when there is none, or another, or something else. */
function openIfMadeOf(path: string, fingerprint: string): DatabaseSync | null {
  if (!statSync(path, { throwIfNoEntry: false })) return null;
  let database: DatabaseSync | null = null;
  try {
    database = openToRead(path);
    const row = database.prepare("SELECT value FROM facts WHERE name = 'fingerprint'").get();
    if (row?.['value'] === fingerprint) return database;
    if (!row) throw new DataFileError(notOurs(path));
  } catch (error) {
    database?.close();
    // A file that another program has written is never overwritten.
    throw error instanceof DataFileError ? error : new DataFileError(notOurs(path));
  }
  database.close();
  return null;
}

function notOurs(path: string): string {
  return `${path} is no database of this service: name another one by --database, or delete it`;
}

/**
 * Imports into a file of its own, and gives it its name when it is whole: a process that is ended leaves nothing that
 * is taken for a register, and one that reads the former database goes on reading it. What it leaves, the next one goes on
 * with.
 */
async function importFiles(options: RegisterOptions, path: string, fingerprint: string): Promise<ImportReport> {
  const { mostPages } = options;
  const temporary = `${path}.importing-${process.pid}`;
  let database: DatabaseSync | null = null;
  try {
    removeFile(temporary);
    takeOver(path, temporary, fingerprint);
    database = openToFill(temporary);
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${Math.trunc(mostPages)}`);
    const report = await fill(database, fingerprint, options);
    if (report.addresses === 0) throw new DataFileError(emptyOf(report));
    database.prepare("UPDATE facts SET name = 'fingerprint' WHERE name = 'importing'").run();
    database.close();
    renameSync(temporary, path);
    return report;
  } catch (error) {
    if (database?.isOpen) database.close();
    removeFile(temporary);
    throw sentenceOf(error, path);
  }
}

async function fill(database: DatabaseSync, fingerprint: string, options: RegisterOptions): Promise<ImportReport> {
  const { files, isStrict = false, batch = defaultBatch, onProgress = () => {} } = options;
  const started = performance.now();
  const importer = beginImport(database);
  database.prepare("INSERT OR IGNORE INTO facts VALUES ('importing', ?)").run(fingerprint);
  const { before } = importer;
  const notes = createNotes(before.notes);
  let rows = 0;
  const save = () => importer.save({ rows, notes: notes.text() });
  for (const file of before.isRead ? [] : files) {
    await readFile(file, {
      onAddress: importer.add,
      onRefusal: (...refusal) => notes.add('refused', ...refusal),
      onDoubt: (...doubt) => notes.add('doubtful', ...doubt),
      onUnusedColumns: notes.addUnused,
      onRow: () => {
        if (rows > before.rows && rows % batch === 0) {
          save();
          onProgress({ step: 'rows', count: rows });
        }
        return ++rows > before.rows;
      },
    });
  }
  if (before.isRead) rows = before.rows;
  else save();
  const found = {
    rows,
    resumedAt: before.rows,
    refusals: notes.list('refused'),
    doubts: notes.list('doubtful'),
    unused: notes.unused(),
  };
  if (isStrict && found.refusals.length + found.doubts.length > 0) {
    throw new DataFileError(`Nothing is imported, because rows look wrong:\n${linesOfNotes(found).join('\n')}`);
  }
  const written = importer.finish((count) => onProgress({ step: 'addresses', count }));
  return { ...written, ...found, seconds: (performance.now() - started) / 1_000 };
}

function emptyOf({ rows, refusals: [most] }: ImportReport): string {
  if (!most) return rows === 0 ? 'The files have no rows' : 'The files have no addresses';
  return `None of the ${rows.toLocaleString('en')} rows is an address: line ${most.lines[0]} of ${most.file} ${most.reason}`;
}

/**
 * Takes over what a process has left that was ended while it imported the same files; what others have left of other files is
 * removed.
 */
function takeOver(path: string, temporary: string, fingerprint: string): void {
  const prefix = `${basename(path)}.importing-`;
  for (const name of readdirSync(dirname(path), { encoding: 'utf8' })) {
    const pid =
      name.startsWith(prefix) && !name.endsWith('-journal')
        ? Number.parseInt(name.slice(prefix.length), 10)
        : Number.NaN;
    if (Number.isNaN(pid) || pid === process.pid || isRunning(pid)) continue;
    const left = join(dirname(path), name);
    if (!existsSync(temporary) && isBegunOf(left, fingerprint)) renameSync(left, temporary);
    removeFile(left);
  }
}

function removeFile(path: string): void {
  rmSync(path, { force: true });
  rmSync(`${path}-journal`, { force: true });
}

/** True if a database is an unfinished import of these files. */
function isBegunOf(path: string, fingerprint: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    // Opening it undoes what was not complete.
    database = openToFill(path);
    const [row] = database.prepare("SELECT value FROM facts WHERE name = 'importing'").all();
    return row?.['value'] === fingerprint;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** SQLite's result codes for a disk without room. */
const full = new Set([13, 10]);

function sentenceOf(error: unknown, path: string): Error {
  if (error instanceof DataFileError) return error;
  const [code, number] = error instanceof Error ? [Reflect.get(error, 'code'), Reflect.get(error, 'errcode')] : [];
  if (code === 'ENOSPC' || full.has(Number(number) & 0xff)) {
    return new DataFileError(
      `There is no room for ${path}: it needs about twice the size of the unpacked files while it is made`,
    );
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOENT' || Number(number) === 14) {
    return new DataFileError(`${path} cannot be written: name another place by --database`);
  }
  return error instanceof Error ? error : new Error('The import failed');
}

function infoOf(iso3: string, known: readonly CountryInfo[]): CountryInfo {
  const own = known.find(({ country }) => country.iso3 === iso3);
  if (own) return { country: own.country, languages: own.languages };
  const iso2 = iso31661.find(({ alpha3 }) => alpha3 === iso3)?.alpha2 ?? iso3.slice(0, 2);
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(iso2) ?? iso3;
  return {
    country: { name, iso3, iso2 },
    languages: [`${new Intl.Locale(`und-${iso2}`).maximize().language}-${iso2}`],
  };
}
