/** Writes what can be found into the README of the reference service; run as a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFoundTable } from './found-table.ts';

const readme = new URL('../../../demo/service/README.md', import.meta.url);
writeFileSync(readme, withFoundTable(readFileSync(readme, 'utf8')));
