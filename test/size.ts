/**
 * The size of each public entry, everything it needs included (lit too), minified and compressed. `--json` prints
 * figures only. Fails when an entry is over its cap.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { build } from 'vite';

/** Most bytes, gzip. */
const caps: Readonly<Record<string, number>> = {
  index: 24_000,
  'address-entry': 24_000,
  client: 4_000,
  // Runs on a server; the cap only says that nothing slipped in.
  proxy: 14_000,
};

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

async function sizeOf(entry: string): Promise<Size> {
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: `src/${entry}.ts`, formats: ['es'] }, minify: true },
  });
  const [first] = Array.isArray(output) ? output : [];
  const chunk = first?.output[0];
  if (!chunk) throw new Error(`${entry} gave no code`);
  // Vite leaves white space in ES libraries, for the bundlers of their users.
  const { code: minified } = await minify('entry.js', chunk.code, { module: true });
  return { gzip: gzipSync(minified, { level: 9 }).length, brotli: brotliCompressSync(minified).length };
}

const sizes: Record<string, Size> = {};
for (const entry of Object.keys(caps)) sizes[entry] = await sizeOf(entry);

const over = Object.keys(caps).filter((entry) => (sizes[entry]?.gzip ?? 0) > (caps[entry] ?? 0));
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { ...size, cap: caps[name] }])));
for (const entry of over) console.error(`${entry} is over its cap of ${caps[entry]} bytes`);
process.exit(over.length > 0 ? 1 : 0);
