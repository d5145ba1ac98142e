/** A register of one's own: files of addresses in an embedded database, which is made once and then only read. */
import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { iso31661 } from 'iso-3166';
import type { CountryInfo } from '../model.ts';
import type { CountrySource } from '../store.ts';
import { type DataFile, readFile } from './files.ts';
import { beginImport } from './import.ts';
import { createRefusals, type ImportReport } from './report.ts';
import { openToFill, openToRead, schemaVersion } from './schema.ts';
import { createDatabaseStore } from './store.ts';
import { DataFileError } from './text.ts';

export { parseDataFile } from './files.ts';
export { linesOf } from './report.ts';
export { DataFileError } from './text.ts';

/** What a register is made of. */
export interface RegisterOptions {
  readonly files: readonly DataFile[];
  /** Path of the database. Default: that of the first file, with `.sqlite` behind it. */
  readonly database?: string;
  /** Countries whose languages and names are known. */
  readonly known: readonly CountryInfo[];
  /** The largest size of the database in pages of 4 KiB, for tests of a full disk. Default: no limit. */
  readonly mostPages?: number;
}

/** A register that is open. */
export interface Register {
  readonly sources: readonly CountrySource[];
  /** Of the import; null when the database was there already. */
  readonly report: ImportReport | null;
  /** Path of the database. */
  readonly database: string;
  readonly close: () => void;
}

/** Bytes at the beginning and at the end of a file that tell it from another of the same size and time. */
const sampled = 65_536;

/**
 * Opens a register. It is imported when there is no database yet, or when a file is not the one that was imported.
 *
 * @throws DataFileError with a sentence for the person who named the files
 */
export async function openRegister({ files, known, database: given, mostPages }: RegisterOptions): Promise<Register> {
  const [first] = files;
  if (!first) throw new DataFileError('A register needs a file');
  const path = resolve(given || `${first.path}.sqlite`);
  const fingerprint = await fingerprintOf(files);
  const existing = openIfMadeOf(path, fingerprint);
  const report = existing ? null : await importFiles(files, path, fingerprint, mostPages);
  const database = existing ?? openToRead(path);
  const countries = database.prepare('SELECT iso3, firstStreet FROM countries ORDER BY firstStreet').all();
  const sources = countries.map(({ iso3, firstStreet }): CountrySource => {
    const info = infoOf(String(iso3), known);
    return { ...info, firstStreet: Number(firstStreet), open: () => createDatabaseStore(database, info) };
  });
  return { sources, report, database: path, close: () => database.close() };
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
 * Imports into a file of its own, and gives it its name when it is whole: a process that is killed leaves nothing that
 * is taken for a register, and one that reads the former database goes on reading it.
 */
async function importFiles(
  files: readonly DataFile[],
  path: string,
  fingerprint: string,
  mostPages: number | undefined,
): Promise<ImportReport> {
  const temporary = `${path}.importing-${process.pid}`;
  let database: DatabaseSync | null = null;
  try {
    removeLeftovers(path);
    rmSync(temporary, { force: true });
    database = openToFill(temporary);
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${Math.trunc(mostPages)}`);
    const report = await fill(database, files);
    if (report.addresses === 0) throw new DataFileError(emptyOf(report));
    database.prepare("INSERT INTO facts VALUES ('fingerprint', ?)").run(fingerprint);
    database.close();
    renameSync(temporary, path);
    return report;
  } catch (error) {
    if (database?.isOpen) database.close();
    rmSync(temporary, { force: true });
    throw sentenceOf(error, path);
  }
}

async function fill(database: DatabaseSync, files: readonly DataFile[]): Promise<ImportReport> {
  const started = performance.now();
  const refusals = createRefusals();
  const importer = beginImport(database);
  let rows = 0;
  for (const file of files) {
    await readFile(file, { onAddress: importer.add, onRefusal: refusals.add, onRow: () => void rows++ });
  }
  const written = importer.finish();
  return { ...written, rows, refusals: refusals.list(), seconds: (performance.now() - started) / 1_000 };
}

function emptyOf({ rows, refusals: [most] }: ImportReport): string {
  if (!most) return rows === 0 ? 'The files have no rows' : 'The files have no addresses';
  return `None of the ${rows.toLocaleString('en')} rows is an address: line ${most.lines[0]} of ${most.file} ${most.reason}`;
}

/** What processes have left that were killed while they imported. */
function removeLeftovers(path: string): void {
  const prefix = `${basename(path)}.importing-`;
  for (const name of readdirSync(dirname(path), { encoding: 'utf8' })) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (!Number.isNaN(pid) && !isRunning(pid)) rmSync(join(dirname(path), name), { force: true });
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
