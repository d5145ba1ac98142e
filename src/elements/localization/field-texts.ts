/** The messages of a field before its engine is attached. */
import { oncePerObject, oncePerText, whileSame } from '../../core/once.ts';
import type { Localized } from '../../i18n/localize.ts';
import { merged } from '../../i18n/merged.ts';
import { findMessages } from '../../i18n/registry.ts';
import type { TextSource } from '../field/host.ts';
import { languageOf } from './lang.ts';

/** A panel whose field exists before the engine. */
type FieldPart = 'search' | 'lookup';

/** The loaded messages of a language. */
interface Found {
  readonly lang: string;
  readonly texts: { readonly common?: object } & Readonly<Partial<Record<FieldPart, object>>>;
}

/**
 * The messages of a field, in the language of its element: the same object until another language is loaded.
 *
 * @param english the fallback
 * @param find the closest messages to a BCP 47 tag; null for none. Default: the registered ones
 */
export function fieldTextsIn<Messages>(
  part: FieldPart,
  english: object,
  find: (tag: string, part: FieldPart) => Found | null = findMessages,
): (source: TextSource) => Localized<Messages> {
  const textsOf = oncePerObject((source: TextSource) =>
    whileSame((found: Found | null): Localized<Messages> => {
      const { around, own } = source;
      const messages = merged([english, found?.texts.common, found?.texts[part], own.common, own[part]]);
      const lang = found?.lang ?? 'en';
      const stated = Object.keys(own[part])[0] ? around : lang;
      return { lang, around, stated, messages: messages as Messages };
    }),
  );
  return (source) => textsOf(source)(find(source.lang, part));
}

/** For a page without messages of its own. */
export const noWording: object = Object.freeze({});

/**
 * The source of an element's messages: the same object while its language and the page's messages do not change. All
 * elements without own messages share it.
 */
export function oncePerWording<Wording extends object>(
  make: (tag: string, wording: Wording) => TextSource,
): (element: HTMLElement & { readonly messages: Wording | null }) => TextSource {
  const common = oncePerText((tag) => make(tag, noWording as Wording));
  const ownOf = oncePerObject((_: HTMLElement) => whileSame(make));
  return (element) => {
    const { messages } = element;
    const tag = languageOf(element);
    return messages && messages !== noWording ? ownOf(element)(tag, messages) : common(tag);
  };
}
