/** Reads files of addresses, whatever their form: CSV with the columns of a register, or lines of JSON. */
import { basename } from 'node:path';
import { codeOf } from '../countries.ts';
import type { Name } from '../model.ts';
import { addressOf, type RegisterAddress, type Row } from './address.ts';
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
interface RowListener {
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

/** Lines of which the names are looked at that nothing is read from. */
const looked = 1_000;

/** Lines of JSON are read as records of one field: no letter is a delimiter. */
function jsonReader(
  { country }: DataFile,
  name: string,
  { onAddress, onRefusal, onRow, onUnusedColumns }: RowListener,
) {
  const unused = new Set<string>();
  const refuse = (line: number, reason: string) => {
    onRow();
    onRefusal(name, line, reason);
  };
  const reader = createCsvReader(
    {
      onFault: refuse,
      onRecord: ({ line, fields: [text = ''] }) => {
        const address = addressOfJson(text, country);
        if (typeof address === 'string') return refuse(line, address);
        onRow();
        if (line <= looked) for (const key of unusedIn(text)) unused.add(key);
        onAddress(address);
      },
    },
    '\u0000',
  );
  const end = () => {
    reader.end();
    onUnusedColumns(name, [...unused]);
  };
  return { ...reader, end };
}

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
      const isWhole = fields.length === columns.count;
      const address = isWhole
        ? addressOf(rowOf(fields, columns, own))
        : `has ${fields.length} columns, and the header has ${columns.count}`;
      if (typeof address === 'string') return onRefusal(name, line, address);
      onAddress(address);
    },
  });
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

function rowOf(fields: readonly string[], { at }: Columns, own: string): Row {
  const text = (field: Field) => (at.get(field) ?? []).map((index) => (fields[index] ?? '').trim()).find(Boolean) ?? '';
  const name = (field: 'street' | 'locality'): Name => {
    const ends = [...at.keys()].filter((it) => it.startsWith(`${field}.`));
    const all = ends.map((it) => [it.slice(-2), text(it)] as const).filter(([, given]) => given !== '');
    return text(field) || (all.length > 1 ? Object.fromEntries(all) : (all[0]?.[1] ?? ''));
  };
  return {
    ...Object.fromEntries([...at.keys()].map((field) => [field, text(field)])),
    country: text('country') === '' ? own : codeOf(text('country')),
    street: name('street'),
    locality: name('locality'),
  };
}
