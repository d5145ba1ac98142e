/** The messages of an element, in its language. */
import { oncePerObject, oncePerText, whileSame } from '../../core/once.ts';
import { type Localized, merged } from '../../i18n/localize.ts';
import { findMessages } from '../../i18n/registry.ts';
import type { TextSource, Texts } from '../field/host.ts';
import { languageOf } from './lang.ts';

/** The parts of a language that belong to a panel. */
type PanelPart = 'search' | 'lookup' | 'manual';

/** The loaded messages of a language. */
interface Found {
  readonly lang: string;
  readonly texts: Readonly<Partial<Record<PanelPart | 'common', object>>>;
}

type Own<Messages> = Localized<Messages> & Pick<Texts, 'own'>;

/**
 * The common messages with those of a panel: in the closest language that has the panel's, otherwise in English. The
 * page's own take precedence. The same object until another language is loaded. Texts that are these already are
 * returned as they are.
 *
 * @param english the common messages, and those of the panel
 * @param find the closest messages to a BCP 47 tag; null for none. Default: the registered ones
 */
export function textsOf<Messages>(
  part: PanelPart,
  english: readonly [common: object, panel: object],
  find: (tag: string, part: PanelPart) => Found | null = findMessages,
): (source: TextSource) => Own<Messages> {
  const made = new WeakSet<TextSource>();
  const isMade = (source: TextSource): source is Own<Messages> => made.has(source);
  const inSource = oncePerObject((source: TextSource) =>
    whileSame((lang: string, texts: Found['texts'] | undefined) => {
      const { around, own } = source;
      // A language made for an older version lacks newer messages.
      const known = [english[0], texts?.common, english[1], texts?.[part]];
      const messages = merged([...known, own.common, own[part]]) as Messages;
      const stated = Object.keys(own[part])[0] ? around : lang;
      const all = { lang, around, stated, messages, own };
      made.add(all);
      return all;
    }),
  );
  return (source) => {
    if (isMade(source)) return source;
    const found = find(source.lang, part);
    return inSource(source)(found?.lang ?? 'en', found?.texts);
  };
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
