/** Divides a text into its parts, by rules in order. Each takes what it knows, and leaves the rest to the next one. */
import { type Area, areaOf } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField } from '../address/formats.ts';
import { isNameOf } from './country-in-text.ts';
import { citiesOfTheirName } from './data/country-names.ts';
import { type Doubt, doubtOf } from './doubts.ts';
import { before, type Given, type Line, linesOf, needOf, replaced } from './lines.ts';
import { placeOf } from './place.ts';
import { isListedCounty, regionText, withoutCounties, withoutRegion } from './region.ts';
import { kindsOf, type LineKind, streetAt, streetPartsOf } from './street.ts';
import { type Piece, textOf } from './tokens.ts';

/** The parts of a text. */
export interface Parts {
  readonly fields: FieldTexts;
  readonly rest: readonly string[];
  /** The first reason to leave the text as it is; null for none. */
  readonly doubt: Doubt | null;
}

/** Divides a text into its parts. */
export function partsOf(given: Given): Parts {
  const { format, found, text, townName } = given;
  const known = withoutCounties(withoutPrinted(linesOf(given), given), given);
  const regional = withoutRegion(known.lines, given);
  const place = placeOf(regional.lines, given);
  const { lines } = place;
  const at = streetAt(lines, given);
  const words = lines[at]?.words ?? [];
  const isTownApart = place.town.length > 0;
  const line = streetPartsOf(words, given, isTownApart);
  const named = isTownApart ? place.town : line.behind;
  const { town, region, aside } = townOf(named, given);
  const kinds = kindsOf(lines, at, line, given);
  const textsOf = (kind: LineKind) => lines.filter((_, index) => kinds[index] === kind).map((it) => textOf(it.words));
  const area = regional.area ?? areaOfTown(town, given);
  const own = area ? regionText(area, text) : regional.name;
  const regions = [own, ...known.counties, region, ...textsOf('region')].filter(Boolean);
  const hasRegion = hasField(format, 'region');
  const fields = {
    ...emptyFields,
    street: [line.street, ...textsOf('street')].filter(Boolean).join(', '),
    building: line.building,
    addition: [line.unit, isTownApart ? textOf(line.behind) : '', ...textsOf('addition')].filter(Boolean).join(', '),
    district: textsOf('district').join(', '),
    postcode: found?.postcode ?? '',
    locality: town || (hasField(format, 'locality') ? townName : ''),
    region: (hasRegion && regions[0]) || '',
  };
  const rest = [...textsOf('rest'), aside, ...regions.slice(hasRegion ? 1 : 0)].filter(Boolean);
  const reading = { given, fields, rest, lines, kinds, at, words, named, line, isTownApart, hasArea: area !== null };
  return {
    fields,
    rest,
    doubt: doubtOf({ ...reading, isRegionInDoubt: regional.isInDoubt, isRegionListed: regional.area !== null }),
  };
}

/** Without the words that the country prints around the postcode by itself: `SINGAPORE`, `PR`. */
function withoutPrinted(lines: readonly Line[], { format, iso2, found }: Given): readonly Line[] {
  if (!found || (hasField(format, 'locality') && citiesOfTheirName.includes(iso2))) return lines;
  const isPrinted = (words: Piece) => words.length > 0 && isNameOf(textOf(words), iso2);
  const others = lines.filter(({ words }) => !isPrinted(words));
  const last = before(others).at(-1);
  if (!last?.isBeside) return others;
  const start = last.words.findIndex(
    (_, index) =>
      index > 0 &&
      !/^(?:d[aeiou]l?|of|new)$/.test(last.words[index - 1]?.bare ?? '') &&
      isPrinted(last.words.slice(index)),
  );
  return start < 0 ? others : replaced(others, last, last.words.slice(0, start));
}

/** The region of the same name as a city that is one, `Москва`, in a country that demands a region; else null. */
function areaOfTown(town: string, given: Given): Area | null {
  if (needOf('region', given) !== 'required' || hasField(given.format, 'building')) return null;
  const area = areaOf(town.replace(/^\p{Ll}+\.\s+/u, ''), given.areas);
  // `Nevada` is a town of Missouri, too: where regions have codes, their names are not those of their cities.
  return area?.name === '' ? area : null;
}

/** A town without the code of its province or canton, and without words that only the post needs. */
function townOf(
  words: Piece,
  { format, areas, iso2 }: Given,
): { readonly town: string; readonly region: string; readonly aside: string } {
  const whole = { town: textOf(words), region: '', aside: '' };
  const hasRegion = hasField(format, 'region');
  const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(whole.town) ?? [];
  if (inside !== '' && hasRegion) return { town: name, region: inside, aside: '' };
  // `HUNTINGTON BH` is a town: where there is a list, only its codes are.
  const sign = words.at(-1)?.text.replace(/[()]/g, '') ?? '';
  const listed = sign.length < 4 ? areaOf(sign, areas)?.value : undefined;
  const code = (areas.length > 0 ? listed : /^[A-Z]{2,3}$/.exec(sign)?.[0]) ?? '';
  const isKnown = hasRegion || isListedCounty(code.toLowerCase(), iso2);
  const isCode = code.length === 2 || (code.length === 3 && hasRegion && !hasField(format, 'building'));
  if (words.length < 2 || !isKnown || !isCode) return whole;
  const town = textOf(words.slice(0, -1));
  return hasRegion ? { town, region: code, aside: '' } : { town, region: '', aside: code };
}
