/**
 * `npx node test/words.ts`: the words of each page of the documentation, how easy it is to read (Flesch reading ease, 100 is easiest), the
 * school grade that it takes (Flesch–Kincaid), and the sum of the words. `npx node test/words.ts REVISION` also prints what each was in
 * that revision of Git. `npm run check` holds the sum.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readability } from './support/readability.ts';
import { countedPages, mostWords, sumOf, wordsIn } from './support/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [revision] = process.argv.slice(2);

/** A page in that revision; null if it was not there. */
function before(page: string): string | null {
  const { status, stdout } = spawnSync('git', ['show', `${revision}:${page}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

function figuresOf(page: string): string {
  const { ease, grade } = readability(page);
  return [wordsIn(page), ease.toFixed(0), grade.toFixed(1)].map((cell) => String(cell).padStart(6)).join('');
}

console.log(' words  ease grade');
const pages = countedPages(root);
for (const [page] of pages) {
  const old = revision ? before(page) : null;
  console.log(`${figuresOf(readFileSync(join(root, page), 'utf8'))}  ${page}${old ? `  was${figuresOf(old)}` : ''}`);
}
console.log(`${String(sumOf(pages)).padStart(6)}  of at most ${mostWords}`);
