/** The fields of an address, of what the rules have found in a text. */
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField } from '../address/formats.ts';
import { type Findings, type LineKind, townWords } from './findings.ts';
import { regionText } from './region.ts';
import { textOf } from './tokens.ts';

/** The fields, and the texts that are no part of them. */
export function fieldsOf(findings: Findings): { readonly fields: FieldTexts; readonly rest: readonly string[] } {
  const { format, text, lines, kinds, street, found, townName, area, regionName } = findings;
  const town = textOf(townWords(findings));
  const textsOf = (kind: LineKind) =>
    lines.filter((_, index) => kinds[index] === kind).map(({ words }) => textOf(words));
  const own = area ? regionText(area, text) : regionName;
  const regions = [own, ...findings.counties.map(textOf)].filter(Boolean);
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
