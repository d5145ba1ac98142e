/** Words of a text that say nothing beyond the address beside which they stand. */
import { areaOf } from '../address/areas.ts';
import { numberWords } from '../address/data/number-words.ts';
import { bare } from '../letters.ts';
import { once } from '../once.ts';
import { joinedMax, type KnownWord, type TypedText } from './covers.ts';
import { joiningWords, unmatchedWords } from './data/same-words.ts';
import { isListedCounty } from './region.ts';
import { comparedWords } from './same-word.ts';
import { type Piece, type Token, textOf } from './tokens.ts';

const smallWords = once(() => new Set([...comparedWords(joiningWords), ...numberWords.split('|')]));
const unmatched = once(() => new Set(comparedWords(unmatchedWords)));

/** True for a word without a meaning, between others. */
export function isSmall(key: string): boolean {
  return smallWords().has(key);
}

/** True for a word that may stand before any street. */
export function isUnmatched(key: string): boolean {
  return unmatched().has(key);
}

/**
 * The region, a county, or the country, if a town has its name: beside the address's own town they name no other town.
 */
export function regionsAmong(
  all: Piece,
  open: ReadonlySet<Token>,
  { iso2, areas }: TypedText,
  townName: string,
): Piece {
  const isRegion = (name: string) =>
    name !== '' && (areaOf(name, areas) !== undefined || isListedCounty(bare(name), iso2) || name === townName);
  // `Mass.`
  const isShort = (words: Piece) => {
    const [, begun = ''] = words.length === 1 ? (/^(\p{L}{3,})\.,?$/u.exec(words[0]?.text ?? '') ?? []) : [];
    return begun !== '' && areas.filter(({ name }) => bare(name).startsWith(bare(begun))).length === 1;
  };
  const isOne = (words: Piece) => {
    const name = textOf(words).replace(/[(),.]/g, '');
    // `Pº` is no code of a province.
    return !/[\dº]/.test(name) && (isRegion(name) || isShort(words));
  };
  const runsAt = (at: number) => [...Array(joinedMax).keys()].map((more) => all.slice(at, at + more + 1));
  return all.flatMap((token, at) => (open.has(token) ? runsAt(at).filter(isOne).flat() : []));
}

/** The last digits of a postcode that are the number of a district, by ISO 3166-1 alpha-2. */
const districtCodes: Readonly<Record<string, RegExp>> = {
  FR: /^(?:75|69|13)\d(\d\d)$/,
  AT: /^1(\d\d)\d$/,
  HU: /^1(\d\d)\d$/,
};

/** Digits and Roman numbers of districts, with what may stand behind them. */
const districtNumber = /^(?:(\d{1,2})(?:er|e|[eè]me)?|([IVX]{1,5}))[.,]*$/i;
const districtWord = /^(?:ker(?:[üu]let)?|bez(?:irk)?|arr(?:ondissement)?)[.,]*$/i;
const romanNumbers = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(
  ' ',
);

/** The district or the department, which the postcode of the address says: `Marseille 14e`, `XIII. ker.`, `06`. */
export function districtsAmong(all: Piece, open: ReadonlySet<Token>, words: readonly KnownWord[], iso2: string): Piece {
  const code = words.find(({ key, isLine }) => !isLine && /^\d{4,5}$/.test(key))?.key ?? '';
  const district = Number(districtCodes[iso2]?.exec(code)?.[1]);
  const isOne = ({ text }: Token) => {
    const [, digits = '', roman = ''] = districtNumber.exec(text) ?? [];
    if (iso2 === 'FR' && /^\d\d$/.test(text) && code.startsWith(text)) return true;
    return (digits === '' ? romanNumbers.indexOf(roman.toLowerCase()) : Number(digits)) === district;
  };
  return all.flatMap((token, at) => {
    if (!open.has(token) || !isOne(token)) return [];
    return districtWord.test(all[at + 1]?.text ?? '') ? all.slice(at, at + 2) : [token];
  });
}
