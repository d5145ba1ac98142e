/** The region in a text, and counties that the post does not need. */
import { type Area, areaOf } from '../address/areas.ts';
import { hasField } from '../address/formats.ts';
import { countryNamed } from '../country/named.ts';
import { oncePerText } from '../once.ts';
import { citiesOfTheirName } from './data/countries.ts';
import { counties } from './data/words.ts';
import { before, behind, type Findings, isBefore, type Line, needOf, replaced, townWords } from './findings.ts';
import { isTownOnly } from './piece-kinds.ts';
import { streetLineOf } from './street-line.ts';
import { is, type Piece, shortened, textOf } from './tokens.ts';

/** A region at the end of a piece. */
interface AreaAt {
  readonly area: Area;
  /** The words before it. */
  readonly rest: Piece;
  readonly taken: Piece;
  readonly isCode: boolean;
  /** True if a sign stands between: `Fatih/İstanbul`, `Montréal (Québec)`. */
  readonly isDivided: boolean;
}

/** Most words of the name of a region. */
const wordsMax = 6;

/** Takes the region off the end, by the closed list of the country. */
export function regionIn(findings: Findings): Partial<Findings> {
  const { format, lines, iso2 } = findings;
  const [isApart, hasRegion] = [hasField(format, 'building'), hasField(format, 'region')];
  const listed = listedAreas(findings.areas, iso2);
  // As long as there is no list, `Bergamo BG` and `Getafe (Madrid)` say theirs by their shape.
  const areas = listed.length === 0 && isApart && hasRegion ? lines.flatMap(({ words }) => signIn(words)) : listed;
  if (areas.length === 0) return hasRegion && !isApart ? unlistedRegionIn(findings) : {};
  const without = (line: Line | undefined, { rest, taken, area }: AreaAt, isRegionInDoubt: boolean) => ({
    lines: replaced(lines, line, rest),
    ...(hasRegion ? { area, isRegionInDoubt } : { counties: [...findings.counties, taken] }),
  });
  // One word may be a part of the town's name, or a letter of the flat: `Bologna BO`, but `Neustadt in Sachsen`, `bajo B`.
  const isPart = ({ rest, taken, area, isCode, isDivided }: AreaAt) =>
    isApart && rest.length > 0 && taken.length < 2 && !isDivided && !(isCode && area.value.length < 4);
  const [front, back] = [before(lines), behind(lines)];
  // `630099, Новосибирская область, г. Новосибирск`
  const above = is(back[1]?.words[0], 'townSign') ? areaIn(back[0], areas) : null;
  if (above?.rest.length === 0) return without(back[0], above, false);
  const hasTown = hasField(format, 'locality');
  const isTownBehind = hasTown && isBefore(format, 'postcode', 'locality');
  const found = areaIn(back.at(-1), areas);
  const isWhole = found?.rest.length === 0;
  // `72000 Puebla` is the town, and so is Puebla behind `72000,` if no other line is.
  const isTown = back.length === 1 && (back[0]?.isBeside === true || !isTownOnly(front.at(-1)?.words));
  if (found && !isPart(found) && !(isTownBehind && isWhole && isTown))
    return without(back.at(-1), found, !isApart && !isWhole && !found.isDivided && !found.isCode);
  const own = areaIn(front.at(-1), areas);
  if (!own || isPart(own) || (isTownBehind && back.length > 0)) return {};
  const previous = front.at(-2)?.words ?? [];
  const isAlone = own.rest.length === 0 && hasTown;
  // `350 Fifth Avenue, New York 10118`, but `48 Elm Drive Fort Mill, South Carolina`; a code of two letters is no town.
  if (isAlone && !own.isCode && !endsInTown(previous)) return {};
  return without(front.at(-1), own, false);
}

/** True if a line is a town, or a street with a town behind it. */
function endsInTown(words: Piece): boolean {
  return isTownOnly(words) || (streetLineOf(words, true)?.behind.length ?? 0) > 0;
}

/** A region without a list: the last of two names at the end. */
function unlistedRegionIn({ lines }: Findings): Partial<Findings> {
  const [town, region] = lines.slice(-2);
  if (!region || !isTownOnly(town?.words) || !isTownOnly(region.words)) return {};
  return { lines: replaced(lines, region), area: areaNamed(textOf(region.words)) };
}

