/** The builds of the packages, by mode. `npm run build` makes all of them (`test/support/build.ts`). */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { defineConfig, mergeConfig, type Plugin, parseAst, type Rolldown, type UserConfig, Visitor } from 'vite';
import { noticeOf } from './test/support/notices.ts';
import { entrySources, manifestOf, type PackageName } from './test/support/packages.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The oldest browsers that the elements work in. `docs/bundling.md` gives the reasons: custom states in Chrome and Firefox, `light-dark()`
 * in Safari.
 */
export const oldestBrowsers = { chrome: '125', firefox: '126', safari: '17.5' } as const;

const target = ['es2022', ...Object.entries(oldestBrowsers).map(([name, version]) => name + version)];

/** The licences of the libraries in a file, at its top. */
const postBanner = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) => noticeOf(moduleIds, 'licenses.md');

/**
 * The files of the first list: Chromium compiles their functions while it loads them, on another thread, instead of one by one in the first
 * keys. Not the field's, which would be painted later.
 */
const compiledAtLoad = ['engine', 'search'];

/** At the top of a file for pages. */
const pageBanner = (chunk: Rolldown.RenderedChunk) =>
  postBanner(chunk) + (compiledAtLoad.includes(chunk.name) ? '\n//# allFunctionsCalledOnLoad' : '');

/** Pages get files as they are: annotations are for bundlers. */
const comments = { annotation: false, jsdoc: false } as const;

/** Minifies style sheets, which Lit has in template literals, out of reach of a minifier of scripts. */
const minifiedStyles: Plugin = {
  name: 'minified-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    async handler(code) {
      const sheets: { readonly start: number; readonly end: number }[] = [];
      new Visitor({
        TaggedTemplateExpression({ tag, quasi }) {
          if (tag.type === 'Identifier' && tag.name === 'css') sheets.push(...quasi.quasis);
        },
      }).visit(parseAst(code));
      let minified = code;
      for (const { start, end } of sheets.reverse()) {
        const { code: css } = await transform(code.slice(start, end), {
          loader: 'css',
          minify: true,
          charset: 'utf8',
          target,
        });
        minified = minified.slice(0, start) + css.trim() + minified.slice(end);
      }
      return { code: minified, map: null };
    },
  },
};

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Tells whether a module has to be there before another one can run. */
function neededBy(...files: readonly string[]): (id: string, graph: Graph) => boolean {
  const needed = new Set<string>(files.map(path));
  let isComplete = false;
  return (id, graph) => {
    if (!isComplete)
      for (const module of needed) for (const it of graph.getModuleInfo(module)?.importedIds ?? []) needed.add(it);
    isComplete = true;
    return needed.has(id);
  };
}

/**
 * The file of a module that several others need; the first that fits. Any other module is where the bundler puts it: what only some pages
 * need stays a file of its own.
 */
const files: readonly (readonly [file: string, has: ReturnType<typeof neededBy>])[] = (() => {
  const field = neededBy('src/elements/address-entry/element.ts', 'src/elements/nl-postcode-lookup/element.ts');
  const [client, i18n] = [neededBy('src/client.ts'), neededBy('src/i18n.ts')];
  const search = neededBy('src/elements/address-entry/engine.ts');
  const lookup = neededBy('src/elements/nl-postcode-lookup/engine.ts');
  return [
    // Entries of no element are without the field, and the field is without them.
    ['shared', (id, graph) => i18n(id, graph) || (client(id, graph) && field(id, graph))],
    ['client', client],
    ['field', field],
    ['dutch-texts', neededBy('src/i18n/languages/nl.ts')],
    ['engine', (id, graph) => search(id, graph) && lookup(id, graph)],
    ['search', search],
    ['lookup', lookup],
    ['picker', neededBy('src/elements/address-entry/country-combobox.ts')],
    ['reader', neededBy('src/effects/reader.ts')],
    ['manual', neededBy('src/elements/panels/manual/panel.ts')],
  ];
})();

const isRegion = (id: string | null) => id?.includes('/core/address/data/areas/') ?? false;

const languages = globSync('src/i18n/{auto,languages/*}.ts', { cwd: path('.') });
const elements = ['index', 'address-entry', 'nl-postcode-lookup', 'i18n', 'client', 'inspect', 'testing'];

