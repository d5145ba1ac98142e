/** What follows from a state of the search. */
import { countryCodeOf, countryOf } from '../../../core/country/selectors.ts';
import { typedEntries } from '../../../core/entry/form-entries.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { isSearchFailed } from '../../../core/entry/submission.ts';
import { oncePerObject, oncePerText } from '../../../core/once.ts';
import { isAwaitingAddress } from '../../../core/search/selectors.ts';
import { problemText } from '../../../i18n/filled.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';
import { formStateOf, type PanelModel } from '../panel-model.ts';
import { messagesOf, noteOf, shownProblemOf } from './texts.ts';

/** What follows from a state, found once for each. */
export const searchModel = oncePerObject((texts: SearchTexts) =>
  oncePerObject((state: EntryState): PanelModel => {
    const { committed, search, properties } = state;
    const form = formStateOf(state, texts.messages, {
      committed,
      typed: isSearchFailed(state) ? typedEntries({ street: search.text }, countryCodeOf(state)) : null,
      wrong: wrongOf(state, texts.messages),
      awaited: isAwaitingAddress(search) ? texts.messages.checking : '',
    });
    // What was typed is searched for as soon as there is a country.
    const anchor = !countryOf(state) && search.text.trim() !== '' ? '#country:enabled, #input' : '#input';
    const fallbackFocus = committed && !properties.noManual ? '#manual' : '#input';
    return {
      ...form,
      lang: texts.stated,
      anchor,
      fallbackFocus,
      messagesFor: oncePerText((error) => messagesOf(state, texts, error)),
    };
  }),
);

function wrongOf(state: EntryState, messages: SearchTexts['messages']): string {
  const { properties, search } = state;
  // Without fields to type by hand, what was typed goes along as it is.
  if (isSearchFailed(state)) {
    const failed = shownProblemOf(state);
    if (properties.noManual) return '';
    if (failed) return problemText(failed.reason, messages.problems);
  }
  // Without a list there is nothing to choose from; what is shown instead says why.
  if (search.text.trim() !== '') return noteOf(state, messages) || messages.choose;
  return properties.required ? messages.required : '';
}
