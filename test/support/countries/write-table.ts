/** Writes the table of all countries, `docs/countries.md`: `npx node test/support/countries/write-table.ts`. */
import { writeFileSync } from 'node:fs';
import { countriesTable } from './table.ts';

writeFileSync(new URL('../../../docs/countries.md', import.meta.url), countriesTable());
