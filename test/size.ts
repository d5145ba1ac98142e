/**
 * The size of each public entry, everything it needs included (lit too), minified and compressed. What is loaded
 * only when a person needs it counts on its own. `--json` prints figures only. Fails when something is over its cap.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { build } from 'vite';
import { type Chunk, chunksIn, chunksOf, root, withImports } from './support/bundle.ts';

/** Most bytes, gzip. */
const caps: Record<string, number> = {
  // Both fields, the client and Dutch.
  index: 25_000,
  // The field, in as many files as a bundler makes of it; that of `browser` has the cap of decision 14.
  'address-entry': 16_300,
  'nl-postcode-lookup': 16_300,
  i18n: 400,
  client: 3_900,
  // The formats of all countries among it: only pages that import it have it.
  backends: 12_000,
  // A page that looks into an element has the element already.
  inspect: 1_000,
  // Runs on a server; the cap only says that nothing slipped in.
  proxy: 25_000,
};

/** The files for pages without a bundler, by the mode that builds them: each is all that its element needs at once; the engine is one more. */
const shipped = { browser: 'address-entry', lookup: 'nl-postcode-lookup' } as const;

/** Most bytes of them, gzip. */
const shippedCaps: Readonly<Record<string, number>> = { 'address-entry': 16_000, 'nl-postcode-lookup': 16_000 };

/** The one script for pages that can have no files of several names; both elements in English and Dutch. */
const oneFile = 'address-entry.min.js';
const oneFileCap = 133_000;

/** Most bytes, gzip, of a language with the texts of both elements; letters beyond Latin take two bytes each. */
const languageCap = 2_850;
const otherScriptCap = 3_500;
const otherScripts = ['bg', 'el'];

