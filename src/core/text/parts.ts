/** Finds the parts in the pieces of a text: town, region, street and the rest. */

import { isCompany, isCustomerNumber, isLocker } from '../address/addressee.ts';
import { type Area, areaOf } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField } from '../address/formats.ts';
import { boxOf } from '../address/po-box.ts';
import { bare } from '../letters.ts';
import { isNameOf } from './country-in-text.ts';
import { citiesOfTheirName } from './data/country-names.ts';
import { counties, numberSign } from './data/words.ts';
import {
  type Doubt,
  isComplete,
  isCountryLeft,
  isEither,
  isNameInFront,
  isPlaceInOrder,
  isPlainStreet,
  isPlainTown,
  isPlainWorld,
  isSecondStreet,
  needOf,
} from './doubt.ts';
import type { Given } from './given.ts';
import { isEstate, isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isTown, type Place, placeAtPostcode, placeWithoutPostcode, type Sides, sidesOf } from './place.ts';
import { regionText, withoutCounties, withoutRegion } from './region.ts';
import { hasNumber, isDistrict, isRivalled, streetAt } from './street-choice.ts';
import { isNumber, lineOf, numberLineOf, type StreetLine, streetLineOf, textLineOf } from './street-line.ts';
import { isUnit, slashedUnitApart, unitsBefore, unitsStartOf } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The parts of a text. */
export interface Parts {
  readonly fields: FieldTexts;
  readonly rest: readonly string[];
  /** The first reason to leave the text as it is; null for none. */
  readonly doubt: Doubt | null;
}

/** The kind of a line. */
type LineKind = 'addition' | 'district' | 'street' | 'region' | 'rest';

/** Divides a text into its parts. */
export function partsOf(given: Given): Parts {
  const { pieces, found, format, iso2, areas } = given;
  const all = found ? sidesOf(pieces, found) : { before: pieces, behind: [], isHeadBeside: false, isTailBeside: false };
  const { sides: known, counties } = withoutCounties(withoutPrinted(all, given), format, iso2);
  const regional = withoutRegion(known, format, areas, iso2);
  const place = placeOf(regional.sides, given);
  const lines = [...place.before, ...place.behind];
  const at = streetAt(place, given);
  const words = lines[at] ?? [];
  const isTownApart = place.locality.length > 0;
  const line = streetLineIn(words, given, isTownApart);
  const named = isTownApart ? place.locality : line.behind;
  const { town, region, aside } = townOf(named, given);
  const between = isTownApart ? textOf(line.behind) : '';
  const kinds = kindsOf(place, at, line, given);
  const textsOf = (kind: LineKind) => lines.filter((_, index) => kinds[index] === kind).map(textOf);
  const area = regional.area ?? areaOfTown(town, given);
  const own = area ? regionText(area, given.text) : regional.name;
  const hasRegion = hasField(format, 'region');
  const regions = [own, ...counties, region, ...textsOf('region')].filter(Boolean);
  const locality = town || (hasField(format, 'locality') ? given.townName : '');
  const fields = {
    ...emptyFields,
    street: [line.street, ...textsOf('street')].filter(Boolean).join(', '),
    building: line.building,
    addition: [line.unit, between, ...textsOf('addition')].filter(Boolean).join(', '),
    district: textsOf('district').join(', '),
    postcode: found?.postcode ?? '',
    locality,
    region: hasRegion ? (regions[0] ?? '') : '',
  };
  const rest = [...textsOf('rest'), aside, ...regions.slice(hasRegion ? 1 : 0)].filter(Boolean);
  const isNumbered = hasNumber(words);
  const hasRun = !isTownApart && line.behind.length > 0;
  const others = lines.filter((_, index) => index !== at);
  const isBoxed = isTownApart && vocabularyOf(iso2).isBox(words);
  const isStreetLine = isNumbered || isStreet(words, iso2);
  // In this order: the first that holds is the reason.
  const doubts: readonly (readonly [Doubt, () => boolean])[] = [
    ['region or town', () => regional.isInDoubt],
    ['directions in the street', () => !isPlainStreet(`${line.street} ${line.building}`)],
    ['one of two houses', () => isEither(words, iso2)],
    ['name in front of the street', () => pieces.length === 1 && isNameInFront(words, iso2)],
    ['company as the street', () => !isNumbered && isCompany(words)],
    ['no plain town', () => !isPlainTown(isBoxed ? withoutOffice(named) : named, given, regional.area !== null)],
    ['town in front of the street', () => !isPlaceInOrder(place, at, given)],
    ['street as the town', () => !isStreetLine && isStreet(named, iso2)],
    ['second street', () => isSecondStreet(others, given)],
    ['town begins anywhere', () => hasRun && !isPlainRun(line.behind, words, given)],
    // `5 Main St The Merchant, Unit 3 Charleston`
    ['flat behind the town', () => hasRun && kinds.lastIndexOf('addition') > at],
    // `BP 12-13 rue des Ormes`
    ['two lines as the street', () => isRivalled(lines, at, given) || isStreet(boxOf(words, iso2)?.behind ?? [], iso2)],
    [
      'words left over',
      () =>
        !hasField(format, 'building') &&
        !isPlainWorld({ fields, given, kinds, place, at, isNumbered, hasArea: area !== null }),
    ],
    ['another country', () => isCountryLeft(rest, fields, iso2)],
    ['part missing', () => !isComplete(fields, given, isNumbered)],
  ];
  return { fields, rest, doubt: doubts.find(([, isSo]) => isSo())?.[0] ?? null };
}

