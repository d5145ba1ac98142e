/** Makes one line of the table of all countries from what the two sources say. Pure. */
import type { GoogleCountry } from './google.ts';
import { labelMends } from './mended.ts';
import type { WorldwideCountry } from './worldwide.ts';

/** One country in the table; `src/core/address/world-formats.ts` explains the letters. */
export interface Row {
  readonly rows: string;
  readonly latin: string;
  readonly example: string;
  readonly pattern: string;
}

const letters: Readonly<Record<string, string>> = { A: 's', D: 'd', C: 'l', S: 'r', Z: 'p' };
const marks = { required: '!', expected: '?', optional: '~' } as const;

/** The lines of a country without a description: street and town. */
const usualLines = '%A%n%C';

/** The line of a country. */
export function rowOf(google: GoogleCountry, other: WorldwideCountry | undefined): Row {
  const example = exampleOf(google, other);
  const { fmt = usualLines, lfmt } = google;
  const isAsked = example !== '' || other?.form.includes('Z');
  const lines = isAsked || !fmt.includes('%Z') ? fmt : fmt.replace(/\W*%Z/, '');
  const rows = rowsFrom(lines, google, other);
  const latin = lfmt && rowsFrom(lfmt, google, other);
  return { rows, latin: latin && latin !== rows ? latin : '', example, pattern: patternOf(google, example) };
}

function rowsFrom(fmt: string, google: GoogleCountry, other: WorldwideCountry | undefined): string {
  const lines = fmt.split('%n').map((line) => line.replace(/\s*%[NOX]\s*/g, '').trim());
  return lines
    .filter(Boolean)
    .map((line) => line.replace(/%([ADCSZ])/g, (_, letter: string) => fieldOf(letter, google, other)))
    .flatMap((line) => (line === 's' ? ['s', 'a'] : [line]))
    .join(';');
}

function fieldOf(letter: string, google: GoogleCountry, other: WorldwideCountry | undefined): string {
  const need = needOf(letter, google, other);
  const isUsual = need === (letter === 'S' || letter === 'D' ? 'optional' : 'required');
  return `${letters[letter]}${isUsual ? '' : marks[need]}`;
}

/** Required where the sources agree; no person is stopped where one of them takes less. */
function needOf(
  letter: string,
  { require = '', fmt = usualLines }: GoogleCountry,
  other: WorldwideCountry | undefined,
): keyof typeof marks {
  const isRequired = require.includes(letter);
  if (letter === 'A') return 'required';
  if (letter === 'C') return isRequired || require === '' ? 'required' : 'expected';
  if (letter === 'D') return other?.neighbourhood === 'required' ? 'expected' : 'optional';
  if (letter === 'S') {
    if (isRequired) return 'required';
    return other?.form.includes('S') && fmt.includes('%S') ? 'expected' : 'optional';
  }
  if (other?.postcode === 'required') return isRequired ? 'required' : 'expected';
  if (other?.postcode === 'recommended') return 'expected';
  return isRequired && !other ? 'required' : isRequired ? 'expected' : 'optional';
}

/** Examples of different lengths, the usual one first: they show where spaces and hyphens go. */
function exampleOf({ fmt, zipex = '' }: GoogleCountry, other: WorldwideCountry | undefined): string {
  if (!fmt?.includes('%Z')) return '';
  const all = zipex.split(',').filter((it) => it !== '' && !it.includes(':'));
  const shape = shapeOf(all[0] ?? '');
  // Better known ones, in the second source, where they are written as the post does.
  const known = other?.example && (all.length === 0 || shapeOf(other.example) === shape) ? [other.example] : [];
  const examples = [...known, ...all];
  const lengths = examples.map((it) => squeezed(it).length);
  return examples.filter((_, index) => lengths.indexOf(lengths[index] ?? 0) === index).join(',');
}

/** For capitals without spaces and hyphens; empty where the example says it. */
function patternOf({ zip = '', fmt }: GoogleCountry, example: string): string {
  if (!fmt?.includes('%Z') || example === '') return '';
  const pattern = zip
    .replace(/\[ \\-\]/g, '')
    .replace(/ \?| |-\?/g, '')
    .replace(/-(?![^[]*\])/g, '')
    .replace(/\(\?:/g, '(')
    .replace(/\(\((\\d\{4\})\)\)\?/g, '($1)?')
    .replace(/^\((\\d\{5\})\)/, '$1');
  const shape = squeezed(example).replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]');
  return !example.includes(',') && expanded(pattern) === shape ? '' : pattern;
}

function expanded(pattern: string): string {
  return pattern.replace(/(\\d|\[A-Z\])\{(\d+)\}/g, (_, one: string, count: string) => one.repeat(Number(count)));
}

/** The shape of a postcode: digits, letters, and the signs between them. */
function shapeOf(example: string): string {
  return example.replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
}

function squeezed(text: string): string {
  return text.toUpperCase().replace(/[\s.-]+/g, '');
}

const names: Readonly<Record<string, string>> = {
  state: 'r state',
  prefecture: 'r prefecture',
  emirate: 'r emirate',
  island: 'r island',
  parish: 'r parish',
  department: 'r department',
  area: 'r area',
  oblast: 'r oblast',
  county: 'r county',
  zip: 'p zip',
  pin: 'p pin',
  eircode: 'p eircode',
  post_town: 'l postTown',
  suburb: 'l suburb',
  neighborhood: 'd neighbourhood',
};

/** A country's names of its fields, as `letter label`; a field that is not named has the usual name. */
export function labelsOf(code: string, google: GoogleCountry): readonly string[] {
  const { state_name_type: state, zip_name_type: zip, locality_name_type: town, sublocality_name_type: part } = google;
  const district = town === 'district' ? ['l district'] : [];
  const region = state === 'district' ? ['r district'] : [];
  const mend = labelMends[code]?.split(',') ?? [];
  return [...[state, zip, town, part].flatMap((name) => names[name ?? ''] ?? []), ...district, ...region, ...mend];
}
