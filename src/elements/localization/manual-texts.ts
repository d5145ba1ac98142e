import { commonEn } from '../../i18n/en/common.ts';
import { manualEn } from '../../i18n/en/manual.ts';
import type { CommonMessages, ManualMessages } from '../../i18n/messages.ts';
import { textsOf } from './texts.ts';

/** The messages of manual entry and the review, by key. */
export type ManualWords = CommonMessages & ManualMessages;

/** The messages of manual entry and the review. */
export const manualTexts = textsOf<ManualWords>('manual', [commonEn, manualEn]);
