/** `npx node test/words.ts`: the words of each page of the documentation, and their sum. `npm run check` holds the sum. */
import { fileURLToPath } from 'node:url';
import { countedPages, mostWords, sumOf } from './support/words.ts';

const pages = countedPages(fileURLToPath(new URL('..', import.meta.url)));
for (const [page, words] of pages) console.log(`${String(words).padStart(6)}  ${page}`);
console.log(`${String(sumOf(pages)).padStart(6)}  of at most ${mostWords}`);
