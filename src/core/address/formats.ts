/** Which fields an address has in a country, in which order, what they are called and what they hold. */
import { type Facts, type Field, facts, type LabelKey, usual } from './format-data.ts';

export type { Field, LabelKey };

/** A text for each field. */
export type FieldTexts = Readonly<Record<Field, string>>;

/**
 * `required`: an address without it is an error. `expected`: nearly every address has one, but one without is accepted.
 * `collapsed`: optional, and hidden until the person asks for it.
 */
export type Need = 'required' | 'expected' | 'optional' | 'collapsed';

/** One field of a form: what it is for, whether it is needed, and what the browser may fill in. */
export interface FieldFormat {
  readonly field: Field;
  readonly need: Need;
  readonly label: LabelKey;
  /**
   * The HTML token, without prefix. Null for house numbers: HTML has no token for them, and `address-line2`
   * would put the flat there.
   */
  readonly autocomplete: string | null;
  readonly inputMode: 'text' | 'numeric';
  /** A value as people write it; empty when none is needed to understand the field. */
  readonly example: string;
  /** The number of digits of a postcode that has only digits, always as many; else null. */
  readonly digits: number | null;
}

/** The rules for entering and printing addresses of a country. */
export interface AddressFormat {
  /** Fields that belong together on one row, in the order people fill them out. */
  readonly rows: readonly (readonly FieldFormat[])[];
  /** True if the house number comes before the street. */
  readonly numberFirst: boolean;
  /** True if the form points out a street without a number, in countries that have both in one field. */
  readonly isNumberExpected: boolean;
  /** Null if postcodes have no known shape. */
  readonly postcode: PostcodeFormat | null;
  readonly mail: MailFormat;
  /** A flat as people write it there, such as `Apt 4`; null if addresses have no line for one. */
  readonly flat: string | null;
  /** The format of the same addresses in Latin letters, if it differs; else null. */
  readonly latin: AddressFormat | null;
}

/** The shape of a country's postcodes. */
export interface PostcodeFormat {
  /** For the postcode in capitals, without spaces and hyphens. A hint, never a gate. */
  readonly pattern: RegExp;
  readonly example: string;
  /** One for each length that postcodes have, the usual one first. */
  readonly examples: readonly string[];
  /** The spelling of the postcode in the service's data. */
  readonly data: 'as printed' | 'closed';
}

/** A field on a line, and what is printed in front of it. Text of the country alone has no field. */
export interface LinePart {
  readonly before: string;
  readonly field: Field | null;
}

/** The lines on a parcel, which differ from the rows of the form. */
export interface MailFormat {
  readonly lines: readonly (readonly LinePart[])[];
  readonly numberJoin: string;
  /** True if a number stands before the street where both are in one field. */
  readonly isNumberInFront: boolean;
  readonly prefix: string;
  readonly town: 'as typed' | 'capitals';
  readonly addition: 'beside' | 'above' | 'number';
  /** True where the name of a village without streets stands in front of the number. */
  readonly hasVillages: boolean;
  /** True where staircase and door go on behind the number with strokes. */
  readonly hasStrokes: boolean;
}

/** A letter of a row: which field it is, and what it is called there. */
const letters = {
  s: ['street', 'street', 'required'],
  b: ['building', 'building', 'expected'],
  a: ['addition', 'addition', 'collapsed'],
  d: ['district', 'district', 'optional'],
  p: ['postcode', 'postcode', 'required'],
  e: ['postcode', 'eircode', 'required'],
  l: ['locality', 'locality', 'required'],
  t: ['locality', 'postTown', 'required'],
  r: ['region', 'region', 'optional'],
  v: ['region', 'province', 'optional'],
  c: ['region', 'county', 'optional'],
} as const satisfies Readonly<Record<string, readonly [field: Field, label: LabelKey, need: Need]>>;

/** No other letters are in the tables. */
type Letter = keyof typeof letters;

/** After a letter, when the need differs from the usual one. */
const needs: Readonly<Record<string, Need>> = { '!': 'required', '?': 'expected', '~': 'optional' };

const autofillTokens: Readonly<Record<Field, string | null>> = {
  street: 'address-line1',
  building: null,
  addition: 'address-line2',
  district: 'address-level3',
  postcode: 'postal-code',
  locality: 'address-level2',
  region: 'address-level1',
};

/**
 * The format of a country of Europe, by its ISO 3166-1 alpha-2 code in capitals; a general one for countries without
 * facts. Those of the whole world are in `world-formats.ts`.
 */
export function formatOf(iso2: string): AddressFormat {
  return formatFrom((Object.hasOwn(facts, iso2) && facts[iso2]) || usual);
}

/** True if addresses of the country have the field. */
export function hasField({ rows }: AddressFormat, field: Field): boolean {
  return rows.flat().some((it) => it.field === field);
}

