/** From the last key to the list for it, and what it took: `npm run bench -- typing`. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Field, fields } from './browser/fields.ts';
import { type Bench, focus, withBench } from './browser/measure.ts';
import { medianOf, report, roundsOf, tableOf } from './browser/report.ts';

const text = 'julianastraat 30 haarlem';

const situations = [
  { gapMs: 120, latencyMs: 0 },
  { gapMs: 120, latencyMs: 50 },
  { gapMs: 120, latencyMs: 200 },
  { gapMs: 120, latencyMs: 1_000 },
  { gapMs: 40, latencyMs: 50 },
] as const;
type Situation = (typeof situations)[number];

interface Result {
  readonly listMs: number;
  readonly requestMs: number;
  readonly listsBefore: number;
  readonly requests: number;
}

async function typeOnce(bench: Bench, field: Field, { gapMs, latencyMs }: Situation, typed: string): Promise<Result> {
  const { service } = bench;
  service.latencyMs = 0;
  const opened = await bench.open(field);
  const { page } = opened;
  try {
    await focus(page);
    service.latencyMs = latencyMs;
    service.asked.length = 0;
    const answered = page.evaluate((whole) => window.probe.listFor(whole), typed);
    const presses: Promise<void>[] = [];
    const begun = performance.now();
    // By the clock: what a press takes does not delay the next one.
    for (const [index, character] of [...typed].entries()) {
      await delay(Math.max(0, begun + index * gapMs - performance.now()));
      presses.push(page.keyboard.press(character === ' ' ? 'Space' : character));
    }
    await Promise.all(presses);
    const { listMs, requestMs, listsBefore } = await answered;
    const requests = service.asked.filter((operation) => operation === 'suggest').length;
    return { listMs, requestMs, listsBefore, requests };
  } finally {
    await opened.close();
  }
}

await withBench(async (bench) => {
  const results = new Map<string, Result[]>();
  const keyOf = (field: Field, { gapMs, latencyMs }: Situation) => `${field} ${gapMs} ${latencyMs}`;
  const rounds = roundsOf(6);
  // Every field in every round: what else the machine does is shared by all.
  for (let round = 0; round < rounds; round++) {
    // Whether the last key of a burst is one that waits depends on how many there are.
    const typed = text.slice(0, text.length - (round % 3));
    for (const situation of situations) {
      for (const field of fields) {
        const key = keyOf(field, situation);
        results.set(key, [...(results.get(key) ?? []), await typeOnce(bench, field, situation, typed)]);
      }
    }
  }
  const cell = (field: Field, situation: Situation) => {
    const all = results.get(keyOf(field, situation)) ?? [];
    const of = (name: keyof Result) => medianOf(all.map((result) => result[name]));
    return `${of('listMs').toFixed(0)} (${of('requests')}; ${of('listsBefore')})`;
  };
  const rows = situations.map((situation) => [
    `${situation.gapMs} ms per key, service ${situation.latencyMs} ms`,
    ...fields.map((field) => cell(field, situation)),
  ]);
  const waits = situations.map((situation) => {
    const of = (field: Field) =>
      medianOf((results.get(keyOf(field, situation)) ?? []).map(({ requestMs }) => requestMs)).toFixed(0);
    return [`${situation.gapMs} ms per key, service ${situation.latencyMs} ms`, ...fields.map(of)];
  });
  report(
    'typing',
    [
      `Milliseconds from the last key to the painted list for the whole text; in brackets, the requests, and the lists before`,
      `it. Median of ${rounds}, about ${text.length - 1} keys each.`,
      '',
      tableOf(['', ...fields], rows),
      '',
      'Milliseconds from the last key to the request for the whole text.',
      '',
      tableOf(['', ...fields], waits),
    ].join('\n'),
  );
});
