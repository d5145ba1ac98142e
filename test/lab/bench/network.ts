/** The requests of the element: `npm run bench -- network`. */
import { withBench } from './browser/measure.ts';
import { networkCounts } from './browser/network.ts';
import { report, tableOf } from './browser/report.ts';

await withBench(
  async (bench) => {
    const { scripts, countries, suggestions, again, details } = await networkCounts(bench);
    report(
      'network',
      tableOf(
        ['', 'requests'],
        [
          ['code files before the first list', scripts],
          ['the list of countries, for three elements of a page', countries],
          ['suggestions for three texts', suggestions],
          ['suggestions after a character was deleted and typed again', again],
          ['details of the chosen address', details],
        ],
      ),
    );
  },
  { fields: ['address-entry'] },
);
