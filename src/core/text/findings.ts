/** What the rules have found in a text so far. Each rule takes its words, and leaves the others to the next one. */
import type { Area } from '../address/areas.ts';
import type { AddressFormat, Field, Need } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { oncePerText } from '../once.ts';
import type { Piece } from './tokens.ts';

/** What is known of a text. */
export interface Findings {
  readonly text: string;
  /** The country that it is read by, ISO 3166-1 alpha-2; empty for none. At first the expected one. */
  readonly iso2: string;
  /** Of that country, in the order in which the text is written. */
  readonly format: AddressFormat;
  /** The regions of that country. */
  readonly areas: readonly Area[];
  /** The country that the text names; null for none. */
  readonly named: string | null;
  /** The name of the country as it is written, if the town may have it as well and it stands there once; else empty. */
  readonly townName: string;
  /** The words that are not read yet. */
  readonly pieces: readonly Piece[];
  /** Telephone numbers and the like. */
  readonly contacts: readonly Piece[];
  readonly found: FoundPostcode | null;
  /** The words on both sides of the postcode, and later of the town. */
  readonly lines: readonly Line[];
  /** Counties and provinces that the post does not need. */
  readonly counties: readonly Piece[];
  /** The region: from the closed list of the country, or as it is written if there is none. Null for none. */
  readonly area: Area | null;
  /** True if the region may as well be a part of the town's name. */
  readonly isRegionInDoubt: boolean;
  /** Empty if the town stands behind the street, on its line. */
  readonly town: Piece;
  /** The index of the street's line; negative for none. */
  readonly at: number;
  readonly street: StreetLine;
  /** What the other lines are; null for the street's. */
  readonly kinds: readonly (LineKind | null)[];
}

/** The place of a postcode in a text, and its value. */
export interface FoundPostcode {
  /** As its country prints it. */
  readonly postcode: string;
  /** ISO 3166-1 alpha-2 of the country it belongs to. */
  readonly country: string;
  readonly piece: number;
  /** Of the words of the piece, the first of the postcode, and the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** True if its letters, its place or a word in front of it say that it is a postcode. */
  readonly isSure: boolean;
}

/** A line, or the part of one in front of the postcode or behind it. */
export interface Line {
  readonly words: Piece;
  /** True if it stands behind the postcode. */
  readonly isBehind: boolean;
  /** True if it stands beside the postcode, on its line. */
  readonly isBeside: boolean;
}

/** The parts of a line with a street. */
export interface StreetLine {
  readonly street: string;
  /** Number and addition as typed. */
  readonly building: string;
  /** Flats and floors, in front of the number and behind it. */
  readonly unit: string;
  /** The words behind all that. */
  readonly behind: Piece;
}

/** What a line is beside the street's. */
export type LineKind = 'addition' | 'district' | 'street' | 'rest';

/** The format of a country, as often as it is asked for. */
export const formatFor = oncePerText(worldFormatOf);

/** A text of which nothing is read yet. */
export function unread(text: string, iso2: string, areas: readonly Area[]): Findings {
  return {
    text,
    iso2,
    format: formatFor(iso2),
    areas,
    named: null,
    townName: '',
    pieces: [],
    contacts: [],
    found: null,
    lines: [],
    counties: [],
    area: null,
    isRegionInDoubt: false,
    town: [],
    at: -1,
    street: { street: '', building: '', unit: '', behind: [] },
    kinds: [],
  };
}

/** The words of the street's line. */
export function streetWords({ lines, at }: Findings): Piece {
  return lines[at]?.words ?? [];
}

/** The words of the town, which may stand behind the street. */
export function townWords({ town, street }: Findings): Piece {
  return town.length > 0 ? town : street.behind;
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

/** The need of a field in a country; undefined if it has no such field. */
export function needOf(field: Field, { rows }: AddressFormat): Need | undefined {
  return rows.flat().find((it) => it.field === field)?.need;
}
