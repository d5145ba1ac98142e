/** The fields of an address, of what the rules have found in a text. */
import { areaOf } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField } from '../address/formats.ts';
import { type Findings, type LineKind, townWords } from './findings.ts';
import { isListedCounty, regionText } from './region.ts';
import { type Piece, textOf } from './tokens.ts';

/** The fields, and the texts that are no part of them. */
export function fieldsOf(findings: Findings): { readonly fields: FieldTexts; readonly rest: readonly string[] } {
  const { format, text, lines, kinds, street, found, townName, area, regionName } = findings;
  const { town, region, aside } = townOf(townWords(findings), findings);
  const textsOf = (kind: LineKind) =>
    lines.filter((_, index) => kinds[index] === kind).map(({ words }) => textOf(words));
  const own = area ? regionText(area, text) : regionName;
  const regions = [own, ...findings.counties.map(textOf), region, ...textsOf('region')].filter(Boolean);
  const hasRegion = hasField(format, 'region');
  const between = findings.town.length > 0 ? textOf(street.behind) : '';
  const fields = {
    ...emptyFields,
    street: [street.street, ...textsOf('street')].filter(Boolean).join(', '),
    building: street.building,
    addition: [street.unit, between, ...textsOf('addition')].filter(Boolean).join(', '),
    district: textsOf('district').join(', '),
    postcode: found?.postcode ?? '',
    locality: town || (hasField(format, 'locality') ? townName : ''),
    region: (hasRegion && regions[0]) || '',
  };
  const rest = [...textsOf('rest'), aside, ...regions.slice(hasRegion ? 1 : 0), ...findings.contacts.map(textOf)];
  return { fields, rest: rest.filter(Boolean) };
}

/** A town without the code of its province or canton, and without words that only the post needs. */
function townOf(
  words: Piece,
  { format, areas, iso2 }: Findings,
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
