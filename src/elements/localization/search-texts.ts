/** Messages of the search, in the language of its element. */
import { oncePerObject } from '../../core/once.ts';
import { searchEn } from '../../i18n/en/search.ts';
import { localize } from '../../i18n/localize.ts';
import type { CommonMessages, SearchMessages } from '../../i18n/messages.ts';
import type { TextSource, Texts } from '../field/host.ts';

/** The messages of the search. */
export interface SearchTexts extends Texts {
  readonly messages: CommonMessages & SearchMessages;
}

/** The messages of the search, in the language of its element. */
export const searchTexts = oncePerObject((source: TextSource): SearchTexts => {
  const { common, search } = source.own;
  return { ...localize('search', searchEn, source, { common, panel: search }), own: source.own };
});
