/** The main thread's work for a list, and for each press of the arrow key: `npm run bench -- painting`. */
import { type Field, fields } from './browser/fields.ts';
import { type Bench, focus, withBench, workOf } from './browser/measure.ts';
import { medianOf, report, roundsOf, tableOf } from './browser/report.ts';

const counts = [10, 100, 500];
const arrows = 12;

interface Painted {
  /** Milliseconds of work from the key to the painted list. */
  readonly list: number;
  /** Milliseconds of work of one press. */
  readonly arrow: number;
  /** Elements that one press changes. */
  readonly touched: number;
  readonly shift: number;
}

async function paint(bench: Bench, field: Field, options: number): Promise<Painted> {
  bench.service.latencyMs = 0;
  bench.service.options = options;
  const opened = await bench.open(field);
  const { page, devtools } = opened;
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const type = async (text: string) => {
    const answered = page.evaluate((whole) => window.probe.listFor(whole), text);
    await page.keyboard.press(text.at(-1) ?? '');
    await answered;
  };
  const rest = () => page.evaluate(() => window.probe.painted());
  await focus(page);
  for (const text of ['j', 'ju'])
    if (field !== 'address-entry' || text !== 'j') await type(text);
    else await page.keyboard.press('j');
  await rest();
  const beforeList = await workOf(opened);
  await type('jul');
  const list = (await workOf(opened)) - beforeList;
  await page.keyboard.press('ArrowDown');
  await rest();
  const beforeArrows = await workOf(opened);
  for (let press = 0; press < arrows; press++) {
    await page.keyboard.press('ArrowDown');
    await rest();
  }
  const arrow = ((await workOf(opened)) - beforeArrows) / arrows;
  await page.evaluate(() => Object.assign(window, { touched: window.probe.countTouched() }));
  await page.keyboard.press('ArrowDown');
  await rest();
  const touched = await page.evaluate(() => (Reflect.get(window, 'touched') as () => number)());
  const shift = await page.evaluate(() => window.probe.shift);
  await opened.close();
  return { list, arrow, touched, shift };
}

/** The longest task of the element on a machine that is six times slower: start, list, arrow keys, address. */
async function longestTask(bench: Bench): Promise<number> {
  bench.service.options = 8;
  const opened = await bench.open('address-entry');
  const { page, devtools } = opened;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await page.waitForFunction(() => window.probe.startedAfter > 0, undefined, { polling: 100 });
  await focus(page);
  await page.keyboard.type('jul', { delay: 120 });
  await page.evaluate(() => window.probe.listFor('jul'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const hasAddress = () => Boolean(Reflect.get(document.querySelector('address-entry') ?? {}, 'value'));
  await page.waitForFunction(hasAddress, undefined, { polling: 100 });
  const longest = await page.evaluate(() => Math.max(0, ...window.probe.longTasks));
  await opened.close();
  return longest;
}

await withBench(async (bench) => {
  const rounds = roundsOf(5);
  const all = new Map<string, Painted[]>();
  for (let round = 0; round < rounds; round++) {
    for (const options of counts) {
      for (const field of fields) {
        const key = `${field} ${options}`;
        all.set(key, [...(all.get(key) ?? []), await paint(bench, field, options)]);
      }
    }
  }
  const rows = fields.map((field) => [
    field,
    ...counts.map((options) => {
      const of = (name: keyof Painted) => medianOf((all.get(`${field} ${options}`) ?? []).map((one) => one[name]));
      return `${of('list').toFixed(0)}, ${of('arrow').toFixed(1)} (${of('touched')})`;
    }),
    Math.max(...counts.flatMap((options) => (all.get(`${field} ${options}`) ?? []).map(({ shift }) => shift))).toFixed(
      3,
    ),
  ]);
  const longest: number[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round++) longest.push(await longestTask(bench));
  report(
    'painting',
    [
      'Milliseconds on the main thread: from the key to the painted list, then for one ArrowDown; in brackets, the',
      `elements that ArrowDown changes. Medians of ${rounds}. The last column is the sum of all layout shifts.`,
      '',
      tableOf(['', ...counts.map((count) => `${count} options`), 'layout shift'], rows),
      '',
      `The longest task of the element on a processor slowed down 6 times, from the start to the address: ${
        longest.every((ms) => ms === 0) ? 'none is longer than 50 ms' : `${medianOf(longest).toFixed(0)} ms`
      }.`,
    ].join('\n'),
  );
});
