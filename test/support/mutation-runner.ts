/**
 * Runs tests for Stryker, all changes of an area in one process: the source is loaded once, and each change is switched on
 * while the tests run. Test files are loaded anew for each change, so that what they prepare is made by the changed source.
 * In its place among Stryker's runners a process of 0.4 seconds would begin for each change.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** The part of `node:test` that tests get; those of an area use no more of it. */
interface Context {
  readonly mock: typeof mock;
}

type Body = (context: Context) => unknown;

/** The object that Stryker and the changed source share. The source keeps the first one that it finds. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: object; perTest: object };
}

/** Stryker's request for a run. */
interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

/** Milliseconds that a test may take: one that waits for what never happens notices the change, too. */
const longestMs = 10_000;

/** Before tests put a clock of their own in its place. */
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;

let registered: Body[] = [];
let skipped = /^$/;

/** As in `node:test`. */
export function describe(_title: string, body: () => void): void {
  body();
}

/** As in `node:test`. */
export function it(title: string, body: Body): void {
  if (!skipped.test(title)) registered.push(body);
}

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '' } = context;
    if (specifier === 'node:test' && parentURL.includes('.node.test.ts'))
      return { url: import.meta.url, shortCircuit: true };
    if (specifier.endsWith('/once.ts') && parentURL.includes('/src/'))
      return { url: urlOf('test/support/mutation-memory.ts'), shortCircuit: true };
    return next(specifier, context);
  },
});

/** Of a file in the copy that Stryker makes of the project. */
function urlOf(file: string): string {
  return String(pathToFileURL(join(process.cwd(), file)));
}

const shared: Shared = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: shared });

/** A number that no other load of a test file has. */
let loads = 0;

/** The reason why a file failed; null if it did not. */
async function failureIn(file: string): Promise<string | null> {
  registered = [];
  try {
    await import(`${urlOf(file)}?${loads++}`);
    for (const body of registered) await withinTime(body);
    return null;
  } catch (error) {
    return String(error);
  }
}

async function withinTime(body: Body): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = realSetTimeout(() => reject(new Error('The test takes too long.')), longestMs);
  });
  try {
    await Promise.race([body({ mock }), late]);
  } finally {
    realClearTimeout(timer);
    mock.reset();
  }
}

/** A test is a file to Stryker. */
interface FileResult {
  readonly id: string;
  readonly name: string;
  readonly timeSpentMs: number;
  /** 0 where all went well, 1 where a test failed. */
  readonly status: 0 | 1;
  readonly failureMessage: string;
}

async function run(file: string): Promise<FileResult> {
  const begun = performance.now();
  const failure = await failureIn(file);
  const timeSpentMs = performance.now() - begun;
  return { id: file, name: file, timeSpentMs, status: failure === null ? 0 : 1, failureMessage: failure ?? '' };
}

/** The facts about an area that the runner needs. */
export interface AreaOptions {
  /** Test files, from the project's root. */
  readonly tests: readonly string[];
  /** Globs of the files that are changed. */
  readonly sources: readonly string[];
  /** Tests whose titles match this pattern are left out. */
  readonly skipped: string;
}

/** The runner, as Stryker calls it. */
class Runner {
  static readonly inject = ['options'] as const;
  readonly #tests: readonly string[];
  readonly #sources: readonly string[];

  constructor({ area }: { readonly area: AreaOptions }) {
    this.#tests = area.tests;
    this.#sources = area.sources;
    skipped = new RegExp(area.skipped);
  }

  /** A change of what is made when the source is loaded needs a process of its own, which Stryker begins. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async dryRun() {
    // Loaded before any test, it counts as what no test reaches alone.
    for (const source of globSync([...this.#sources])) await import(urlOf(source));
    const tests: FileResult[] = [];
    for (const file of this.#tests) {
      shared.currentTestId = file;
      tests.push(await run(file));
    }
    shared.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: shared.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    Object.assign(shared, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    let nrOfTests = 0;
    for (const file of testFilter ?? this.#tests) {
      const { status, failureMessage } = await run(file);
      nrOfTests++;
      if (shared.hitCount !== undefined && shared.hitCount > (shared.hitLimit ?? 0)) return { status: 'timeout' };
      if (status === 1) return { status: 'killed', killedBy: [file], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

/** The plugin's export that Stryker reads. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'areas', injectableClass: Runner }];
