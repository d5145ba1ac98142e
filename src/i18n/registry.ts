/**
 * The languages of a page. All copies of the package in a page share one registry, so that a script tag, a bundle and a
 * separate language file work together.
 */
import type { Messages } from './messages.ts';

/** The loaded messages of a language. */
export interface SomeMessages extends Readonly<Partial<Messages>> {
  /** Country names by ISO 3166-1 alpha-2, in alphabetical order. Default: the browser's. */
  readonly countries?: Readonly<Record<string, string>>;
}

/** The parts of a language. */
export type Part = keyof SomeMessages;

interface Registry {
  /** By BCP 47 tag in lower case. */
  readonly languages: Map<string, SomeMessages>;
  /** Called whenever a language is registered. */
  readonly readers: Set<() => void>;
  /** The tags of all elements so far. */
  readonly wanted: Set<string>;
  /** Functions that load the language of a tag. */
  readonly loaders: Set<(tag: string) => void>;
}

/** The number is the version of the format: copies with another number use another registry. */
const key = Symbol.for('address-entry.languages.1');
const page = globalThis as { [key]?: Registry };

page[key] ??= { languages: new Map(), readers: new Set(), wanted: new Set(), loaders: new Set() };
/** The registry of the page. */
export const registry: Registry = page[key];

/** Functions that are called whenever a language is registered. */
export const readers: Set<() => void> = registry.readers;

/** Tags that share messages: Norwegian is Bokmål, and Portuguese is European. */
const aliases = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['pt', 'pt-PT'],
]);

/** A language, and the requested part of its messages. */
export interface Found<Wanted extends Part> {
  /** BCP 47 tag of the messages, for plural rules and the `lang` attribute. */
  readonly lang: string;
  readonly texts: SomeMessages & Required<Pick<SomeMessages, Wanted>>;
}

/** The closest language to a BCP 47 tag that has a part; null for none. */
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

/** Reports that an element uses this language, so that it can be loaded. */
export function wantLanguage(tag: string): void {
  if (tag === '') return;
  registry.wanted.add(tag);
  for (const load of registry.loaders) load(tag);
}
