/** Public entry `address-entry/i18n/en`: the English texts, which the elements have without it. */
import { commonEn } from '../en/common.ts';
import { lookupEn } from '../en/lookup.ts';
import { manualEn } from '../en/manual.ts';
import { searchEn } from '../en/search.ts';
import type { MessagesIn } from '../messages.ts';

/** All English texts. */
export const en: MessagesIn<'en'> = { common: commonEn, search: searchEn, lookup: lookupEn, manual: manualEn };
