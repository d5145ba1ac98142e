import { languages } from '../country/languages.ts';

/** Words that tell in which of a country's languages a street is named. */
const streetWords: readonly (readonly [language: string, words: RegExp])[] = [
  ['fr', /\b(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|route|impasse)\b/i],
  ['nl', /(?:straat|laan|plein|steenweg|kaai|markt)\b/i],
  ['de', /(?:stra(?:ss|ß)e|str\.|gasse|platz)(?!\p{L})/iu],
  ['it', /\b(?:via|viale|piazza|corso|vicolo)\b/i],
  ['sv', /(?:gatan|vägen|gränd|torget)(?!\p{L})/iu],
  ['fi', /(?:katu|tie|kuja|polku|tori)\b/i],
];

/** What speaks for one language or another. */
export interface LanguageHints {
  /** BCP 47 tag of the language around the element; empty when the page states none. */
  readonly lang: string;
  /** What was typed, or the value of the match that was chosen. */
  readonly text: string;
  /** BCP 47 tags, the most preferred first. */
  readonly preferred: readonly string[];
}

/**
 * The service's language parameter, `language-REGION`, for addresses in a country: `nl` in Belgium is `nl-BE`. Where
 * the country does not have the language of the page, it is the one of the street that was typed or chosen, else one
 * that the person reads. Empty, the service's own choice, when nothing says any.
 */
export function serviceLanguage({ lang, text, preferred }: LanguageHints, iso2: string): string {
  const country = iso2.toUpperCase();
  const own = (Object.hasOwn(languages, country) && languages[country]) || null;
  const isOwn = (language: string) => own?.includes(language) === true;
  const page = primaryOf(lang);
  const street = () => streetWords.filter(([, words]) => words.test(text)).map(([language]) => language);
  const found = isOwn(page) ? page : [...street(), ...preferred.map(primaryOf)].find(isOwn);
  const language = found ?? page;
  return /^[a-z]{2,3}$/.test(language) ? `${language}-${country}` : '';
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
