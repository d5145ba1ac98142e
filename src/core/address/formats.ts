/** The fields of addresses in a country: their order, labels and content. */
import type { Facts, Field, LabelKey } from './format-data.ts';

export type { Field, LabelKey };

/** A text for each field. */
export type FieldTexts = Readonly<Record<Field, string>>;

/**
 * `required`: an address without it is invalid. `expected`: nearly every address has it, but one without is accepted.
 * `collapsed`: optional, and hidden until the shopper asks for it.
 */
export type Need = 'required' | 'expected' | 'optional' | 'collapsed';

/** A field of a form: what it is for, whether it is needed, and its autofill token. */
export interface FieldFormat {
  readonly field: Field;
  readonly need: Need;
  readonly label: LabelKey;
  /**
   * The HTML token, without prefix. Null for house numbers: HTML has no token for them, and `address-line2` would put
   * the flat there.
   */
  readonly autocomplete: string | null;
  readonly inputMode: 'text' | 'numeric';
  /** An example value; empty if the field needs none. */
  readonly example: string;
  /** The number of digits, for postcodes with a fixed number of only digits; otherwise null. */
  readonly digits: number | null;
}

/** The rules for entering and printing addresses of a country. */
export interface AddressFormat {
  /** Fields that go together on a row, in the order in which they are filled in. */
  readonly rows: readonly (readonly FieldFormat[])[];
  /** True if the house number comes before the street. */
  readonly numberFirst: boolean;
  /** True if the form points out a street without a number, in countries with one field for both. */
  readonly isNumberExpected: boolean;
  /** Null if the format of postcodes is unknown. */
  readonly postcode: PostcodeFormat | null;
  readonly mail: MailFormat;
  /** A flat as people write it, such as `Apt 4`; null if addresses have no line for one. */
  readonly flat: string | null;
  /** The format of the same addresses in Latin letters, if it differs; else null. */
  readonly latin: AddressFormat | null;
}

/** The format of a country's postcodes. */
interface PostcodeFormat {
  /** For the postcode in upper case, without spaces and hyphens. Only for hints. */
  readonly pattern: RegExp;
  readonly example: string;
  /** One for each length of postcode, the most common first. */
  readonly examples: readonly string[];
  /** How the service's data spells the postcode. */
  readonly data: 'as printed' | 'closed';
}

/** A field on a line, and what is printed before it. The country's own text has no field. */
export interface LinePart {
  readonly before: string;
  readonly field: Field | null;
}

/** The lines for the parcel, which differ from the rows of the form. */
interface MailFormat {
  readonly lines: readonly (readonly LinePart[])[];
  /** True if the number precedes the street, where one field holds both. */
  readonly isNumberInFront: boolean;
  readonly prefix: string;
  readonly town: 'as typed' | 'capitals';
  readonly addition: 'beside' | 'above' | 'number';
  /** True if the name of a village without streets precedes the number. */
  readonly hasVillages: boolean;
  /** True where staircase and door go on behind the number with strokes. */
  readonly hasStrokes: boolean;
}

/** A letter of a line: the field, its label, and its need unless it has a mark. */
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

/** The tables contain no other letters. */
type Letter = keyof typeof letters;

/** After a letter, if the need is not the default. */
const needs: Readonly<Record<string, Need>> = { '!': 'required', '?': 'expected', '~': 'optional' };

/** The HTML token of a field, without prefix; null if there is none. */
export const autofillTokens: Readonly<Record<Field, string | null>> = {
  street: 'address-line1',
  building: null,
  addition: 'address-line2',
  district: 'address-level3',
  postcode: 'postal-code',
  locality: 'address-level2',
  region: 'address-level1',
};

/** True if the country's addresses have the field. */
export function hasField({ rows }: AddressFormat, field: Field): boolean {
  return rows.flat().some((it) => it.field === field);
}

