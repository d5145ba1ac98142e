/** Writes the table of all countries into `docs/formats.md`: `npx node test/support/countries/write-table.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withCountriesTable } from './table.ts';

const page = new URL('../../../docs/formats.md', import.meta.url);
writeFileSync(page, withCountriesTable(readFileSync(page, 'utf8')));
