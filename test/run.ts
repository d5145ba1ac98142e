/**
 * Runs every test and ends with one line, `N passed, N failed`: first those of Node, then those of the browser.
 * Arguments narrow it down to files whose path contains one of them.
 */
import { globSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { findChrome } from './support/chrome.ts';

interface Count {
  passed: number;
  failed: number;
}

/** Milliseconds a test file may take: a hang is a failure, not a wait. */
const longest = 180_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

async function runNode(files: readonly string[]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  if (files.length === 0) return count;
  const events = run({ files: [...files], cwd: root, concurrency: 2, timeout: longest });
  events.on('test:pass', ({ details, skip, todo }) => {
    if (details.type !== 'suite' && skip === undefined && todo === undefined) count.passed++;
  });
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') count.failed++;
  });
  const reporter = new spec();
  events.compose(reporter).pipe(process.stdout);
  await new Promise((resolve) => events.on('end', resolve));
  return count;
}

async function runBrowser(files: readonly string[]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  if (files.length === 0) return count;
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    config: { files: [...files] },
  });
  if (!runner) throw new Error('The browser test runner did not start.');
  await new Promise((resolve) => runner.on('finished', resolve));
  for (const session of runner.sessions.all()) {
    for (const test of allTests(session.testResults)) {
      if (test.skipped) continue;
      if (test.passed) count.passed++;
      else count.failed++;
    }
    // A file that could not even be loaded has no tests to count.
    if (!session.passed && !allTests(session.testResults).some((test) => !test.passed)) count.failed++;
  }
  return count;
}

interface Suite {
  readonly suites: readonly Suite[];
  readonly tests: readonly { readonly passed: boolean; readonly skipped: boolean }[];
}

function allTests(suite: Suite | undefined): Suite['tests'] {
  return suite ? [...suite.tests, ...suite.suites.flatMap(allTests)] : [];
}

try {
  process.env['CHROME_PATH'] = findChrome();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const files = globSync('test/**/*.test.ts', { cwd: root }).sort().filter(isWanted);
const inNode = await runNode(files.filter((file) => file.endsWith('.node.test.ts')));
const inBrowser = await runBrowser(files.filter((file) => !file.endsWith('.node.test.ts')));
const passed = inNode.passed + inBrowser.passed;
const failed = inNode.failed + inBrowser.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
