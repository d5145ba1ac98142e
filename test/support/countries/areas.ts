/** The regions of a country, a line each: printed text, name, Latin name, others. A repeated text is left out. Pure. */
import { lettersOf } from '../../../src/core/letters.ts';
import type { GoogleCountry } from './google.ts';
import { areaMends, withoutAreas } from './mended.ts';

/** Lines of a list of regions; empty for countries that print none, or have no closed list. */
export function areaLines(code: string, google: GoogleCountry, isPrinted: boolean): readonly string[] {
  const { sub_keys: keys, sub_names, sub_lnames, sub_isoids } = google;
  if (!isPrinted || !keys || withoutAreas[code]) return [];
  const split = (list: string | undefined) => list?.split('~') ?? [];
  const [names, latins, isoCodes] = [split(sub_names), split(sub_lnames), split(sub_isoids)];
  const { without = [], and = [] } = areaMends[code] ?? {};
  const lines = keys.split('~').flatMap((key, index) => {
    if (without.includes(key)) return [];
    return lineOf(code, { key, name: names[index] ?? key, latin: latins[index] ?? '', iso: isoCodes[index] ?? '' });
  });
  for (const name of without) {
    const isKnown = keys.split('~').includes(name);
    if (!isKnown && code !== 'RU') throw new Error(`${code} no longer has ${name}; is the mend still needed?`);
  }
  return and.reduce(withLine, lines);
}

const collator = new Intl.Collator('en');

/** With one more line, where its name belongs in the alphabet. */
function withLine(lines: readonly string[], line: string): readonly string[] {
  const at = lines.findIndex((it) => collator.compare(nameOf(it), nameOf(line)) > 0);
  return lines.toSpliced(at < 0 ? lines.length : at, 0, line);
}

function nameOf(line: string): string {
  const [value = '', name = ''] = line.split('|');
  return name || value;
}

interface Area {
  readonly key: string;
  readonly name: string;
  readonly latin: string;
  readonly iso: string;
}

/** Letters of number plates, which no letter has on it. */
const platesOnly = ['ES'];

function lineOf(code: string, { key, name, latin, iso }: Area): string {
  const also = areaMends[code]?.also?.[key] ?? '';
  // Hong Kong alone has its Latin names as keys.
  if (code === 'HK') return [name, '', key, also].join('|').replace(/\|$/, '');
  const isShort = /^[A-Z]{2,4}$|\./.test(key) && !platesOnly.includes(code);
  // The emirates' keys say what they are, which no letter does.
  const isKey = isShort || (latin !== '' && code !== 'AE');
  const value = isKey ? key : name;
  const other = isShort || lettersOf(name) === lettersOf(key) || shortOf(key) ? '' : isKey ? name : key;
  const others = [iso === value ? '' : iso || (isShort ? '' : shortOf(key)), other, also];
  const parts = [value, isShort && value !== name ? name : '', latin, others.filter(Boolean).join(',')];
  return parts.join('|').replace(/\|+$/, '');
}

function shortOf(key: string): string {
  return /^[A-Z]{1,3}$/.test(key) ? key : '';
}
