import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';
import { minifyHTMLLiterals } from 'minify-literals';
import { minify } from 'terser';
import { defineConfig, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Templates and styles lose what only the readers of the source need: lines, indentation, comments, quotes. */
export const compactTemplates: readonly Plugin[] = [
  pluginOf('templates on one line', /\b(?:html|svg)`/, onOneLine),
  pluginOf('compact templates', /\b(?:html|svg|css)`/, compact),
];

function pluginOf(name: string, code: RegExp, change: typeof compact): Plugin {
  const changed = new Map<string, ReturnType<typeof compact>>();
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code },
      // The builds of a process share what they have in common.
      handler(source, fileName) {
        const key = `${fileName}\n${source}`;
        const result = changed.get(key) ?? change(source, fileName);
        changed.set(key, result);
        return result;
      },
    },
  };
}

/**
 * As in JSX, white space with a line break in it, next to a tag or to an expression, is for the readers of the source. Elsewhere
 * a space takes its place. A page would keep a text node for each: they were half of the nodes of an element.
 *
 * @throws for a template that has no end
 */
export function onOneLine(code: string, fileName: string): ReturnType<typeof minifyHTMLLiterals> {
  const outsideOfTags = /(^|>)([^<>]+)(?=<|$)/g;
  const expression = /(@TEMPLATE_EXPRESSION_*)/;
  const join = (text: string, index: number) =>
    // The odd ones are expressions.
    index % 2 === 1 ? text : text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
  const joined = (_: string, before: string, text: string) => before + text.split(expression).map(join).join('');
  const isFormatted = (html: string) => /<(?:pre|textarea)\b/.test(html);
  return minifyHTMLLiterals(code, {
    fileName,
    css: false,
    html: (html) => (isFormatted(html) ? html : html.replace(outsideOfTags, joined)),
  });
}

/**
 * JavaScript or TypeScript, with its templates and styles as short as they can be while a page looks the same.
 *
 * @throws for a style sheet or a template that has no end
 */
export function compact(code: string, fileName: string): ReturnType<typeof minifyHTMLLiterals> {
  return minifyHTMLLiterals(code, {
    fileName,
    cssTags: ['css'],
    css: compactStyles,
    html: {
      // A space stays wherever there was white space: between elements in a line it is seen.
      conservativeCollapse: true,
      collapseBooleanAttributes: true,
      removeAttributeQuotes: true,
      removeEmptyAttributes: false,
      decodeEntities: false,
      minifyJS: false,
    },
  });
}

/**
 * The oldest browsers that the elements work in. `docs/bundling.md` says the same, with the reasons: custom states in Chrome
 * and Firefox, `light-dark()` in Safari.
 */
export const oldestBrowsers = { chrome: '125', firefox: '126', safari: '17.5' } as const;

/** A version as Lightning CSS takes it: a byte each for major, minor and patch. */
function packed(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** Nothing is rewritten for old browsers; the target only says which shorthands are understood. */
function compactStyles(text: string): string {
  // Whether an escape is JavaScript's or CSS's is not told here.
  if (text.includes('\\')) return text;
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(text),
    minify: true,
    targets: Object.fromEntries(Object.entries(oldestBrowsers).map(([name, version]) => [name, packed(version)])),
    exclude: Object.values(Features).reduce((all, feature) => all | feature, 0),
  });
  return code.toString();
}

const target = ['es2022', ...Object.entries(oldestBrowsers).map(([name, version]) => name + version)];

/** Pages that do not say they are UTF-8 would read other letters, or stumble over them. */
const charset = 'ascii';

/** The files of the languages, and of what loads them, by the name they are published under. */
const languages = Object.fromEntries(
  globSync('src/i18n/{auto,languages/*}.ts', { cwd: fileURLToPath(new URL('.', import.meta.url)) }).map((path) => [
    path.replace(/.*\/|\.ts$/g, ''),
    path,
  ]),
);

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether one module needs another before it can run. */
function needs(from: string, wanted: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (from === wanted) return true;
  seen.add(from);
  const { importedIds = [] } = graph.getModuleInfo(from) ?? {};
  return importedIds.some((id) => !seen.has(id) && needs(id, wanted, graph, seen));
}

/**
 * Files that come later find what they share with an element on the page, not by its file. A shop may name that file
 * `address-entry.js?ver=2`, and a CDN may pass on another name: an import of `./address-entry.js` would then load all of it once
 * more. Each file keeps its lines, and so the source maps hold.
 */
const foundOnPage: Plugin = {
  name: 'found on the page',
  renderChunk(code, chunk, _, { chunks }) {
    const placeOf = ({ moduleIds }: Rolldown.RenderedChunk) => {
      const sources = createHash('sha256').update(moduleIds.map((id) => this.getModuleInfo(id)?.code).join());
      return `globalThis[Symbol.for("address-entry.${sources.digest('hex').slice(0, 8)}")]`;
    };
    const found = code.replace(/^import \{(.*)\} from "\.\/(.*)";$/gm, (line, names: string, file: string) => {
      const other = chunks[file];
      if (!other?.isEntry) return line;
      // What comes later comes from a page that has the file already; another file for pages brings it.
      const brought = chunk.isEntry ? `import "./${file}"; ` : '';
      return `${brought}const {${names.replaceAll(' as ', ': ')}} = ${placeOf(other)};`;
    });
    const isShared = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
    if (!chunk.isEntry || !isShared) return found;
    const isPublic = new Set(this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports);
    return found.replace(/^export \{ (.*) \};$/m, (_, list: string) => {
      const pairs = list.split(', ').map((it) => it.split(' as ') as [name: string, as?: string]);
      const parts = pairs.map(([name, as = name]) => `${as}: ${name}`);
      const own = pairs.filter(([name, as = name]) => isPublic.has(as)).map((it) => it.join(' as '));
      return `${placeOf(chunk)} ??= { ${parts} }; export { ${own} };`;
    });
  },
};

