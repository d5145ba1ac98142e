/** Carries typed texts over to another country that the shopper chooses. */
import { emptyFields } from '../address/empty-fields.ts';
import { type AddressFormat, type Field, type FieldTexts, hasField, postcodeFrom } from '../address/formats.ts';
import { streetWithNumber } from '../address/house-number.ts';
import { worldFormatOf } from '../address/world-formats.ts';

/** A text of a field, and the country in which it stood there: ISO 3166-1 alpha-2, empty for none. */
export interface TextOf {
  readonly field: Field;
  readonly text: string;
  readonly iso2: string;
}

/** House number and street that became one line, in a country with one field for both. */
interface JoinedLine {
  readonly line: string;
  readonly street: string;
  readonly building: string;
}

/** The texts for a country, and those that do not fit it. */
export interface Switched {
  /** The texts of the fields. */
  readonly fields: FieldTexts;
  /** The country whose fields they are: ISO 3166-1 alpha-2, empty for none, null before a country is known. */
  readonly iso2: string | null;
  /** Texts that have no place in an address of the country, the newest first. They come back with a country that has one. */
  readonly hiddenTexts: readonly TextOf[];
  /** The way to split the street's line again; null if it cannot be split. */
  readonly joined: JoinedLine | null;
}

/**
 * Carries over street and town, and a postcode if it fits; a region only to the country where it was typed. A text that
 * did not fit before returns if the new country has a field for it, unless there is newer text.
 *
 * @param iso2 the chosen country
 */
export function switched(state: Switched, iso2: string): Switched {
  const format = worldFormatOf(iso2);
  const from = state.iso2 ?? '';
  const lines = hasField(format, 'building') ? apart(state) : inOneLine(state, from);
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

/** The texts that the shopper saw before and no longer sees, each once. */
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

function inOneLine({ fields, joined }: Switched, from: string): Pick<Switched, 'fields' | 'joined'> {
  const { street, building } = fields;
  if (building.trim() === '') return { fields, joined };
  const line = streetWithNumber(street, building, worldFormatOf(from), from);
  return { fields: { ...fields, building: '', street: line }, joined: { line, street, building } };
}

function fits({ field, text, iso2: home }: TextOf, iso2: string, format: AddressFormat): boolean {
  // A text of the country's own address may have no field, and is still part of it.
  if (home === iso2) return true;
  if (!hasField(format, field)) return false;
  // Without a country, a text counts only as what it was typed as.
  if (home === '' || iso2 === '') return true;
  if (field === 'postcode')
    return !format.postcode || postcodeFrom(text, format) !== null || postcodeFrom(text, worldFormatOf(home)) === null;
  return field !== 'region';
}
