/**
 * Runs the tests, or those that words choose, and prints how many lines of each folder of `src` ran: in Node, in
 * Chromium, or in either. Comments and blank lines count with the code around them. What only other processes run is not
 * seen: pages of end-to-end tests, and programs that tests start in other runtimes.
 */
import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBrowserTests } from './support/browser-tests.ts';
import { findChrome } from './support/chrome.ts';
import { type LineCounts, runNodeTests } from './support/node-tests.ts';
import { testFilesIn } from './support/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env['CHROME_PATH'] = findChrome();

const files = testFilesIn(root, process.argv.slice(2));
const [inNode, inBrowser] = await Promise.all([
  runNodeTests({ files: files.node, coverage: true }),
  runBrowserTests({ files: files.browser, engines: ['chromium'], coverage: true }),
]);

/** By path from the root: whether each line ran in one of them. */
const lines = new Map<string, Map<number, boolean>>();
for (const counts of [inNode.lines, inBrowser.lines]) addLines(counts);

function addLines(counts: LineCounts): void {
  for (const [path, ran] of counts) {
    const file = relative(root, path);
    const known = lines.get(file) ?? new Map<number, boolean>();
    for (const [line, count] of ran) known.set(line, known.get(line) === true || count > 0);
    lines.set(file, known);
  }
}

interface Row {
  files: number;
  'never loaded': number;
  lines: number;
  covered: number;
  percent: string;
}

const table: Record<string, Row> = {};
for (const file of globSync('src/**/*.ts', { cwd: root }).sort()) {
  for (const folder of ['all', dirname(file)]) {
    table[folder] ??= { files: 0, 'never loaded': 0, lines: 0, covered: 0, percent: '' };
    const row = table[folder];
    const known = lines.get(file);
    row.files++;
    if (!known) row['never loaded']++;
    row.lines += known?.size ?? 0;
    row.covered += [...(known?.values() ?? [])].filter(Boolean).length;
    row.percent = row.lines === 0 ? '–' : `${((100 * row.covered) / row.lines).toFixed(1)}`;
  }
}
console.table(table);
const failed = inNode.failed + inBrowser.failed;
console.log(`\n${inNode.passed + inBrowser.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
