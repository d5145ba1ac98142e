/**
 * The address formats of 32 European countries, as data. Rows omit default values: see `docs/formats.md`. `formats.ts`
 * reads them; those of other countries are in `data/world.ts`.
 */

/**
 * `addition` is the second line: flat, entrance, name of the building. `district` is a part of the town with its own
 * place in the address. The others are named as in `Address`.
 */
export type Field = 'street' | 'building' | 'addition' | 'district' | 'postcode' | 'locality' | 'region';

/** The label of a field; each is a message. */
export type LabelKey =
  | Field
  | 'streetAddress'
  | 'neighbourhood'
  | 'suburb'
  | 'postTown'
  | 'eircode'
  | 'zip'
  | 'pin'
  | 'cap'
  | 'cep'
  | 'province'
  | 'county'
  | 'state'
  | 'prefecture'
  | 'emirate'
  | 'island'
  | 'parish'
  | 'department'
  | 'area'
  | 'oblast';

/** The facts about a country. All but the postcode have a default. */
export interface Facts {
  /**
   * A real postcode as printed, or one for each length, separated by commas. Its digits and letters are the pattern,
   * unless there is a `pattern`.
   */
  readonly postcode: string;
  /** A regular expression for the postcode in upper case, without spaces and hyphens. */
  readonly pattern?: string;
  /**
   * The printed lines, separated by `;`: fields, as letters that `formats.ts` defines, and everything between them. Also the rows of the
   * form.
   */
  readonly lines?: string;
  /** The same in Latin letters, if the order differs. */
  readonly latin?: string | undefined;
  /** Labels that are not the default, by the letter of the field. */
  readonly labels?: Readonly<Record<string, LabelKey>>;
  /** Set if the form should point out a street without a number, where one field holds both. */
  readonly number?: 'expected' | undefined;
  /** `closed`: the postcode has no space in data, although it is printed with one. */
  readonly data?: 'closed';
  /** True if the number precedes the street, where one field holds both. */
  readonly isNumberInFront?: boolean;
  /** Printed before the postcode. */
  readonly prefix?: string;
  /** `capitals`: the town is printed in upper case. */
  readonly town?: 'capitals';
  /** A flat as people write it. Default: `Apt 4`. */
  readonly flat?: string;
  /** True if there are villages without streets, whose name precedes the number. */
  readonly villages?: true;
  /** True if staircase and door follow the number with slashes: `101/2/15`. Elsewhere `1/2` is half a number. */
  readonly strokes?: true;
  /** `above`: flat and building name are on a line above the street. `number`: they belong to the house number. */
  readonly addition?: 'above' | 'number';
}

const numberFirst = 'b s;a;p l';
const loosePostcode = 's b;a;p? l';

/** The fields of most countries, for a form without a country. */
export const usual: Facts = { postcode: '', lines: 's b;a;p~ l;r' };

/** By ISO 3166-1 alpha-2. */
export const facts: Readonly<Record<string, Facts>> = {
  AT: { flat: 'Top 5', postcode: '1010', villages: true, strokes: true },
  BE: { flat: 'bus 3', postcode: '1000' },
  BG: { flat: 'ап. 3', postcode: '1000', lines: loosePostcode },
  CH: { flat: 'Whg. 3', postcode: '8001' },
  CY: { flat: 'Flat 2', postcode: '1010', lines: loosePostcode, prefix: 'CY-' },
  CZ: { flat: 'byt 3', postcode: '110 00', villages: true },
  DE: { flat: 'Whg. 3', postcode: '10115' },
  DK: { flat: '2. tv', postcode: '1050' },
  EE: { flat: 'krt 3', postcode: '10111' },
  ES: { flat: '2º izq', postcode: '28013', lines: 's b;a;p l;v!', town: 'capitals' },
  FI: { flat: 'as. 3', postcode: '00100' },
  FR: { flat: 'appt 3', postcode: '75008', lines: numberFirst, addition: 'above' },
  GB: {
    flat: 'Flat 2',
    postcode: 'SW1A 2AA',
    pattern: 'GIR0AA|BFPO\\d{1,4}|[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}',
    lines: 'b s;a;t;p',
    town: 'capitals',
    addition: 'above',
  },
  GR: { flat: 'διαμ. 3', postcode: '105 57' },
  HR: { flat: 'stan 3', postcode: '10000', lines: loosePostcode, prefix: 'HR-', villages: true },
  HU: { flat: '2. em. 3', postcode: '1051', lines: 'l;s b;a;p' },
  IE: {
    flat: 'Apt 4',
    postcode: 'D02 AF30',
    pattern: '(D6W|[AC-FHKNPRTV-Y]\\d\\d)[AC-FHKNPRTV-Y\\d]{4}',
    lines: 'b s;a;l;c;e?',
    addition: 'above',
  },
  IT: { flat: 'int. 3', postcode: '00186', lines: 's b;a;p l v!', labels: { p: 'cap' }, town: 'capitals' },
  LI: { flat: 'Whg. 3', postcode: '9490', pattern: '94(8[5-9]|9[0-8])', prefix: 'FL-' },
  LT: { flat: 'but. 3', postcode: '01103', prefix: 'LT-' },
  LU: { flat: 'appt 3', postcode: '4114', lines: 'b, s;a;p l', prefix: 'L-', addition: 'above' },
  LV: { flat: 'dz. 3', postcode: 'LV-1050', pattern: 'LV\\d{4}', lines: 's b;a;l, p' },
  MC: { flat: 'appt 3', postcode: '98000', pattern: '980\\d\\d', lines: numberFirst, prefix: 'MC-', addition: 'above' },
  MT: { flat: 'Flat 2', postcode: 'VLT 1117', lines: 'b s;a;l;p?', addition: 'above' },
  NL: {
    postcode: '2012 ES',
    pattern: '[1-9]\\d{3}[A-Z]{2}',
    lines: 's b!;a;p  l',
    data: 'closed',
    addition: 'number',
  },
  NO: { flat: 'H0201', postcode: '0154', lines: 's b;a;p t' },
  PL: { flat: 'm. 5', postcode: '00-950', villages: true },
  PT: { flat: '2.º esq.', postcode: '1000-205' },
  RO: { flat: 'ap. 3', postcode: '010011', lines: loosePostcode },
  SE: { flat: 'lgh 1101', postcode: '111 30', lines: 's b;a;p t' },
  SI: { flat: 'stan. 3', postcode: '1000', lines: loosePostcode, prefix: 'SI-', villages: true },
  SK: { flat: 'byt 3', postcode: '811 01', villages: true },
};
