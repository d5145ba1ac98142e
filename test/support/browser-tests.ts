/** Runs the tests that need a browser around them: in each engine, one page for each file. */
import { relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { startTestRunner, summaryReporter, type TestRunnerConfig } from '@web/test-runner';
import { groupsOf } from './browser-suites.ts';
import { type Engine, launcherOf } from './engines.ts';
import { type LineCounts, longest, type TestResult } from './node-tests.ts';
import type { TestRun } from './test-run.ts';
import { browserEnded } from './webkit.ts';

/** Which of the tests are run, and where. */
interface BrowserTestOptions extends Omit<TestRun, 'firstEngine'> {
  readonly files: readonly string[];
  readonly engines: readonly Engine[];
  /** True if every engine runs every file. Default: false, a suite that is the same in all of them is run in the first. */
  readonly isEverySuite?: boolean;
  /** Collects which lines of `src` ran; only Chromium can. Default: false. */
  readonly coverage?: boolean;
}

/** Runs the files, prints each result, and counts. A file whose browser ended is run once more. */
export async function runBrowserTests(options: BrowserTestOptions): Promise<TestResult> {
  const first = await runFiles(options);
  if (first.interrupted.length === 0) return first;
  console.log(`${browserEnded.replace('this file', first.interrupted.join(', '))} Once more:`);
  const second = await runFiles({ ...options, files: first.interrupted, isEverySuite: true, engines: ['webkit'] });
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed + second.interrupted.length,
    lines: first.lines,
  };
}

interface RunResult extends TestResult {
  /** The files that WebKitGTK did not come to the end of, because it ended before them. They count as neither. */
  readonly interrupted: readonly string[];
}

async function runFiles(options: BrowserTestOptions): Promise<RunResult> {
  const result = { passed: 0, failed: 0, lines: new Map() as LineCounts, interrupted: [] as string[] };
  if (options.files.length === 0) return result;
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    // The files of a configuration file would win over those that were chosen.
    readFileConfig: false,
    config: browserTestConfig(options),
  });
  if (!runner) throw new Error('The browser test runner did not start.');
  runner.on('test-run-finished', ({ testCoverage }) => {
    if (testCoverage) result.lines = linesOf(testCoverage.coverageMap);
  });
  await new Promise((resolve) => runner.on('finished', resolve));
  for (const session of runner.sessions.all()) {
    if (session.errors?.some(({ message }) => message === browserEnded)) {
      result.interrupted.push(relative(process.cwd(), session.testFile ?? ''));
      continue;
    }
    const tests = testsIn(session.testResults).filter(({ skipped }) => !skipped);
    const failed = tests.filter(({ passed }) => !passed).length;
    result.passed += tests.length - failed;
    // A file that could not even be loaded has no tests to count.
    result.failed += failed === 0 && !session.passed ? 1 : failed;
  }
  return result;
}

/** The configuration of the test runner, which looks for none in files. */
export function browserTestConfig(options: BrowserTestOptions): Partial<TestRunnerConfig> {
  const { files, engines, coverage = false, fuzz, isEngineLate, isEverySuite = false } = options;
  const launchers = new Map(engines.map((engine) => [engine, launcherOf(engine)]));
  const groups = groupsOf(files, engines, isEverySuite).map((group) => ({
    name: group.engines.join(', '),
    files: [...group.files],
    browsers: group.engines.flatMap((engine) => launchers.get(engine) ?? []),
  }));
  const firstEngine = engines.length > 1 && !isEverySuite && !fuzz ? engines[0] : undefined;
  const testRun = JSON.stringify({ fuzz, isEngineLate, firstEngine } satisfies TestRun);
  return {
    ...(groups.length === 1 ? groups[0] : { groups }),
    nodeResolve: { exportConditions: ['browser', 'production'] },
    plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' })],
    testRunnerHtml: (framework) =>
      // Modules come one by one: more than the 250 that a page remembers by itself.
      `<!doctype html><script>globalThis.testRun = ${testRun}; performance.setResourceTimingBufferSize(5_000)</script><script type="module" src="${framework}"></script>`,
    // One page at a time in each browser: only a page in front has focus and frames.
    concurrency: 1,
    // The runner would let the third engine wait until another is done with all files.
    concurrentBrowsers: engines.length,
    // A hang is a failure, but a busy machine is not.
    testFramework: { config: { timeout: fuzz ? 0 : 60_000 } },
    browserStartTimeout: 120_000,
    testsStartTimeout: 120_000,
    testsFinishTimeout: fuzz ? 24 * 3_600_000 : longest,
    reporters: [summaryReporter({})],
    // Other tests print at the same time.
    staticLogging: true,
    coverage,
    coverageConfig: { include: ['src/**'], report: false },
  };
}

interface Suite {
  readonly suites: readonly Suite[];
  readonly tests: readonly { readonly passed: boolean; readonly skipped: boolean }[];
}

function testsIn(suite: Suite | undefined): Suite['tests'] {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : [];
}

interface CoverageMap {
  files(): string[];
  fileCoverageFor(file: string): { getLineCoverage(): Readonly<Record<number, number>> };
}

function linesOf(map: CoverageMap): LineCounts {
  const countsOf = (file: string) => Object.entries(map.fileCoverageFor(file).getLineCoverage());
  return new Map(
    map.files().map((file) => [file, new Map(countsOf(file).map(([line, count]) => [Number(line), count]))]),
  );
}
