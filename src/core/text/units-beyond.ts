/** Parts of a building that a text has beyond an address. */
import { isHouseNumber, type Said } from './covers.ts';
import { is, type Piece, type Token, textOf, textsOf } from './tokens.ts';
import { unitLengthAt } from './units.ts';

/** Parts of a building in a text: their words, and how they are written beside the address. */
export interface Unit {
  readonly words: Piece;
  readonly text: string;
}

/** Parts of a building that the address lacks; neighbours on a line are one. */
export function unitsAmong(
  pieces: readonly Piece[],
  open: ReadonlySet<Token>,
  said: readonly Said[],
  iso2: string,
): readonly Unit[] {
  const isOpen = (token: Token) => open.has(token) || isHardlyBegun(token, said);
  const lengthAt = (words: Piece) => {
    const [first] = words;
    const isDoor = iso2 === 'ES' && first && open.has(first) && isBehindNumber(first, said);
    const length = unitLengthAt(words) || (isDoor ? doorLength(textsOf(words)) : 0);
    // The number of the house is not that of a floor, and a word of the name of the street is none.
    const isFree = first && (isOpen(first) || !is(first, 'small')) && words.slice(0, length).some(isOpen);
    const isInName = first && !is(first, 'ordinalSign') && !isHardlyBegun(first, said) && isOfLine(first, said);
    return isFree && !isInName ? length : 0;
  };
  return pieces.flatMap((words) => {
    const found: Unit[] = [];
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words.slice(at));
      const unit = words.slice(at, at + length);
      const last = found.at(-1);
      if (last && length > 0 && last.words.at(-1) === words[at - 1])
        found.splice(-1, 1, { words: [...last.words, ...unit], text: `${last.text} ${trimmed(unit)}` });
      else if (length > 0) found.push({ words: unit, text: trimmed(unit) });
      at += Math.max(length, 1);
    }
    return found;
  });
}

/** Without the dot behind several words; that of `2.` says what it is. */
function trimmed(words: Piece): string {
  return textOf(words).replace(words.length > 1 ? /[,.]+$/ : /,+$/, '');
}

/** Letters that many words begin with: the `st.` of a floor is no `Storgade`. */
function isHardlyBegun(token: Token, said: readonly Said[]): boolean {
  return said.some(
    ({ word, cover }) =>
      word.token === token && cover?.likeness === 'begun' && cover.words.length === 1 && word.key.length < 3,
  );
}

/** Spain: `33, 2A` and `33, 2 A` are a floor and a door. */
function doorLength([first = '', second = '']: readonly string[]): number {
  if (/^\d{1,2}\p{L},?$/u.test(first)) return 1;
  return /^\d{1,2}$/.test(first) && /^\p{L},?$/u.test(second) ? 2 : 0;
}

function isBehindNumber(token: Token, said: readonly Said[]): boolean {
  const at = said.findIndex(({ word }) => word.token === token);
  return said.slice(0, at).some(({ cover }) => cover?.words.some(isHouseNumber) === true);
}

/** `Friedrich st 4`: the word is a part of the name of the street, together with its neighbour. */
function isOfLine(token: Token, said: readonly Said[]): boolean {
  return said.some(({ word, cover }) => word.token === token && cover?.words.some(({ isLine }) => isLine) === true);
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
export function slashedUnitIn(open: ReadonlySet<Token>, said: readonly Said[], iso2: string): Unit | null {
  for (const token of open) {
    const [, first = '', sign = '', second = ''] =
      /^([\dA-Za-z]{1,5})([/-])([\dA-Za-z/]{1,8}),?$/.exec(token.text) ?? [];
    const covers = said.filter(({ word }) => word.token === token).map(({ cover }) => cover);
    if (first === '' || (sign === '-' && iso2 !== hyphened)) continue;
    if (flatBehind.includes(iso2) && covers[0] && !isRange(first, second)) return { words: [token], text: second };
    if (flatInFront.includes(iso2) && covers.at(-1) && !covers[0]) return { words: [token], text: first };
  }
  return null;
}

/** True for the houses from one number to a near one on the same side of the street: `16/18`. */
function isRange(first: string, second: string): boolean {
  const more = Number(second) - Number(first);
  return more > 0 && more < 10 && more % 2 === 0;
}
