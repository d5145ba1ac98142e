/** Messages of manual entry and the review. */
import { oncePerObject, whileSame } from '../../core/once.ts';
import { manualEn } from '../../i18n/en/manual.ts';
import { type Localized, localize } from '../../i18n/localize.ts';
import type { CommonMessages, ManualMessages } from '../../i18n/messages.ts';
import { findMessages } from '../../i18n/registry.ts';
import type { TextSource } from '../field/host.ts';

/** The messages of manual entry and the review, by key. */
export type ManualWords = CommonMessages & ManualMessages;

/** The messages of manual entry, in the language of their element: the same object until another language is loaded. */
export function manualTexts(source: TextSource): Localized<ManualWords> {
  return textsOf(source)(findMessages(source.lang, 'manual')?.texts);
}

const textsOf = oncePerObject((source: TextSource) =>
  whileSame((_known?: object): Localized<ManualWords> => {
    const { common, manual } = source.own;
    return localize('manual', manualEn, source, { common, panel: manual });
  }),
);
