/**
 * The cost for a page of a field that nobody has touched, beside other fields and beside whole controls, all in one
 * run: `npm run bench -- weight`.
 */
import { gzipSync } from 'node:zlib';
import { controls, type Field, fields } from './browser/fields.ts';
import { type Bench, type FieldPage, heldBy, started, withBench, workOf } from './browser/measure.ts';
import { medianOf, report, roundsOf, tableOf } from './browser/report.ts';

const many = 100;
/** The field that all ratios are to: the smallest well-made one. */
const mark: Field = 'accessible-autocomplete';
/** Not measured by themselves: one needs React, which a page may have already. */
const compared: readonly Field[] = [...fields.filter((field) => field !== 'downshift'), ...controls];

interface Weight {
  /** Milliseconds of the main thread for a page with the field, all files in the cache. */
  readonly start: number;
  /** Milliseconds of the main thread for many fields more. */
  readonly crowd: number;
  /** The number of times the browser calculated styles for them. */
  readonly styles: number;
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Bytes, gzip, of the scripts that a page loads by itself, and their number. */
async function filesOf(bench: Bench, field: Field): Promise<string> {
  const opened = await bench.open(field);
  const { page } = opened;
  // The body of a response that is under way is lost by the reload.
  await page.waitForLoadState('networkidle');
  const arrived: Promise<number>[] = [];
  const urls = new Set<string>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.status() === 200;
    // The benchmark's own script holds the peers, but of this project's element only how it is put into the page.
    const isOwn = field === 'address-entry' && response.url().endsWith(`/fields/${field}.js`);
    if (!isScript || isOwn || urls.has(response.url())) return;
    urls.add(response.url());
    arrived.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.reload();
  await started(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(arrived);
  await opened.close();
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(1)} (${sizes.length})`;
}

async function metricOf({ devtools }: FieldPage, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

async function weigh(bench: Bench, field: Field): Promise<Weight> {
  const opened = await bench.open(field);
  const { page, devtools } = opened;
  // Processor time: what else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The browser keeps compiled code from the third load on.
  for (let load = 0; load < 3; load++) {
    await page.reload();
    await started(page);
  }
  // Counted from the beginning of the page.
  await page.reload();
  await started(page);
  const start = await workOf(opened);
  const held = await heldBy(opened);
  const [beforeCrowd, stylesBefore] = [await workOf(opened), await metricOf(opened, 'RecalcStyleCount')];
  await page.evaluate(async (count) => {
    const mounted = Array.from({ length: count }, () =>
      window.probe.mount(document.body.appendChild(document.createElement('div'))),
    );
    await Promise.all(mounted);
    await window.probe.painted();
  }, many);
  const crowd = (await workOf(opened)) - beforeCrowd;
  const styles = (await metricOf(opened, 'RecalcStyleCount')) - stylesBefore;
  const after = await heldBy(opened);
  await opened.close();
  const each = (name: 'bytes' | 'nodes' | 'listeners') => (after[name] - held[name]) / many;
  return { start, crowd, styles, bytes: each('bytes'), nodes: each('nodes'), listeners: each('listeners') };
}

await withBench(
  async (bench) => {
    const rounds = roundsOf(7);
    const weights = new Map<Field, Weight[]>(compared.map((field) => [field, []]));
    // In turns, so that what else the machine does is shared by all.
    for (let round = 0; round < rounds; round++) {
      for (const field of compared) weights.get(field)?.push(await weigh(bench, field));
    }
    const medianIn = (field: Field, name: keyof Weight) =>
      medianOf((weights.get(field) ?? []).map((weight) => weight[name]));
    const ratio = (field: Field, name: 'start' | 'crowd') => (medianIn(field, name) / medianIn(mark, name)).toFixed(2);
    const rows: string[][] = [];
    for (const field of compared) {
      rows.push([
        field,
        await filesOf(bench, field),
        `${medianIn(field, 'start').toFixed(0)} (${ratio(field, 'start')})`,
        `${medianIn(field, 'crowd').toFixed(0)} (${ratio(field, 'crowd')})`,
        medianIn(field, 'styles').toFixed(0),
        (medianIn(field, 'bytes') / 1_000).toFixed(1),
        medianIn(field, 'nodes').toFixed(0),
        medianIn(field, 'listeners').toFixed(0),
      ]);
    }
    report(
      'weight',
      [
        'A page with an untouched field: all scripts that it loads, also on idle, in kB gzip (files), and milliseconds on the',
        `main thread. Then ${many} more fields (in brackets, the ratio to ${mark}): milliseconds and style calculations. Then heap, nodes and`,
        `listeners per field. Files are in the cache; medians of ${rounds}.`,
        '',
        tableOf(['', 'kB (files)', 'start', `${many} more`, 'styles', 'kB each', 'nodes', 'listeners'], rows),
      ].join('\n'),
    );
  },
  { fields: compared },
);
