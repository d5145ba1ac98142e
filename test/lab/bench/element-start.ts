/** From the first script to a field that is painted, and what a hundred fields cost: `npm run bench -- element-start`. */
import { type Field, fields } from './browser/fields.ts';
import { type Bench, heldBy, started, withBench } from './browser/measure.ts';
import { medianOf, report, roundsOf, tableOf } from './browser/report.ts';

const many = 100;

/** Milliseconds from the first script to the painted field, of loads with all files in the cache. */
async function loads(bench: Bench, field: Field, rounds: number): Promise<readonly number[]> {
  const opened = await bench.open(field);
  const times: number[] = [];
  // The browser keeps compiled code from the third load on.
  for (let load = 0; load < rounds + 3; load++) {
    await opened.page.reload();
    const time = await started(opened.page);
    if (load >= 3) times.push(time);
  }
  await opened.close();
  return times;
}

/** An event of a trace; `dur` is in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

/** Milliseconds in which the code of a page is evaluated, with all files in the cache. */
async function evaluation(bench: Bench, field: Field): Promise<number> {
  const opened = await bench.open(field);
  const { page, devtools } = opened;
  // The browser keeps compiled code from the third load on.
  for (let load = 0; load < 3; load++) {
    await page.reload();
    await started(page);
  }
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.reload();
  await started(page);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await opened.close();
  const evaluated = events.filter(({ name }) => name === 'v8.evaluateModule');
  return evaluated.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1_000;
}

interface Crowd {
  readonly ms: number;
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The cost of each of many fields. */
async function crowd(bench: Bench, field: Field): Promise<Crowd> {
  const opened = await bench.open(field);
  const before = await heldBy(opened);
  const ms = await opened.page.evaluate(async (count) => {
    const begun = performance.now();
    const mounted = Array.from({ length: count }, () => {
      const holder = document.body.appendChild(document.createElement('div'));
      holder.className = 'one-of-many';
      return window.probe.mount(holder);
    });
    await Promise.all(mounted);
    return (await window.probe.painted()) - begun;
  }, many);
  const after = await heldBy(opened);
  await opened.close();
  const each = (name: 'bytes' | 'nodes' | 'listeners') => (after[name] - before[name]) / many;
  return { ms, bytes: each('bytes'), nodes: each('nodes'), listeners: each('listeners') };
}

await withBench(async (bench) => {
  const rounds = roundsOf(7);
  const rows: (string | number)[][] = [];
  for (const field of fields) {
    const times = await loads(bench, field, rounds);
    const evaluations: number[] = [];
    const crowds: Crowd[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round++) {
      evaluations.push(await evaluation(bench, field));
      crowds.push(await crowd(bench, field));
    }
    const of = (name: keyof Crowd) => medianOf(crowds.map((one) => one[name]));
    rows.push([
      field,
      medianOf(times).toFixed(0),
      medianOf(evaluations).toFixed(1),
      of('ms').toFixed(0),
      (of('bytes') / 1_000).toFixed(1),
      of('nodes').toFixed(0),
      of('listeners').toFixed(0),
    ]);
  }
  const head = ['', 'start, ms', 'code, ms', `${many} fields, ms`, 'kB each', 'nodes each', 'listeners each'];
  report(
    'start',
    [
      'Milliseconds from the first script of the page to the painted field, with all files in the cache, and the share of the',
      `code. Then a hundred fields at once, until they are painted, and the memory of each. Medians of ${rounds}.`,
      '',
      tableOf(head, rows),
    ].join('\n'),
  );
});
