/**
 * The sources that `npx node test/mutation.ts` changes, area by area, and the tests that are to notice it.
 *
 * Files that hold data and decide nothing are left out: tables of countries, areas, provinces and regions, lists of
 * words and
 * the schemas of answers. A changed entry of them is noticed by a test that names it, or by none.
 */

/** Globs from the project's root; a `!` in front leaves files out. */
export interface Area {
  readonly mutate: readonly string[];
  /** Globs of test files, without `.node.test.ts`. */
  readonly tests: readonly string[];
}

/** Titles of tests that take too long to run for each change, or that read the source as text. */
export const skipped =
  'from every country to every other|has a language for known countries alone|' +
  'let (?:fifty people|an office|a patient script)|stop a script';

/** The tests of the entry's parts go through the entry as a whole. */
const entry = ['test/core/{entry,search,manual,dutch-lookup}/**/*'];

/** The areas by the names that the command takes. */
export const areas: Readonly<Record<string, Area>> = {
  backends: {
    mutate: ['src/backends.ts', 'src/backends/*.ts', '!src/backends/fields.ts'],
    tests: ['test/backends/*'],
  },
  client: { mutate: ['src/client/**/*.ts'], tests: ['test/client/*'] },
  waiting: { mutate: ['src/waiting/*.ts'], tests: ['test/waiting/*'] },
  contract: {
    mutate: ['src/contract/**/*.ts', '!src/contract/shapes.ts', '!src/contract/words.ts'],
    tests: ['test/contract/*', 'test/proxy/parse-request*', 'test/proxy/path-like'],
  },
  'core/address': {
    mutate: ['src/core/address/*.ts', '!src/core/address/{format-data,regions}.ts'],
    tests: ['test/core/address/*', 'test/core/page-fields/*', ...entry],
  },
  'core/country': {
    mutate: ['src/core/country/*.ts', '!src/core/country/{iso-countries,languages}.ts'],
    tests: ['test/core/country/*', ...entry],
  },
  'core/text': {
    mutate: ['src/core/text/*.ts'],
    tests: ['test/core/text/*'],
  },
  'core/dutch-lookup': {
    mutate: ['src/core/dutch-lookup/**/*.ts', '!**/provinces.ts'],
    tests: entry,
  },
  'core/entry': { mutate: ['src/core/entry/**/*.ts', 'src/core/*.ts'], tests: ['test/core/*', ...entry] },
  'core/manual': {
    mutate: ['src/core/manual/**/*.ts'],
    tests: entry,
  },
  'core/page-fields': {
    mutate: ['src/core/page-fields/**/*.ts', '!**/region-names.ts'],
    tests: ['test/core/page-fields/*'],
  },
  // A whole text and what is found for it are read beside the entry.
  'core/search': { mutate: ['src/core/search/**/*.ts'], tests: [...entry, 'test/core/text/{found,growth,reader}'] },
  'proxy/parser': {
    mutate: ['src/proxy/{parse-request,parameter-rules}.ts'],
    tests: ['test/proxy/parse-request*', 'test/proxy/path-like'],
  },
  'proxy/limits': {
    mutate: ['src/proxy/{limits,client-limits}.ts'],
    tests: [
      'test/proxy/{limits,limits.options,client-limits,options,memory-store,retry,quota,handler,unknown-members}',
    ],
  },
  'proxy/quota': { mutate: ['src/proxy/quota.ts'], tests: ['test/proxy/{lookup-count,quota}'] },
  'proxy/breaker': { mutate: ['src/proxy/circuit-breaker.ts'], tests: ['test/proxy/circuit-breaker'] },
};