/** `Postfach 312, 3000 Bern 7`: the number is that of the post office. */
function withoutOffice(town: Piece): Piece {
  return /^\d{1,2}$/.test(town.at(-1) ?? '') ? town.slice(0, -1) : town;
}

/** The region of the same name as a city that is one, `Москва`, in a country that demands a region; else null. */
function areaOfTown(town: string, { format, areas }: Given): Area | null {
  if (needOf('region', format) !== 'required' || hasField(format, 'building')) return null;
  const area = areaOf(town.replace(/^\p{Ll}+\.\s+/u, ''), areas);
  // `Nevada` is a town of Missouri, too: where regions have codes, their names are not those of their cities.
  return area?.name === '' ? area : null;
}

/** The place of a text; a country whose addresses have no town has the street alone. */
function placeOf(sides: Sides, { found, format, iso2 }: Given): Place {
  if (!hasField(format, 'locality')) return { locality: [], before: sides.before, behind: sides.behind };
  return found
    ? placeAtPostcode(sides, format, iso2)
    : placeWithoutPostcode([...sides.before, ...sides.behind], format, iso2);
}

/** Without the words that the country prints around the postcode by itself: `SINGAPORE`, `PR`. */
function withoutPrinted(sides: Sides, { format, iso2, found }: Given): Sides {
  const isTownOfName = hasField(format, 'locality') && citiesOfTheirName.includes(iso2);
  const isPrinted = (words: Piece) => {
    return !isTownOfName && found !== null && words.length > 0 && isNameOf(textOf(words), iso2);
  };
  const [before, behind] = [sides.before, sides.behind].map((pieces) => pieces.filter((words) => !isPrinted(words)));
  const last = before?.at(-1) ?? [];
  const start = last.findIndex(
    (_, index) => index > 0 && isPrinted(last.slice(index)) && !/^(?:d[eaoiu]l?|of|new)$/i.test(last[index - 1] ?? ''),
  );
  const cut = start > 0 && sides.isHeadBeside ? (before ?? []).with(-1, last.slice(0, start)) : (before ?? []);
  return { ...sides, before: cut, behind: behind ?? [] };
}

/** The parts of the street's line; number and street stay unchanged if they are one field. */
function streetLineIn(written: Piece, { format, iso2 }: Given, isTownKnown: boolean): StreetLine {
  const given = slashedUnitApart(written, iso2);
  if (hasField(format, 'building')) {
    const isBare = isNumber(given, iso2) && !isStreet(given, iso2);
    if (isBare) return numberLineOf(given);
    const line = lineOf(given, format, iso2);
    // `Postboks 17 Sentrum`
    return isTownKnown && line.behind.length > 0 && vocabularyOf(iso2).isBox(given) ? textLineOf(given) : line;
  }
  const front = unitsBefore(given, iso2);
  const isStreetBehind = front.rest.some((word) => /\p{L}{2}/u.test(word)) && !isBlock(given, front.rest);
  const [units, words] = isStreetBehind ? [front.units, front.rest] : [[], given];
  const behind = streetLineOf(words, /^\d/.test(words[0] ?? ''), iso2)?.behind ?? [];
  const back = unitsBefore(behind, iso2);
  const isTown = !isTownKnown && hasField(format, 'locality') && back.rest.length > 0;
  const head = isTown ? words.slice(0, words.length - behind.length) : words;
  const cut = unitsStart(head, iso2);
  const all = [...units, ...(cut < head.length ? [textOf(head.slice(cut))] : []), ...(isTown ? back.units : [])];
  return { street: textOf(head.slice(0, cut)), building: '', unit: all.join(', '), behind: isTown ? back.rest : [] };
}

/** `Blk 123 Bedok North Street 2`: the block is the number there. */
function isBlock([first = '']: Piece, [next = '']: Piece): boolean {
  return /^bl(?:oc)?k$/.test(bare(first)) && !/^\d/.test(next);
}

