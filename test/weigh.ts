/**
 * The weight of the files that lead to an address, part by part: the bytes (gzip) that the field, or the engine, has less without it.
 * Parts share their words, so the sum is not the whole. Each argument is a part: all modules whose path contains it, or
 * one of several with a comma between them. Without arguments each module is one.
 */
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { type Chunk, chunksOf, root, withImports } from './support/bundle.ts';

interface Module {
  readonly path: string;
  readonly code: string;
}

const chunks = await chunksOf('address-entry', false);
const main = chunks.find(({ isEntry }) => isEntry);
const later = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/address-entry/engine.ts')));
if (!main || !later) throw new Error('There is no file of address-entry, or of its engine.');
const field = withImports(main, chunks);
await printWeights('the field', modulesOf([...field]));
await printWeights('the engine', modulesOf([...withImports(later, chunks)].filter((chunk) => !field.has(chunk))));

function modulesOf(loaded: readonly Chunk[]): readonly Module[] {
  return loaded.flatMap(({ modules }) =>
    Object.entries(modules).map(([id, { code }]) => ({ path: relative(root, id), code: code ?? '' })),
  );
}

/** Bytes without the modules whose path holds one of the words. */
async function bytesWithout(words: readonly string[], modules: readonly Module[]): Promise<number> {
  const left = modules.filter(({ path }) => !words.some((word) => path.includes(word)));
  // What nothing uses any more stays: only the part itself is taken out.
  const options = { module: true, compress: { unused: false } };
  const { code } = await minify('entry.js', left.map((it) => it.code).join('\n'), options);
  return gzipSync(code, { level: 9 }).length;
}

async function printWeights(file: string, modules: readonly Module[]): Promise<void> {
  const parts = process.argv.length > 2 ? process.argv.slice(2) : modules.map(({ path }) => path);
  const whole = await bytesWithout([], modules);
  const weights = await Promise.all(
    parts.map(async (part) => ({ part, bytes: whole - (await bytesWithout(part.split(','), modules)) })),
  );
  console.log(`${file}: ${whole}`);
  console.table(weights.toSorted((a, b) => b.bytes - a.bytes));
}
