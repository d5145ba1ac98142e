/** Whole addresses that begin with the street and end in the town, region and postcode, in the order of a format. */
import { type Area, areaOf } from '../areas.ts';
import type { AddressFormat, Field, FieldTexts } from '../formats.ts';
import { isNameOf, lineOf, type Piece, piecesOf, postcodeIn, printedWordsIn } from './pieces.ts';
import { isStreet, isUnit } from './street-line.ts';

/** What a text is read with. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  /** In the order in which the text is written. */
  readonly format: AddressFormat;
  /** The regions of the country; empty where there is no list of them, or not yet. */
  readonly areas: readonly Area[];
}

/** The parts that a text surely has. */
export type Parts = Partial<FieldTexts>;

/** A piece of the place, and whether it stands behind the postcode. */
interface PlacePiece extends Piece {
  readonly isBehind: boolean;
}

/** Regions that people write and no format has: a town with one of them behind it cannot be told from it. */
const unprinted =
  /^(?:(?:western|eastern|northern) cape|free state|gauteng|kwazulu[ -]natal|limpopo|mpumalanga|north[ -]west)$/i;

/** The parts of a text; null where it is not plainly a whole address of the country. */
export function readSmallestFirst(text: string, country: Country): Parts | null {
  const { pieces, isNamed } = withoutCountry(piecesOf(text), country);
  const { postcode, place } = divided(pieces, country);
  const order = country.format.mail.lines.flat().flatMap(({ field }) => field ?? []);
  const regional = takeRegion(place, order, country);
  if (!regional) return null;
  const { area } = regional;
  const town = takeTown(regional.rest, order);
  if (!town || (area === null && isRegionInDoubt(town, order, country))) return null;
  const quarter = takeDistrict(town.rest, order);
  const street = lineOf(quarter.rest);
  const isPlain = postcode
    ? town.text !== '' || area || !order.includes('region')
    : area && (town.text || quarter.text || isNamed);
  if (!isPlain || street === '') return null;
  return {
    street,
    district: quarter.text,
    locality: town.text,
    region: area ? regionText(area, text) : '',
    postcode,
  };
}

/** As it is printed, in the letters of the text. */
function regionText({ value, latin }: Area, text: string): string {
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? value : latin || value;
}

