/**
 * A slow phone: a person types as soon as the field is there, on a processor that is slowed down: `npm run bench -- phone`. `--cpu=6` slows it
 * down six times.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Field } from './browser/fields.ts';
import { type Bench, focus, withBench, workOf } from './browser/measure.ts';
import { medianOf, report, roundsOf, tableOf } from './browser/report.ts';

const fields = ['floor', 'accessible-autocomplete', 'address-entry'] as const satisfies readonly Field[];
const text = 'julianastraat 30 haarlem';
const gapMs = 180;
const latencyMs = 50;
const rate = Number(process.argv.find((argument) => argument.startsWith('--cpu='))?.split('=')[1] ?? 4);

interface Result {
  readonly paintedMs: number;
  readonly listMs: number;
  readonly workMs: number;
  readonly longTasks: number;
}

async function typeOnce(bench: Bench, field: Field): Promise<Result> {
  bench.service.latencyMs = latencyMs;
  const opened = await bench.open(field, rate);
  const { page, devtools } = opened;
  try {
    await devtools.send('Performance.enable');
    const paintedMs = await page.evaluate(() => window.probe.startedAfter);
    await focus(page);
    const before = await workOf(opened);
    const tasks = await page.evaluate(() => window.probe.longTasks.length);
    const answered = page.evaluate((whole) => window.probe.listFor(whole), text);
    const presses: Promise<void>[] = [];
    const begun = performance.now();
    // By the clock: what a press takes does not delay the next one.
    for (const [index, character] of [...text].entries()) {
      await delay(Math.max(0, begun + index * gapMs - performance.now()));
      presses.push(page.keyboard.press(character === ' ' ? 'Space' : character));
    }
    await Promise.all(presses);
    const { listMs } = await answered;
    const longTasks = (await page.evaluate(() => window.probe.longTasks)).slice(tasks);
    if (process.argv.includes('--tasks')) console.log(field, longTasks.map((ms) => Math.round(ms)).join(' '));
    return { paintedMs, listMs, workMs: (await workOf(opened)) - before, longTasks: longTasks.length };
  } finally {
    await opened.close();
  }
}

await withBench(
  async (bench) => {
    const results = new Map<Field, Result[]>();
    const rounds = roundsOf(7);
    // Every field in every round: what else the machine does is shared by all.
    for (let round = 0; round < rounds; round++)
      for (const field of fields) results.set(field, [...(results.get(field) ?? []), await typeOnce(bench, field)]);
    const rows = fields.map((field) => {
      const of = (name: keyof Result) => medianOf((results.get(field) ?? []).map((result) => result[name])).toFixed(0);
      return [field, of('paintedMs'), of('listMs'), of('workMs'), of('longTasks')];
    });
    report(
      'phone',
      [
        `A processor slowed down ${rate} times; ${gapMs} ms per key, as soon as the field is there; the service answers in ${latencyMs} ms. Medians of ${rounds}.`,
        '',
        tableOf(['', 'painted, ms', 'last key to list, ms', 'main thread while typing, ms', 'tasks over 50 ms'], rows),
      ].join('\n'),
    );
  },
  { fields },
);
