/**
 * How addresses are written in 32 countries of Europe, as facts. What a row leaves out is the usual: see
 * `docs/formats.md`. `formats.ts` reads it; those of other countries are in `data/world.ts`.
 */

/**
 * `addition` is the second line: flat, entrance, name of the building. `district` is a part of the town that has a place
 * of its own in the address. The others are named as in `Address`.
 */
export type Field = 'street' | 'building' | 'addition' | 'district' | 'postcode' | 'locality' | 'region';

/** What a field is called; each is a text of its own. */
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

/** What is known of a country; all but the postcode has a usual value. */
export interface Facts {
  /** A real postcode as it is printed; of several lengths one each, with commas. Its digits and letters are the pattern unless `pattern` says otherwise. */
  readonly postcode: string;
  /** A regular expression for the postcode in capitals, without spaces and hyphens. */
  readonly pattern?: string;
  /** Rows of fields, in letters that `formats.ts` explains. */
  readonly rows?: string;
  /** In place of rows: the lines as they are printed, with all that stands between the fields. `;` divides them. */
  readonly lines?: string | undefined;
  /** The same in Latin letters, where the order differs. */
  readonly latin?: string | undefined;
  /** What fields are called that have another name than usual, by their letters. */
  readonly labels?: Readonly<Record<string, LabelKey>>;
  /** Whether a street without a number is pointed out, where both are in one field. */
  readonly number?: 'expected' | undefined;
  /** `closed`: in data, other than in print, the postcode has no space. */
  readonly data?: 'closed';
  /** Between postcode and town on their line. */
  readonly placeJoin?: string;
  /** Between a number in front and the street. */
  readonly numberJoin?: string;
  /** True if a number stands before the street where both are in one field. */
  readonly isNumberInFront?: boolean;
  /** Printed before the postcode. */
  readonly prefix?: string;
  /** `capitals`: the town is printed in them. */
  readonly town?: 'capitals';
  /** `above`: flat and building name go on a line above the street. `number`: all of it belongs to the house number. */
  readonly addition?: 'above' | 'number';
}

const numberFirst = 'bs a pl';
const loosePostcode = 'sb a p?l';

/** What is assumed of a country without facts: street and number, then postcode and town. */
export const usual: Facts = { postcode: '', rows: 'sb a p~l r' };

/** By ISO 3166-1 alpha-2. */
export const facts: Readonly<Record<string, Facts>> = {
  AT: { postcode: '1010' },
  BE: { postcode: '1000' },
  BG: { postcode: '1000', rows: loosePostcode },
  CH: { postcode: '8001' },
  CY: { postcode: '1010', rows: loosePostcode, prefix: 'CY-' },
  CZ: { postcode: '110 00' },
  DE: { postcode: '10115' },
  DK: { postcode: '1050' },
  EE: { postcode: '10111' },
  ES: { postcode: '28013', rows: 'sb a pl v!', town: 'capitals' },
  FI: { postcode: '00100' },
  FR: { postcode: '75008', rows: numberFirst },
  GB: {
    postcode: 'SW1A 2AA',
    pattern: 'GIR0AA|BFPO\\d{1,4}|[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}',
    rows: 'bs a t p',
    town: 'capitals',
    addition: 'above',
  },
  GR: { postcode: '105 57' },
  HR: { postcode: '10000', rows: loosePostcode, prefix: 'HR-' },
  HU: { postcode: '1051', rows: 'l sb a p' },
  IE: {
    postcode: 'D02 AF30',
    pattern: '(D6W|[AC-FHKNPRTV-Y]\\d\\d)[AC-FHKNPRTV-Y\\d]{4}',
    rows: 'bs a l c e?',
    addition: 'above',
  },
  IT: { postcode: '00186', rows: 'sb a plv!', labels: { p: 'cap' }, town: 'capitals' },
  LI: { postcode: '9490', pattern: '94(8[5-9]|9[0-8])', prefix: 'FL-' },
  LT: { postcode: '01103', prefix: 'LT-' },
  LU: { postcode: '4114', rows: numberFirst, numberJoin: ', ', prefix: 'L-' },
  LV: { postcode: 'LV-1050', pattern: 'LV\\d{4}', rows: 'sb a lp', placeJoin: ', ' },
  MC: { postcode: '98000', pattern: '980\\d\\d', rows: numberFirst, prefix: 'MC-' },
  MT: { postcode: 'VLT 1117', rows: 'bs a l p?' },
  NL: {
    postcode: '2012 ES',
    pattern: '[1-9]\\d{3}[A-Z]{2}',
    rows: 'sb! a pl',
    placeJoin: '  ',
    data: 'closed',
    addition: 'number',
  },
  NO: { postcode: '0154', rows: 'sb a pt' },
  PL: { postcode: '00-950' },
  PT: { postcode: '1000-205' },
  RO: { postcode: '010011', rows: loosePostcode },
  SE: { postcode: '111 30', rows: 'sb a pt' },
  SI: { postcode: '1000', rows: loosePostcode, prefix: 'SI-' },
  SK: { postcode: '811 01' },
};
