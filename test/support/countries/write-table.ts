/** Writes the table of all countries, `docs/countries.md`: `npm run countries`. */
import { writeFileSync } from 'node:fs';
import { countriesTable } from './table.ts';

writeFileSync(new URL('../../../docs/countries.md', import.meta.url), countriesTable());
