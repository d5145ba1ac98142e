import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Features, transform } from 'lightningcss';
import { minifyHTMLLiterals } from 'minify-literals';
import { type MinifyOptions, minify } from 'terser';
import { defineConfig, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { kept } from './test/support/kept.ts';
import { noticeOf } from './test/support/notices.ts';
import { entrySources } from './test/support/packages.ts';

/** The path of a file of the project. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

/** Of the one file. Pages that do not say they are UTF-8 would read other letters, or stumble over them; modules are always UTF-8. */
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

/** Names in the braces of an `import` or `export`, each with the one that it has on the other side. */
function pairsIn(list: string): readonly (readonly [name: string, as: string])[] {
  return list
    .split(', ')
    .map((it) => it.split(' as '))
    .map(([name = '', as = name]) => [name, as]);
}

/**
 * Files that come later find what they share with an element on the page, not by its file. A shop may name that file
 * `address-entry.js?ver=2`, and a CDN may pass on another name: an import of `./address-entry.js` would then load all of it once
 * more. Each file keeps its lines, and so the source maps hold.
 */
const foundOnPage: Plugin = {
  name: 'found on the page',
  renderChunk(code, chunk, _, { chunks }) {
    const placeOf = ({ moduleIds, exports }: Rolldown.RenderedChunk) => {
      const sources = [...moduleIds.map((id) => this.getModuleInfo(id)?.code), ...exports.toSorted()];
      const digest = createHash('sha256').update(sources.join()).digest('hex');
      return `globalThis[Symbol.for("address-entry.${digest.slice(0, 8)}")]`;
    };
    // By their place among the exports: names would be a tenth of a kB in either file.
    const found = code.replace(/^import \{(.*)\} from "\.\/(.*)";$/gm, (line, names: string, file: string) => {
      const other = chunks[file];
      if (!other?.isEntry) return line;
      const all = other.exports.toSorted();
      const local = new Map(pairsIn(names.trim()));
      const places = all.map((name) => local.get(name) ?? '').join();
      // What comes later comes from a page that has the file already; another file for pages brings it.
      const brought = chunk.isEntry ? `import "./${file}"; ` : '';
      return `${brought}const [${places}] = ${placeOf(other)};`;
    });
    const isShared = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
    if (!chunk.isEntry || !isShared) return found;
    const isPublic = new Set(this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports);
    return found.replace(/^export \{ (.*) \};$/m, (_, list: string) => {
      const pairs = pairsIn(list);
      const named = new Map(pairs.map(([name, as]) => [as, name]));
      const parts = chunk.exports.toSorted().map((as) => named.get(as));
      const own = pairs.filter(([, as]) => isPublic.has(as)).map((it) => it.join(' as '));
      return `${placeOf(chunk)} ??= [${parts}]; export { ${own} };`;
    });
  },
};

/**
 * The bundler's own function for `import()` within a file goes through the members of an object with those of
 * `Object.prototype`, and throws for a text there, where old scripts put some: the whole file would not run.
 *
 * @throws when the bundler writes that function in another way
 */
const ownMembersOnly: Plugin = {
  name: 'own members only',
  apply: 'build',
  renderChunk(code) {
    const owned = code.replace(
      /for \(var (\w+) in (all)\)(?= (?:\{\s*)?__defProp)/g,
      'for (var $1 of Object.keys($2))',
    );
    if (/for \(var \w+ in \w+\)\s*\{?\s*__defProp/.test(owned))
      throw new Error('The bundler goes through all members.');
    return { code: owned, map: null };
  },
};

/**
 * That function would be a file of its own, and an engine that came would wait for it. It goes into each file that calls it, on one line,
 * so that source maps hold.
 */
const withoutOwnFile: Plugin = {
  name: 'without a file of the bundler',
  renderChunk(code) {
    const call = /^import \{ \w+ as (\w+) \} from "\.\/rolldown-runtime-.*";$/m;
    return code.replace(call, (_, name: string) => `const ${name} = ${namespaceOf};`);
  },
  generateBundle(_, bundle) {
    for (const { fileName } of Object.values(bundle)) if (/^rolldown-runtime-/.test(fileName)) delete bundle[fileName];
  },
};

/**
 * Lit has another way to style an element, for browsers that are older than ours. Each file for pages would load it.
 *
 * @throws when Lit asks in another way
 */
const forOurBrowsers: Plugin = {
  name: 'for our browsers',
  transform: {
    filter: { id: /\/@lit\/reactive-element\/css-tag\.js$/ },
    handler(code) {
      const isNew = code.replace(/=\w\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '=true');
      if (isNew === code) this.error('Lit asks in another way whether style sheets can be adopted.');
      return { code: isNew, map: null };
    },
  },
};

/** Makes the object that `import()` of a file gives, from a function for each export. */
const namespaceOf =
  '(all) => Object.defineProperties({}, Object.fromEntries(Object.entries(all).map(([name, get]) => [name, { get, enumerable: true }])))';

/** Writes the line by which a page asks for the engine before it is wanted: its file has a hash in its name. */
function preloadLine(name: ElementName): Plugin {
  return {
    name: 'line to preload the engine',
    generateBundle(_, bundle) {
      const isEngine = (it: { moduleIds: readonly string[] }) => it.moduleIds.includes(engineOf(name));
      const file = Object.values(bundle).find((it) => it.type === 'chunk' && isEngine(it));
      if (!file) return;
      const source = `<link rel="modulepreload" href="/address-entry/${file.fileName}" fetchpriority="low" />\n`;
      this.emitFile({ type: 'asset', fileName: preloads[name], source });
    },
  };
}

/** The files with that line. */
const preloads = { 'address-entry': 'preload.html', 'nl-postcode-lookup': 'preload-lookup.html' } as const;

/** Says some things shorter than the minifier of the build, which comes after it. What a build has made, the next one has from it. */
const terser: Plugin = {
  name: 'terser',
  async renderChunk(code, _, { format }) {
    const settings = [readFileSync(here('vite.config.ts')), readFileSync(here('node_modules/terser/package.json'))];
    const module = format === 'es';
    const { code: shorter, map } = await kept(
      here('node_modules/.cache/terser'),
      // The order of functions depends on how zlib compresses them.
      [...settings, process.version, process.versions.zlib, format, code],
      () => shortened(code, module),
    );
    return { code: shorter, map: map as Rolldown.SourceMapInput };
  },
};

async function shortened(code: string, module: boolean): Promise<{ readonly code: string; readonly map: unknown }> {
  const compress = { passes: 3, ecma: 2020, inline: 1, keep_fargs: false } as const;
  // Side by side many functions are compressed better, and few are not. None of them is called by `new`.
  const isLarge = code.length > 100_000;
  const large = { ...compress, hoist_funs: true, unsafe_arrows: true } as const;
  const tree = await syntaxTreeOf(code, { module, mangle: false, compress: isLarge ? large : compress });
  if (isLarge) sortFunctions(tree);
  const { code: shorter = code, map } = await printed(tree, { module, sourceMap: true });
  return { code: shorter, map };
}

/** What is used of terser's trees, which its types do not know. */
interface Statement {
  readonly TYPE: string;
  print_to_string(): string;
  readonly definitions?: readonly { readonly value?: { readonly expression?: Partial<SyntaxTree> } }[];
}

interface SyntaxTree {
  readonly body: Statement[];
}

/** Code as terser's tree, changed by its options. */
export async function syntaxTreeOf(code: string, options: MinifyOptions): Promise<SyntaxTree> {
  const format: object = { ast: true, code: false };
  const { ast } = (await minify(code, { ...options, format })) as { readonly ast?: SyntaxTree };
  if (!ast) throw new Error('Terser gives no tree.');
  return ast;
}

/** Code of a tree. */
export function printed(tree: SyntaxTree, options: MinifyOptions): ReturnType<typeof minify> {
  return minify(tree as unknown as string, { ...options, mangle: false, compress: false });
}

/**
 * Puts the functions of a file in an order in which each is followed by the one that resembles it most: gzip looks back 32 kB, less
 * than a third of a large file. A function is there before its scope runs, wherever it stands. Which likeness is best differs by file:
 * of some orders, the one that gzip shortens most is taken.
 */
export function sortFunctions(file: SyntaxTree): void {
  // All of the one file is in a function.
  const body = file.body[0]?.definitions?.[0]?.value?.expression?.body ?? file.body;
  const typed = (type: string) => body.filter(({ TYPE }) => TYPE === type);
  const functions = typed('Defun').map((it) => ({ it, text: it.print_to_string() }));
  const others = body.filter(({ TYPE }) => TYPE !== 'Defun' && TYPE !== 'Directive');
  const directives = typed('Directive');
  let smallest = Number.POSITIVE_INFINITY;
  for (const letters of [3, 4, 5, 6, 7]) {
    const sorted = inOrder(functions, letters);
    const size = gzipSync(sorted.map(({ text }) => text).join('')).length;
    if (size >= smallest) continue;
    smallest = size;
    body.splice(0, body.length, ...directives, ...sorted.map(({ it }) => it), ...others);
  }
}

interface PrintedFunction {
  readonly it: Statement;
  readonly text: string;
}

/**
 * Each followed by the one that has most pieces of so many letters in common with it, for what else is in it. Counted by piece: by pair
 * of functions, it would take a third of the time of `npm run size`.
 */
function inOrder(functions: readonly PrintedFunction[], letters: number): readonly PrintedFunction[] {
  const pieces = functions.map(({ text }) => piecesOf(text, letters));
  const holders = new Map<string, number[]>();
  for (const [index, own] of pieces.entries()) {
    for (const piece of own) {
      const others = holders.get(piece);
      if (others) others.push(index);
      else holders.set(piece, [index]);
    }
  }
  const left = new Set(functions.keys());
  const sorted: PrintedFunction[] = [];
  for (let [next] = left; next !== undefined; ) {
    const own: PrintedFunction | undefined = functions[next];
    if (own) sorted.push(own);
    left.delete(next);
    const common = new Array<number>(functions.length).fill(0);
    for (const piece of pieces[next] ?? []) {
      for (const holder of holders.get(piece) ?? []) common[holder] = (common[holder] ?? 0) + 1;
    }
    next = likest(left, (other) => (common[other] ?? 0) / Math.sqrt(pieces[other]?.size ?? 0));
  }
  return sorted;
}

/** The first of those that are most alike; undefined of none. */
function likest(left: Iterable<number>, likeness: (other: number) => number): number | undefined {
  let [found, most]: [number | undefined, number] = [undefined, -1];
  for (const other of left) {
    const alike = likeness(other);
    if (alike > most) [found, most] = [other, alike];
  }
  return found;
}

/** Everything of so many letters in a text. */
function piecesOf(text: string, letters: number): ReadonlySet<string> {
  return new Set(Array.from(text, (_, index) => text.slice(index, index + letters)));
}

/**
 * Every panel is in a file `panel.ts`, and the regions of a country in one of two letters: their folder says what they are.
 */
function chunkNameOf({ moduleIds, name }: Pick<Rolldown.PreRenderedChunk, 'moduleIds' | 'name'>): string {
  const modules = moduleIds.join('\n');
  if (/\/address-entry\/engine\.ts$/m.test(modules)) return 'engine';
  if (/\/engine\/idle\.ts$/m.test(modules)) return 'idle';
  if (/\/nl-postcode-lookup\/engine\.ts$/m.test(modules)) return 'lookup-engine';
  const [, panel] = /\/panels\/([\w-]+)\/panel\.ts$/m.exec(modules) ?? [];
  if (panel) return `${panel}-panel`;
  return /\/data\/areas\/\w+\.ts$/m.test(modules) ? `regions/${name}` : name.replace(/^exchange$/, 'autofill');
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

/**
 * In the one file the engines are there anyway. Imported as a module that comes later, each module of theirs would be in a function of its
 * own, so that it can run later.
 */
const withEngines: Plugin = {
  name: 'with engines',
  transform: {
    order: 'pre',
    filter: { id: /\/elements\/(?:address-entry|nl-postcode-lookup)\/element\.ts$/ },
    handler(code) {
      const loaded = /\(await import\('\.\/engine\.ts'\)\)\.(\w+)/;
      const [, name] = loaded.exec(code) ?? [];
      if (!name) throw new Error('An element loads its engine in another way.');
      return {
        code: `import * as engineFile from './engine.ts';${code.replace(loaded, `engineFile.${name}`)}`,
        map: null,
      };
    },
  },
};

/** There many countries are a list without a text field, too. */
const withoutCombobox: Plugin = {
  name: 'without the picker of many countries',
  load: {
    filter: { id: /\/elements\/address-entry\/country-combobox\.ts$/ },
    handler: () => 'export const CountryCombobox = null;',
  },
};

/** Nor has it what only some pages set: saved addresses, the checkbox by which one address is another one, the opening button. */
const withoutSome: Plugin = {
  name: 'without saved addresses and same-as',
  transform: {
    order: 'pre',
    filter: {
      id: /\/elements\/(?:address-entry\/(?:element|engine)|combobox\/(?:combobox|listbox-view|(?:saved|toggle)-file))\.ts$/,
    },
    handler(code) {
      const files = /\(await import\('\.\/same-as\.ts'\)\)\.SameAs|import\('\.\/(?:saved-list|toggle)\.ts'\)/g;
      const saved = /\b(?:row\.|rows\[0\]\?\.|first\?\.)?kind === 'saved'/g;
      const without = code
        .replace(files, 'null')
        .replace(saved, 'false')
        .replace(/\belement\.(?:sameAs|openButton)\b/g, "''");
      if (without === code) this.error('Nothing is left out: the source says it in other words.');
      return { code: without, map: null };
    },
  },
};

/** Nor their rules and texts. */
const withoutTheirs: Plugin = {
  name: 'without the rules and texts of saved addresses and same-as',
  transform: {
    order: 'pre',
    filter: { id: /\/(?:core\/entry\/same|i18n\/\w+\/search)\.ts$/ },
    handler(code, file) {
      const texts = /^ *(?:savedAddresses|countryDenied|sameAs): .*$/gm;
      const isRule = file.endsWith('/same.ts');
      return { code: isRule ? 'export const sameFormOf = () => null;' : code.replace(texts, ''), map: null };
    },
  },
};

/** Puts the licences of the libraries in a file at its top, after the minifier, which would take them away. */
const notice = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) => noticeOf(moduleIds, 'licenses.md');

/** What a bundler may leave out is said to no page: there every file is as it is loaded. Licences stay. */
const bare = { annotation: false, jsdoc: false } as const;

/** An element for a page without a bundler: one file, and what only some people need is loaded when they need it. */
function filesOf(name: ElementName, ...others: readonly string[]): UserConfig {
  const engine = engineOf(name);
  const [main = '', ...entries] = [name, ...others].map((entry) =>
    fileURLToPath(new URL(`src/${entry}.ts`, import.meta.url)),
  );
  return {
    plugins: [
      forOurBrowsers,
      ...compactTemplates,
      withoutOwnFile,
      ownMembersOnly,
      foundOnPage,
      terser,
      preloadLine(name),
    ],
    build: {
      target,
      outDir: 'dist/address-entry/browser',
      // Those of the other element are there already.
      emptyOutDir: false,
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      // As a library, so that no code for preloading is put around imports.
      lib: { entry: [main, ...entries], formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: (chunk) => `${chunkNameOf(chunk)}-[hash].js`,
          postBanner: notice,
          minify: true,
          comments: bare,
          codeSplitting: {
            groups: [
              // What a group needs comes into it as well, and so the element is first.
              { name: (id, graph) => (needs(main, id, graph) ? name : null), priority: 1 },
              { name: (id, graph) => (needs(engine, id, graph) ? 'engine' : null) },
            ],
          },
        },
      },
    },
  };
}

/** The module of what comes when a person does, which becomes one file. */
function engineOf(name: ElementName): string {
  return fileURLToPath(new URL(`src/elements/${name}/engine.ts`, import.meta.url));
}

type ElementName = 'address-entry' | 'nl-postcode-lookup';

/** What `npm run build` makes, by the mode it is called with. */
const builds: Readonly<Record<string, UserConfig>> = {
  /** The one file for a script tag. */
  file: {
    plugins: [
      forOurBrowsers,
      withoutRegions,
      withoutCombobox,
      withoutSome,
      withoutTheirs,
      withEngines,
      ...compactTemplates,
      ownMembersOnly,
      terser,
    ],
    build: {
      target,
      outDir: 'dist/address-entry',
      emptyOutDir: false,
      sourcemap: true,
      lib: { entry: 'src/script.ts', formats: ['iife'], name: 'addressEntry', fileName: () => 'address-entry.min.js' },
      // The sources would be a tenth of the package once more: they are in the maps of `browser`.
      license: { fileName: 'licenses.md' },
      rolldownOptions: { output: { charset, comments: bare, sourcemapExcludeSources: true, postBanner: notice } },
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
    plugins: [ownMembersOnly],
    build: {
      target,
      outDir: 'dist/address-entry/browser',
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
        output: { entryFileNames: '[name].js', chunkFileNames: 'i18n/[name]-[hash].js', minify: true, comments: bare },
      },
    },
  },
  /**
   * What a bundler takes in: module by module as in `src`, so that it can leave out and split as the page needs. They are
   * readable; what they are is said in the declarations and in the source. Maps would be a quarter of the package.
   */
  modules: {
    plugins: [...compactTemplates],
    build: {
      target,
      outDir: 'dist/address-entry',
      emptyOutDir: false,
      minify: false,
      lib: { entry: [...entrySources('address-entry')], formats: ['es'] },
      rolldownOptions: {
        // A comment with the path of the source in each module would be a kB in two hundred.
        experimental: { attachDebugInfo: 'none' },
        // The page's own, so that there is one of it.
        external: [/^@?lit\b/],
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          comments: { jsdoc: false },
        },
      },
    },
  },
  /** The package for servers: module by module, as it is written, and what it needs of others is installed with it. */
  server: {
    ssr: { external: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: 'dist/address-entry-server',
      emptyOutDir: false,
      rolldownOptions: {
        input: [...entrySources('address-entry-server'), ...globSync('src/bin/launchers/*.ts')],
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          entryFileNames: ({ name }) => `${name.replace(/^src\//, 'lib/')}.js`,
        },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({ publicDir: false, ...builds[mode] }));
