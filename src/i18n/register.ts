/** Writes to the registry of languages; elements only read it. */
import { merged } from './localize.ts';
import type { Wording } from './overrides.ts';
import { registry, type SomeMessages } from './registry.ts';

/**
 * Makes a language available to every element in the page, including existing ones.
 *
 * @param tag BCP 47; a region's messages take precedence over its language's
 *
 * @param texts missing parts are in English, or as registered before
 *
 * @throws RangeError for a tag without plural rules, such as `x-mine`
 */
export function registerMessages(tag: string, texts: SomeMessages): void {
  Intl.getCanonicalLocales(tag);
  const name = tag.toLowerCase();
  registry.languages.set(name, { ...registry.languages.get(name), ...texts });
  for (const read of registry.readers) read();
}

/** Replaces some messages of a registered language. */
export function registerWording(tag: string, wording: Wording): void {
  const texts = registry.languages.get(tag.toLowerCase()) ?? {};
  const parts = Object.entries(wording) as [keyof Wording, object][];
  registerMessages(tag, Object.fromEntries(parts.map(([part, changed]) => [part, merged([texts[part], changed])])));
}

/** Calls a loader with the language of each element, existing or future. */
export function onWanted(load: (tag: string) => void): void {
  registry.loaders.add(load);
  for (const tag of registry.wanted) load(tag);
}
