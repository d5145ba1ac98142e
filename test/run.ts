/**
 * Runs the tests and ends with one line, `N passed, N failed`: those of Node and, beside them, those of the browser.
 *
 * - Words narrow it down to files whose path contains one of them.
 * - `--engine=chromium,firefox,webkit` or `--engine=all` chooses the engines of the browser tests. Default: Chromium.
 * - `--every-suite` runs all browser tests in each of them, and types the journeys of people letter by letter on each device.
 *   Default: a suite that is the same in every engine is run in the first; most journeys are typed a word at a time, on one device.
 * - `--engine-late` runs the tests of elements once more as pages have them: the element's own engine comes when somebody does.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBrowserTests } from './support/browser-tests.ts';
import { findChrome } from './support/chrome.ts';
import { engines, missingEngine } from './support/engines.ts';
import { runNodeTests } from './support/node-tests.ts';
import { usualSeed } from './support/random.ts';
import { type Selection, selectTests } from './support/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The arguments, then a browser in the environment; ends with one sentence when either cannot be used. */
function prepare(): Selection {
  try {
    const selection = selectTests(root, process.argv.slice(2));
    process.env['CHROME_PATH'] = findChrome();
    return selection;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const selection = prepare();
// For the processes of test files.
if (process.argv.includes('--every-suite')) process.env['EVERY_SUITE'] = 'true';
// Each test file is a process; those after the first need not compile what they have in common.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

const { node, browser, ...choice } = selection;
const results = await Promise.all([runNodeTests({ files: node }), runBrowserTests({ files: browser, ...choice })]);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
if (browser.length > 0) {
  const others = engines.filter((engine) => !choice.engines.includes(engine));
  for (const engine of others)
    console.log(`Not tested in ${engine}: ${missingEngine(engine) || 'not asked for (--engine=all)'}.`);
}
console.log(`Random tests have seed ${usualSeed}; \`npm run fuzz\` takes others.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
