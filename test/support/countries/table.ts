/** The table of all countries in the docs. */
import type { AddressFormat, FieldFormat } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { manualEn } from '../../../src/i18n/en/manual.ts';

const marks = { required: '*', expected: '', optional: ' (optional)', collapsed: '' } as const;
const labels: Readonly<Record<string, string>> = manualEn.labels;

/** The document: a row for the countries whose forms have the same fields, most countries first. */
export function countriesTable(): string {
  const countries = isoCountries()
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ iso2, name }) => ({ iso2, name, format: worldFormatOf(iso2) }));
  const forms = [...new Set(countries.map(({ format }) => fieldsOf(format)))];
  const rows = forms
    .map((fields) => ({ fields, group: countries.filter(({ format }) => fieldsOf(format) === fields) }))
    .toSorted((a, b) => b.group.length - a.group.length);
  return `# Addresses of all countries

The manual fields of each country in English, with its code and an example postcode. \`/\` separates rows, and \`*\` marks required fields. Fields
without a mark are expected: if one is missing, the form says so but doesn't stop the order. Every country also has a second address line.
[Address formats](formats.md) names the sources. Written by \`npx node test/support/countries/write-table.ts\`.

| fields | countries |
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