/** The index where the units at the end of a street's line begin; its length if there are none. */
function unitsStart(words: Piece, iso2: string): number {
  const start = words.findIndex((word, index) => {
    const head = words.slice(0, index);
    if (!hasNumber(head) || !head.some((it) => /\p{L}{2}/u.test(it))) return false;
    return !(/^#/.test(word) && numberSign.includes(iso2)) && unitsBefore(words.slice(index), iso2).rest.length === 0;
  });
  return start < 0 ? words.length : start;
}

/** Countries in whose addresses the name of a house stands above its street. */
const namedHouses = ['GB', 'IE'];

/** Countries in whose addresses a village stands between the street and the postcode: `Nørregade 5, Strib, 5500 Middelfart`. */
const villages = ['DK'];

function kindsOf(
  { before, behind }: Place,
  at: number,
  line: StreetLine,
  { format, iso2 }: Given,
): readonly (LineKind | null)[] {
  const lines = [...before, ...behind];
  const isApart = hasField(format, 'building');
  const isAbove = namedHouses.includes(iso2);
  // `Résidence Les Tilleuls Bât C`
  const endsInUnit = (words: Piece) => isApart && unitsStartOf(words, iso2) < words.length;
  const isUnitLine = (words: Piece) =>
    isUnit(words, iso2) || unitsBefore(words, iso2).units.length > 0 || endsInUnit(words);
  const isBehindUnit = line.unit !== '';
  const isBoxed = vocabularyOf(iso2).isBox(lines[at] ?? []);
  const areUnits = lines.map(isUnitLine);
  const isUnitAbove = (index: number, from = 0) => areUnits.slice(from, index).includes(true);
  const others = lines.filter((_, index) => index > at && index < before.length && !areUnits[index]);
  return lines.map((words, index): LineKind | null => {
    if (index === at) return null;
    if (index < at && isEstate(words)) return 'addition';
    if (isLocker(lines[at] ?? [], iso2) && isCustomerNumber(words)) return 'addition';
    const isBetween = index > at && index < before.length;
    if (!isApart) {
      // A line with a number, or between a flat and the street, belongs to the building.
      const isInside = index < at && !isCompany(words) && (hasNumber(words) || isUnitAbove(index));
      if (areUnits[index] || isInside) return 'addition';
      const isAlone = others.length === 1 && hasNumber(lines[at] ?? []);
      if (isBetween && isAlone && hasField(format, 'district') && !isStreet(words, iso2)) return 'district';
      if (isBetween && isDistrict(words) && hasField(format, 'district')) return 'district';
      if (isBetween) return isBehindUnit || isUnitAbove(index, at) ? 'addition' : 'street';
      // `Bole Road, P.O. Box 5758`
      return isBoxed && isStreet(words, iso2) && !isCompany(words) ? 'street' : 'rest';
    }
    // Above a street without a number, or between a flat and the street, is the name of the building.
    // `1/2, 45 Byres Road`
    if (isAbove && index < at && isNumber(words, iso2)) return 'addition';
    const isNamed = (isAbove && line.building === '' && !isBoxed && index === at - 1) || isUnitAbove(index + 1);
    const isVillage = isBetween && villages.includes(iso2) && isTown(words, iso2);
    if (isVillage || (isBetween && isCompany(words) && !areUnits[index])) return 'rest';
    if (isBetween || (index < at && isNamed && !isCompany(words)) || (index > at && areUnits[index])) return 'addition';
    return index >= before.length && index > at && hasField(format, 'region') ? 'region' : 'rest';
  });
}

/** A town without the code of its province or canton, and without words that only the post needs. */
function townOf(
  words: Piece,
  { format, areas, iso2 }: Given,
): { readonly town: string; readonly region: string; readonly aside: string } {
  const hasRegion = hasField(format, 'region');
  const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(textOf(words)) ?? [];
  if (inside !== '' && hasRegion) return { town: name, region: inside, aside: '' };
  const last = words.at(-1) ?? '';
  // `HUNTINGTON BH` is a town: where there is a list, only its codes are.
  const sign = last.replace(/[()]/g, '');
  const listed = sign.length < 4 ? areaOf(sign, areas)?.value : undefined;
  const code = (areas.length > 0 ? listed : /^[A-Z]{2,3}$/.exec(sign)?.[0]) ?? '';
  const isKnown = hasRegion || counties[iso2]?.split('|').includes(bare(code)) === true;
  const isCode =
    words.length > 1 &&
    isKnown &&
    (code.length === 2 || (code.length === 3 && hasRegion && !hasField(format, 'building')));
  if (!isCode || words.every((word) => word === word.toUpperCase() && word.length > 3))
    return { town: textOf(words), region: '', aside: '' };
  const town = textOf(words.slice(0, -1));
  return hasRegion ? { town, region: code, aside: '' } : { town, region: '', aside: code };
}

/**
 * True if the town in the street's line clearly begins there: behind a street word, or as a short name with a postcode.
 */
function isPlainRun(town: Piece, line: Piece, { found, format, iso2 }: Given): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(town.join(' '))) return false;
  // `87 SOHO ROAD BIRMINGHAM` behind a name: more of the street may be in what would be the town.
  if (town.slice(0, -1).some(vocabularyOf(iso2).closesStreet)) return false;
  const street = line.slice(0, line.length - town.length);
  const isClosed = /^\d/.test(line[0] ?? '') && street.some(vocabularyOf(iso2).closesStreet);
  return isClosed || (found !== null && (town.length === 1 || !hasField(format, 'district')));
}

function textOf(words: Piece): string {
  return words.join(' ').replace(/[,:]+$/, '');
}