/** Says some things shorter than the minifier of the build, which comes after it. */
const terser: Plugin = {
  name: 'terser',
  async renderChunk(code, _, { format }) {
    const options = { module: format === 'es', mangle: false, sourceMap: true };
    const { code: shorter = code, map } = await minify(code, options);
    return { code: shorter, map: map as Rolldown.SourceMapInput };
  },
};

/**
 * Every panel is in a file `panel.ts`, and the regions of a country in one of two letters: their folder says what they are.
 */
function chunkNameOf({ moduleIds, name }: Pick<Rolldown.PreRenderedChunk, 'moduleIds' | 'name'>): string {
  const modules = moduleIds.join('\n');
  const [, panel] = /\/panels\/([\w-]+)\/panel\.ts$/m.exec(modules) ?? [];
  if (panel) return `${panel}-panel`;
  return /\/data\/areas\/\w+\.ts$/m.test(modules) ? `regions/${name}` : name.replace(/^exchange$/, 'autofill');
}

/** A library of the proxy comes with the package, in `vendor`: npm would leave out a folder of the name `node_modules`. */
function moduleFileOf(name: string): string {
  return `${name.replace(/^node_modules\/((?:@[^/]+\/)?[^/]+)\/.*/, 'vendor/$1')}.js`;
}

/**
 * One file would hold the regions of every country, a quarter of its size: there a region is a field of text. Spain's stay,
 * because the service has their names in either language, and a page's own list in the other.
 */
const withoutRegions: Plugin = {
  name: 'without regions',
  load: {
    filter: { id: /\/core\/address\/data\/area-files\.ts$/ },
    handler: () => "export const areaFiles = { ES: () => import('./areas/es.ts') };",
  },
};

/** An element for a page without a bundler: one file, and what only some people need is loaded when they need it. */
function filesOf(name: 'address-entry' | 'nl-postcode-lookup', ...others: readonly string[]): UserConfig {
  const [main = '', ...entries] = [name, ...others].map((entry) =>
    fileURLToPath(new URL(`src/${entry}.ts`, import.meta.url)),
  );
  return {
    plugins: [...compactTemplates, foundOnPage, terser],
    build: {
      target,
      outDir: 'dist/browser',
      // Those of the other element are there already.
      emptyOutDir: false,
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      // As a library, so that no code for preloading is put around imports.
      lib: { entry: [main, ...entries], formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          charset,
          entryFileNames: '[name].js',
          chunkFileNames: (chunk) => `${chunkNameOf(chunk)}-[hash].js`,
          minify: true,
          codeSplitting: { groups: [{ name: (id, graph) => (needs(main, id, graph) ? name : null) }] },
        },
      },
    },
  };
}

/** What `npm run build` makes, by the mode it is called with. */
const builds: Readonly<Record<string, UserConfig>> = {
  /** The one file for a script tag. */
  file: {
    plugins: [withoutRegions, ...compactTemplates, terser],
    build: {
      target,
      sourcemap: true,
      lib: { entry: 'src/index.ts', formats: ['iife'], name: 'addressEntry', fileName: () => 'address-entry.min.js' },
      // The sources would be a tenth of the package once more: they are in the maps of `browser`.
      rolldownOptions: { output: { charset, sourcemapExcludeSources: true } },
    },
  },
  /** For a page without a bundler; with `index.js` for one that has both elements, which adds the other one to this file. */
  browser: filesOf('address-entry', 'index'),
  /** Its maps name sources that the maps above hold: a second time they would be a tenth of the package. */
  lookup: mergeConfig(filesOf('nl-postcode-lookup'), {
    build: { rolldownOptions: { output: { sourcemapExcludeSources: true } } },
  }),
  /**
   * The languages for pages without a bundler, `registerMessages` and the client, apart from the elements: they go with the
   * one file, too. Modules are read as UTF-8 whatever a page says.
   */
  languages: {
    build: {
      target,
      outDir: 'dist/browser',
      // The files of the elements are there already.
      emptyOutDir: false,
      sourcemap: true,
      lib: {
        entry: {
          client: 'src/client.ts',
          i18n: 'src/i18n.ts',
          ...Object.fromEntries(Object.entries(languages).map(([name, path]) => [`i18n/${name}`, path])),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: 'i18n/[name]-[hash].js', minify: true },
      },
    },
  },
  /**
   * What a bundler takes in: module by module as in `src`, so that it can leave out and split as the page needs. They are
   * readable and keep their comments; maps would be a quarter of the package.
   */
  modules: {
    plugins: [...compactTemplates],
    build: {
      target,
      emptyOutDir: false,
      minify: false,
      license: { fileName: 'vendor/licenses.md' },
      lib: {
        entry: [...globSync(['src/*.ts', 'src/frameworks/{react,solid,svelte,vue}.ts']), ...Object.values(languages)],
        formats: ['es'],
      },
      rolldownOptions: {
        // The page's own, so that there is one of it.
        external: [/^@?lit\b/, /^node:/],
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: ({ name }) => moduleFileOf(name) },
      },
    },
  },
  /**
   * The commands, each complete in itself: a shop that installs the elements gets no server libraries, and a command needs
   * none. They lose the comments of their libraries; names and lines stay, so that a stack trace can be read.
   */
  commands: {
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: 'dist/bin',
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: globSync('src/bin/launchers/*.ts'),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
        },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({ publicDir: false, ...builds[mode] }));
