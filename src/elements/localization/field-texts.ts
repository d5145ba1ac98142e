/** The texts of a field before its engine is attached. */
import { oncePerObject, whileSame } from '../../core/once.ts';
import type { Localized } from '../../i18n/localize.ts';
import { merged } from '../../i18n/merged.ts';
import { findMessages } from '../../i18n/registry.ts';
import type { TextSource } from '../field/host.ts';

/** A panel that has a field before its engine. */
type FieldPart = 'search' | 'lookup';

/** The loaded texts of a language. */
interface Found {
  readonly lang: string;
  readonly texts: { readonly common?: object } & Readonly<Partial<Record<FieldPart, object>>>;
}

/**
 * The texts of a field, in the language of its element: the same object until that language is loaded.
 *
 * @param english what is said where nothing else is
 * @param find the texts nearest to a BCP 47 tag; null for none. Default: those that are registered
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
