/**
 * The size of each public entry, everything it needs included (lit too), minified and compressed. What is loaded
 * only when somebody needs it counts on its own. `--json` prints figures only. Fails when something is over its cap.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { build, type Rolldown } from 'vite';
import { compactTemplates } from '../vite.config.ts';

/** Most bytes, gzip. */
const caps: Record<string, number> = {
  index: 32_000,
  'address-entry': 17_000,
  'nl-postcode-lookup': 22_500,
  client: 3_500,
  // Runs on a server; the cap only says that nothing slipped in.
  proxy: 13_000,
};

/** What searching loads on top of the page. What only some people need comes after it, and counts on top of it. */
const searching = 'address-entry/search.ts';

/** Most bytes, gzip, from the page to the address. */
const journeyCap = 25_000;

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

type Chunk = Rolldown.OutputChunk;

async function chunksOf(entry: string): Promise<readonly Chunk[]> {
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    plugins: [compactTemplates],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/${entry}.ts`, formats: ['es'] },
      // As in the build of an app: what the entry has anyway needs no file of its own.
      rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
      minify: true,
    },
  });
  if (!Array.isArray(output)) throw new Error(`${entry} gave no code`);
  return output.flatMap((result) => result.output).filter((file): file is Chunk => file.type === 'chunk');
}

/** A chunk and all it imports before it can run. */
function withImports(chunk: Chunk, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set([chunk]);
  for (const { imports } of found) for (const other of chunks) if (imports.includes(other.fileName)) found.add(other);
  return found;
}

/** By folder and file: two modules of a name would be one line. */
function nameOf({ facadeModuleId, name }: Chunk): string {
  return facadeModuleId?.split('/').slice(-2).join('/') ?? name;
}

/** Of chunks that are loaded together, as one file: where a bundler cuts differs from one to the next. */
async function sizeOf(chunks: Iterable<Chunk>): Promise<Size> {
  // Vite leaves white space in ES libraries, for the bundlers of their users.
  const files = Array.from(chunks, ({ code }) => minify('entry.js', code, { module: true }));
  const code = (await Promise.all(files)).map((file) => file.code).join('');
  return { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}

const sizes: Record<string, Size> = {};
for (const entry of Object.keys(caps)) {
  const chunks = await chunksOf(entry);
  const [main] = chunks.filter(({ isEntry }) => isEntry);
  if (!main) throw new Error(`${entry} gave no entry`);
  const atOnce = withImports(main, chunks);
  sizes[entry] = await sizeOf(atOnce);
  const search = chunks.find((chunk) => chunk.isDynamicEntry && nameOf(chunk) === searching);
  const searched = new Set([...atOnce, ...(search ? withImports(search, chunks) : [])]);
  for (const lazy of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const before = lazy === search ? atOnce : searched;
    const more = [...withImports(lazy, chunks)].filter((chunk) => !before.has(chunk));
    sizes[`${entry} + ${nameOf(lazy)}`] = await sizeOf(more);
  }
}

const [page, search] = [sizes['address-entry'], sizes[`address-entry + ${searching}`]];
if (!page || !search) throw new Error('searching loads nothing of its own');
const journey = 'address-entry, from the page to the address';
sizes[journey] = { gzip: page.gzip + search.gzip, brotli: page.brotli + search.brotli };
caps[journey] = journeyCap;

const over = Object.keys(caps).filter((entry) => (sizes[entry]?.gzip ?? 0) > (caps[entry] ?? 0));
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { ...size, cap: caps[name] }])));
for (const entry of over) console.error(`${entry} is over its cap of ${caps[entry]} bytes`);
process.exit(over.length > 0 ? 1 : 0);
