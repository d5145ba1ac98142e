/** The memory left by fields that come and go, and by entries one after another: `npm run bench -- leaks`. */
import { leftBy, works } from './browser/cycles.ts';
import { fields } from './browser/fields.ts';
import { withBench } from './browser/measure.ts';
import { report, tableOf } from './browser/report.ts';

const cycles = 200;

/** Code that is compiled on the way would count as memory of the cycles. */
const noCompiledCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

await withBench(
  async (bench) => {
    const rows: string[][] = [];
    for (const field of fields) {
      const row: string[] = [field];
      for (const work of works) {
        const left = await leftBy(bench, field, work, cycles);
        row.push(`${Math.round(left.bytes / cycles)} (${left.nodes}; ${left.listeners})`);
      }
      rows.push(row);
    }
    report(
      'leaks',
      [
        `Bytes that each of ${cycles} cycles leaves behind; in brackets, the nodes and listeners that all of them leave.`,
        '',
        tableOf(['', ...works], rows),
      ].join('\n'),
    );
  },
  { flags: [noCompiledCode] },
);
