/** Which tests are run: what the words of a command line choose. */
import { globSync } from 'node:fs';
import { type Engine, enginesOf } from './engines.ts';

/** Test files by where they run, each list in the order in which it is to be run. */
interface TestFiles {
  /** `*.node.test.ts`. */
  readonly node: readonly string[];
  /** Every other `*.test.ts`. */
  readonly browser: readonly string[];
}

/** The selection on the command line. */
export interface Selection extends TestFiles {
  readonly engines: readonly Engine[];
  /** True if the elements of the browser tests wait for their engine as in a page. */
  readonly isEngineLate: boolean;
  /** True if each of the engines runs all of the browser tests; those that were chosen by words do. */
  readonly isEverySuite: boolean;
}

/**
 * Files and folders of tests that take long. They begin first: a long one that began last would be waited for alone. Those that wait for
 * other programs, and leave the processors to others, come before those that work.
 */
const slow = [
  'test/recipes/programs',
  'test/e2e/people/',
  'test/check-proxy/',
  'test/proxy/memory-store',
  'test/recipes/',
  'test/server/',
  'test/e2e/examples',
  'test/e2e/journeys',
  'test/accessibility/',
  'test/e2e/',
  'test/proxy/',
];

/** Files of Node that drive another browser than Chromium: left to runs in that, and to those that name them. */
const ofOtherEngines = ['test/accessibility/option-names.others', 'test/e2e/webkit'];

const late = '--engine-late';
const every = '--every-suite';

/**
 * Reads the arguments of `npm test --`: words, of which a file's path must contain one; `--engine=…`, where the
 * default is Chromium alone; `--every-suite`, in all of them; and `--engine-late`, for the tests of elements in a browser alone.
 *
 * @throws Error with one sentence, for an engine that is not there, an option that does not exist, and words that no file's path contains
 */
export function selectTests(root: string, args: readonly string[]): Selection {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const isEngineLate = options.includes(late);
  const isEverySuite = options.includes(every) || words.length > 0 || isEngineLate;
  const engineOptions = options.filter((option) => option !== late && option !== every);
  const unknown = engineOptions.find((option) => !option.startsWith('--engine='));
  if (unknown) throw new Error(`There is no option ${unknown}: choose words of file names, and --engine=NAME.`);
  const engines = enginesOf(engineOptions.at(-1)?.replace('--engine=', '') ?? 'chromium');
  const { node, browser } = testFilesIn(root, words);
  if (node.length + browser.length === 0) throw new Error(`No test file has ${words.join(' or ')} in its path.`);
  const isOfOthers = (file: string) => ofOtherEngines.some((beginning) => file.startsWith(beginning));
  const hasOthers = words.length > 0 || engines.some((engine) => engine !== 'chromium');
  const asked = hasOthers ? node : node.filter((file) => !isOfOthers(file));
  if (!isEngineLate) return { node: asked, browser, engines, isEngineLate, isEverySuite };
  // In Node nothing attaches an engine but the element itself.
  const ofElements = browser.filter((file) => file.startsWith('test/elements/'));
  return { node: [], browser: ofElements, engines, isEngineLate, isEverySuite };
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
  const rank = slow.findIndex((begin) => file.startsWith(begin));
  return rank < 0 ? slow.length : rank;
}
