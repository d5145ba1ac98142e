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
  index: 61_000,
  // From the page to the address: what comes later is needed by other ways only.
  'address-entry': 50_000,
  'nl-postcode-lookup': 45_500,
  i18n: 400,
  client: 3_750,
  // A page that looks into an element has the element already.
  inspect: 500,
  // Runs on a server; the cap only says that nothing slipped in.
  proxy: 23_000,
};

/** The files for pages without a bundler, by the mode that builds them: each is all that its element needs at once. */
const shipped = { browser: 'address-entry', lookup: 'nl-postcode-lookup' } as const;

/** Most bytes of them, gzip. */
const shippedCaps: Readonly<Record<string, number>> = { 'address-entry': 49_400, 'nl-postcode-lookup': 45_500 };

/** The one script for pages that can have no files of several names; both elements in English and Dutch. */
const oneFile = 'address-entry.min.js';
const oneFileCap = 110_000;

/** Most bytes, gzip, of a language with the texts of both elements; letters beyond Latin take two bytes each. */
const languageCap = 2_850;
const otherScriptCap = 3_300;
const otherScripts = ['bg', 'el'];

/** What is in no file that is loaded at once: it comes with the fields in which it is needed. */
const laterOnly = [/\/core\/address\/data\//, /\/core\/address\/world-/];

/** The formats of all countries but Europe's, and most bytes of them, gzip. */
const worldFormats = '/core/address/data/world.ts';
const worldFormatsCap = 4_000;

/** Where `docs/loading.md` says what they are, in kB; a kB more or less is the same sentence. */
const inDocs: Readonly<Record<string, RegExp>> = {
  'address-entry': /^\| the page loads \| (\d+) \|/m,
  'address-entry + manual/panel.ts': /^\| the person enters an address by hand \| (\d+) \|/m,
  'address-entry + dutch-lookup/panel.ts': /^\| the country is the Netherlands, with `nl-lookup` \| (\d+) \|/m,
  'address-entry + page-fields/page-fields.ts': /^\| the page has address fields of its own \| (\d+) \|/m,
  'address-entry + search/read-text.ts': /^\| a text may be a whole address[^|]*\| (\d+) \|/m,
  'i18n/nl': /^\| the page imports `address-entry\/i18n\/nl`[^|]*\| (\d+) \|/m,
  [oneFile]: /`address-entry\.min\.js`: (\d+) kB/,
};

interface Size {
  readonly gzip: number;
  readonly brotli: number;
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
  const code = (await Promise.all(files)).map((file) => file.code).join('');
  return { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}

/** What a page without a bundler loads for an element, as it is built for such pages. */
async function shippedFiles(mode: keyof typeof shipped): Promise<readonly Chunk[]> {
  const output = await build({ root, mode, logLevel: 'silent', build: { write: false } });
  const chunks = chunksIn(output);
  const main = chunks.find(({ isEntry, name }) => isEntry && name === shipped[mode]);
  if (!main) throw new Error('There is no file for pages without a bundler.');
  return [...withImports(main, chunks)];
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
  return { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}

const sizes: Record<string, Size> = {};
const early: string[] = [];
for (const entry of Object.keys(caps)) {
  const chunks = await chunksOf(entry, true);
  const [main] = chunks.filter(({ isEntry }) => isEntry);
  if (!main) throw new Error(`${entry} gave no entry`);
  const atOnce = withImports(main, chunks);
  sizes[entry] = await sizeOf(atOnce);
  early.push(...[...atOnce].flatMap((chunk) => tooSoon(entry, chunk)));
  for (const lazy of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const more = [...withImports(lazy, chunks)].filter((chunk) => !atOnce.has(chunk));
    const size = await sizeOf(more);
    const name = `${entry} + ${nameOf(lazy)}`;
    if (size.gzip > (sizes[name]?.gzip ?? 0)) sizes[name] = size;
  }
}

const files: Chunk[] = [];
for (const mode of ['browser', 'lookup'] as const) {
  const name = `browser/${shipped[mode]}.js`;
  const [main, ...others] = await shippedFiles(mode);
  if (!main || others.length > 0) throw new Error(`${name} is not one file.`);
  files.push(main);
  sizes[name] = shippedSize(main.code);
  caps[name] = shippedCaps[shipped[mode]] ?? 0;
}

for (const { code } of await builtFiles('file')) sizes[oneFile] = shippedSize(code);
caps[oneFile] = oneFileCap;

for (const { name, code } of await builtFiles('languages')) {
  const [, language] = /^i18n\/(\w+)$/.exec(name) ?? [];
  if (!language) continue;
  sizes[name] = shippedSize(code);
  caps[name] = otherScripts.includes(language) ? otherScriptCap : languageCap;
}

const formats = stripTypeScriptTypes(readFileSync(`${root}/src${worldFormats}`, 'utf8'));
const { code: compact } = await minify('world.js', formats, { module: true });
sizes['formats of the world'] = {
  gzip: gzipSync(compact, { level: 9 }).length,
  brotli: brotliCompressSync(compact).length,
};
caps['formats of the world'] = worldFormatsCap;

const problems = Object.keys(caps)
  .filter((entry) => (sizes[entry]?.gzip ?? 0) > (caps[entry] ?? 0))
  .map((entry) => `${entry} is over its cap of ${caps[entry]} bytes`);
problems.push(...early, ...files.flatMap((chunk) => tooSoon(chunk.fileName, chunk)));
const page = 'docs/loading.md';
const text = readFileSync(`${root}/${page}`, 'utf8');
for (const [name, pattern] of Object.entries(inDocs)) {
  const said = Number(pattern.exec(text)?.[1]);
  const kilobytes = (sizes[name]?.gzip ?? 0) / 1000;
  if (!(Math.abs(said - kilobytes) <= 1)) problems.push(`${page}: ${name} is ${kilobytes.toFixed(1)} kB, not ${said}`);
}
const readme = readFileSync(`${root}/README.md`, 'utf8');
const atLoad = (sizes['address-entry']?.gzip ?? 0) / 1000;
for (const pattern of [/\| JavaScript [^|]*\| (\d+) kB/, /^\| address-entry \| (\d+) kB/m]) {
  const said = Number(pattern.exec(readme)?.[1]);
  if (!(Math.abs(said - atLoad) <= 1)) problems.push(`README.md: the element is ${atLoad.toFixed(1)} kB, not ${said}`);
}
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { ...size, cap: caps[name] }])));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
