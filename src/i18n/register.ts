/** The languages that come into the registry; an element only reads it. */
import { merged } from './merged.ts';
import type { Wording } from './overrides.ts';
import { registry, type SomeMessages } from './registry.ts';

/**
 * Makes a language available to every element of the page, including existing ones.
 *
 * @param tag BCP 47; a region's texts win over its language's
 *
 * @param texts missing parts are said in English, or as they were registered before
 *
 * @throws RangeError for a tag that no browser can count in, such as `x-mine`
 */
export function registerMessages(tag: string, texts: SomeMessages): void {
  Intl.getCanonicalLocales(tag);
  const name = tag.toLowerCase();
  registry.languages.set(name, { ...registry.languages.get(name), ...texts });
  for (const read of registry.readers) read();
}

/** Changes the wording of some texts of a registered language. */
export function registerWording(tag: string, wording: Wording): void {
  const texts = registry.languages.get(tag.toLowerCase()) ?? {};
  const parts = Object.entries(wording) as [keyof Wording, object][];
  registerMessages(tag, Object.fromEntries(parts.map(([part, changed]) => [part, merged([texts[part], changed])])));
}

/** Loads each language that an element is in, or was. */
export function onWanted(load: (tag: string) => void): void {
  registry.loaders.add(load);
  for (const tag of registry.wanted) load(tag);
}
