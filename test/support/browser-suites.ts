/** Which engines run which test files. */
import type { Engine } from './engines.ts';

/** Files of which one engine's run says what another's would, or folders of them, and the reason. */
export const sameInEveryEngine: Readonly<Record<string, string>> = {
  'test/elements/requests/': 'a client that a script gives, and its answers',
  'test/elements/panels/search/requests.test.ts': 'a client that a script gives, and its answers',
  'test/elements/panels/search/typed-beyond.test.ts': 'the parts of a text',
  'test/elements/panels/dutch-lookup/address-entry.test.ts': 'the order of answers, events and panels',
  'test/elements/panels/manual/commit.test.ts': 'the order of answers, events and states',
  'test/elements/panels/manual/faults.test.ts': 'the order of answers and messages',
  'test/elements/panels/manual/pair.test.ts': 'the order of answers',
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
  'test/elements/address-entry/state.test.ts': 'texts, answers, and the order of states',
  'test/elements/localization/lang.test.ts': 'texts',
  'test/elements/nl-postcode-lookup/requests.test.ts': 'a client that a script gives, and its answers',
  'test/elements/page-fields/late.test.ts': 'the order in which the code comes',
  'test/elements/panels/dutch-lookup/required.test.ts': 'texts and states',
  'test/elements/speech/said.test.ts': 'texts, which other suites have said in every engine',
  'test/testing/': 'acts that a script makes',
};

/** Files, and the engines that run them. */
interface Group {
  readonly files: readonly string[];
  readonly engines: readonly Engine[];
}

/**
 * The groups of a run: what is the same in every engine is run in the first.
 *
 * @param isEverySuite true if every engine runs every file
 */
export function groupsOf(
  files: readonly string[],
  engines: readonly Engine[],
  isEverySuite: boolean,
): readonly Group[] {
  const isSame = (file: string) => Object.keys(sameInEveryEngine).some((beginning) => file.startsWith(beginning));
  if (isEverySuite || engines.length === 1) return [{ files, engines }];
  const groups = [
    { files: files.filter((file) => !isSame(file)), engines },
    { files: files.filter(isSame), engines: engines.slice(0, 1) },
  ];
  return groups.filter((group) => group.files.length > 0);
}
