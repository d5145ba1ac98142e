/** The region in a text, and counties that the post does not need. */

import { type Area, areaOf } from '../address/areas.ts';
import { type AddressFormat, hasField } from '../address/formats.ts';
import { hasAreas } from '../address/load-areas.ts';
import { bare } from '../letters.ts';
import { isUnfinished } from './country-in-text.ts';
import { counties, townSigns } from './data/words.ts';
import { isStreet } from './piece-kinds.ts';
import type { Piece } from './pieces.ts';
import { isBefore, isTown, type Sides } from './place.ts';
import { streetLineOf } from './street-line.ts';

/** A text without its region. */
export interface Regional {
  readonly sides: Sides;
  /** From the closed list of the country; null for none. */
  readonly area: Area | null;
  /** As it is written, if the country has no list; else empty. */
  readonly name: string;
  /** True if it may as well be a part of the town's name. */
  readonly isInDoubt: boolean;
}

/** A region at the end of a piece. */
interface AreaAt {
  readonly area: Area;
  /** The words before it. */
  readonly rest: Piece;
  readonly isCode: boolean;
  /** True if a sign stands between: `Fatih/İstanbul`, `Montréal (Québec)`. */
  readonly isDivided: boolean;
}

const townSign = new RegExp(`^(?:${townSigns})$`);

/** A name that says that it is a town. */
const cityName = /^ciudad\b|\bcity$/i;

/** Most words of the name of a region. */
const wordsMax = 6;

/** Takes the region off the end, by the closed list of the country, where the number of the house has no field of its own. */
export function withoutRegion(sides: Sides, format: AddressFormat, areas: readonly Area[], iso2: string): Regional {
  const none: Regional = { sides, area: null, name: '', isInDoubt: false };
  if (!hasField(format, 'region') || hasField(format, 'building')) return none;
  if (areas.length === 0) return hasAreas(iso2) ? none : unlisted(sides, format, iso2);
  const { before, behind, isTailBeside } = sides;
  // `630099, Новосибирская область, г. Новосибирск`
  const [first, town] = behind;
  const above = first && townSign.test(bare(town?.[0] ?? '')) ? areaIn(first, areas) : null;
  if (above?.rest.length === 0)
    return { sides: { ...sides, behind: behind.slice(1) }, area: above.area, name: '', isInDoubt: false };
  const isTownBehind = hasField(format, 'locality') && isBefore(format, 'postcode', 'locality');
  const last = behind.at(-1);
  if (last) {
    const found = areaIn(last, areas);
    // `72000 Puebla` is the town.
    const isTownAlone = isTownBehind && behind.length === 1 && (found?.rest.length === 0 || (isTailBeside && !found));
    if (found && !isTownAlone) {
      const isInDoubt = found.rest.length > 0 && !found.isDivided && !found.isCode;
      return { sides: { ...sides, behind: withEnd(behind, found.rest) }, area: found.area, name: '', isInDoubt };
    }
  }
  const words = before.at(-1);
  const found = words && areaIn(words, areas);
  if (!found || (isTownBehind && behind.length > 0)) return none;
  const previous = before.at(-2);
  const isOnlyTown =
    found.rest.length === 0 &&
    hasField(format, 'locality') &&
    !(previous && (isTown(previous, iso2) ? !isStreet(previous, iso2) : isTownInside(previous, iso2)));
  // `350 Fifth Avenue, New York 10118`; a code of two letters is no town.
  if (isOnlyTown && !found.isCode) return none;
  const rest = withEnd(before, found.rest);
  // `Victoria Island, Lagos 101241`: beside the postcode is the town, where the region has another place.
  const isTownsPlace =
    sides.behind.length === 0 &&
    hasField(format, 'locality') &&
    hasField(format, 'district') &&
    !isBefore(format, 'region', 'postcode');
  const isInDoubt = isTownsPlace && found.rest.length === 0 && !cityName.test(previous?.join(' ') ?? '');
  const isHeadBeside = sides.isHeadBeside && found.rest.length > 0;
  return { sides: { ...sides, before: rest, isHeadBeside }, area: found.area, name: '', isInDoubt };
}

/**
 * Reads a region without a list: if only two texts stand between the street's number and the end, they are town and
 * region.
 */
function unlisted(sides: Sides, format: AddressFormat, iso2: string): Regional {
  const none: Regional = { sides, area: null, name: '', isInDoubt: false };
  if (!hasField(format, 'locality') || isBefore(format, 'region', 'locality')) return none;
  const isName = (words: Piece | undefined) => words !== undefined && isTown(words, iso2) && !isStreet(words, iso2);
  const all = [...sides.before, ...sides.behind];
  const [town, region] = all.slice(-2);
  const others = all.slice(0, -2);
  const isOther = others.length > 0 && others.every((words) => !isName(words) || words === others[0]);
  if (!isName(town) || !isName(region) || !region || !isOther || isName(others.at(-1))) return none;
  if (cityName.test(region.join(' ')) || !others.flat().some((word) => /\d/.test(word))) return none;
  const rest = sides.behind.length > 0 ? { behind: sides.behind.slice(0, -1) } : { before: sides.before.slice(0, -1) };
  return { sides: { ...sides, ...rest }, area: null, name: region.join(' '), isInDoubt: false };
}