/** The country is in the picker. It may stand before the postcode, too. */
function withoutCountry(pieces: readonly Piece[], { iso2, areas, format }: Country) {
  const isName = isNameOf(iso2);
  const at = pieces.findLastIndex(({ text }, index) => index > Math.max(0, pieces.length - 3) && isName(text));
  if (at >= 0) return { pieces: pieces.filter((_, index) => index !== at), isNamed: true };
  const last = pieces.at(-1);
  const words = last?.text.split(' ') ?? [];
  for (const count of [4, 3, 2, 1]) {
    const [head, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const code = postcodeIn(head, iso2, format);
    // `Ciudad de México` ends in no country.
    const isWhole = head !== '' && (areaIn(head, areas) || code?.isFirst === false || code?.rest === '');
    if (last && isWhole && isName(tail))
      return { pieces: [...pieces.slice(0, -1), { ...last, text: head }], isNamed: true };
  }
  return { pieces, isNamed: false };
}

/** The postcode, and the text without it. */
function divided(
  pieces: readonly Piece[],
  { iso2, format }: Country,
): { postcode: string; place: readonly PlacePiece[] } {
  const order = format.mail.lines.flat().map(({ field }) => field);
  const isBeforeTown = order.includes('locality') && order.indexOf('postcode') < order.indexOf('locality');
  const isWord = isNameOf(iso2);
  const words = printedWordsIn(format);
  const isPrinted = (text: string) => isWord(text) || words.includes(text.toUpperCase());
  for (let at = pieces.length - 1; at > 0 && at >= pieces.length - 3; at--) {
    const piece = pieces[at];
    const found = piece && postcodeIn(piece.text, iso2, format);
    if (!piece || !found) continue;
    const behind = pieces.slice(at + 1);
    const isOwn = found.rest === '';
    // Four digits behind a street are a number; before the town they are a postcode.
    const isSure = isBeforeTown ? found.isFirst || isOwn || found.postcode.length > 4 : !found.isFirst || isOwn;
    if (!isSure || behind.some(({ text }) => /\d/.test(text)) || behind.length > (isBeforeTown ? 2 : 1)) continue;
    const rest = isPrinted(found.rest) ? '' : withoutLast(found.rest, words);
    const own = rest === '' ? [] : [{ text: rest, gap: piece.gap, isBehind: found.isFirst }];
    const before = pieces.slice(0, at).filter(({ text }, index) => index === 0 || !words.includes(text.toUpperCase()));
    const place = [
      ...before.map((it) => ({ ...it, isBehind: false })),
      ...own,
      ...behind.map((it) => ({ ...it, isBehind: true })),
    ];
    return { postcode: found.postcode, place };
  }
  return { postcode: '', place: pieces.map((it) => ({ ...it, isBehind: false })) };
}

function withoutLast(text: string, words: readonly string[]): string {
  const [, head = '', last = ''] = /^(.*)\s+(\S+)$/.exec(text) ?? [];
  return words.includes(last.toUpperCase()) ? head : text;
}

interface Regional {
  readonly area: Area | null;
  readonly rest: readonly PlacePiece[];
}

/** Takes the region off the end. Null where something stands behind the postcode that is none, or one is in doubt. */
function takeRegion(place: readonly PlacePiece[], order: readonly Field[], { areas }: Country): Regional | null {
  const last = place.at(-1);
  if (!last || !order.includes('region')) return { area: null, rest: place };
  const isTown = last.isBehind && order.indexOf('postcode') < order.indexOf('locality') && !place.at(-2)?.isBehind;
  const found = areaIn(last.text, areas);
  if (found?.isInDoubt) return null;
  // `72000 Puebla` is the town.
  if (!found || (isTown && found.rest === '')) {
    const isTownFirst = order.indexOf('locality') < order.indexOf('postcode');
    return last.isBehind && isTownFirst ? null : { area: null, rest: place };
  }
  const rest = found.rest === '' ? [] : [{ ...last, text: found.rest }];
  return { area: found.area, rest: [...place.slice(0, -1), ...rest] };
}

/** A region at the end of a piece. */
interface AreaPiece {
  readonly area: Area;
  /** What stands before it. */
  readonly rest: string;
  /** Whether it may as well be the end of the name of a town: `Fort Washington`. */
  readonly isInDoubt: boolean;
}

/** Words that a name goes on behind: `Ciudad de México`, `New Delhi`. */
const unfinished = /(?:^|\s)(?:de|del|da|do|la|of|new)$/i;

/** The region that a piece is or ends in, by name or code; null for none. */
function areaIn(text: string, areas: readonly Area[]): AreaPiece | null {
  const gaps = Array.from(text.matchAll(/[\s/(-]+/g), ({ index, 0: gap }) => ({ index, gap }));
  for (const { index, gap } of [{ index: 0, gap: '' }, ...gaps]) {
    const name = text
      .slice(index + gap.length)
      .replace(/[()]/g, '')
      .trim();
    const area = /\d/.test(name) ? undefined : areaOf(name, areas);
    const rest = text.slice(0, index);
    if (!area || isOtherTown(name, area) || unfinished.test(rest)) continue;
    const isDivided = rest === '' || /[/(-]/.test(gap);
    return { area, rest, isInDoubt: !isDivided && !isCode(name, area) };
  }
  return null;
}

/** `Quezon City` is a town, not the province of Quezon. */
function isOtherTown(name: string, { value, name: full, latin }: Area): boolean {
  const isNamedSo = [value, full, latin].some((it) => it.toLowerCase() === name.toLowerCase());
  return /\scity$/i.test(name) && !isNamedSo;
}

/** Whether a region is written in short. */
function isCode(text: string, { value, name, others }: Area): boolean {
  const short = [name === '' ? '' : value, ...others].map((it) => it.replace(/\./g, '').toUpperCase());
  return short.includes(text.replace(/\./g, '').toUpperCase());
}

interface Taken {
  /** Empty where the format has no such part, or the text none. */
  readonly text: string;
  readonly rest: readonly PlacePiece[];
}

/** Takes the town off the end; null where something is there that cannot be one. */
function takeTown(place: readonly PlacePiece[], order: readonly Field[]): Taken | null {
  const rest = place.slice(0, -1);
  if (!order.includes('locality')) return place.some(({ isBehind }) => isBehind) ? null : { text: '', rest: place };
  const town = place.at(-1);
  if (!town || rest.length === 0 || rest.some(({ isBehind }) => isBehind)) return null;
  const words = town.text.split(' ');
  const isLine = isStreet(words) && !rest.some(hasNumber);
  return hasNumber(town) || isLine || isUnit(words) || unprinted.test(town.text) ? null : { text: town.text, rest };
}

/** Whether what looks like the town may be, or end in, a region that is not known. */
function isRegionInDoubt({ text, rest }: Taken, order: readonly Field[], { areas, format }: Country): boolean {
  const region = format.rows.flat().find(({ field }) => field === 'region');
  if (!region) return false;
  if ((areas.length === 0 && region.need !== 'optional') || text.endsWith('.')) return true;
  const last = rest.at(-1);
  // Behind the line with the number there is one text only: the town.
  return order.indexOf('postcode') > order.indexOf('locality') && !(last && hasNumber(last));
}

/** Takes a part of the town off the end, where one text alone stands between the number and the town. */
function takeDistrict(place: readonly PlacePiece[], order: readonly Field[]): Taken {
  const numbered = place.findLastIndex(hasNumber);
  const last = place.at(-1);
  const words = last?.text.split(' ') ?? [];
  const isDistrict = numbered >= 0 && numbered === place.length - 2 && !isStreet(words) && !isUnit(words);
  if (!order.includes('district') || !last || !isDistrict) return { text: '', rest: place };
  return { text: last.text, rest: place.slice(0, -1) };
}

/** A house number, or the sign that there is none. */
function hasNumber({ text }: Piece): boolean {
  return /\p{N}|\bs\/?n\b/iu.test(text);
}
