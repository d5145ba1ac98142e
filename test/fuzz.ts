/**
 * Runs the random tests with a seed of their own and many more runs, and says how long that took.
 *
 * - Words narrow it down to files whose path contains one of them.
 * - `--runs=N` is the number of runs of each property. Default: 20 times as many as `npm test` has.
 * - `--seed=N` repeats a run. Default: another seed each time.
 * - `--engine=chromium,firefox,webkit` or `--engine=all` chooses the engines of the browser tests. Default: Chromium.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './support/browser-tests.ts';
import { findChrome } from './support/chrome.ts';
import { enginesOf } from './support/engines.ts';
import { affectedBy } from './support/import-graph.ts';
import { runNodeTests } from './support/node-tests.ts';
import { type FuzzOptions, fuzzVariable } from './support/random.ts';
import { testFilesIn } from './support/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The factor by which runs are multiplied, unless a number is given. */
const usualFactor = 20;

function prepare() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string' }, seed: { type: 'string' }, engine: { type: 'string', default: 'chromium' } },
    });
    const runs = wholeNumber('--runs', values.runs);
    const seed = wholeNumber('--seed', values.seed) ?? crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** 31;
    const fuzz: FuzzOptions = { seed, factor: usualFactor, ...(runs !== undefined && { runs }) };
    process.env['CHROME_PATH'] = findChrome();
    return { words: positionals, engines: enginesOf(values.engine), fuzz };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,10}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new Error(`${option} must be a whole number.`);
}

const { words, engines, fuzz } = prepare();
const random = affectedBy(root, [join('test', 'support', 'random.ts')]);
const files = testFilesIn(root, words);
const node = files.node.filter((file) => random.has(file));
const browser = files.browser.filter((file) => random.has(file));
const runs =
  fuzz.runs === undefined ? `${fuzz.factor} times as many runs as usual` : `${fuzz.runs} runs of each property`;
const length = `${node.length + browser.length} files of random tests, seed ${fuzz.seed}, ${runs}`;
console.log(`${length} …`);

process.env[fuzzVariable] = JSON.stringify(fuzz);
const begun = performance.now();
const results = [
  await runNodeTests({ files: node, timeout: Number.POSITIVE_INFINITY }),
  await runBrowserTests({ files: browser, engines, fuzz }),
];
const minutes = (performance.now() - begun) / 60_000;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${length}: ${minutes.toFixed(1)} minutes\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
