/** The table of all countries in the docs. */
import type { AddressFormat, FieldFormat } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { manualEn } from '../../../src/i18n/en/manual.ts';

const marks = { required: '*', expected: '', optional: ' (optional)', collapsed: '' } as const;
const labels: Readonly<Record<string, string>> = manualEn.labels;

const marksOfTable = [
  '<!-- Written by `npx node test/support/countries/write-table.ts`. -->',
  '<!-- End of the generated table. -->',
] as const;

/** The page with the current table between its two marks. */
export function withCountriesTable(page: string): string {
  const [begin, end] = marksOfTable;
  const [before = '', rest = ''] = page.split(begin);
  return `${before}${begin}\n\n${countriesTable()}\n${rest.slice(rest.indexOf(end))}`;
}

/** A row for the countries whose forms have the same fields, most countries first. */
function countriesTable(): string {
  const countries = isoCountries()
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ iso2, name }) => ({ iso2, name, format: worldFormatOf(iso2) }));
  const forms = [...new Set(countries.map(({ format }) => fieldsOf(format)))];
  const rows = forms
    .map((fields) => ({ fields, group: countries.filter(({ format }) => fieldsOf(format) === fields) }))
    .toSorted((a, b) => b.group.length - a.group.length);
  return `| fields | countries |
| --- | --- |
${rows.map(({ fields, group }) => `| ${fields} | ${group.map(entryOf).join(' · ')} |`).join('\n')}
`;
}

function entryOf({
  iso2,
  name,
  format,
}: {
  readonly iso2: string;
  readonly name: string;
  readonly format: AddressFormat;
}) {
  const example = format.postcode?.example;
  return `${name} ${iso2}${example ? ` ${example}` : ''}`;
}

function fieldsOf({ rows }: AddressFormat): string {
  return rows
    .map((row) => row.filter(({ field }) => field !== 'addition').map(nameOf))
    .filter((row) => row.length > 0)
    .map((row) => row.join(', '))
    .join(' / ');
}

function nameOf({ label, need }: FieldFormat): string {
  return `${labels[label]}${marks[need]}`;
}
