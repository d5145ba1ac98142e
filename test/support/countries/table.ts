/** The table of all countries in the docs. */
import { facts } from '../../../src/core/address/format-data.ts';
import type { AddressFormat, FieldFormat } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { manualEn } from '../../../src/i18n/en/manual.ts';

const marks = { required: '*', expected: '', optional: ' (optional)', collapsed: '' } as const;
const labels: Readonly<Record<string, string>> = manualEn.labels;

/** The document, a row for each country. */
export function countriesTable(): string {
  const countries = isoCountries().map(({ iso2, name }) => ({ iso2, name, format: worldFormatOf(iso2) }));
  const sorted = countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return `# Addresses of all countries

The manual fields of each country, row by row (\`/\`), in English. \`*\`: an address needs it. Without a mark: nearly every
address has it, so its absence is pointed out and no order is stopped. A second line for flat, floor and building name is
everywhere. *By hand*: \`format-data.ts\`; *Google*: Google's address metadata (CC BY 4.0), changed as
[formats.md](formats.md) says. Written by \`npm run countries\`.

| country | code | fields | postcode | source |
| --- | --- | --- | --- | --- |
${sorted.map(({ iso2, name, format }) => `| ${name} | ${iso2} | ${fieldsOf(format)} | ${format.postcode?.example ?? ''} | ${sourceOf(iso2)} |`).join('\n')}
`;
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

function sourceOf(iso2: string): string {
  return Object.hasOwn(facts, iso2) ? 'by hand' : 'Google';
}
