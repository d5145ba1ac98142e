/** The country that a text names: in any of many languages, by its code, and as people write it. */
import { type Area, areaOf } from '../address/areas.ts';
import { facts } from '../address/format-data.ts';
import { hasField } from '../address/formats.ts';
import { countryNamed } from '../country/named.ts';
import { bareName } from '../letters.ts';
import { numbered } from '../numbered.ts';
import { citiesOfTheirName, parents, regionsOfTheWorld } from './data/countries.ts';
import { type Findings, formatFor } from './findings.ts';
import { findPostcode } from './postcode.ts';
import { has, is, type Piece, textOf } from './tokens.ts';

/** Most words of a name, and most names behind one another: `San Juan, Puerto Rico, United States`. */
const wordsMax = 6;
const namesMax = 3;

/** True if addresses of the country may end in the name of the other. */
function isParent(parent: string, iso2: string): boolean {
  return parents[parent]?.split(' ').includes(iso2) === true;
}

/** Takes the country off a text: whole pieces, or the last words of one. A region may have the name of a country. */
export function countryIn({ pieces: given, iso2, areas }: Pick<Findings, 'pieces' | 'iso2' | 'areas'>) {
  // `Guernsey GY4 6RS`
  let pieces: readonly Piece[] = given.flatMap((words) => {
    const at = words.findIndex((word) => is(word, 'digit'));
    return at > 0 && isParent(iso2, countryNamed(textOf(words.slice(0, at))) ?? '')
      ? [words.slice(0, at), words.slice(at)]
      : [words];
  });
  let [country, townName]: [string | null, string] = [null, ''];
  for (let count = 0; count < namesMax; count++) {
    const found: Found | null = takenFrom(pieces, country ?? iso2, areas);
    // `Puerto Rico, United States`: the smaller one is the country.
    if (!found || (country !== null && found.country !== country && !isParent(country, found.country))) break;
    const isCity = citiesOfTheirName.includes(found.country);
    townName = isCity && country === null ? found.name : '';
    // `Luxembourg, Luxembourg` is the town and its country.
    if (isCity && country === found.country) break;
    [country, pieces] = [found.country, found.pieces];
  }
  const isOwn = country !== null && isParent(country, iso2);
  return { named: isOwn ? iso2 : country, townName, pieces };
}

interface Found {
  readonly country: string;
  readonly name: string;
  readonly pieces: readonly Piece[];
}

function takenFrom(pieces: readonly Piece[], iso2: string, areas: readonly Area[]): Found | null {
  // From the end: the last piece, then names in the middle.
  for (const [at, words] of [...numbered(pieces)].reverse()) {
    if (pieces.length === 1) break;
    const country = textOf(words).toUpperCase() === iso2 ? iso2 : countryOf(words, iso2, areas);
    if (country === null || (at < pieces.length - 1 && isNoCountry(pieces, at, country, iso2))) continue;
    return { country, name: textOf(words), pieces: pieces.toSpliced(at, 1) };
  }
  const last = pieces.findLastIndex((words) => has(words, 'lettered'));
  const words = pieces[last] ?? [];
  for (let length = Math.min(wordsMax, words.length - 1); length > 0; length--) {
    const [kept, taken] = [words.slice(0, -length), words.slice(-length)];
    const country = countryOf(taken, iso2, areas);
    // `Western Australia`
    if (country === null || !isPlace(kept) || areaOf(textOf(words), areas)) continue;
    if (length === 1 && isLetters(kept, taken, country, iso2)) continue;
    const others = pieces.with(last, kept);
    // `96100 Quartu Sant’Elena`
    if (country !== iso2 && isPostcodeOf(iso2, others) && !isPostcodeOf(country, others)) continue;
    return { country, name: textOf(taken), pieces: others };
  }
  return null;
}

/** The country that words name; null for none, and for a region. */
function countryOf(words: Piece, iso2: string, areas: readonly Area[]): string | null {
  const name = textOf(words).replace(/^\(|[).]+$/g, '');
  // A part of the world stands for the country that is expected there.
  if (iso2 !== '' && regionsOfTheWorld.get(bareName(name))?.includes(iso2)) return iso2;
  const country = countryNamed(name);
  if (country === null || country === iso2) return country;
  return areaOf(name, areas) || (/^[A-Z]{2}$/.test(name) && hasRegionCodes(iso2)) ? null : country;
}

/**
 * True if the name of a country stands in the middle for something else: `Jordan` above a street is a person, `Jamaica, NY
 * 11432` a town. The postcode tells.
 */
function isNoCountry(pieces: readonly Piece[], index: number, country: string, iso2: string): boolean {
  if (country === iso2 || iso2 === '') return false;
  const others = pieces.toSpliced(index, 1);
  return (isPostcodeOf(iso2, others) && !isParent(iso2, country)) || !isPostcodeOf(country, others);
}

function isPostcodeOf(iso2: string, pieces: readonly Piece[]): boolean {
  return findPostcode(pieces, iso2, true)?.isSure === true;
}

/** True if two letters may be a canton or a province there, and a country elsewhere. */
function hasRegionCodes(iso2: string): boolean {
  return iso2 === 'CH' || (/^[A-Z]{2}$/.test(iso2) && iso2 !== 'ES' && hasField(formatFor(iso2), 'region'));
}

/**
 * True if the words before a country may be a place: more than a postcode, and no word that needs another behind it.
 */
function isPlace(words: Piece): boolean {
  const last = words.at(-1);
  if (is(last, 'unfinished', 'before')) return false;
  return words.length > 1 || /\p{L}{3}|\d{4}/u.test(last?.text ?? '');
}

/**
 * True if two capitals behind other words are no country: only the codes of Europe's countries, of the US and of the
 * expected one are. Nor are the letters of `2012 ES` Spain, or those of `1000 BE` Belgium, unless one is expected there.
 */
function isLetters(kept: Piece, [code]: Piece, country: string, iso2: string): boolean {
  const letters = code?.text.replace('.', '') ?? '';
  if (letters.length === 2 && /^\d{4}$/.test(kept.at(-1)?.text ?? '')) return country !== iso2 || iso2 === 'NL';
  return is(code, 'capitals') && country !== iso2 && !Object.hasOwn(facts, country) && country !== 'US';
}
