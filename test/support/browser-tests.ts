/** Runs the tests that need a browser around them: in each engine, one page at a time. */
import { relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { startTestRunner, summaryReporter, type TestRunnerConfig } from '@web/test-runner';
import { type PagesOptions, pagesOf, type TestPage } from './browser-suites.ts';
import { type BundledTestOptions, bundledTests } from './bundled-tests.ts';
import { launcherOf } from './engines.ts';
import { type LineCounts, longest, type TestResult } from './node-tests.ts';
import { browserEnded } from './webkit.ts';

/** Which of the tests are run, and where. */
export interface BrowserTestOptions extends Omit<BundledTestOptions, 'groups' | 'firstEngine'>, PagesOptions {
  /** Collects which lines of `src` ran; only Chromium can. Default: false. */
  readonly coverage?: boolean;
}

/** Runs the files, prints each result, and counts. A file whose browser ended is run once more. */
export async function runBrowserTests(options: BrowserTestOptions): Promise<TestResult> {
  const first = await runFiles(options);
  if (first.interrupted.length === 0) return first;
  console.log(`${browserEnded.replace('this file', first.interrupted.join(', '))} Once more:`);
  const again = { files: first.interrupted, isEachAlone: true, isEverySuite: true };
  const second = await runFiles({ ...options, ...again, engines: ['webkit'] });
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
  const groups = groupsOf(pagesOfRun(options));
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
      result.interrupted.push(...(groups.get(relative(process.cwd(), session.testFile ?? '')) ?? []));
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

/** Which lines ran is told by file, so that each module has to be one. */
const loadedOneByOne: Partial<TestRunnerConfig> = {
  nodeResolve: { exportConditions: ['browser', 'production'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' })],
};

/** Files share a page, except where each is asked what it loaded, or takes hours. */
function pagesOfRun(options: BrowserTestOptions): readonly TestPage[] {
  const { coverage = false, fuzz, isEachAlone = false } = options;
  return pagesOf({ ...options, isEachAlone: isEachAlone || coverage || fuzz !== undefined });
}

/** By its first file, by which the test runner knows it: the files of a page. */
function groupsOf(pages: readonly TestPage[]): ReadonlyMap<string, readonly string[]> {
  return new Map(pages.map(({ files }) => [files[0] ?? '', files]));
}

/** The configuration of the test runner, which looks for none in files. */
export function browserTestConfig(options: BrowserTestOptions): Partial<TestRunnerConfig> {
  const { engines, coverage = false, fuzz, isEverySuite = false } = options;
  const pages = pagesOfRun(options);
  const launchers = new Map(engines.map((engine) => [engine, launcherOf(engine)]));
  const groups = [...new Set(pages.map((page) => page.engines.length))].map((count) => ({
    name: `${count} engines`,
    files: pages.filter((page) => page.engines.length === count).flatMap(({ files }) => files.slice(0, 1)),
    browsers: [...launchers.values()].slice(0, count),
  }));
  const firstEngine = engines.length > 1 && !isEverySuite && !fuzz ? engines[0] : undefined;
  const bundled = { ...options, groups: groupsOf(pages), firstEngine };
  return {
    ...(groups.length === 1 ? groups[0] : { groups }),
    ...(coverage ? loadedOneByOne : { nodeResolve: false, plugins: [bundledTests(process.cwd(), bundled)] }),
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
