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
  const { town, region } = townOf(townWords(findings), findings);
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
  const rest = [...textsOf('rest'), ...regions.slice(hasRegion ? 1 : 0), ...findings.contacts.map(textOf)];
  return { fields, rest: rest.filter(Boolean) };
}

/** A town without its province or canton: `Schio (VI)`, `Payerne VD`. */
function townOf(words: Piece, { format, areas, iso2 }: Findings): { readonly town: string; readonly region: string } {
  const whole = textOf(words);
  const hasRegion = hasField(format, 'region');
  const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(whole) ?? [];
  if (inside !== '' && hasRegion) return { town: name, region: inside };
  const sign = words.at(-1)?.text.replace(/[()]/g, '') ?? '';
  // `HUNTINGTON BH` is a town: where there is a list, only its codes are.
  const code = areas.length > 0 ? areaOf(sign, areas)?.value : sign;
  const isCode = /^[A-Z]{2,3}$/.test(code ?? '') && sign.length < 4;
  const isKnown = hasRegion || isListedCounty(sign.toLowerCase(), iso2);
  if (!code || !isCode || !isKnown || words.length < 2) return { town: whole, region: '' };
  return { town: textOf(words.slice(0, -1)), region: code };
}
