/** What a text has beside the words of an address: parts of the building, and words that say nothing more. */
import { areaOf } from '../address/areas.ts';
import { numberWords } from '../address/data/number-words.ts';
import { bare } from '../letters.ts';
import { once } from '../once.ts';
import { type Cover, isHouseNumber, joinedMax, type KnownWord, type TypedText } from './covers.ts';
import { joiningWords, unmatchedWords } from './data/same-words.ts';
import { listedAreas } from './region.ts';
import { comparedWords } from './same-word.ts';
import { is, type Piece, type Token, textOf } from './tokens.ts';
import { unitLengthAt } from './units.ts';

/** What the parts of a word stand for in the address; null for nothing. */
type CoversOf = (token: Token) => readonly (Cover | null)[];

/** The words of parts of a building that the address lacks. */
export function unitsAmong(
  pieces: readonly Piece[],
  open: ReadonlySet<Token>,
  coversOf: CoversOf,
  iso2: string,
): ReadonlySet<Token> {
  const all = pieces.flat();
  const lineCovers = (token: Token) => coversOf(token).filter((cover) => cover?.words.some(({ isLine }) => isLine));
  const isOfPlace = (token: Token) => !open.has(token) && lineCovers(token).length === 0;
  const isBehindNumber = (token: Token) =>
    all.slice(0, all.indexOf(token)).some((it) => coversOf(it).some((cover) => cover?.words.some(isHouseNumber)));
  const lengthAt = (rest: Piece) => {
    const [first] = rest;
    if (!first) return 0;
    // A postcode behind the word of a flat is not its number.
    const place = rest.findIndex((token, at) => at > 0 && isOfPlace(token));
    const words = place < 0 ? rest : rest.slice(0, place);
    const isDoor = iso2 === 'ES' && open.has(first) && isBehindNumber(first);
    const length = unitLengthAt(words) || (isDoor ? doorLength(words) : 0);
    // A word of the street's name is no floor; the `st.` of one only begins `Storgade`.
    const isInName = !is(first, 'ordinalSign') && lineCovers(first).some((cover) => cover?.likeness === 'same');
    return words.slice(0, length).some((token) => open.has(token)) && !isInName ? length : 0;
  };
  const units = new Set<Token>();
  for (const words of pieces)
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words.slice(at));
      for (const token of words.slice(at, at + length)) units.add(token);
      at += Math.max(length, 1);
    }
  return units;
}

/** Spain: `33, 2A` and `33, 2 A` are a floor and a door. */
function doorLength(words: Piece): number {
  const [found = ''] = /^\d{1,2} ?\p{L}(?!\p{L})/u.exec(textOf(words)) ?? [];
  return found === '' ? 0 : found.split(' ').length;
}

/**
 * The countries where the flat stands behind the number and a sign, and those where it stands in front; ISO 3166-1
 * alpha-2. In Canada that sign may be a hyphen.
 */
const flatBehind = ['AT', 'BE', 'PL'];
const flatInFront = ['GB', 'AU', 'NZ', 'CA'];

/** A word with the number of the house and that of a flat, `12/4` or `4/12`, and the flat; null for none. */
export function slashedUnitIn(
  open: ReadonlySet<Token>,
  coversOf: CoversOf,
  iso2: string,
): { readonly token: Token; readonly unit: string } | null {
  for (const token of open) {
    const [, front = '', sign = '', back = ''] = /^([\dA-Za-z]{1,5})([/-])([\dA-Za-z/]{1,8}),?$/.exec(token.text) ?? [];
    const [first, last] = [coversOf(token)[0], coversOf(token).at(-1)];
    if (front === '' || (sign === '-' && iso2 !== 'CA')) continue;
    // `16/18` is several houses.
    const more = Number(back) - Number(front);
    const isRange = more > 0 && more < 10 && more % 2 === 0;
    if (flatBehind.includes(iso2) && first && !isRange) return { token, unit: back };
    if (flatInFront.includes(iso2) && last && !first) return { token, unit: front };
  }
  return null;
}

/** Words without a meaning, between others. */
export const smallWords = once(() => new Set([...comparedWords(joiningWords), ...numberWords.split('|')]));

/** Words that may stand before any street. */
export const wordsOfAnyStreet = once(() => new Set(comparedWords(unmatchedWords)));

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
    name !== '' && (areaOf(name, listedAreas(areas, iso2)) !== undefined || name === townName);
  // `Mass.`
  const isShort = (words: Piece) => {
    const [, begun = ''] = words.length === 1 ? (/^(\p{L}{3,})\.,?$/u.exec(words[0]?.text ?? '') ?? []) : [];
    return begun !== '' && areas.filter(({ name }) => bare(name).startsWith(bare(begun))).length === 1;
  };
  const isOne = (words: Piece) => {
    const name = textOf(words).replace(/[(),.]/g, '');
    // `Pº` is not the code of a province.
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
