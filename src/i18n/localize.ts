/** The messages of a panel, in the requested language. */
import { commonEn } from './en/common.ts';
import { merged } from './merged.ts';
import type { CommonMessages, Messages } from './messages.ts';
import type { CommonOverrides } from './overrides.ts';
import { findMessages, type SomeMessages } from './registry.ts';

/** The parts of a language that belong to a panel. */
export type PanelPart = Exclude<keyof Messages, 'common'>;

/** Messages in one language. */
export interface Localized<Texts> {
  /** BCP 47 tag of the messages, for plural rules. */
  readonly lang: string;
  readonly messages: Texts;
  /** The language around the element, and of the page's own messages; empty if the page declares none. */
  readonly around: string;
  /** The `lang` to mark the messages with: their own, or the page's if messages of the page are among them. */
  readonly stated: string;
}

/** The requested languages. */
export interface Wanted {
  /** BCP 47 tag of the requested language. */
  readonly lang: string;
  /** BCP 47 tag that the page declares; empty for none. */
  readonly around: string;
}

/** A page's own messages: those of both elements, and those of the panel. */
export interface OwnWording {
  readonly common: CommonOverrides;
  readonly panel: object;
}

/**
 * The common messages merged with those of a panel: in the closest language that has the panel's, otherwise in English.
 * The page's own messages take precedence.
 */
export function localize<Part extends PanelPart>(
  part: Part,
  english: Messages[Part],
  wanted: Wanted,
  { common, panel }: OwnWording,
): Localized<CommonMessages & Messages[Part]> {
  const found = findMessages(wanted.lang, part);
  const lang = found?.lang ?? 'en';
  const { around } = wanted;
  const own = [common, panel].filter((texts) => Object.keys(texts).length > 0);
  const known = knownTexts(english, found?.texts ?? noTexts, part);
  const messages = own.length > 0 ? merged([known, ...own]) : known;
  const stated = own.includes(panel) ? around : lang;
  return { lang, messages: messages as CommonMessages & Messages[Part], around, stated };
}

/** For a language that is not loaded. */
const noTexts: SomeMessages = {};

/** Cached, because every rendering needs them. By the panel's English messages, then by those of the language. */
const together = new WeakMap<object, WeakMap<object, object>>();

function knownTexts<Part extends PanelPart>(english: Messages[Part], texts: SomeMessages, part: Part): object {
  const inLanguages = together.get(english) ?? new WeakMap<object, object>();
  together.set(english, inLanguages);
  // A language made for an older version lacks newer messages.
  const known = inLanguages.get(texts) ?? merged([commonEn, texts.common, english, texts[part]]);
  inLanguages.set(texts, known);
  return known;
}
