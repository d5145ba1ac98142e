/** The texts of one panel, in the wanted language. */
import { commonEn } from './en/common.ts';
import { merged } from './merged.ts';
import type { CommonMessages, Messages } from './messages.ts';
import type { CommonOverrides } from './overrides.ts';
import { findMessages, type SomeMessages } from './registry.ts';

/** The parts that belong to a panel. */
export type PanelPart = Exclude<keyof Messages, 'common'>;

/** Texts in a language. */
export interface Localized<Texts> {
  /** BCP 47 tag of the language that the texts are in, for plural rules. */
  readonly lang: string;
  readonly messages: Texts;
  /** The language around the element, and of the page's own texts; empty if the page states none. */
  readonly around: string;
  /** The language that the texts are marked with: their own, or the page's when texts of the page are among them. */
  readonly stated: string;
}

/** The wanted languages. */
export interface Wanted {
  /** BCP 47 tag of the language that the texts are wanted in. */
  readonly lang: string;
  /** That of the page; empty when it states none. */
  readonly around: string;
}

/** A page's own texts: those of both elements, and those of the panel. */
export interface OwnWording {
  readonly common: CommonOverrides;
  readonly panel: object;
}

/**
 * The common texts and those of a panel, together: in the nearest language that has the panel's, else in English. The
 * page's own texts win.
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

/** The texts of a language that is not loaded: none. */
const noTexts: SomeMessages = {};

/** Kept, because every rendering asks for them. By the English texts of the panel, and those of the language. */
const together = new WeakMap<object, WeakMap<object, object>>();

function knownTexts<Part extends PanelPart>(english: Messages[Part], texts: SomeMessages, part: Part): object {
  const inLanguages = together.get(english) ?? new WeakMap<object, object>();
  together.set(english, inLanguages);
  // A language made for an older version lacks the new texts.
  const known = inLanguages.get(texts) ?? merged([commonEn, texts.common, english, texts[part]]);
  inLanguages.set(texts, known);
  return known;
}
