/** The lines of a text without its postcode, and what is known of the text when they are read. */
import type { Area } from '../address/areas.ts';
import type { AddressFormat, Field, Need } from '../address/formats.ts';
import type { FoundPostcode } from './postcode.ts';
import { has, type Piece } from './tokens.ts';

/** A text without its country, and what is known of it. */
export interface Given {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly found: FoundPostcode | null;
  /** In the order in which the text is written. */
  readonly format: AddressFormat;
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly iso2: string;
  readonly areas: readonly Area[];
  /** The name of the country, if the town may have it as well; else empty. */
  readonly townName: string;
  /** True if the text names the country. */
  readonly isNamed: boolean;
}

/** A line, or the part of one in front of the postcode or behind it. */
export interface Line {
  readonly words: Piece;
  /** True if it stands behind the postcode. */
  readonly isBehind: boolean;
  /** True if it stands beside the postcode, on its line. */
  readonly isBeside: boolean;
}

/** The lines on both sides of the postcode. */
export function linesOf({ pieces, found }: Given): readonly Line[] {
  const lines = pieces.flatMap((words, at): readonly Line[] => {
    if (at !== found?.piece) return [{ words, isBehind: found !== null && at > found.piece, isBeside: false }];
    return [
      { words: words.slice(0, found.start), isBehind: false, isBeside: true },
      { words: words.slice(found.end), isBehind: true, isBeside: true },
    ];
  });
  return lines.filter(({ words }) => words.length > 0);
}

/** The lines, and in place of one others, which keep its side. */
export function replaced(lines: readonly Line[], line: Line | undefined, ...by: readonly Piece[]): readonly Line[] {
  return lines.flatMap((it) =>
    it === line ? by.filter(({ length }) => length > 0).map((words) => ({ ...it, words })) : [it],
  );
}

export function before(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ isBehind }) => !isBehind);
}

export function behind(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ isBehind }) => isBehind);
}

/** True if a country writes one field in front of another. */
export function isBefore({ mail }: AddressFormat, field: Field, other: Field): boolean {
  const names = mail.lines.flat().map((part) => part.field);
  return names.includes(field) && names.indexOf(field) < names.indexOf(other);
}

export function hasDigit({ words }: Line): boolean {
  return has(words, 'digit');
}

/** The need of a field in a country; undefined if it has no such field. */
export function needOf(field: Field, { format }: Given): Need | undefined {
  return format.rows.flat().find((it) => it.field === field)?.need;
}
