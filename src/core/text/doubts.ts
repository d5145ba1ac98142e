/** The doubts about a reading: in doubt a text is not a whole address, and stays as the shopper has it. */
import { nearWords } from '../address/data/number-words.ts';
import { type FieldTexts, hasField, postcodeFrom } from '../address/formats.ts';
import { hasAreas } from '../address/load-areas.ts';
import { boxOf } from '../address/po-box.ts';
import { countryNamed } from '../country/named.ts';
import { bare, fold } from '../letters.ts';
import { type Findings, formatFor, isBefore, type Line, needOf, streetWords, townWords } from './findings.ts';
import {
  hasNumber,
  isBox,
  isCompany,
  isDistrict,
  isNumberedTown,
  isStreet,
  isTownOnly,
  isUnit,
} from './piece-kinds.ts';
import { hasRival } from './street.ts';
import { isNumber } from './street-line.ts';
import { has, is, type Kind, lineOfTokens, type Piece, type Token, textsOf } from './tokens.ts';
import { unitsStartOf } from './units.ts';

/** What was found, and the fields that it makes. */
type Doubted = Findings & {
  readonly fields: FieldTexts;
  readonly rest: readonly string[];
  /** The words of the street's line, and those of the town. */
  readonly words: Piece;
  readonly name: Piece;
};

/** In this order: the first that holds is the reason. */
const doubts = {
  'region or town': ({ isRegionInDoubt }) => isRegionInDoubt,
  'directions in the street': ({ street }) => !isPlainStreet(`${street.street} ${street.building}`),
  'one of two houses': ({ words }) => isEither(words),
  'name in front of the street': (it) => isBehindName(it),
  'name as the street': ({ words, name }) => !hasNumber(words) && (isCompany(words) || isStreet(name)),
  'no plain town': (it) => !isPlainTown(it),
  // `Awa Diop 27 rue Carnot Dakar`
  'town in front of the street': ({ lines, at, found, format }) =>
    found === null && lines[at]?.isBehind === true && !isBefore(format, 'locality', 'street'),
  // `5 Main St The Merchant, Unit 3 Charleston`
  'town begins anywhere': (it) => hasRun(it) && (!isPlainRun(it) || it.kinds.lastIndexOf('addition') > it.at),
  // `BP 12-13 rue des Ormes`
  'two lines as the street': (it) => hasRival(it) || isStreet(wordsBehindBox(it)),
  'words left over': (it) => !isPlainRest(it),
  'another country': (it) => isCountryLeft(it),
  'part missing': (it) => !isComplete(it),
} satisfies Readonly<Record<string, (doubted: Doubted) => boolean>>;

/** Why a text is left as it is. */
export type Doubt = keyof typeof doubts | 'no known order' | 'too long';

/** The first doubt about a reading; null for none. */
export function doubtOf(findings: Findings, fields: FieldTexts, rest: readonly string[]): Doubt | null {
  const doubted = { ...findings, fields, rest, words: streetWords(findings), name: townWords(findings) };
  const names = Object.keys(doubts) as (keyof typeof doubts)[];
  return names.find((name) => doubts[name](doubted)) ?? null;
}

/** True if the word of a street stands behind others without a sign: `sabine wolf am alten markt 12`, `lim ah kow blk 12 bedok street 2`. */
function isBehindName({ words, pieces }: Doubted): boolean {
  const first = (...kinds: readonly Kind[]) => words.findIndex((word) => is(word, ...kinds));
  const unit = first('unit');
  const isBlock = unit > 1 && unit < first('digit') && !isStreet(words.slice(0, unit));
  return pieces.length === 1 && (first('lead', 'compound') > 1 || isBlock);
}

/** Most words of the name of a town. */
const townWordsMax = 5;

/** A number, a code, a county (`King County`), and what is written around a town: `in Utrecht`, `Dachau. Danke!` */
const noTown = /[\p{N}!?]|^\p{Lu}{2}$|\s[Cc]ounty$|\p{L}{4}\.\s|^(?:in|te|à|en|i|w|v)\s/u;

/** True if nothing says that the town is something else. */
function isPlainTown({ name, words, town: apart, area, format }: Doubted): boolean {
  // `Postfach 312, 3000 Bern 7`: the number is that of the post office.
  const isOffice = apart.length > 0 && isBox(words) && is(name.at(-1), 'small');
  const town = isOffice ? name.slice(0, -1) : name;
  if (has(town, 'numberless')) return false;
  if (town.length === 0 || isNumberedTown(town) || town.some((word) => word.bare === 'cedex')) return true;
  const text = town.map((word) => word.text).join(' ');
  // `Calif.` is behind a town, `Bp.` is one.
  const isShort = /\p{L}{2}\.$/u.test(text) && !hasField(format, 'building');
  return town.length <= townWordsMax && !noTown.test(text) && !isUnit(town) && (!isShort || area !== null);
}

