import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'address-entry-runs-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const passing = `it('passes', () => {});`;
const fails = `() => { throw new Error('It fails.'); }`;

/** Test files, and what a run of them is to count. */
const runs: Readonly<Record<string, readonly [passed: number, failed: number, ...files: readonly string[]]>> = {
  'each test once, whatever suites it is in': [
    2,
    1,
    passing,
    `describe('a', () => { describe('b', () => { ${passing} it('fails', ${fails}); }); });`,
  ],
  'a failure where what is done after the tests of a suite fails': [
    1,
    1,
    `describe('a', () => { after(${fails}); ${passing} });`,
  ],
  'a failure where what is done after the tests of a file fails': [1, 1, `after(${fails}); ${passing}`],
  'a failure where a file cannot be loaded': [1, 1, `import './nowhere.ts';`, passing],
  'all of many tests, with a server left open behind them': [
    3_000,
    0,
    `import { createServer } from 'node:http'; createServer().listen(0);
      for (let at = 0; at < 3_000; at++) it('passes ' + at + ' ${'.'.repeat(200)}', () => {});`,
  ],
  'what a file does before and after its tests for these alone': [
    2,
    0,
    `let mine = 0; before(() => { mine = 1; }); afterEach(() => { mine++; });
      after(() => { if (mine !== 2) throw new Error(String(mine)); }); ${passing}`,
    `afterEach(() => { if (here !== 1) throw new Error('It is not here yet.'); }); let here = 0;
      it('passes', () => { here = 1; });`,
  ],
};

/** The counts of runs, in a process of their own: within a test, Node starts no other ones. */
function countRuns(): Readonly<Record<string, unknown>> {
  const tests = Object.entries(runs).map(([what, [, , ...files]], run) => {
    const paths = files.map((code, index) => {
      const path = join(folder, `${run}-${index}.node.test.ts`);
      writeFileSync(path, `import { after, afterEach, before, describe, it } from 'node:test';\n${code}\n`);
      return path;
    });
    return [what, paths];
  });
  const support = (name: string) => JSON.stringify(join(root, 'test/support', name));
  const entry = join(folder, 'run.ts');
  writeFileSync(
    entry,
    `import { runNodeTests } from ${support('node-tests.ts')};
    const counts = {};
    for (const [what, files] of ${JSON.stringify(tests)}) {
      const { passed, failed } = await runNodeTests({ files });
      counts[what] = [passed, failed];
    }
    console.log('\\n' + JSON.stringify(counts));`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8', maxBuffer: Infinity });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

describe('a run counts', () => {
  let counts: ReturnType<typeof countRuns>;

  before(() => {
    counts = countRuns();
  });

  for (const [what, [passed, failed]] of Object.entries(runs)) {
    it(what, () => {
      assert.deepEqual(counts[what], [passed, failed]);
    });
  }
});
