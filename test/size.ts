/**
 * The size of each public entry, everything it needs included (lit too), minified and compressed. `--json` prints
 * figures only. Fails when an entry is over its cap.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Most bytes, gzip. */
const caps: Readonly<Record<string, number>> = {
  index: 24_000,
  'address-entry': 24_000,
  client: 4_000,
};

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

async function sizeOf(entry: string): Promise<Size> {
  const output = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: `src/${entry}.ts`, formats: ['es'] }, minify: true },
  })) as Rolldown.RollupOutput[];
  const [chunk] = output[0]?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no code`);
  const minified = await minify(chunk.code);
  return { gzip: gzipSync(minified, { level: 9 }).length, brotli: brotliCompressSync(minified).length };
}

/** Vite leaves white space in ES libraries, for the bundlers of their users. */
async function minify(code: string): Promise<string> {
  const { minify: shorten } = await import('rolldown/utils').catch(() => ({ minify: null }));
  if (!shorten) throw new Error('no minifier');
  const { code: short } = await shorten('entry.js', code, { module: true });
  return short;
}

const sizes: Record<string, Size> = {};
for (const entry of Object.keys(caps)) sizes[entry] = await sizeOf(entry);

const over = Object.keys(caps).filter((entry) => (sizes[entry]?.gzip ?? 0) > (caps[entry] ?? 0));
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { ...size, cap: caps[name] }])));
for (const entry of over) console.error(`${entry} is over its cap of ${caps[entry]} bytes`);
process.exit(over.length > 0 ? 1 : 0);
