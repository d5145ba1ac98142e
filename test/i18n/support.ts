import type { TextSource } from '../../src/elements/field/host.ts';

/** Where an element has its messages from: a language, and the page's own. */
export function sourceIn(lang: string, own: Partial<TextSource['own']> = {}): TextSource {
  return { lang, around: lang, own: { common: {}, search: {}, manual: {}, lookup: {}, ...own } };
}
