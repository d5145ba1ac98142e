import { commonEn } from '../../i18n/en/common.ts';
import { searchEn } from '../../i18n/en/search.ts';
import type { CommonMessages, SearchMessages } from '../../i18n/messages.ts';
import { textsOf } from './texts.ts';

/** The messages of the search. */
export const searchTexts = textsOf<CommonMessages & SearchMessages>('search', [commonEn, searchEn]);

/** The messages of the search, in the language of its element. */
export type SearchTexts = ReturnType<typeof searchTexts>;
