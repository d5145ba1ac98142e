/**
 * Waits for changes, and runs the tests that a change affects: those whose imports lead to the file. Words narrow it
 * down, as with `npm test`; with words, the tests they choose run at once. End-to-end tests load the sources through a
 * server, not by an import, so they run only when they or their support change, or a word names them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { affectedBy } from './support/import-graph.ts';
import { testFilesIn } from './support/test-files.ts';

/** Milliseconds of quiet after a change: editors and version control write several files in a row. */
const quiet = 150;

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--'));
const options = args.filter((arg) => arg.startsWith('--'));

let running: ChildProcess | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const changed = new Set<string>();

function runTests(files: readonly string[]): void {
  running?.kill();
  console.log(`\n${files.length} test files …`);
  running = spawn(process.execPath, ['test/run.ts', ...files, ...options], { cwd: root, stdio: 'inherit' });
}

function runAffected(): void {
  const affected = affectedBy(root, [...changed]);
  changed.clear();
  const { node, browser } = testFilesIn(root, words);
  const files = [...node, ...browser].filter((file) => affected.has(file));
  if (files.length > 0) runTests(files);
}

for (const folder of ['src', 'demo', 'test']) {
  watch(`${root}${folder}`, { recursive: true }, (_, name) => {
    changed.add(`${folder}/${name?.replaceAll('\\', '/')}`);
    clearTimeout(timer);
    timer = setTimeout(runAffected, quiet);
  });
}
console.log('Waiting for changes in src, demo and test; Ctrl+C ends.');
if (words.length > 0) {
  const { node, browser } = testFilesIn(root, words);
  runTests([...node, ...browser]);
}
