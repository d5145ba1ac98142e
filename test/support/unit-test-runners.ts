/** The unit tests of docs/testing.md, as shops run them: Vitest and Jest, in documents of several ages. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesIn } from './test-snippets.ts';

/** A folder with the packages, and with these from the registry. */
export type Install = (name: string, ...packages: readonly string[]) => string;

/** Versions of jsdom: the oldest that docs/testing.md names, that of Jest 30, and those between and after. */
const jsdoms = ['22', '24', '26', 'latest'];

/** The tests of the page, and the settings of Jest. */
const unitTests = (docs: string) => codesIn(docs, 'Unit tests: Vitest or Jest, with jsdom or happy-dom');

/** Runs a program in a folder. Fails when it does, and when a test has written to the console, but for what lit says of itself. */
function run(folder: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules', file), ...args], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', CI: '1' },
    encoding: 'utf8',
    timeout: 120_000,
  });
  const said = `${stdout}\n${stderr}`.replace(/^(?:stderr \| .*\n)?Lit is in dev mode.*$/gm, '').trim();
  console.log(said);
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
  if (/^(?:stdout|stderr) \| |^\s+console\.\w+$/m.test(said)) throw new Error('The console is not empty.');
}

/** The tests of the page under Vitest, in every document. */
export function runVitest(docs: string, install: Install, env: NodeJS.ProcessEnv): void {
  const tests = unitTests(docs)('ts');
  for (const document of [...jsdoms.map((version) => `jsdom@${version}`), 'happy-dom@latest']) {
    const folder = install(`vitest-${document.replace('@', '-')}`, 'vitest@5', document);
    for (const [index, test] of tests.entries()) writeFileSync(join(folder, `order-${index}.test.ts`), test);
    run(folder, 'vitest/vitest.mjs', ['run', '--environment', document.split('@')[0] ?? ''], env);
  }
}

/** The same tests under Jest, with the settings of the page. */
export function runJest(docs: string, install: Install, env: NodeJS.ProcessEnv): void {
  const codes = unitTests(docs);
  const folder = install('jest', 'jest@30', 'jest-environment-jsdom@30');
  writeFileSync(join(folder, 'jest.config.mjs'), codes('js')[0] ?? '');
  for (const [index, test] of codes('ts').entries()) {
    writeFileSync(join(folder, `order-${index}.test.mjs`), test.replace(/^import .* from 'vitest';\n/m, ''));
  }
  run(folder, 'jest/bin/jest.js', ['--testMatch', '**/*.test.mjs'], {
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules',
  });
}
