/** Parts of a building that a text has beyond an address. */
import type { Cover, KnownWord, TypedWord } from './covers.ts';
import { type Piece, textsOf } from './tokens.ts';
import { unitLengthAt } from './units.ts';

/** A part of a building in a text, by the places of its words. */
export interface Unit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Parts of a building that the address lacks; neighbours are one text. */
export function unitsAmong(
  pieces: readonly Piece[],
  open: ReadonlySet<number>,
  tokens: readonly TypedWord[],
  covers: readonly (Cover | null)[],
  iso2: string,
): readonly Unit[] {
  const found: Unit[] = [];
  let base = 0;
  for (const words of pieces) {
    for (let at = 0; at < words.length; ) {
      const from = base + at;
      const isOpen = (index: number) => open.has(index) || isHardlyBegun(index, tokens, covers);
      const isDoor = iso2 === 'ES' && open.has(from) && isBehindNumber(from, tokens, covers);
      const length = unitLengthAt(words.slice(at)) || (isDoor ? doorLength(textsOf(words.slice(at))) : 0);
      const own = [...Array(length).keys()].map((index) => from + index);
      // The number of the house is not that of a floor.
      const isOwn = own.some(isOpen) && (isOpen(from) || !/^\d{1,2}$/.test(words[at]?.text ?? ''));
      const isFree = ordinalSign.test(words[at]?.text ?? '') || isHardlyBegun(from, tokens, covers);
      if (length > 0 && isOwn && (isFree || !isInName(from, tokens, covers))) {
        const text = textsOf(words.slice(at, at + length))
          .join(' ')
          .replace(/[,.]+$/, (end) => (length > 1 && end === '.' ? '' : end.replace(',', '')));
        const last = found.at(-1);
        const isNext = last?.to === from;
        const isSamePiece = isNext && at > 0;
        if (isSamePiece && last)
          found.splice(-1, 1, { from: last.from, to: from + length, text: `${last.text} ${text}` });
        else found.push({ from, to: from + length, text });
        at += length;
      } else at += 1;
    }
    base += words.length;
  }
  return found;
}

/** `2.`, also where the house has the same number. */
const ordinalSign = /^\d{1,2}[.°ºª]+$/;

/** Letters that many words begin with: the `st.` of a floor is no `Storgade`. */
function isHardlyBegun(raw: number, tokens: readonly TypedWord[], covers: readonly (Cover | null)[]): boolean {
  return tokens.some((token, at) => {
    const isBegun = covers[at]?.likeness === 'begun' && covers[at].words.length === 1;
    return token.raw === raw && isBegun && token.key.length < 3;
  });
}

/** Spain: `33, 2A` and `33, 2 A` are a floor and a door. */
function doorLength([first = '', second = '']: readonly string[]): number {
  if (/^\d{1,2}\p{L},?$/u.test(first)) return 1;
  return /^\d{1,2}$/.test(first) && /^\p{L},?$/u.test(second) ? 2 : 0;
}

function isBehindNumber(raw: number, tokens: readonly TypedWord[], covers: readonly (Cover | null)[]): boolean {
  const isNumber = ({ key, isLine }: KnownWord) => isLine && /^\d/.test(key);
  return tokens.some((token, at) => token.raw < raw && covers[at]?.words.some(isNumber) === true);
}

/** `Friedrich st 4`: the word is a part of the name of the street, together with its neighbour. */
function isInName(raw: number, tokens: readonly TypedWord[], covers: readonly (Cover | null)[]): boolean {
  return tokens.some((token, at) => token.raw === raw && covers[at]?.words.some(({ isLine }) => isLine) === true);
}

/**
 * The countries where the flat stands behind the number and a sign, and those where it stands in front; ISO 3166-1
 * alpha-2.
 */
const flatBehind = ['AT', 'BE', 'PL'];
const flatInFront = ['GB', 'AU', 'NZ', 'CA'];
/** The country where that sign may be a hyphen. */
const hyphened = 'CA';

/** The flat behind the number and a sign, or in front of it; null for none. */
export function slashedUnitIn(
  raw: readonly string[],
  open: ReadonlySet<number>,
  iso2: string,
  coversAt: (index: number) => readonly (Cover | null | undefined)[],
): { readonly index: number; readonly unit: string } | null {
  for (const index of open) {
    const [, first = '', sign = '', second = ''] =
      /^([\dA-Za-z]{1,5})([/-])([\dA-Za-z/]{1,8}),?$/.exec(raw[index] ?? '') ?? [];
    const parts = coversAt(index);
    if (first === '' || (sign === '-' && iso2 !== hyphened)) continue;
    if (flatBehind.includes(iso2) && parts[0] && !isRange(first, second)) return { index, unit: second };
    if (flatInFront.includes(iso2) && parts.at(-1) && !parts[0]) return { index, unit: first };
  }
  return null;
}

/** True for the houses from one number to a near one on the same side of the street: `16/18`. */
function isRange(first: string, second: string): boolean {
  const more = Number(second) - Number(first);
  return more > 0 && more < 10 && more % 2 === 0;
}
