/** The time of an autocomplete answer, and its growth with the data: `node test/lab/bench/service.ts`. */
import { nld } from '../../../demo/service/data/nld.ts';
import { enlarge } from '../../../demo/service/generator.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import { buildPath } from '../../../src/contract/operations.ts';

const sizes = [10_000, 100_000, 1_000_000] as const;
/** Milliseconds at 100,000 addresses. */
const target = 10;

/** Keystroke by keystroke, with typos and numbers among them. */
const texts = [
  'kalverstraat 92',
  'rembrandtlaan 12',
  'linden oostermeer',
  '2012ES 30',
  'amsterdm dam',
  'nieuw-erasmusstrat 4',
];
const terms = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));

async function measure(addresses: number) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const { handle } = createReferenceService({ countries: [enlarge(nld, { addresses })] });
  const headers = { authorization: `Basic ${btoa('demo-key:demo-secret')}`, 'x-autocomplete-session': 'benchmark' };
  const ask = (term: string) =>
    handle(new Request(`http://service.test${buildPath('suggest', { context: 'nld', term })}`, { headers }));
  const started = performance.now();
  await ask('warm');
  const build = performance.now() - started;
  globalThis.gc?.();
  const bytes = (process.memoryUsage().heapUsed - before) / addresses;
  for (const term of terms) await ask(term);
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const term of terms) {
      const start = performance.now();
      await (await ask(term)).arrayBuffer();
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { addresses, build, bytes, p50: at(0.5), p95: at(0.95), max: at(1) };
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const addresses of sizes) rows.push(await measure(addresses));
const ms = (value: number) => `${value.toFixed(2)} ms`.padStart(12);
console.log(
  `${'addresses'.padStart(10)}${['index', 'p50', 'p95', 'max', 'per address', 'p95 ratio'].map((it) => it.padStart(12)).join('')}`,
);
rows.forEach(({ addresses, build, bytes, p50, p95, max }, index) => {
  const before = rows[index - 1];
  const ratio = before ? `× ${(p95 / before.p95).toFixed(2)}`.padStart(12) : '';
  console.log(
    `${addresses.toLocaleString('en').padStart(10)}${[build, p50, p95, max].map(ms).join('')}${`${bytes.toFixed(0)} bytes`.padStart(12)}${ratio}`,
  );
});
const reached = (rows[1]?.p95 ?? Number.POSITIVE_INFINITY) < target;
console.log(`\np95 at 100,000 addresses is ${reached ? 'under' : 'NOT under'} ${target} ms`);
process.exitCode = reached ? 0 : 1;