/** The format made from a country's facts. */
export function formatFrom(fact: Facts): AddressFormat {
  const { numberJoin = ' ', prefix = '', town = 'as typed', addition = 'beside', lines, latin } = fact;
  const { isNumberInFront = false, villages: hasVillages = false, strokes: hasStrokes = false } = fact;
  const rows = (lines?.replace(/[^a-z!?~;]/g, '').split(';') ?? (fact.rows ?? 'sb a pl').split(' '))
    .map((row) => fieldsIn(row, fact))
    .filter((row) => row.length > 0);
  const names = rows.flat().map(({ field }) => field);
  return {
    rows,
    numberFirst: names.includes('building') && names.indexOf('building') < names.indexOf('street'),
    isNumberExpected: fact.number === 'expected',
    postcode: postcodeOf(fact),
    mail: {
      lines: lines ? partsIn(lines) : partsOf(rows, fact),
      numberJoin,
      isNumberInFront,
      prefix,
      town,
      addition,
      hasVillages,
      hasStrokes,
    },
    flat: names.includes('addition') && addition !== 'number' ? (fact.flat ?? 'Apt 4') : null,
    latin: latin ? formatFrom({ ...fact, lines: latin, latin: undefined }) : null,
  };
}

/** A table's lines, with all that stands between the letters. */
function partsIn(lines: string): readonly (readonly LinePart[])[] {
  return lines.split(';').map((line) =>
    [...line.matchAll(/([^a-z!?~]*)([a-z]?)[!?~]?/g)].map(([, before = '', letter = '']) => ({
      before,
      field: letter === '' ? null : letters[letter as Letter][0],
    })),
  );
}

function partsOf(
  rows: readonly (readonly FieldFormat[])[],
  { placeJoin = ' ' }: Facts,
): readonly (readonly LinePart[])[] {
  return rows.map((row) => row.map(({ field }, index) => ({ before: index > 0 ? placeJoin : '', field })));
}

function fieldsIn(row: string, { postcode, pattern, labels }: Facts): FieldFormat[] {
  return [...row.matchAll(/([a-z])([!?~]?)/g)].map(([, letter = '', mark = '']) => {
    const [field, label, need] = letters[letter as Letter];
    const [example = ''] = field === 'postcode' ? postcode.split(',') : [];
    return {
      field,
      label: labels?.[letter] ?? label,
      need: needs[mark] ?? need,
      autocomplete: autofillTokens[field],
      // The table lacks the hyphen of a Polish postcode.
      inputMode: /\d/.test(example) && !/[A-Z]/.test(example) ? 'numeric' : 'text',
      example,
      digits: /[A-Z]/.test(example) || /[?|,]/.test(pattern ?? '') ? null : example.replace(/\D/g, '').length || null,
    };
  });
}

function postcodeOf({ postcode, pattern, data }: Facts): PostcodeFormat | null {
  const examples = postcode.split(',');
  const [example = ''] = examples;
  if (example === '') return null;
  const shape = squeeze(example).replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]');
  return { pattern: new RegExp(`^(?:${pattern ?? shape})$`), example, examples, data: data ?? 'as printed' };
}

/** Zeros of digits that people type in their own script: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50'].map((zero) => zero.charCodeAt(0));

/** In capitals, without separators. Full-width signs and other digits become 0 to 9. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{ASCII}]/gu, (sign) => {
      const zero = zeros.find((it) => sign.charCodeAt(0) >= it && sign.charCodeAt(0) < it + 10);
      return zero === undefined ? sign : String(sign.charCodeAt(0) - zero);
    })
    .replace(/[\s.\p{Pd}\u2212\u30fc\u3012]+/gu, '');
}

/**
 * A postcode as the country prints it; null for a text of another shape. Any case, spaces, dots and hyphens are
 * understood, and a country's sign in front (`L-4114`).
 */
export function postcodeFrom(text: string, { postcode }: AddressFormat): string | null {
  if (!postcode) return null;
  const { pattern, example } = postcode;
  const typed = squeeze(text);
  const [, letters = ''] = /^([A-Z]+)\d+$/.exec(squeeze(example)) ?? [];
  // Letters in front of digits alone, always the same, are a sign of the country; others are part of the code.
  const sign = pattern.source.startsWith(`^(?:${letters}`) ? letters : '';
  const found = [typed, typed.replace(/^[A-Z]{1,3}/, ''), sign + typed].find((it) => pattern.test(it));
  return found === undefined ? null : spaced(found, postcode);
}

/** The longest beginning of a text that is a postcode, as it is written, and the words behind it; empty where there is none. */
export function leadingPostcode(text: string, format: AddressFormat): readonly [postcode: string, rest: string] {
  const gaps = [text.length, ...[...text.matchAll(/\s+/g)].map(({ index }) => index).reverse()];
  const end = gaps.find((gap) => postcodeFrom(text.slice(0, gap), format) !== null) ?? 0;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** With spaces and hyphens where an example of the same length has them. */
function spaced(code: string, { example, examples }: PostcodeFormat): string {
  if (/^BFPO\d/.test(code)) return code.replace('BFPO', 'BFPO ');
  const model = examples.find((it) => squeeze(it).length === code.length);
  let at = 0;
  if (model) return model.replace(/[A-Z\d]/g, () => code[at++] ?? '');
  // The part behind the separator has the same length everywhere in a country.
  const [, separator = '', tail = ''] = /([ -])(\w+)$/.exec(example) ?? [];
  const end = code.length - tail.length;
  return code.slice(0, end) + separator + code.slice(end);
}
