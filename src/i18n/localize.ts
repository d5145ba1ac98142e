/** The texts of one panel, in the language that is wanted. */
import { commonEn } from './en/common.ts';
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
  /** The language around the element, and of what the page words itself; empty when the page states none. */
  readonly around: string;
  /** The language that the texts are marked with: their own, or the page's when texts of the page are among them. */
  readonly stated: string;
}

/** The wanted languages. */
export interface Wanted {
  /** BCP 47 tag of the language the texts are to be in. */
  readonly lang: string;
  /** That of the page; empty when it states none. */
  readonly around: string;
}

/** A page's own wording: of what both elements say, and of the panel. */
export interface OwnWording {
  readonly common: CommonOverrides;
  readonly panel: object;
}

/** Texts that are a group of their own: a page may word some of them. */
const groups = ['problems', 'labels', 'missing'];

/**
 * The common texts and those of a panel, together: in the nearest language that has the panel's, else in English. What
 * the page words itself wins.
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

/** Of a page in no language that is there. */
const noTexts: SomeMessages = {};

/** Put together once: every rendering asks for them. By the English texts of the panel, and those of the language. */
const together = new WeakMap<object, WeakMap<object, object>>();

function knownTexts<Part extends PanelPart>(english: Messages[Part], texts: SomeMessages, part: Part): object {
  const inLanguages = together.get(english) ?? new WeakMap<object, object>();
  together.set(english, inLanguages);
  // A language that was made for an older version lacks what is new.
  const known = inLanguages.get(texts) ?? merged([commonEn, texts.common, english, texts[part]]);
  inLanguages.set(texts, known);
  return known;
}

/** Later ones win; groups are merged text by text. */
function merged(layers: readonly (object | undefined)[]): object {
  const all: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer ?? {})) {
      if (text !== undefined) all[name] = groups.includes(name) ? { ...(all[name] as object), ...text } : text;
    }
  }
  return all;
}
