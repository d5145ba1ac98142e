/** Writes the queries of the tests: `node test/support/service/write-queries.ts SEED`. They are written once. */
import { writeFileSync } from 'node:fs';
import { makeQueries } from './queries.ts';

const rows = makeQueries(Number(process.argv[2] ?? 1)).map(({ country, kind, query, expected }) =>
  [country, kind, query, expected].join('\t'),
);
writeFileSync(
  new URL('../../demo/service/queries.tsv', import.meta.url),
  `${['country\tkind\tquery\texpected', ...rows].join('\n')}\n`,
);
