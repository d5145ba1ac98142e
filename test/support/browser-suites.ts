/** The pages of a run in browsers: which test files share one, and which engines load it. */
import type { Engine } from './engines.ts';

/** The most files of a page. To start one costs more than most files do; the more share it, the more are run again when it ends. */
const filesOfPage = 16;

/** Files that have a page to themselves, or folders whose files share one, and the reason. */
export const alone: Readonly<Record<string, string>> = {
  'test/elements/late/': 'the engine comes late, and is let go',
  'test/elements/page-fields/late.test.ts': 'the engine comes late',
  'test/elements/nl-postcode-lookup/plain.test.ts': 'the panel cannot be loaded',
  'test/elements/address-entry/settings.test.ts': 'a page is told of a mistake once',
  'test/elements/engine/mistakes.test.ts': 'a page is told of a mistake once',
  'test/elements/page-fields/fields.test.ts': 'a page is told of a mistake once',
  'test/elements/field/lines.test.ts': 'counts the files that were loaded',
  'test/elements/page-fields/world.test.ts': 'counts the files that were loaded',
  'test/elements/field/hundred.test.ts': 'counts the requests of the page',
  'test/elements/localization/languages.test.ts': 'has languages load by themselves',
  'test/elements/localization/': 'languages are loaded once for a page',
  'test/elements/speech/once.test.ts': 'has languages load by themselves',
  'test/elements/object-prototype.test.ts': 'changes the prototype of all objects',
  'test/elements/hostile/': 'changes the policy and the styles of the page',
};

/** Files of which one engine's run says what another's would, or folders of them, and the reason. */
export const sameInEveryEngine: Readonly<Record<string, string>> = {
  'test/elements/requests/': 'a client that a script gives, and its answers',
  'test/elements/panels/search/requests.test.ts': 'a client that a script gives, and its answers',
  'test/elements/panels/search/typed-beyond.test.ts': 'the parts of a text',
  'test/elements/panels/dutch-lookup/address-entry.test.ts': 'the order of answers, events and panels',
  'test/elements/panels/manual/commit.test.ts': 'the order of answers, events and states',
  'test/elements/panels/manual/faults.test.ts': 'the order of answers and messages',
  'test/elements/panels/manual/pair.test.ts': 'the order of answers',
  'test/elements/panels/manual/sequences.test.ts': 'the order of events',
  'test/elements/panels/manual/way.test.ts': 'the order of panels, and the texts they take along',
  'test/elements/panels/parts.test.ts': 'markup',
  'test/elements/nl-postcode-lookup/page-fields.test.ts': 'texts that scripts write into fields',
  'test/elements/nl-postcode-lookup/plain.test.ts': 'markup',
  'test/elements/nl-postcode-lookup/value.test.ts': 'properties that a script sets',
  'test/elements/page-fields/countries.test.ts': 'texts that scripts write into fields',
  'test/elements/page-fields/notice.test.ts': 'the order of events that a script makes',
  'test/elements/page-fields/unit.test.ts': 'texts that scripts write into fields',
  'test/elements/page-fields/values.test.ts': 'texts that scripts write into fields',
  'test/elements/page-fields/verify.': 'answers, and texts that scripts write into fields',
  'test/elements/page-fields/world.test.ts': 'texts that scripts write into fields',
  'test/elements/address-entry/listeners.test.ts': 'the order of events',
  'test/elements/address-entry/settings.test.ts': 'properties that a script sets',
  'test/elements/address-entry/value.test.ts': 'properties that a script sets',
  'test/elements/engine/mistakes.test.ts': 'messages to the console',
  'test/elements/field/hundred.test.ts': 'the number of requests',
  'test/elements/field/lines.test.ts': 'the lines of an address',
  'test/elements/field/many.test.ts': 'the number of sizes asked for',
  'test/elements/field/slots.test.ts': 'markup',
  'test/elements/localization/translated.test.ts': 'texts',
  'test/elements/object-prototype.test.ts': 'the language alone',
  'test/elements/address-entry/state.test.ts': 'texts, answers, and the order of states',
  'test/elements/localization/lang.test.ts': 'texts',
  'test/elements/nl-postcode-lookup/requests.test.ts': 'a client that a script gives, and its answers',
  'test/elements/page-fields/late.test.ts': 'the order in which the code comes',
  'test/elements/panels/dutch-lookup/required.test.ts': 'texts and states',
  'test/elements/speech/said.test.ts': 'texts, which other suites have said in every engine',
  'test/testing/': 'acts that a script makes',
};

/** A page. */
export interface TestPage {
  readonly files: readonly string[];
  readonly engines: readonly Engine[];
}

/** The wishes of a run. */
export interface PagesOptions {
  readonly files: readonly string[];
  readonly engines: readonly Engine[];
  /** True if each file has a page to itself. Default: false. */
  readonly isEachAlone?: boolean;
  /** True if every engine runs every file. Default: false, a suite that is the same in all of them is run in the first. */
  readonly isEverySuite?: boolean;
}

/** The pages in which the files are run. */
export function pagesOf(options: PagesOptions): readonly TestPage[] {
  const { files, engines, isEachAlone = false, isEverySuite = false } = options;
  const isEverywhere = (file: string) =>
    isEverySuite || engines.length === 1 || reasonIn(sameInEveryEngine, file) === undefined;
  const pages = (those: readonly string[]) => {
    const keyOf = (file: string) => (isEachAlone ? file : keyIn(alone, file));
    return [...new Set(those.map(keyOf))].flatMap((key) => {
      const alike = those.filter((file) => keyOf(file) === key);
      return key === undefined ? partsOf(alike) : [alike];
    });
  };
  return [
    ...pages(files.filter(isEverywhere)).map((part) => ({ files: part, engines })),
    ...pages(files.filter((file) => !isEverywhere(file))).map((part) => ({
      files: part,
      engines: engines.slice(0, 1),
    })),
  ];
}

/** The reason that a list has for a file. */
export function reasonIn(list: Readonly<Record<string, string>>, file: string): string | undefined {
  return list[keyIn(list, file) ?? ''];
}

function keyIn(list: Readonly<Record<string, string>>, file: string): string | undefined {
  return Object.keys(list).find((beginning) => file.startsWith(beginning));
}

function partsOf(files: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / filesOfPage);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size));
}
