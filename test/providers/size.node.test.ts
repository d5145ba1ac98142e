import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** Bytes, minified and compressed, of what a page loads at once. */
async function bytesOf(code: string, isOwn: (path: string) => boolean): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: '/made',
    write: false,
    metafile: true,
    plugins: [
      {
        name: 'own',
        setup: ({ onResolve }) => onResolve({ filter: /./ }, ({ path }) => (isOwn(path) ? null : { external: true })),
      },
    ],
  });
  const [entry = ''] = Object.keys(metafile.outputs).filter((file) => file.endsWith('/stdin.js'));
  const needed = new Set([entry]);
  for (const file of needed)
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) needed.add(path);
  const names = [...needed].map((file) => file.split('/').at(-1));
  const loaded = outputFiles.filter(({ path }) => names.includes(path.split('/').at(-1)));
  return loaded.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

const all = "export * from './providers.ts'; export { createAddressClient } from './client.ts';";

describe('the code of the providers', () => {
  it('has at most 8 kB of its own', async () => {
    const bytes = await bytesOf(all, (path) => !/\/(?:core|client|contract|waiting|backends)\/|client\.ts$/.test(path));
    assert.ok(bytes > 1_000 && bytes <= 8_000, `${bytes} bytes`);
  });

  it('loads no parser, formats or back ends before there is a text to parse or an address', async () => {
    const bytes = await bytesOf(all, () => true);
    assert.ok(bytes > 8_000 && bytes <= 21_000, `${bytes} bytes`);
  });
});
