/** Finds the line of a text that has the street, and what the other lines are. */
import { isCustomerNumber, isLocker } from '../address/addressee.ts';
import { type AddressFormat, hasField } from '../address/formats.ts';
import { before, type Findings, type LineKind, type StreetLine, streetWords } from './findings.ts';
import { hasNumber, isBox, isCompany, isDistrict, isStreet, isTown, isUnit } from './piece-kinds.ts';
import { isNumber, lineOf, plainLine, streetLineOf } from './street-line.ts';
import { is, type Piece, textOf, textsOf } from './tokens.ts';
import { slashedUnitApart, unitsBefore, unitsStartOf } from './units.ts';

/** The line with the street, and its parts. */
export function streetIn(findings: Findings): Partial<Findings> {
  const at = streetAt(findings);
  return { at, street: streetPartsOf(findings.lines[at]?.words ?? [], findings) };
}

/** Index of the line with the street: the one with the best score, and of equal ones the nearest to the town. */
function streetAt({ lines, format }: Findings): number {
  const at = lines.map((_, index) => index);
  const front = before(lines).length;
  const order = [...at.slice(0, front).reverse(), ...at.slice(front)];
  const scores = lines.map(({ words }) => streetScore(words, format));
  const best = Math.max(...scores, 0);
  if (best > 0) return order.find((index) => scores[index] === best) ?? -1;
  const others = before(lines).filter(({ words }) => !isUnit(words));
  const named = others.findLast(({ words }) => !isCompany(words)) ?? others.at(-1);
  return named ? lines.indexOf(named) : -1;
}

function streetScore(words: Piece, format: AddressFormat): number {
  if (isUnit(words)) return 0;
  if (isBox(words)) return 6;
  // Numbers of other scripts and shapes count where they stay in the street's text.
  const isWorldNumbered = !hasField(format, 'building') && hasNumber(words);
  const isNumbered = isWorldNumbered || isNumber(words) || streetLineOf(words, format.numberFirst) !== null;
  const isPart = isCompany(words) || isDistrict(words);
  // `12 Market Shopping Centre, George Street`: of the two, the street is the one beside the town.
  const named = namedHouses.includes(words[0]?.iso2 ?? '') ? 5 : 3;
  return (isNumbered ? 4 : 0) + (isStreet(words) ? named : 0) - (isPart ? 5 : 0);
}

/** True if another line with a number could be the street just as well. */
export function hasRival({ lines, at, format }: Findings): boolean {
  const scores = lines.map(({ words }) => (isBox(words) ? 0 : streetScore(words, format)));
  const own = scores[at] ?? 0;
  return own > 3 && scores.some((score, index) => index !== at && score === own);
}

/** The parts of the street's line; number and street stay unchanged if they are one field. */
function streetPartsOf(written: Piece, { format, town }: Findings): StreetLine {
  const isTownKnown = town.length > 0;
  const words = slashedUnitApart(written);
  if (!hasField(format, 'building')) return worldLineOf(words, isTownKnown || !hasField(format, 'locality'));
  if (isNumber(words) && !isStreet(words)) return plainLine([], words);
  const line = lineOf(words, format);
  // `Postboks 17 Sentrum`
  return isTownKnown && line.behind.length > 0 && isBox(words) ? plainLine(words) : line;
}

function worldLineOf(given: Piece, isTownKnown: boolean): StreetLine {
  const front = unitsBefore(given);
  // `Blk 123 Bedok North Street 2`: the block is the number there.
  const isBlock = /^bl(?:oc)?k$/.test(given[0]?.bare ?? '');
  const [units, words] = isBlock ? [[], given] : [front.units, front.rest];
  const behind = isTownKnown ? [] : (streetLineOf(words, is(words[0], 'begun'))?.behind ?? []);
  const back = unitsBefore(behind);
  const head = words.slice(0, words.length - behind.length);
  // They stand behind the number.
  const cut = unitsStartOf(
    head,
    head.findIndex((word) => is(word, 'numeral', 'numberless')),
  );
  const all = [...units, head.slice(cut), ...back.units].map(textOf).filter(Boolean);
  return { street: textOf(head.slice(0, cut)), building: '', unit: all.join(', '), behind: back.rest };
}

/** Countries in whose addresses the name of a house stands above its street. */
const namedHouses = ['GB', 'IE'];

/** Countries in whose addresses a village stands between the street and the postcode: `Nørregade 5, Strib, 5500 Middelfart`. */
const villages = ['DK'];

/** Countries in whose addresses the name of a building or an estate stands behind the street. */
const estates = ['SG', 'MO', 'MU'];

type KindRule = readonly [kind: LineKind, isSo: boolean];

/** The kinds of all lines; null for the street's own. The first rule that holds counts. */
export function kindsOf(findings: Findings): readonly (LineKind | null)[] {
  const { lines, at, street, format, iso2 } = findings;
  const own = streetWords(findings);
  const isApart = hasField(format, 'building');
  const isNameAbove = namedHouses.includes(iso2);
  // `Résidence Les Tilleuls Bât C`
  const areUnit = lines.map(({ words }) => isUnit(words) || (isApart && unitsStartOf(words) < words.length));
  const hasUnitAbove = (index: number, from = 0) => areUnit.slice(from, index).includes(true);
  const isOnlyBetween = lines.filter((it, index) => index > at && !it.isBehind && !areUnit[index]).length === 1;
  return lines.map(({ words, isBehind }, index): LineKind | null => {
    if (index === at) return null;
    const [isAbove, isBetween] = [index < at, index > at && !isBehind];
    const isPerson = isCompany(words);
    const isVillage = villages.includes(iso2) && isTown(words);
    const isLockers = isLocker(textsOf(own), iso2) && isCustomerNumber(textsOf(words));
    const isInDistrict = isBetween && (isDistrict(words) || (isOnlyBetween && hasNumber(own) && !isStreet(words)));
    const isAddedNumber = isApart ? isNameAbove && isNumber(words) : hasNumber(words);
    const kinds: readonly KindRule[] = [
      ['addition', isLockers || (isAbove && isDistrict(words))],
      // `1/2, 45 Byres Road`
      ['addition', isAbove && !isPerson && isAddedNumber],
      ['rest', isVillage || (isPerson && (isAbove || !areUnit[index]))],
      // Between a flat and the street, or above a street without a number, is the name of the building.
      ['addition', areUnit[index] === true || (isAbove && hasUnitAbove(index))],
      ['addition', isNameAbove && index === at - 1 && street.building === '' && !isBox(own)],
      ['district', isInDistrict && hasField(format, 'district')],
      ['addition', isBetween && (isApart || estates.includes(iso2) || street.unit !== '' || hasUnitAbove(index, at))],
      // `Bole Road, P.O. Box 5758`
      ['street', isBetween || (!isApart && isBox(own) && isStreet(words))],
    ];
    return kinds.find(([, isSo]) => isSo)?.[0] ?? 'rest';
  });
}
