/**
 * The languages of a page. There is one registry for the page, whichever copies of the package are in it: those of a
 * script tag, of a bundler, and of a language's own file understand each other.
 */
import type { Messages } from './messages.ts';

/** The texts of a language, as far as they are there. */
export interface SomeMessages extends Readonly<Partial<Messages>> {
  /** Names of countries by ISO 3166-1 alpha-2, in alphabetical order. Default: the browser's. */
  readonly countries?: Readonly<Record<string, string>>;
}

/** Names of the parts of a language. */
export type Part = keyof SomeMessages;

interface Registry {
  /** By BCP 47 tag in small letters. */
  readonly languages: Map<string, SomeMessages>;
  /** Called for each language that is registered. */
  readonly readers: Set<() => void>;
  /** The tags that elements were in. */
  readonly wanted: Set<string>;
  /** Functions that load the language of a tag. */
  readonly loaders: Set<(tag: string) => void>;
}

/** The number is that of the shape of the texts: copies that have another one do not meet. */
const key = Symbol.for('address-entry.languages.1');
const page = globalThis as { [key]?: Registry };

page[key] ??= { languages: new Map(), readers: new Set(), wanted: new Set(), loaders: new Set() };
const registry: Registry = page[key];

/** Functions that are called for each language that is registered. */
export const readers: Set<() => void> = registry.readers;

/** Other tags for the same texts: Norwegian is Bokmål, and Portuguese that of Portugal. */
const aliases = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['pt', 'pt-PT'],
]);

/** A language, and the part of its texts that was asked for. */
export interface Found<Wanted extends Part> {
  /** BCP 47 tag of the texts, for plural rules and for the `lang` attribute. */
  readonly lang: string;
  readonly texts: SomeMessages & Required<Pick<SomeMessages, Wanted>>;
}

/**
 * Makes a language available to every element of the page, those that are there already included.
 *
 * @param tag BCP 47; a region's texts win over its language's
 * @param texts parts that are left out are said in English, or as they were registered before
 * @throws RangeError for a tag that no browser can count in, such as `x-mine`
 */
export function registerMessages(tag: string, texts: SomeMessages): void {
  Intl.getCanonicalLocales(tag);
  const name = tag.toLowerCase();
  registry.languages.set(name, { ...registry.languages.get(name), ...texts });
  for (const read of registry.readers) read();
}

/** The language nearest to a BCP 47 tag that has a part; null when there is none. */
export function findMessages<Wanted extends Part>(tag: string, part: Wanted): Found<Wanted> | null {
  for (let lang = tag.toLowerCase(); lang !== ''; lang = lang.slice(0, Math.max(lang.lastIndexOf('-'), 0))) {
    for (const known of [lang, aliases.get(lang) ?? lang]) {
      const texts = registry.languages.get(known.toLowerCase());
      if (texts && has(texts, part)) return { lang: known, texts };
    }
  }
  return null;
}

function has<Wanted extends Part>(
  texts: SomeMessages,
  part: Wanted,
): texts is SomeMessages & Required<Pick<SomeMessages, Wanted>> {
  return texts[part] !== undefined;
}

/** An element is in this language: whatever loads languages may load it. */
export function wantLanguage(tag: string): void {
  if (tag === '') return;
  registry.wanted.add(tag);
  for (const load of registry.loaders) load(tag);
}

/** Has each language loaded that an element is in, or was. */
export function onWanted(load: (tag: string) => void): void {
  registry.loaders.add(load);
  for (const tag of registry.wanted) load(tag);
}
