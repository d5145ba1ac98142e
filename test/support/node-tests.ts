/** Runs the tests that need no browser around them, each file in a process of its own. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { demoPages } from './demo-pages.ts';

/** The numbers of tests by their end; those that were left out count as neither. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** By path and line number: how often the line ran. */
export type LineCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The result of a run: its counts and, if they were collected, the lines that ran. */
export interface TestResult extends Count {
  readonly lines: LineCounts;
}

/** Which of the tests are run. */
interface NodeTestOptions {
  /** Paths from the project's root; the first begin first. */
  readonly files: readonly string[];
  /** Collects which lines of `src` ran. Default: false. */
  readonly coverage?: boolean;
  /** Milliseconds that a test, or a suite, may take. Default: half an hour. */
  readonly timeout?: number;
}

/** Milliseconds that a test, or a suite, may take, by default. A hang is a failure, but a busy machine is not. */
export const longest = 1_800_000;

/** Files at a time: the browser tests run beside them. */
const concurrency = Math.min(availableParallelism(), 6);

const root = fileURLToPath(new URL('../..', import.meta.url));

const endProcess = new URL('end-process.ts', import.meta.url);

/** Runs the files, prints each result, and counts. */
export async function runNodeTests({
  files,
  coverage = false,
  timeout = longest,
}: NodeTestOptions): Promise<TestResult> {
  const count = { passed: 0, failed: 0 };
  const lines = new Map<string, ReadonlyMap<number, number>>();
  if (files.length === 0) return { ...count, lines };
  if (files.some((file) => file.startsWith('test/e2e/'))) await demoPages();
  const packageFiles = files.filter(needsPackage);
  const others = files.filter((file) => !packageFiles.includes(file));
  const runPart = (part: readonly string[]) =>
    part.length > 0 ? runFiles(part, { coverage, timeout, count, lines }) : null;
  const packed = packageFiles.length > 0 ? import('./package.ts') : undefined;
  if (coverage) {
    // Lines are counted in one go.
    await packed;
    await runPart(files);
  } else {
    // Packed while the others run.
    await Promise.all([runPart(others), packed?.then(() => runPart(packageFiles))]);
  }
  return { ...count, lines };
}

/** True if a test looks at the package as npm installs it. */
function needsPackage(file: string): boolean {
  return /\/(?:package|bundled-shop)\.ts'/.test(readFileSync(resolve(root, file), 'utf8'));
}

/** The settings of a run, and the place for its results. */
interface Run {
  readonly coverage: boolean;
  readonly timeout: number;
  readonly count: { passed: number; failed: number };
  readonly lines: Map<string, ReadonlyMap<number, number>>;
}

async function runFiles(files: readonly string[], { coverage, timeout, count, lines }: Run): Promise<void> {
  const events = run({
    files: [...files],
    cwd: root,
    concurrency,
    // The runner has no limit for a file that does not end.
    execArgv: [`--import=${endProcess}`, ...(Number.isFinite(timeout) ? [`--test-timeout=${timeout}`] : [])],
    coverage,
    coverageIncludeGlobs: 'src/**',
  });
  events.on('test:pass', ({ details, skip, todo }) => {
    if (details.type !== 'suite' && skip === undefined && todo === undefined) count.passed++;
  });
  events.on('test:fail', ({ details }) => {
    // A suite fails with its tests, which are counted; by itself where its file does not load, or what is to be done after it fails.
    if (details.type !== 'suite' || isOwnFailure(details.error)) count.failed++;
  });
  events.on('test:coverage', ({ summary }) => {
    for (const file of summary.files) lines.set(file.path, new Map(file.lines.map(({ line, count }) => [line, count])));
  });
  events.compose(new spec()).pipe(process.stdout);
  await new Promise((resolve) => events.on('end', resolve));
}

/** True unless something within the suite failed. */
function isOwnFailure(error: Error): boolean {
  return !('failureType' in error) || error.failureType !== 'subtestsFailed';
}