/** Makes a format from a country's facts. */
export function formatFrom(fact: Facts): AddressFormat {
  const { prefix = '', town = 'as typed', addition = 'beside', lines = 's b;a;p l', latin } = fact;
  const { isNumberInFront = false, villages: hasVillages = false, strokes: hasStrokes = false } = fact;
  const rows = lines
    .split(';')
    .map((row) => fieldsIn(row, fact))
    .filter((row) => row.length > 0);
  const names = rows.flat().map(({ field }) => field);
  return {
    rows,
    numberFirst: names.includes('building') && names.indexOf('building') < names.indexOf('street'),
    isNumberExpected: fact.number === 'expected',
    postcode: postcodeOf(fact),
    mail: { lines: partsIn(lines), isNumberInFront, prefix, town, addition, hasVillages, hasStrokes },
    flat: names.includes('addition') && addition !== 'number' ? (fact.flat ?? 'Apt 4') : null,
    latin: latin ? formatFrom({ ...fact, lines: latin, latin: undefined }) : null,
  };
}

/** Parses the lines in a table, with everything between the letters. */
function partsIn(lines: string): readonly (readonly LinePart[])[] {
  return lines
    .split(';')
    .map((line) =>
      [...line.matchAll(/([^a-z!?~]*)(?:([a-z])[!?~]?|$)/g)].flatMap(([whole, before = '', letter]) =>
        whole === '' ? [] : { before, field: letter ? letters[letter as Letter][0] : null },
      ),
    );
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
      // The table lacks the hyphen of Polish postcodes.
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

/** The zeros of digits in other scripts: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50'].map((zero) => zero.charCodeAt(0));

/** In upper case, without separators. Full-width and other digits become 0 to 9. */
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
 * A postcode as the country prints it; null if the text has another format. Accepts any case, spaces, dots and hyphens,
 * and a country prefix (`L-4114`).
 */
export function postcodeFrom(text: string, { postcode }: AddressFormat): string | null {
  if (!postcode) return null;
  const { pattern, example } = postcode;
  const typed = squeeze(text);
  const [, letters = ''] = /^([A-Z]+)\d+$/.exec(squeeze(example)) ?? [];
  // Letters before digits that never vary are a country prefix; others belong to the code.
  const sign = pattern.source.startsWith(`^(?:${letters}`) ? letters : '';
  // `UK SW1A 2AA`: only a separator or a digit says where the sign of a country ends.
  const plain = text.normalize('NFKC').replaceAll('.', '');
  const unsigned = squeeze(plain.replace(/^\s*[a-z]{1,3}[\s\p{Pd}\u2212]+/iu, ''));
  const found = [typed, unsigned, typed.replace(/^[A-Z]{1,3}(?=\d)/, ''), sign + typed].find((it) => pattern.test(it));
  return found === undefined ? null : spaced(found, postcode);
}

/** The longest beginning of a text that is a postcode, as written, and the words after it; empty for none. */
export function leadingPostcode(text: string, format: AddressFormat): readonly [postcode: string, rest: string] {
  const gaps = [text.length, ...[...text.matchAll(/\s+/g)].map(({ index }) => index).reverse()];
  const end = gaps.find((gap) => postcodeFrom(text.slice(0, gap), format) !== null) ?? 0;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** Adds spaces and hyphens as in an example of the same length. */
function spaced(code: string, { example, examples }: PostcodeFormat): string {
  if (/^BFPO\d/.test(code)) return code.replace('BFPO', 'BFPO ');
  const model = examples.find((it) => squeeze(it).length === code.length);
  let at = 0;
  if (model) return model.replace(/[A-Z\d]/g, () => code[at++] ?? '');
  // The part after the separator always has the same length within a country.
  const [, separator = '', tail = ''] = /([ -])(\w+)$/.exec(example) ?? [];
  const end = code.length - tail.length;
  return code.slice(0, end) + separator + code.slice(end);
}
