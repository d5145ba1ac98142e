/** Runs the tests that need no browser around them, each file in a process of its own; those of pure code share a few. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
export interface NodeTestOptions {
  /** Paths from the project's root; the first begin first. */
  readonly files: readonly string[];
  /** Collects which lines of `src` ran. Default: false. */
  readonly coverage?: boolean;
  /** Milliseconds that a test, or a suite, may take. Default: half an hour. */
  readonly timeout?: number;
}

/** Milliseconds that a test, or a suite, may take, by default. A hang is a failure, but a busy machine is not. */
export const longest = 1_800_000;

/** Files at a time. More than there are processors: many wait for a clock or a network. */
const concurrency = Math.min(availableParallelism() + 2, 6);

const root = fileURLToPath(new URL('../..', import.meta.url));

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
  const runPart = (part: readonly string[], slots = concurrency) =>
    part.length > 0 ? runFiles(part, { coverage, timeout, slots, count, lines }) : null;
  const packed = packageFiles.length > 0 && import('./package.ts');
  if (coverage) {
    // Lines are counted in one go.
    await packed;
    await runPart(files);
  } else {
    // Packed while the others run; those that wait for it are then run beside them, so that no end is waited for twice.
    const packageRun = async () => [await packed, await runPart(packageFiles, others.length > 0 ? 1 : concurrency)];
    const isUsual = Number.isFinite(timeout);
    await Promise.all([runPart(isUsual ? sharedProcesses(others) : others), packageRun()]);
  }
  return { ...count, lines };
}

/** The most files of a process. */
const filesOfProcess = 30;

/** The folders whose files share processes: they are about functions, and to start a process takes longer than their tests do. */
const sharingFolders =
  /^test\/(?:backends|check|client|contract|core|demo|docs|elements|i18n|lab|proxy|screen-reader|server|themes|waiting)\//;

/** Those that take a second or more of their own, and would keep others waiting. Those of the service share its indexes. */
const longFiles = [
  /^test\/check\/(?:manifest|selection|side-effects|webkit|words)\./,
  /^test\/elements\/random\/plain-/,
  /^test\/proxy\/(?:client-limits|fairness|fuzz|memory-store)\./,
];

/** Signs of a file that begins or ends something for all tests of its process, changes what they share, or waits. */
const signsOfOwnProcess = [
  /^(?:before|after)(?:Each)?\(/m,
  /process\.(?:env|on|once|exit|emit)\b|globalThis|setFlags|concurrency/,
  /spawn|execFile|startCommand|\/(?:nginx|programs|commands|package|bundled-shop)\.ts'/,
  /createServer|listen\(|start(?:Proxy|RecordingService|StandInService)\(/,
];

/** True if a file may share its process with others. */
function isPure(file: string): boolean {
  if (!sharingFolders.test(file) || longFiles.some((name) => name.test(file))) return false;
  const text = readFileSync(join(root, file), 'utf8');
  return !signsOfOwnProcess.some((sign) => sign.test(text));
}

/** The files as the test runner gets them: in place of those that share a process, one that loads them. */
function sharedProcesses(files: readonly string[]): readonly string[] {
  const pure = files.filter(isPure);
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const entries = Array.from({ length: Math.ceil(pure.length / filesOfProcess) }, (_, index) => {
    const part = pure.slice(index * filesOfProcess, (index + 1) * filesOfProcess);
    const entry = join(folder, `functions-${index + 1}.mjs`);
    writeFileSync(entry, part.map((file) => `import '${pathToFileURL(join(root, file))}';\n`).join(''));
    return entry;
  });
  return [...files.filter((file) => !pure.includes(file)), ...entries];
}

/** True if a test looks at the package as npm installs it. */
function needsPackage(file: string): boolean {
  return /\/(?:package|bundled-shop)\.ts'/.test(readFileSync(join(root, file), 'utf8'));
}

/** The settings of a run, and the place for its results. */
interface Run {
  readonly coverage: boolean;
  readonly timeout: number;
  /** Files at a time. */
  readonly slots: number;
  readonly count: { passed: number; failed: number };
  readonly lines: Map<string, ReadonlyMap<number, number>>;
}

async function runFiles(files: readonly string[], { coverage, timeout, slots, count, lines }: Run): Promise<void> {
  const events = run({
    files: [...files],
    cwd: root,
    concurrency: slots,
    // A test that failed may have left a server: the runner has no limit for such a file, and would wait for its end without one.
    execArgv: ['--test-force-exit', ...(Number.isFinite(timeout) ? [`--test-timeout=${timeout}`] : [])],
    coverage,
    coverageIncludeGlobs: 'src/**',
  });
  events.on('test:pass', ({ details, skip, todo }) => {
    if (details.type !== 'suite' && skip === undefined && todo === undefined) count.passed++;
  });
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') count.failed++;
  });
  events.on('test:coverage', ({ summary }) => {
    for (const file of summary.files) lines.set(file.path, new Map(file.lines.map(({ line, count }) => [line, count])));
  });
  events.compose(new spec()).pipe(process.stdout);
  await new Promise((resolve) => events.on('end', resolve));
}
