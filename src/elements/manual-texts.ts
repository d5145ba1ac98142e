/** What the manual fields and the review say. */
import { manualEn } from '../i18n/en/manual.ts';
import { type Localized, localize } from '../i18n/localize.ts';
import type { CommonMessages, ManualMessages } from '../i18n/messages.ts';
import type { TextSource } from './host.ts';

/** What the manual fields and the review can say. */
export type ManualWords = CommonMessages & ManualMessages;

/** The texts of the manual fields, in the language of their element. */
export function manualTexts(source: TextSource): Localized<ManualWords> {
  const { common, manual } = source.own;
  return localize('manual', manualEn, source, { common, panel: manual });
}