/** The region that a line is or ends in, by name or code, the longest first; null for none. */
function areaIn(line: Line | undefined, areas: readonly Area[]): AreaAt | null {
  const words = line?.words ?? [];
  const last = words.at(-1);
  for (let start = Math.max(0, words.length - wordsMax); start < words.length; start++) {
    const [rest, taken] = [words.slice(0, start), words.slice(start)];
    const name = textOf(taken).replace(/[()]/g, '').trim();
    const area = /\d/.test(name) ? undefined : areaOf(name, areas);
    if (!area) continue;
    const isShort = isCode(name, area);
    // `г. Москва`: the sign says that the name is a town's.
    if ((!isShort && is(rest.at(-1), 'unfinished')) || (rest.length === 1 && is(rest[0], 'townSign'))) continue;
    // `Montréal (Québec)`; `Madrid Madrid` is a town and its region.
    const isDivided = taken[0]?.text.startsWith('(') === true || bareText(taken) === rest.at(-1)?.bare;
    return { area, rest, taken, isCode: isShort, isDivided };
  }
  const [, town = '', inside = ''] = /^(\D*[\p{L}.])[/(–-]([^/()\d]+)\)?$/u.exec(last?.text ?? '') ?? [];
  const area = areaOf(inside, areas);
  if (!area || !last) return null;
  const others = words.slice(0, -1);
  // `ALICANTE/ALACANT` is one name in two languages, and stays as it was typed; `Madrid(Madrid)` is a town and its region.
  const isOneName = last.text.includes('/') && areaOf(town, areas) === area;
  if (isOneName) return { area: areaNamed(last.text), rest: others, taken: [last], isCode: false, isDivided: true };
  const rest = [...others, shortened(last, town)];
  return { area, rest, taken: [shortened(last, inside)], isCode: false, isDivided: true };
}

/** True if the text is a region's short form, of at most three letters. */
function isCode(text: string, { value, others }: Area): boolean {
  const letters = text.replace(/\./g, '').toUpperCase();
  return letters.length < 4 && [value, ...others].some((it) => it.replace(/\./g, '').toUpperCase() === letters);
}

/** As it is printed, in the letters of the text. */
export function regionText({ value, latin }: Area, text: string): string {
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? value : latin || value;
}

/** `Co. Cork`. */
const county = /^(?:co|county) \D+$/;
/** Those of Britain are no part of an address, and not towns. */
const britishCounty = /^\S+ (?:antrim|armagh|down|durham|fermanagh|(?:london)?derry|tyrone)$/;

/** Takes counties away that are named so: `Co. Cork`, `King County`. */
export function countiesIn({ lines, format, iso2 }: Findings): Partial<Findings> {
  const hasCounties = format.rows.flat().some(({ label }) => label === 'county');
  const taken = lines.filter(({ words }, at) =>
    words.at(-1)?.bare === 'county'
      ? iso2 === 'US' && isTownOnly(lines[at - 1]?.words)
      : county.test(bareText(words)) && (hasCounties || britishCounty.test(bareText(words))),
  );
  return { lines: lines.filter((it) => !taken.includes(it)), counties: taken.map(({ words }) => words) };
}

/** The regions of a country: its list, else the provinces and counties that its post does not need. */
export function listedAreas(areas: readonly Area[], iso2: string): readonly Area[] {
  return areas.length > 0 ? areas : countiesOf(iso2);
}

const countiesOf = oncePerText((iso2: string): readonly Area[] => (counties[iso2]?.split('|') ?? []).map(areaNamed));

function areaNamed(value: string): Area {
  return { value, name: '', latin: '', others: [] };
}

function signIn(words: Piece): readonly Area[] {
  const [, code, name] = /(?:(?:^|\p{L} )\(?([A-Z]{2})\)?|\p{L} ?\(([^()]{3,})\))$/u.exec(textOf(words)) ?? [];
  return [code ?? name ?? []].flat().map(areaNamed);
}

function bareText(words: Piece): string {
  return words.map(({ bare }) => bare).join(' ');
}

/** Takes away the words that the country prints around the postcode by itself: `SINGAPORE`, `PR`. */
export function printedNameIn({ lines, format, iso2, found }: Findings): Partial<Findings> {
  if (!found || (hasField(format, 'locality') && citiesOfTheirName.includes(iso2))) return {};
  const isPrinted = (words: Piece) => words.length > 0 && countryNamed(textOf(words)) === iso2;
  const others = lines.filter(({ words }) => !isPrinted(words));
  const last = before(others).at(-1);
  if (!last?.isBeside) return { lines: others };
  const start = last.words.findIndex((_, index) => isPrinted(last.words.slice(index)));
  return { lines: start < 0 ? others : replaced(others, last, last.words.slice(0, start)) };
}

/** Takes the region of the same name as a city that is one, `Москва`, in a country that demands a region. */
export function cityRegionIn(findings: Findings): Partial<Findings> {
  const { area, areas, format } = findings;
  if (area || needOf('region', format) !== 'required' || hasField(format, 'building')) return {};
  const town = textOf(townWords(findings)).replace(/^\p{Ll}+\.\s+/u, '');
  const found = areaOf(town, areas);
  // `Nevada` is a town of Missouri, too: where regions have codes, their names are not those of their cities.
  return found?.name === '' ? { area: found } : {};
}