/** `1646 Red Leaf Drive Fort Mill, South Carolina` */
function isTownInside(words: Piece, iso2: string): boolean {
  return /^\d/.test(words[0] ?? '') && (streetLineOf(words, true, iso2)?.behind.length ?? 0) > 0;
}

function withEnd(pieces: readonly Piece[], words: Piece): readonly Piece[] {
  return words.length > 0 ? pieces.with(-1, words) : pieces.slice(0, -1);
}

/** The region that a piece is or ends in, by name or code, the longest first; null for none. */
function areaIn(words: Piece, areas: readonly Area[]): AreaAt | null {
  const last = words.at(-1) ?? '';
  const [, town = '', inside = ''] = /^(.*[\p{L}.])[/(–-]([^/()]+)\)?$/u.exec(last) ?? [];
  const divided = inside !== '' && !/\d/.test(last) ? areaOf(inside, areas) : undefined;
  for (let start = Math.max(0, words.length - wordsMax); start < words.length; start++) {
    const [rest, taken] = [words.slice(0, start), words.slice(start)];
    const name = taken.join(' ').replace(/[()]/g, '').trim();
    const area = /\d/.test(name) ? undefined : areaOf(name, areas);
    if (!area || isOtherTown(name, area)) continue;
    const isShort = isCode(name, area);
    if ((!isShort && isUnfinished(rest.at(-1))) || isTownSign(rest)) continue;
    return { area, rest, isCode: isShort, isDivided: /^\(/.test(taken[0] ?? '') };
  }
  return divided ? { area: divided, rest: [...words.slice(0, -1), town], isCode: false, isDivided: true } : null;
}

/** `г. Москва`: the sign says that the name is a town's. */
function isTownSign(words: Piece): boolean {
  return townSign.test(words.map(bare).join(' '));
}

/** `Quezon City` is a town, not the province of Quezon. */
function isOtherTown(name: string, { value, name: full, latin }: Area): boolean {
  const isNamedSo = [value, full, latin].some((it) => it.toLowerCase() === name.toLowerCase());
  return /\scity$/i.test(name) && !isNamedSo;
}

/** True if the text is a region's short form. The name without its kind, `Київ` of `місто Київ`, is none. */
function isCode(text: string, { value, name, others }: Area): boolean {
  const codes = others.filter((it) => !value.includes(it));
  const short = [name === '' ? '' : value, ...codes].map((it) => it.replace(/\./g, '').toUpperCase());
  return short.includes(text.replace(/\./g, '').toUpperCase());
}

/** As it is printed, in the letters of the text. */
export function regionText({ value, latin }: Area, text: string): string {
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? value : latin || value;
}

/** `Co. Cork`. */
const county = /^(?:co|county) \D+$/;
/** Those of Britain are no part of an address, and not towns. */
const britishCounty = /^\S+ (?:antrim|armagh|down|durham|fermanagh|(?:london)?derry|tyrone)$/;

/** Pieces without counties, and the counties. */
export function withoutCounties(
  { before, behind, ...beside }: Sides,
  format: AddressFormat,
  iso2: string,
): { readonly sides: Sides; readonly counties: readonly string[] } {
  const hasCounties = format.rows.flat().some(({ label }) => label === 'county');
  const isNamed = (words: Piece) => {
    const name = words.map(bare).join(' ');
    return county.test(name) && (hasCounties || britishCounty.test(name));
  };
  const named = [...before, ...behind].filter(isNamed);
  const rest = { before: before.filter((it) => !isNamed(it)), behind: behind.filter((it) => !isNamed(it)) };
  const isHeadBeside = beside.isHeadBeside && rest.before.at(-1) === before.at(-1);
  const listed = listedCountyIn(rest.before, iso2, isNamed);
  const taken = [...named.map((words) => words.join(' ')), ...(listed ? [listed.name] : [])];
  const isKnown = listed ? rest.before.with(-1, listed.rest).filter((words) => words.length > 0) : rest.before;
  return { sides: { ...beside, ...rest, before: isKnown, isHeadBeside: isHeadBeside && !listed }, counties: taken };
}

/** A county that stands behind the town, before the postcode. */
function listedCountyIn(
  before: readonly Piece[],
  iso2: string,
  isNamed: (words: Piece) => boolean,
): { readonly name: string; readonly rest: Piece } | null {
  const list = counties[iso2]?.split('|') ?? [];
  const words = before.at(-1);
  if (!words) return null;
  const isOne = (taken: Piece) => {
    const name = taken.map(bare).join(' ');
    // `N Yorks`
    return (
      isNamed(taken) ||
      list.includes(name.replace(/^[nsew] /, '')) ||
      (iso2 === 'US' && taken.length > 1 && / county$/.test(name))
    );
  };
  const previous = before.at(-2);
  if (isOne(words))
    return previous && isTown(previous, iso2) && !isStreet(previous, iso2) ? { name: words.join(' '), rest: [] } : null;
  // `Eastbourne East Sussex`; one word may be a part of the town's name.
  for (let start = Math.max(1, words.length - 3); start < words.length - 1; start++)
    if (isOne(words.slice(start))) return { name: words.slice(start).join(' '), rest: words.slice(0, start) };
  return null;
}
