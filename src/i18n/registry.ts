/**
 * The languages of a page. There is one registry for the page, whichever copies of the package are in it: those of a
 * script tag, of a bundler, and of a language's own file understand each other.
 */
import type { Messages } from './messages.ts';

/** The loaded texts of a language. */
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

/** The number is that of the shape of the texts: copies with another number do not share a registry. */
const key = Symbol.for('address-entry.languages.1');
const page = globalThis as { [key]?: Registry };

page[key] ??= { languages: new Map(), readers: new Set(), wanted: new Set(), loaders: new Set() };
/** The registry of the page. */
export const registry: Registry = page[key];

/** Functions that are called for each language that is registered. */
export const readers: Set<() => void> = registry.readers;

/** Other tags for the same texts: Norwegian is Bokmål, and Portuguese that of Portugal. */
const aliases = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['pt', 'pt-PT'],
]);

/** A language, and the requested part of its texts. */
export interface Found<Wanted extends Part> {
  /** BCP 47 tag of the texts, for plural rules and for the `lang` attribute. */
  readonly lang: string;
  readonly texts: SomeMessages & Required<Pick<SomeMessages, Wanted>>;
}

/** The language nearest to a BCP 47 tag that has a part; null for none. */
export function findMessages<Wanted extends Part>(tag: string, part: Wanted): Found<Wanted> | null {
  for (let lang = tag.toLowerCase(); lang !== ''; lang = lang.replace(/-?[^-]*$/, '')) {
    for (const known of [lang, aliases.get(lang) ?? lang]) {
      const texts = registry.languages.get(known.toLowerCase());
      if (has(texts, part)) return { lang: known, texts };
    }
  }
  return null;
}

function has<Wanted extends Part>(
  texts: SomeMessages | undefined,
  part: Wanted,
): texts is SomeMessages & Required<Pick<SomeMessages, Wanted>> {
  return texts?.[part] !== undefined;
}

/** Reports that an element is in this language, so that a loader of languages may load it. */
export function wantLanguage(tag: string): void {
  if (tag === '') return;
  registry.wanted.add(tag);
  for (const load of registry.loaders) load(tag);
}
