/**
 * Browser tests as one file each, with what they import. A page that loads the two hundred modules of a test one by one
 * takes longer for loading than for testing, in every engine.
 */
import { join, posix, relative } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { FuzzOptions } from './random.ts';

/** The file with the connection of the test runner, which is made by the runner itself. */
const runnerSocket = '/__web-dev-server__web-socket.js';

/** The file of a bundle that has the tests. */
const entryName = 'test.js';

/** The kind of a run. */
export interface BundledTestOptions {
  /** By its first file: the files that share a page. A file that is none of a group has a page to itself. Default: none. */
  readonly groups?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The options of random tests, which then may take as long as they need. Default: a usual run. */
  readonly fuzz?: FuzzOptions | undefined;
  /** True if elements wait for their engine as in a page. Default: false, each has it from the beginning. */
  readonly isEngineLate?: boolean;
  /** The engine that alone has the cases which say the same in every engine. Default: each engine has them. */
  readonly firstEngine?: string | undefined;
}

/**
 * Serves each of the test files, or each group of them by the path of its first, as a bundle of its own, so that no test has code loaded
 * which neither it nor its group imports. What the source imports lazily stays a file of its own.
 *
 * @param root folder of the project
 */
export function bundledTests(root: string, options: BundledTestOptions = {}): TestRunnerPlugin {
  const bundles = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const bundleFor = (test: string, hasMaps: boolean) => {
    const key = `${test} ${hasMaps}`;
    const bundle = bundles.get(key) ?? bundleOf(root, test, options, hasMaps);
    bundles.set(key, bundle);
    return bundle;
  };
  return {
    name: 'bundled-tests',
    async serve({ path }) {
      const [, test, file] = /^(.*\.test\.ts)(?:-files\/(.+))?$/.exec(path) ?? [];
      if (!test) return undefined;
      // The runner asks for the test with a query. A lazy file imports what it has in common with the test from a file
      // that has none; were it the same file, it would run twice.
      if (!file) return { body: `import './${posix.basename(test)}-files/${entryName}';`, type: 'js' };
      const isMap = path.endsWith('.map');
      const body = (await bundleFor(test, isMap)).get(path);
      return body === undefined ? undefined : { body, type: isMap ? 'json' : 'js' };
    },
  };
}

/**
 * axe is a megabyte, twice as much as all else, and few tests ask for it. The library of assertions has a way to it for one
 * bundler, by `require`, which puts it into every bundle; without that way a page loads it when a test asks for it.
 */
const axeOnDemand: Plugin = {
  name: 'axe on demand',
  transform: {
    filter: { id: /chai-a11y-axe\/src\/axe-import\.js$/ },
    handler: (code) => ({ code: code.replace(/if \(typeof require\b[^}]*\}/, ''), map: null }),
  },
};

/**
 * Has each element attach its engine in the task in which it is made, and have what comes with the idle browser, so that a test
 * finds its state at once. Tests of what happens before the engine import what the public entries import, and wait for the engine
 * as pages do; in a run with the engine late, all tests do.
 */
const engineAtOnce: Plugin = {
  name: 'engine at once',
  transform: {
    filter: { id: /\/src\/(?:address-entry|nl-postcode-lookup)\.ts$/ },
    handler: (code, id) => {
      const [, element = ''] = /([\w-]+)\.ts$/.exec(id) ?? [];
      const engine = `${element.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Engine`;
      return {
        code: `
        import { idleFile } from './elements/engine/idle-file.ts';
        import { ${engine} } from './elements/${element}/element.ts';
        await Promise.all([idleFile.load(), ${engine}.load()]);
        ${engine}.isAtOnce = true;
        ${code}`,
        map: null,
      };
    },
  },
};

/** The name of the module that imports a group's files; there is no such file. */
const groupName = '\0group';

/** Has each file of a group state its tests in a suite with its name. */
const groupOf = (root: string, files: readonly string[]): Plugin => ({
  name: 'group of files',
  resolveId: (id) => (id === groupName ? id : null),
  load: (id) =>
    id === groupName ? files.map((file) => `import ${JSON.stringify(join(root, file))};`).join('\n') : null,
  transform: {
    filter: { id: /\.test\.ts$/ },
    // In the lines that are there, so that an error has its own.
    handler: (code, id) => ({
      code: `import { fileBegins, fileEnds } from ${JSON.stringify(join(root, 'test/support/suite-of-file.ts'))};\
fileBegins(${JSON.stringify(relative(root, id))});${code}\n;fileEnds();`,
      map: null,
    }),
  },
});

/**
 * The files of a test's bundle, by the path of their URL. The runner asks for a map when a test failed, for the lines of its
 * error; before that nobody does, and a map takes as long as the rest.
 */
async function bundleOf(
  root: string,
  path: string,
  { fuzz, groups, isEngineLate = false, firstEngine }: BundledTestOptions,
  hasMaps: boolean,
): Promise<ReadonlyMap<string, string>> {
  const files = groups?.get(path.slice(1));
  const bundle = await rolldown({
    input: files ? groupName : join(root, path),
    cwd: root,
    platform: 'browser',
    external: [runnerSocket],
    resolve: { conditionNames: ['browser', 'production', 'import', 'default'] },
    transform: { target: 'es2022' },
    tsconfig: join(root, 'tsconfig.json'),
    treeshake: false,
    logLevel: 'warn',
    plugins: [axeOnDemand, isEngineLate ? null : engineAtOnce, files ? groupOf(root, files) : null],
  });
  const settings = [
    fuzz && `globalThis.fuzzOptions = ${JSON.stringify(fuzz)};`,
    firstEngine && `globalThis.firstEngine = ${JSON.stringify(firstEngine)};`,
  ]
    .filter(Boolean)
    .join('');
  const { output } = await bundle.generate({
    dir: root,
    format: 'es',
    sourcemap: hasMaps,
    sourcemapExcludeSources: true,
    ...(settings && { banner: settings }),
    entryFileNames: `${path.slice(1)}-files/${entryName}`,
    chunkFileNames: `${path.slice(1)}-files/[name]-[hash].js`,
  });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return new Map(
    chunks.flatMap(({ fileName, code, map }) => [
      [`/${fileName}`, `${code}\n//# sourceMappingURL=${posix.basename(fileName)}.map`],
      [`/${fileName}.map`, String(map)],
    ]),
  );
}
