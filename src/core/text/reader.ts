/**
 * Reads a text that people type or paste as an address: its parts by the format of its country. The service decides
 * which address it is. Nothing gets lost: words that are no part of an address are the rest.
 */
import type { Area } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField } from '../address/formats.ts';
import { bounded } from './bound.ts';
import { type Doubt, doubtOf } from './doubts.ts';
import { type Findings, type LineKind, townWords, unread } from './findings.ts';
import { isLargestFirst, readLargestFirst } from './largest-first.ts';
import { regionText } from './region.ts';
import { rules } from './rules.ts';
import { textOf } from './tokens.ts';

/** A text in the parts of an address. */
export interface ReadAddress {
  /** ISO 3166-1 alpha-2 of the country that the text names, or that its postcode belongs to; null for neither. */
  readonly country: string | null;
  /** By the format of that country, or of the expected one; empty for missing parts. */
  readonly fields: FieldTexts;
  /** The other words, in the order written: names, companies, telephone numbers, counties. */
  readonly rest: readonly string[];
  /** True if the text is clearly a whole address; a caller leaves any other text as it was. */
  readonly isWhole: boolean;
  /** Why it is not; null if it is. */
  readonly doubt: Doubt | null;
}

/**
 * Reads a text. Its time is bounded: only the beginning of a long text is read, and the rest is kept.
 *
 * @param iso2 the country in which the address is expected, ISO 3166-1 alpha-2; empty for none
 *
 * @param areas the regions of that country; empty if there is no list of them, or not yet
 */
export function readAddress(text: string, iso2: string, areas: readonly Area[]): ReadAddress {
  const { read, beyond, isLong } = bounded(text);
  const whole = readWhole(read, iso2, areas);
  if (beyond === '') return whole;
  return withDoubt({ ...whole, rest: [...whole.rest, beyond], doubt: whole.doubt ?? (isLong ? 'too long' : null) });
}

function readWhole(text: string, iso2: string, areas: readonly Area[]): ReadAddress {
  if (isLargestFirst(text, iso2)) {
    const read = readLargestFirst(text, iso2, areas) ?? { fields: emptyFields, rest: [text] };
    return withDoubt({ country: null, ...read, doubt: read.rest.includes(text) ? 'no known order' : null });
  }
  let findings = unread(text, iso2, areas);
  for (const [, find] of rules) findings = { ...findings, ...find(findings) };
  const { fields, rest } = fieldsOf(findings);
  const { named, townName } = findings;
  const isTownNamed = townName !== '' && fields.locality === townName && findings.iso2 === iso2;
  return withDoubt({
    country: isTownNamed ? null : (named ?? (findings.iso2 !== iso2 ? findings.iso2 : null)),
    fields,
    rest,
    doubt: doubtOf(findings, fields, rest) ?? (/^[A-Z]{2}$/.test(findings.iso2) ? null : 'no known order'),
  });
}

function withDoubt(read: Omit<ReadAddress, 'isWhole'>): ReadAddress {
  return { ...read, isWhole: read.doubt === null };
}

/** The fields, and the texts that are no part of them. */
function fieldsOf(findings: Findings): { readonly fields: FieldTexts; readonly rest: readonly string[] } {
  const { format, text, lines, kinds, street, found, townName, area } = findings;
  const town = textOf(townWords(findings));
  const textsOf = (kind: LineKind) =>
    lines.filter((_, index) => kinds[index] === kind).map(({ words }) => textOf(words));
  const regions = [area ? regionText(area, text) : '', ...findings.counties.map(textOf)].filter(Boolean);
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
