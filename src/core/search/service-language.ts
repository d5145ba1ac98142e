import { languages } from '../country/languages.ts';

/** Words that reveal the language of a street name, in countries with several languages. */
const streetWords: readonly (readonly [language: string, words: RegExp])[] = [
  ['fr', /\b(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|route|impasse)\b/i],
  ['nl', /(?:straat|laan|plein|steenweg|kaai|markt)\b/i],
  ['de', /(?:stra(?:ss|ß)e|str\.|gasse|platz)(?!\p{L})/iu],
  ['it', /\b(?:via|viale|piazza|corso|vicolo)\b/i],
  ['sv', /(?:gatan|vägen|gränd|torget)(?!\p{L})/iu],
  ['fi', /(?:katu|tie|kuja|polku|tori)\b/i],
];

/** What the language can be derived from. */
interface LanguageHints {
  /** BCP 47 tag of the language around the element; empty if the page declares none. */
  readonly lang: string;
  /** The typed text, or the value of the chosen match. */
  readonly text: string;
  /** BCP 47 tags, the most preferred first. */
  readonly preferred: readonly string[];
}

/**
 * The service's language parameter, `language-REGION`, for addresses in a country: `nl` in Belgium is `nl-BE`. If the
 * country does not use the page's language, the language of the typed or chosen street is used, or one of the browser's.
 * Empty, for the service's default, if none can be derived.
 */
export function serviceLanguage({ lang, text, preferred }: LanguageHints, iso2: string): string {
  const country = iso2.toUpperCase();
  const used = (Object.hasOwn(languages, country) && languages[country]) || null;
  const isUsed = (language: string) => used?.includes(language) === true;
  const page = primaryOf(lang);
  const street = () => streetWords.filter(([, words]) => words.test(text)).map(([language]) => language);
  const found = isUsed(page) ? page : [...street(), ...preferred.map(primaryOf)].find(isUsed);
  const language = found ?? page;
  return /^[a-z]{2,3}$/.test(language) ? `${language}-${country}` : '';
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