/** By name: the entries for pages. */
const pageEntries = Object.fromEntries([
  ...elements.map((name) => [name, `src/${name}.ts`]),
  ...languages.map((file) => [`i18n/${basename(file, '.ts')}`, file]),
]);

/** Of types alone. */
const frameworks = Object.fromEntries(
  globSync('src/frameworks/{react,solid,svelte,vue}.ts', { cwd: path('.') }).map((file) => [
    `frameworks/${basename(file, '.ts')}`,
    file,
  ]),
);

/**
 * Modules for pages: without a bundler, where `lit` is in them, or for one, where it is the page's.
 *
 * @param shared the file of what an element shares with entries of none. A bundler may put that elsewhere than the element; any other page
 *   has both.
 */
function forPages(
  folder: string,
  entry: Readonly<Record<string, string>>,
  shared: 'field' | 'shared',
  output: Rolldown.OutputOptions,
): UserConfig {
  // An entry is a small file of its own: the query or other name that a page gives it concerns no other file.
  const entries = new Set(Object.values(entry).map(path));
  const name = (id: string, graph: Graph) => {
    if (entries.has(id) || isRegion(id)) return null;
    const [file = null] = files.find(([, has]) => has(id, graph)) ?? [];
    return file === 'shared' ? shared : file;
  };
  return {
    plugins: [minifiedStyles],
    build: {
      target,
      outDir: `dist/${folder}`,
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId }) => `${isRegion(facadeModuleId) ? 'regions/' : ''}[name]-[hash].js`,
          // Each module is in the file that the table says, and nothing else with it.
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'files' }] },
          ...output,
        },
      },
    },
  };
}

/** A package for Node: module by module, and what it needs of others is installed with it. */
function forServers(name: PackageName): UserConfig {
  const { imports } = manifestOf(name);
  return {
    ssr: { external: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: `dist/${name}`,
      emptyOutDir: false,
      rolldownOptions: {
        input: [...entrySources(name), ...(imports ? ['src/proxy/send.ts', 'src/server/send.ts'] : [])],
        // The platform that the package is used on chooses.
        external: Object.keys(imports ?? {}),
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          entryFileNames: (entry) => `${entry.name.replace(/^src\//, 'lib/')}.js`,
        },
      },
    },
  };
}

/** What `npm run build` makes, by the mode it is called with. */
const builds: Readonly<Record<string, UserConfig>> = {
  /** The modules for pages without a bundler. */
  browser: mergeConfig(
    forPages('address-entry/browser', pageEntries, 'field', { minify: true, comments, postBanner: pageBanner }),
    {
      build: { sourcemap: true, license: { fileName: 'licenses.md' } },
    },
  ),
  /** The modules for a bundler. */
  modules: mergeConfig(
    forPages('address-entry', { ...pageEntries, ...frameworks }, 'shared', { comments: { jsdoc: false } }),
    {
      // The page's own, so that there is one of it.
      build: { rolldownOptions: { external: [/^@?lit\b/] } },
    },
  ),
  /** For pages and servers, and so without a file that has an element in it. */
  backends: {
    build: {
      target,
      outDir: 'dist/address-entry',
      emptyOutDir: false,
      minify: false,
      lib: { entry: { backends: 'src/backends.ts', providers: 'src/providers.ts' }, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'backends/[name]-[hash].js',
          comments: { jsdoc: false },
        },
      },
    },
  },
  /** The one script, with both elements and everything that they may need. */
  script: {
    plugins: [minifiedStyles],
    build: {
      target,
      outDir: 'dist/address-entry',
      emptyOutDir: false,
      sourcemap: true,
      lib: { entry: 'src/script.ts', formats: ['iife'], name: 'addressEntry', fileName: () => 'address-entry.min.js' },
      license: { fileName: 'licenses.md' },
      // A page that does not say it is UTF-8 would read other letters in a script; modules are always UTF-8.
      rolldownOptions: { output: { charset: 'ascii', comments, sourcemapExcludeSources: true, postBanner } },
    },
  },
  server: forServers('address-entry-server'),
  sandbox: forServers('address-entry-sandbox'),
};

export default defineConfig(({ mode }) => ({ publicDir: false, ...builds[mode] }));
