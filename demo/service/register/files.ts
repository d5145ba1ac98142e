/** Reads files of addresses, whatever their form: CSV with the columns of a register, or lines of JSON. */
import { basename } from 'node:path';
import { iso31661 } from 'iso-3166';
import type { Name } from '../model.ts';
import { addressOf, type RegisterAddress, type RowTexts } from './address.ts';
import { type Columns, columnsOf, type Field, missingIn } from './columns.ts';
import { type CsvReader, createCsvReader } from './csv.ts';
import { addressOfJson, unusedIn } from './json.ts';
import { DataFileError, textOf } from './text.ts';

/** A file of addresses. */
export interface DataFile {
  readonly path: string;
  /** Alpha-3 code of its country; empty when its columns, or its rows, tell. */
  readonly country: string;
}

/** The receiver of the rows of a file. */
export interface RowListener {
  readonly onAddress: (address: RegisterAddress) => void;
  /** @param file its name without folders */
  readonly onRefusal: (file: string, line: number, reason: string) => void;
  readonly onUnusedColumns: (file: string, columns: readonly string[]) => void;
  /** Called for each row, be it an address or not. */
  readonly onRow: () => void;
}

/** Reads a file as `[country:]path`: `nld:addresses.csv.gz`. */
export function parseDataFile(text: string): DataFile {
  const [, country = '', path = text] = /^([A-Za-z]{3}):(.+)$/s.exec(text) ?? [];
  if (country !== '' && codeOf(country) === '')
    throw new DataFileError(`${country} is no country, by its code of three letters`);
  return { path, country: country.toUpperCase() };
}

/** The alpha-3 code of a code of two or three letters, in any case; empty when there is none. */
function codeOf(text: string): string {
  const code = text.toUpperCase();
  return codes.get(code) ?? '';
}

const codes = new Map(
  iso31661.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3].map((code) => [code, alpha3] as const)),
);

/** Reads all rows of a file. */
export async function readFile(file: DataFile, listener: RowListener): Promise<void> {
  const name = basename(file.path);
  let take: CsvReader | null = null;
  for await (const text of textOf(file.path)) {
    if (text === '') continue;
    const piece: string = take ? text : text.replace(/^\uFEFF/, '');
    take ??= /^\s*[[{]/.test(piece) ? jsonReader(file, name, listener) : csvReader(file, name, listener);
    take.push(piece);
  }
  if (!take) throw new DataFileError(`${name} is empty`);
  take.end();
}

/** Lines of JSON are read as records of one field: no letter is a delimiter. */
function jsonReader({ country }: DataFile, name: string, listener: RowListener) {
  const { onAddress, onRefusal, onRow, onUnusedColumns } = listener;
  let line = 0;
  let rest = '';
  const unused = new Set<string>();
  const take = (row: string) => {
    line++;
    if (row.trim() === '') return;
    onRow();
    const read = row.length > longestLine ? 'is too long' : addressOfJson(row, country);
    if (typeof read === 'string') return onRefusal(name, line, read);
    if (line <= looked) for (const key of unusedIn(row)) unused.add(key);
    onAddress(read);
  };
  return {
    push: (text: string) => {
      const rows = (rest + text).split('\n');
      rest = rows.pop() ?? '';
      // Of a line without an end, only enough is kept to know that it is too long.
      if (rest.length > longestLine) rest = rest.slice(0, longestLine + 1);
      for (const row of rows) take(row);
    },
    end: () => {
      take(rest);
      onUnusedColumns(name, [...unused]);
    },
  };
}

/** In characters. */
const longestLine = 100_000;
/** Lines of which the names are looked at that nothing is read from. */
const looked = 1_000;

function csvReader({ country }: DataFile, name: string, listener: RowListener) {
  const { onAddress, onRefusal, onRow, onUnusedColumns } = listener;
  let columns: Columns | null = null;
  let own = '';
  return createCsvReader({
    onFault: (line, reason) => {
      if (!columns) throw new DataFileError(`${name} has no header: its first line ${reason}`);
      onRow();
      onRefusal(name, line, reason);
    },
    onRecord: ({ line, fields }) => {
      if (!columns) {
        columns = columnsOf(fields);
        own = country || columns.country || '';
        checkHeader(name, columns, own);
        onUnusedColumns(name, columns.unused);
        return;
      }
      onRow();
      const row = fields.length === columns.count ? textsOf(fields, columns, own) : null;
      const address = row ? addressIn(row) : `has ${fields.length} columns, and the header has ${columns.count}`;
      if (typeof address === 'string') return onRefusal(name, line, address);
      onAddress(address);
    },
  });
}

function addressIn(row: RowTexts): RegisterAddress | string {
  return row.country === '' ? 'names no country that there is' : addressOf(row);
}

/** @throws DataFileError when this is no header of addresses */
function checkHeader(name: string, columns: Columns, country: string): void {
  const missing = missingIn(columns);
  if (missing.length > 0) {
    throw new DataFileError(
      `${name} has no column for ${missing.join(', nor for ')}; the README lists the names of columns`,
    );
  }
  if (country === '' && !columns.at.has('country')) {
    throw new DataFileError(`${name} does not tell its country: write it before the name, as in nld:${name}`);
  }
}

function textsOf(fields: readonly string[], { at }: Columns, own: string): RowTexts {
  const text = (field: Field) => {
    for (const index of at.get(field) ?? []) {
      const found = (fields[index] ?? '').trim();
      if (found !== '') return found;
    }
    return '';
  };
  const name = (field: 'street' | 'locality'): Name => {
    const bare = text(field);
    if (bare !== '') return bare;
    const all = languages.flatMap((language): [string, string][] => {
      const given = text(`${field}.${language}`);
      return given === '' ? [] : [[language, given]];
    });
    const [first] = all;
    return all.length > 1 ? Object.fromEntries(all) : (first?.[1] ?? '');
  };
  return {
    country: at.has('country') && text('country') !== '' ? codeOf(text('country')) : own,
    street: name('street'),
    streetType: text('streetType'),
    number: text('number'),
    letter: text('letter'),
    addition: text('addition'),
    floor: text('floor'),
    door: text('door'),
    unit: text('unit'),
    building: text('building'),
    postcode: text('postcode'),
    locality: name('locality'),
    municipality: text('municipality'),
    municipalityId: text('municipalityId'),
    region: text('region'),
    latitude: text('latitude'),
    longitude: text('longitude'),
    status: text('status'),
  };
}

const languages = ['nl', 'fr', 'de', 'fi', 'sv'] as const;
