/** Which fields an address has in a country, in which order, what they are called and what they hold. */
import { type Facts, facts, usual } from './format-data.ts';

/** `addition` is the second line: flat, entrance, name of the building. The others are named as in `Address`. */
export type Field = 'street' | 'building' | 'addition' | 'postcode' | 'locality' | 'region';

/** A text for each field. */
export type FieldTexts = Readonly<Record<Field, string>>;

/** What a field is called; each is a text of its own. */
export type LabelKey = Field | 'eircode' | 'postTown' | 'province' | 'county';

/**
 * `required`: an address without it is an error. `expected`: nearly every address has one; ask, but take an
 * address without. `tucked`: optional, and out of sight until it is asked for.
 */
export type Need = 'required' | 'expected' | 'optional' | 'tucked';

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
}

/** How addresses of a country are entered and printed. */
export interface AddressFormat {
  /** Fields that belong together on one row, in the order people fill them out. */
  readonly rows: readonly (readonly FieldFormat[])[];
  /** Whether the house number comes before the street. */
  readonly numberFirst: boolean;
  /** Null where postcodes have no known shape. */
  readonly postcode: PostcodeFormat | null;
  readonly mail: MailFormat;
}

/** What postcodes of a country look like. */
export interface PostcodeFormat {
  /** For the postcode in capitals, without spaces and hyphens. A hint, never a gate. */
  readonly pattern: RegExp;
  readonly example: string;
  /** How the service writes it in data. */
  readonly data: 'as printed' | 'closed';
}

/** How the lines on a parcel differ from the rows of the form. */
export interface MailFormat {
  readonly placeJoin: string;
  readonly numberJoin: string;
  readonly prefix: string;
  readonly town: 'as typed' | 'capitals';
  readonly addition: 'beside' | 'above';
}

/** A letter of a row: which field it is, and what it is called there. */
const letters: Readonly<Record<string, readonly [field: Field, label: LabelKey, need: Need]>> = {
  s: ['street', 'street', 'required'],
  b: ['building', 'building', 'expected'],
  a: ['addition', 'addition', 'tucked'],
  p: ['postcode', 'postcode', 'required'],
  e: ['postcode', 'eircode', 'required'],
  l: ['locality', 'locality', 'required'],
  t: ['locality', 'postTown', 'required'],
  r: ['region', 'region', 'optional'],
  v: ['region', 'province', 'optional'],
  c: ['region', 'county', 'optional'],
};

/** After a letter, when the need differs from the usual one. */
const needs: Readonly<Record<string, Need>> = { '!': 'required', '?': 'expected', '~': 'optional' };

const tokens: Readonly<Record<Field, string | null>> = {
  street: 'address-line1',
  building: null,
  addition: 'address-line2',
  postcode: 'postal-code',
  locality: 'address-level2',
  region: 'address-level1',
};

/** The format of a country, by its ISO 3166-1 alpha-2 code in capitals; a general one for countries without facts. */
export function formatOf(iso2: string): AddressFormat {
  const fact = (Object.hasOwn(facts, iso2) && facts[iso2]) || usual;
  const { placeJoin = ' ', numberJoin = ' ', prefix = '', town = 'as typed', addition = 'beside' } = fact;
  const rows = (fact.rows ?? 'sb a pl').split(' ').map((row) => fieldsIn(row, fact.postcode));
  const names = rows.flat().map(({ field }) => field);
  return {
    rows,
    numberFirst: names.indexOf('building') < names.indexOf('street'),
    postcode: postcodeOf(fact),
    mail: { placeJoin, numberJoin, prefix, town, addition },
  };
}

function fieldsIn(row: string, postcode: string): FieldFormat[] {
  return Array.from(row.matchAll(/([a-z])([!?~]?)/g), ([, letter = '', mark = '']) => {
    const [field, label, need] = letters[letter] ?? ['street', 'street', 'required'];
    const example = field === 'postcode' ? postcode : '';
    return {
      field,
      label,
      need: needs[mark] ?? need,
      autocomplete: tokens[field],
      // The hyphen of a Polish postcode is ours to add.
      inputMode: /\d/.test(example) && !/[A-Z]/.test(example) ? 'numeric' : 'text',
      example,
    };
  });
}

function postcodeOf({ postcode: example, pattern, data }: Facts): PostcodeFormat | null {
  if (example === '') return null;
  const shape = squeeze(example).replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]');
  return { pattern: new RegExp(`^(?:${pattern ?? shape})$`), example, data: data ?? 'as printed' };
}

function squeeze(text: string): string {
  return text.toUpperCase().replace(/[\s.-]+/g, '');
}

/**
 * A postcode as the country prints it: any case, spaces, dots and hyphens are understood, and a country's sign
 * in front (`L-4114`). Null when it has not the shape of one.
 */
export function postcodeFrom(text: string, { postcode }: AddressFormat): string | null {
  if (!postcode) return null;
  const { pattern, example } = postcode;
  const typed = squeeze(text);
  // Letters in front of digits alone are a sign of the country; others are part of the code.
  const [, sign = ''] = /^([A-Z]+)\d+$/.exec(squeeze(example)) ?? [];
  const found = [typed, typed.replace(/^[A-Z]{1,3}/, ''), sign + typed].find((it) => pattern.test(it));
  if (found === undefined) return null;
  // The part behind the separator has the same length everywhere in a country.
  const [, separator = '', tail = ''] = /([ -])(\w+)$/.exec(example) ?? [];
  return tail === '' ? found : `${found.slice(0, -tail.length)}${separator}${found.slice(-tail.length)}`;
}