/** The modules that no file loaded at once contains: they come with the fields that need them. */
const laterOnly = [/\/core\/address\/data\//, /\/core\/address\/world-/];

/** The formats of all countries but Europe's, and most bytes of them, gzip. */
const worldFormats = '/core/address/data/world.ts';
const worldFormatsCap = 4_000;

const engine = 'address-entry + address-entry/engine.ts';

type Said = readonly (readonly [names: readonly string[], pattern: RegExp])[];

/** The places that name sizes, or the sum of several, in kB; a kB more or less is the same sentence. */
const said: Readonly<Record<string, Said>> = {
  'docs/loading.md': [
    [['address-entry'], /^\| the page loads \| (\d+) \|/m],
    [[engine], /^\| the page is idle, or somebody comes \| (\d+) \|/m],
    [['address-entry + engine/idle.ts'], /^\| the page is idle after that[^|]*\| (\d+) \|/m],
    [['address-entry + manual/panel.ts'], /^\| the person enters an address by hand \| (\d+) \|/m],
    [['address-entry + dutch-lookup/panel.ts'], /^\| the country is the Netherlands, with `nl-lookup` \| (\d+) \|/m],
    [['address-entry + page-fields/page-fields.ts'], /^\| the page has address fields of its own \| (\d+) \|/m],
    [['address-entry + search/reader.ts'], /^\| a text may be a whole address[^|]*\| (\d+) \|/m],
    [['nl-postcode-lookup'], /^\| the page has `<nl-postcode-lookup>` \| (\d+) \|/m],
    [['nl-postcode-lookup + nl-postcode-lookup/engine.ts'], /looking up is (\d+) more/],
    [['i18n/nl'], /^\| the page imports `address-entry\/i18n\/nl`[^|]*\| (\d+) \|/m],
    [[oneFile], /`address-entry\.min\.js`: (\d+) kB/],
  ],
  'README.md': [
    [['address-entry'], /^\| JavaScript [^|]*\| (\d+) kB/m],
    [[engine], /^\| JavaScript [^|]*\| \d+ kB gzip, and (\d+) kB more/m],
    [['address-entry'], /^\| address-entry \| (\d+) kB/m],
    [['address-entry', engine], /^\| address-entry \| \d+ kB, (\d+) kB with the search/m],
  ],
};

/** Code as a server has it, and its size as sent. Brotli takes longer than the builds, and is left to what is printed. */
interface Size {
  readonly code: string;
  readonly gzip: number;
}

/** By folder and file: two modules of a name would be one line. The regions of all countries are one, that of the largest. */
function nameOf({ facadeModuleId, name }: Chunk): string {
  if (/\/data\/areas\//.test(facadeModuleId ?? '')) return 'regions of a country';
  return facadeModuleId?.split('/').slice(-2).join('/') ?? name;
}

/** Of chunks that are loaded together, as one file: where a bundler cuts differs from one to the next. */
async function sizeOf(chunks: Iterable<Chunk>): Promise<Size> {
  // Vite leaves white space in ES libraries, for the bundlers of their users.
  const files = Array.from(chunks, ({ code }) => minify('entry.js', code, { module: true }));
  return shippedSize((await Promise.all(files)).map((file) => file.code).join(''));
}

/** The files that a page without a bundler loads for an element, as they are built for such pages. */
async function shippedFiles(
  mode: keyof typeof shipped,
): Promise<Readonly<Record<'field' | 'engine', readonly Chunk[]>>> {
  const output = await build({ root, mode, logLevel: 'silent', build: { write: false } });
  const chunks = chunksIn(output);
  const main = chunks.find(({ isEntry, name }) => isEntry && name === shipped[mode]);
  const isEngine = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/${shipped[mode]}/engine.ts`));
  const engine = chunks.find((chunk) => !chunk.isEntry && isEngine(chunk));
  if (!main || !engine) throw new Error('There is no file for pages without a bundler.');
  const field = withImports(main, chunks);
  return { field: [...field], engine: [...withImports(engine, chunks)].filter((chunk) => !field.has(chunk)) };
}

/** The files that `npm run build` makes in one of its modes, those that pages name. */
async function builtFiles(mode: string): Promise<readonly Chunk[]> {
  const output = await build({ root, mode, logLevel: 'silent', build: { write: false } });
  return chunksIn(output).filter(({ isEntry }) => isEntry);
}

/** Modules of the project that are in a file sooner than they are needed. */
function tooSoon(entry: string, { moduleIds, fileName }: Chunk): readonly string[] {
  const found = moduleIds.filter((module) => laterOnly.some((it) => it.test(module)));
  return found.map((module) => `${entry} has ${module.split('/src/')[1]} in ${fileName}, which is loaded at once`);
}

/** As it is shipped. */
function shippedSize(code: string): Size {
  return { code, gzip: gzipSync(code, { level: 9 }).length };
}

const sizes: Record<string, Size> = {};
const early: string[] = [];
for (const entry of Object.keys(caps)) {
  const chunks = await chunksOf(entry, true);
  const [main] = chunks.filter(({ isEntry }) => isEntry);
  if (!main) throw new Error(`${entry} gave no entry`);
  const atOnce = withImports(main, chunks);
  sizes[entry] = await sizeOf(atOnce);
  // Addresses of any country are what it is for.
  if (entry !== 'backends') early.push(...[...atOnce].flatMap((chunk) => tooSoon(entry, chunk)));
  // Whatever else comes later comes after the engine.
  const isEngine = ({ facadeModuleId }: Chunk) => /\/elements\/[\w-]+\/engine\.ts$/.test(facadeModuleId ?? '');
  const engines = chunks.filter(isEngine).flatMap((engine) => [...withImports(engine, chunks)]);
  const withEngine = new Set([...atOnce, ...engines]);
  for (const lazy of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const there = isEngine(lazy) ? atOnce : withEngine;
    const more = [...withImports(lazy, chunks)].filter((chunk) => !there.has(chunk));
    const size = await sizeOf(more);
    const name = `${entry} + ${nameOf(lazy)}`;
    if (size.gzip > (sizes[name]?.gzip ?? 0)) sizes[name] = size;
  }
}

const files: Chunk[] = [];
for (const mode of ['browser', 'lookup'] as const) {
  const name = `browser/${shipped[mode]}.js`;
  const { field, engine } = await shippedFiles(mode);
  const [[main, ...others], [later, ...more]] = [field, engine];
  if (!main || !later || others.length + more.length > 0) throw new Error(`${name}, or its engine, is not one file.`);
  files.push(main);
  sizes[name] = shippedSize(main.code);
  sizes[`${name} + its engine`] = shippedSize(later.code);
  caps[name] = shippedCaps[shipped[mode]] ?? 0;
}

for (const { code } of await builtFiles('file')) sizes[oneFile] = shippedSize(code);
caps[oneFile] = oneFileCap;

const ofLanguages = chunksIn(await build({ root, mode: 'languages', logLevel: 'silent', build: { write: false } }));
for (const chunk of ofLanguages.filter(({ isEntry }) => isEntry)) {
  const { name } = chunk;
  const [, language] = /^i18n\/(\w+)$/.exec(name) ?? [];
  if (!language) continue;
  // What all languages have in common is loaded once.
  const own = [...withImports(chunk, ofLanguages)].filter((it) => it.name !== 'register');
  sizes[name] = shippedSize(own.map(({ code }) => code).join(''));
  caps[name] = otherScripts.includes(language) ? otherScriptCap : languageCap;
}

const formats = stripTypeScriptTypes(readFileSync(`${root}/src${worldFormats}`, 'utf8'));
const { code: compact } = await minify('world.js', formats, { module: true });
sizes['formats of the world'] = shippedSize(compact);
caps['formats of the world'] = worldFormatsCap;

const problems = Object.keys(caps)
  .filter((entry) => (sizes[entry]?.gzip ?? 0) > (caps[entry] ?? 0))
  .map((entry) => `${entry} is over its cap of ${caps[entry]} bytes`);
problems.push(...early, ...files.flatMap((chunk) => tooSoon(chunk.fileName, chunk)));
for (const [page, figures] of Object.entries(said)) {
  const text = readFileSync(`${root}/${page}`, 'utf8');
  for (const [names, pattern] of figures) {
    const figure = Number(pattern.exec(text)?.[1]);
    const kilobytes = names.reduce((sum, name) => sum + (sizes[name]?.gzip ?? 0), 0) / 1000;
    if (!(Math.abs(figure - kilobytes) <= 1))
      problems.push(`${page}: ${names.join(' and ')}: ${kilobytes.toFixed(1)} kB, not ${figure}`);
  }
}
const printed = Object.entries(sizes).map(([name, { code, gzip }]) => {
  return [name, { gzip, brotli: brotliCompressSync(code).length }] as const;
});
if (process.argv.includes('--json')) console.log(JSON.stringify(Object.fromEntries(printed)));
else console.table(Object.fromEntries(printed.map(([name, size]) => [name, { ...size, cap: caps[name] }])));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