const near = new RegExp(`^(?:${nearWords}) `);

/** True if the street's line is not near a house, and has no room in front of other words. */
function isPlainStreet(street: string): boolean {
  return !near.test(fold(street)) && !/\S #\S+ \p{L}|^(?!เลขที่)[\p{Script=Thai}\s]+\s\d/u.test(street);
}

/** True if a line has two houses, one of which is meant: `Storgatan 5 eller 7`; `of. 1102` is an office, `o` in front of a flat the west. */
function isEither(words: Piece): boolean {
  const isOr = (word: Token, at: number) => is(word, 'or') && !is(word, 'unit') && !is(words[at + 1], 'unit');
  return words.some((word, at) => isOr(word, at) && has(words.slice(0, at), 'digit') && has(words.slice(at), 'digit'));
}

function wordsBehindBox({ words, iso2 }: Doubted): Piece {
  return words.slice(words.length - (boxOf(textsOf(words), iso2)?.behind.length ?? 0));
}

/** True if the town stands behind the street on its line. */
function hasRun({ town, street }: Doubted): boolean {
  return town.length === 0 && street.behind.length > 0;
}

/** True if the town in the street's line clearly begins there: behind a street word, or as a short name with a postcode. */
function isPlainRun({ street: { behind: town }, words, found }: Doubted): boolean {
  // `87 SOHO ROAD BIRMINGHAM` behind a name: more of the street may be in what would be the town.
  if (has(town.slice(0, -1), 'closing')) return false;
  const isClosed = is(words[0], 'begun') && has(words.slice(0, words.length - town.length), 'closing');
  return isClosed || (found !== null && town.length === 1);
}

/** True if nothing remains that could be a number, a town or a region, and no region is missing. */
function isPlainRest({ found, format, areas, iso2, kinds, lines, at, words, area, street }: Doubted): boolean {
  // `Itäinen Rantakatu, 56 as. 7 20810 Turku`
  if (hasField(format, 'building'))
    return street.building !== '' || !lines.some((line, index) => kinds[index] === 'rest' && isNumber(line.words));
  const need = needOf('region', format);
  const isLeftBehind = kinds.some((kind, index) => kind === 'rest' && index > at);
  if (isLeftBehind || (found && !found.isSure)) return false;
  if (!hasNumber(words) && at > 0 && !isStreet(words)) return false;
  // Of two names behind a street without a number, either may be the town.
  if (hasAreas(iso2) && areas.length === 0) return false;
  if (!need || area !== null) return found !== null || hasNumber(words) || !hasField(format, 'locality');
  // Behind the line with the number there is one text only: the town.
  const isLeft = ({ words: name, isBehind }: Line, index: number) =>
    index > at && !isBehind && isTownOnly(name) && !isDistrict(name);
  return need !== 'required' || !lines.some(isLeft);
}

/** True if a name that is left over may be the country after all: it has such streets and postcodes. */
function isCountryLeft({ rest, fields: { street, postcode, region }, iso2 }: Doubted): boolean {
  return rest.some((text) => {
    // `BE` is a canton as well.
    const country = region === '' && bare(text).length > 2 ? countryNamed(text) : null;
    if (country === null || country === iso2) return false;
    return isStreet(lineOfTokens(street, country)) && postcodeFrom(postcode, formatFor(country)) !== null;
  });
}

/** True if the parts are all that an address of the country needs. */
function isComplete({ fields, format, iso2, named, words }: Doubted): boolean {
  const isNamed = named !== null;
  const { street, building, postcode, locality, region, district } = fields;
  if (!/\p{L}/u.test(street)) return false;
  const name = lineOfTokens(street, iso2);
  const isSure = hasNumber(words) || isStreet(name);
  if (hasField(format, 'building')) {
    // `Calle 13 apartamento 3`: the number may be that of the house.
    if (building === '' && has(name, 'digit') && unitsStartOf(name) < name.length) return false;
    const isElsewhere = isNamed || region !== '' || isNumberedTown(lineOfTokens(locality, iso2));
    return locality !== '' && (postcode !== '' || (isElsewhere && needOf('postcode', format) !== 'required' && isSure));
  }
  const regionNeed = needOf('region', format);
  if (locality === '' && needOf('locality', format) === 'required') return false;
  if (postcode !== '') return locality !== '' || region !== '' || regionNeed === undefined;
  // The form asks for the region that `8 Finance Street, Central, Hong Kong` leaves out.
  const isRegionSaid = regionNeed !== 'required' || region !== '' || (hasNumber(words) && locality !== '');
  return isRegionSaid && isSure && (isNamed || (region !== '' && (locality !== '' || district !== '')));
}
