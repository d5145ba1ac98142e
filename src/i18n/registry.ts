/** Texts by language. */
import { readers } from './readers.ts';
import type { ProblemMessages } from './shared-types.ts';

/** Texts in a language. */
export interface InLanguage<Texts> {
  /** The language the texts are in, for plural rules. */
  readonly lang: string;
  readonly messages: Texts;
}

/** The texts in the language that is wanted, and which language that is. */
export interface Localized<Texts> extends InLanguage<Texts> {
  /** The language around the element, and of what the page words itself; empty when the page states none. */
  readonly around: string;
  /** What the texts are to be marked as: their language, or with texts of the page among them the page's. */
  readonly stated: string;
}

/** A page's own wording of some texts. */
export type Overrides<Texts> = Partial<Omit<Texts, 'problems'>> & { readonly problems?: Partial<ProblemMessages> };

/** Every language that there is of some texts. */
export interface TextRegistry<Texts> {
  /** Makes a language available. `lang` is a BCP 47 tag; a region's texts win over its language's. */
  register(lang: string, messages: Texts): void;
  /** The texts for a BCP 47 tag, by its longest known beginning, else `fallback`; `overrides` win. */
  find(lang: string, fallback: InLanguage<Texts>, overrides?: Overrides<Texts> | null): Localized<Texts>;
}

/** A registry without a language. */
export function createTextRegistry<Texts extends { readonly problems: ProblemMessages }>(): TextRegistry<Texts> {
  const registry = new Map<string, Texts>();

  function nearest(wanted: string): InLanguage<Texts> | null {
    for (let lang = wanted.toLowerCase(); lang !== ''; lang = lang.slice(0, Math.max(lang.lastIndexOf('-'), 0))) {
      const messages = registry.get(lang);
      if (messages) return { lang, messages };
    }
    return null;
  }

  return {
    register(lang, messages) {
      registry.set(lang.toLowerCase(), messages);
      for (const read of readers) read();
    },
    find(around, fallback, overrides) {
      const { lang, messages: found } = nearest(around) ?? fallback;
      const { problems, ...others }: Overrides<Texts> = overrides ?? {};
      const messages = { ...found, ...others, problems: { ...found.problems, ...problems } };
      // What a page words itself is in its own language.
      return { lang, messages, around, stated: Object.keys(overrides ?? {})[0] ? around : lang };
    },
  };
}
