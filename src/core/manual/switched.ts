/** What becomes of typed texts when the person chooses another country. */
import { emptyFields } from '../address/empty-fields.ts';
import { type AddressFormat, type Field, hasField, postcodeFrom } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import type { ManualFields } from './texts.ts';

/** A text of a field, and the country in which it stood there: ISO 3166-1 alpha-2, empty for none. */
export interface TextOf {
  readonly field: Field;
  readonly text: string;
  readonly iso2: string;
}

/** House number and street that became one line, in a country with one field for both. */
export interface JoinedLine {
  readonly line: string;
  readonly street: string;
  readonly building: string;
}

/** The texts of a country, and what has no place in them. */
export interface Switched {
  /** What is in the fields. */
  readonly fields: ManualFields;
  /** The country whose fields they are: ISO 3166-1 alpha-2, empty for none, null before a country is known. */
  readonly iso2: string | null;
  /** Texts that have no place in an address of the country, the newest first. They come back with a country that has one. */
  readonly hiddenTexts: readonly TextOf[];
  /** How the street's line comes apart again; null for not at all. */
  readonly joined: JoinedLine | null;
}

/**
 * Street and town are carried over, and a postcode that may be one there; a region only to where it was typed. What was
 * left out before has its place again if the new country has one, unless newer text is there.
 *
 * @param iso2 the country that was chosen
 */
export function switched(state: Switched, iso2: string): Switched {
  const format = worldFormatOf(iso2);
  const from = state.iso2 ?? '';
  const lines = hasField(format, 'building') ? apart(state) : inOneLine(state, worldFormatOf(from));
  const own = fieldNames.map((field): TextOf => ({ field, text: lines.fields[field], iso2: from }));
  const texts = [...own, ...state.hiddenTexts].filter(({ text }) => text.trim() !== '');
  const kept = fieldNames.flatMap((name) => texts.find((it) => it.field === name && fits(it, iso2, format)) ?? []);
  return {
    fields: { ...emptyFields, ...Object.fromEntries(kept.map(({ field, text }) => [field, text])) },
    iso2,
    hiddenTexts: texts.filter((it) => !kept.some((other) => other === it || isSame(other, it))),
    joined: lines.joined,
  };
}

/** What the person had before their eyes, and has no more: each text once. */
export function missedTexts({ hiddenTexts }: Switched): readonly string[] {
  const seen = hiddenTexts.filter(({ field, iso2 }) => hasField(worldFormatOf(iso2), field));
  return [...new Set(seen.map(({ text }) => text))];
}

const fieldNames = Object.keys(emptyFields) as Field[];

/** Regions of two countries may have one name. */
function isSame(one: TextOf, other: TextOf): boolean {
  return one.field === other.field && one.text === other.text && one.field !== 'region';
}

function apart({ fields, joined }: Switched): Pick<Switched, 'fields' | 'joined'> {
  if (!joined || joined.line !== fields.street || fields.building.trim() !== '') return { fields, joined };
  const { street, building } = joined;
  return { fields: { ...fields, street, building }, joined: null };
}

function inOneLine({ fields, joined }: Switched, { numberFirst }: AddressFormat): Pick<Switched, 'fields' | 'joined'> {
  const { street, building } = fields;
  if (building.trim() === '') return { fields, joined };
  const parts = numberFirst ? [building, street] : [street, building];
  const line = parts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
  return { fields: { ...fields, building: '', street: line }, joined: { line, street, building } };
}

function fits({ field, text, iso2: home }: TextOf, iso2: string, format: AddressFormat): boolean {
  // What came with the country's own address may have no field, and is part of it.
  if (home === iso2) return true;
  if (!hasField(format, field)) return false;
  // Without a country nothing is known of a text but what it was typed as.
  if (home === '' || iso2 === '') return true;
  if (field === 'postcode') return isPossible(text, format) || postcodeFrom(text, worldFormatOf(home)) === null;
  return field !== 'region';
}

function isPossible(text: string, format: AddressFormat): boolean {
  return format.postcode === null || postcodeFrom(text, format) !== null;
}
