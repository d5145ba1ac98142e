/**
 * What the search path weighs, part by part: the bytes (gzip) that the file of `<address-entry>` has less without it.
 * Parts share their words, so that the sum is not the whole. Each argument is a part: all modules whose path contains it,
 * or one of several with a comma between them. Without arguments each module is one.
 */
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { chunksOf, root, withImports } from './support/bundle.ts';

const chunks = await chunksOf('address-entry', false);
const [main] = chunks.filter(({ isEntry }) => isEntry);
if (!main) throw new Error('There is no file of address-entry.');
const modules = [...withImports(main, chunks)].flatMap(({ modules: all }) =>
  Object.entries(all).map(([id, { code }]) => ({ path: relative(root, id), code: code ?? '' })),
);

/** Bytes without the modules whose path holds one of the words. */
async function bytesWithout(words: readonly string[]): Promise<number> {
  const left = modules.filter(({ path }) => !words.some((word) => path.includes(word)));
  // What nothing uses any more stays: only the part itself is taken out.
  const options = { module: true, compress: { unused: false } };
  const { code } = await minify('entry.js', left.map((it) => it.code).join('\n'), options);
  return gzipSync(code, { level: 9 }).length;
}

const parts = process.argv.length > 2 ? process.argv.slice(2) : modules.map(({ path }) => path);
const whole = await bytesWithout([]);
const weights = await Promise.all(
  parts.map(async (part) => ({ part, bytes: whole - (await bytesWithout(part.split(','))) })),
);
console.table(weights.toSorted((a, b) => b.bytes - a.bytes));
console.log(`The whole: ${whole}`);
