/** Which tests are run: what the words of a command line choose. */
import { globSync } from 'node:fs';
import { type Engine, enginesOf } from './engines.ts';

/** Test files by where they run, each list in the order in which it is to be run. */
export interface TestFiles {
  /** `*.node.test.ts`. */
  readonly node: readonly string[];
  /** Every other `*.test.ts`. */
  readonly browser: readonly string[];
}

/** What was asked for on the command line. */
export interface Selection extends TestFiles {
  readonly engines: readonly Engine[];
}

/** Folders of tests that take long. They begin first: a long one that began last would be waited for alone. */
const slowFolders = ['test/e2e/', 'test/check-proxy/', 'test/recipes/', 'test/server/', 'test/proxy/'];

/**
 * Reads the arguments of `npm test --`: words, of which a file's path must contain one, and `--engine=…`, where the
 * default is Chromium alone.
 *
 * @throws Error with one sentence, for an engine that is not there and an option that does not exist
 */
export function selectTests(root: string, args: readonly string[]): Selection {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const unknown = options.find((option) => !option.startsWith('--engine='));
  if (unknown) throw new Error(`There is no option ${unknown}: choose words of file names, and --engine=NAME.`);
  const engine = options.at(-1)?.replace('--engine=', '') ?? 'chromium';
  return { ...testFilesIn(root, words), engines: enginesOf(engine) };
}

/** The test files whose path contains one of the words; all, without words. */
export function testFilesIn(root: string, words: readonly string[]): TestFiles {
  const files = globSync('test/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const isNode = (file: string) => file.endsWith('.node.test.ts');
  return {
    node: chosen.filter(isNode).sort((a, b) => rankOf(a) - rankOf(b)),
    browser: chosen.filter((file) => !isNode(file)),
  };
}

function rankOf(file: string): number {
  const rank = slowFolders.findIndex((folder) => file.startsWith(folder));
  return rank < 0 ? slowFolders.length : rank;
}
