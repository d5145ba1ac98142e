/** Finds the town in the lines of a text. */
import { hasField } from '../address/formats.ts';
import { before, behind, type Findings, isBefore, type Line, replaced } from './findings.ts';
import { isBox, isNumberedTown, isStreet, isTown, isTownOnly } from './piece-kinds.ts';
import { isNumber, streetLineOf } from './street-line.ts';
import { has, is, type Piece } from './tokens.ts';

/** Divides a text at its town; a country whose addresses have no town has the street alone. */
export function townIn(findings: Findings): Partial<Findings> {
  const { lines, format, found } = findings;
  if (!hasField(format, 'locality')) return {};
  const tail = lines.find(({ isBehind, isBeside }) => isBehind && isBeside);
  // `M1 4BT, 22 Portland Street, Manchester`
  if (!found || (!tail && before(lines).length === 0)) return townWithoutPostcode(findings);
  const [next, ...others] = behind(lines);
  const [previous, above] = before(lines).slice(-2).reverse();
  const isHeadBeside = previous?.isBeside === true;
  // `Kraków 31-019 Floriańska 15`
  const isTailStreet =
    tail && (above ? streetLineOf(tail.words, format.numberFirst) !== null : has(tail.words, 'digit'));
  if (tail && isTailStreet && isHeadBeside && isTownOnly(previous.words)) {
    // `Szimpla Kert 1075 Budapest Kazinczy utca 14`: either may be the town. `Oslo 0157 Nedre Slottsgate 21`
    const start = streetStartOf(tail.words);
    return start === 0 || is(tail.words[0], 'adjective') ? taken(lines, previous) : {};
  }
  if (tail) return townBehind(tail, findings);
  const isNext = isTownOnly(next?.words);
  // Between two names, the town is the one on the line of the postcode, else the one on that side of it in the country,
  // unless that one has to be the street: `Kirchweg 10115, Berlin`.
  const isOrder = isBefore(format, 'locality', 'postcode') && (above !== undefined || others.length === 0);
  const isPrevious = (isHeadBeside || isOrder) && isTownOnly(previous?.words);
  if (previous && isTown(previous.words) && (!isNext || isPrevious)) return taken(lines, previous);
  if (isNext) return taken(lines, next);
  // In Hungary the town stands above the street.
  const inFront = isBefore(format, 'locality', 'street') ? before(lines).slice(0, -1) : [];
  return taken(
    lines,
    inFront.findLast(({ words }) => isTownOnly(words)),
  );
}

function taken(lines: readonly Line[], town: Line | undefined): Partial<Findings> {
  return { town: town?.words ?? [], lines: lines.filter((it) => it !== town) };
}

/** Reads the town behind the postcode on its line; a number there belongs to the street. */
function townBehind(tail: Line, { lines, format }: Findings): Partial<Findings> {
  const { words } = tail;
  const first = firstNumber(words);
  const isTownAlone = first < 0 || isNumberedTown(words) || words[first - 1]?.bare === 'cedex';
  // `Postfach 312, 3000 Bern 7`
  const isBoxed = first === words.length - 1 && before(lines).some((it) => isBox(it.words));
  if (isTownAlone || isBoxed) return taken(lines, tail);
  if (first === 0) {
    const end = words.findIndex((_, index) => index > 0 && !isNumber(words.slice(0, index + 1)));
    const number = end < 0 ? words : words.slice(0, end);
    const moved = lines.map((it) => (it === tail ? { words: number, isBehind: false, isBeside: false } : it));
    return { town: words.slice(number.length), lines: moved };
  }
  const named = streetStartOf(words);
  const isNumberFirst = (streetLineOf(words, format.numberFirst)?.behind.length ?? 0) > 0;
  const start = isNumberFirst || (format.numberFirst && named === 0) ? first : named || 1;
  return { town: words.slice(0, start), lines: replaced(lines, tail, words.slice(start)) };
}

function firstNumber(words: Piece): number {
  return words.findIndex((word) => is(word, 'digit'));
}

/** The index at which the street begins in a line of a town, a street and its number, by a word for streets; 0 for none. */
function streetStartOf(line: Piece): number {
  const words = line.slice(0, firstNumber(line));
  const whole = words.findIndex(
    (word, at) => at > 0 && (is(word, 'before', 'adjective') || (is(word, 'behind') && word.text.length < 8)),
  );
  // At the end such a word has a name in front: `Kärntner Straße`, `Gran Vía`.
  if (whole > 0) return whole === words.length - 1 ? whole - 1 : whole;
  return Math.max(
    words.findIndex((word) => is(word, 'before', 'behind')),
    0,
  );
}

/** Divides a text without a postcode at its town: the last one behind the street, else the line above it. */
function townWithoutPostcode({ lines, format }: Findings): Partial<Findings> {
  const houseOf = (line: Line | undefined) => streetLineOf(line?.words ?? [], format.numberFirst);
  const house = lines.findLast((line) => houseOf(line)) ?? lines.findLast(({ words }) => isStreet(words)) ?? lines[0];
  const street = house ? lines.indexOf(house) : 0;
  const town = lines.findLastIndex(({ words }, at) => at > street && isTown(words));
  const isInside = town < 0 && (street === 0 || (houseOf(house)?.behind.length ?? 0) > 0);
  const above = isTown(lines[street - 1]?.words ?? []) ? street - 1 : -1;
  const at = isInside ? lines.length : town >= 0 ? town : above;
  const sided = lines.map((it, index) => ({ ...it, isBehind: index > at }));
  return { town: lines[at]?.words ?? [], lines: sided.filter((_, index) => index !== at) };
}
