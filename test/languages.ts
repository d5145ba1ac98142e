/**
 * The texts, plural categories and readings that each language lacks. `npx node test/languages.ts` lists them; with tags
 * behind it, every text that is to be read. Fails if a text
 * is missing or too many.
 */
import { flatTexts, languages } from './support/languages.ts';
import { readingsIn } from './support/readings.ts';

const english = flatTexts(languages.en);
const wanted = process.argv.slice(2);

/** The path of a text without its plural category. */
function withoutCategory(path: string): string {
  return path.replace(/\.(zero|one|two|few|many)$/, '.other');
}

let isWanting = false;
const rows = Object.entries(languages).map(([tag, messages]) => {
  const texts = flatTexts(messages);
  const paths = new Set([...texts.keys()].map(withoutCategory));
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const forms = pluralCategories.map((category) => `search.results.${category}`);
  const missing = [...english.keys()].map(withoutCategory).filter((path) => !paths.has(path));
  const others = [...paths].filter((path) => !english.has(path));
  const withoutForm = forms.filter((path) => !texts.has(path));
  const readings = readingsIn(tag);
  const unread = [...texts].filter(([path, text]) => tag !== 'en' && readings.get(path)?.text !== text);
  const forNatives = [...readings.values()].filter(({ source }) => source === '');
  for (const path of [...missing, ...withoutForm]) console.error(`${tag}: ${path} is missing`);
  for (const path of others) console.error(`${tag}: ${path} is in no other language`);
  if (wanted.includes(tag)) for (const [path, text] of unread) console.log(`${tag}: ${path} is not read yet: ${text}`);
  isWanting ||= missing.length + withoutForm.length + others.length > 0;
  return {
    language: tag,
    texts: texts.size,
    missing: missing.length + withoutForm.length,
    'not read twice': unread.length,
    'for a native speaker': forNatives.length,
  };
});
console.table(rows);
process.exit(isWanting ? 1 : 0);
