/** The model of the search. */
import { hasPoBox } from '../../../core/address/po-box.ts';
import { countryCodeOf, countryOf } from '../../../core/country/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import { panelOf } from '../../../core/entry/panel-status.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { oncePerObject, oncePerText } from '../../../core/once.ts';
import { isAllDenied } from '../../../core/search/options.ts';
import { isAwaitingAddress } from '../../../core/search/selectors.ts';
import { problemText } from '../../../i18n/filled.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';
import { panelFormOf } from '../panel-form.ts';
import { messagesOf, noteOf, shownProblemOf } from './texts.ts';

/** The model of a state, computed once. */
export const searchModel = oncePerObject((texts: SearchTexts) =>
  oncePerObject((state: EntryState): PanelModel => {
    const { committed, search, properties } = state;
    const { messages } = texts;
    const isFailed = panelOf(state).isFailed(state);
    const form = panelFormOf(state, messages, {
      committed,
      isEmpty: search.text.trim() === '',
      typed: isFailed ? typedTexts({ street: search.text }, countryCodeOf(state)) : null,
      wrong: errorsOf(state, messages, isFailed),
      awaited: isAwaitingAddress(search) ? messages.checking : '',
    });
    // The typed text is searched for as soon as there is a country.
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

function errorsOf(state: EntryState, messages: SearchTexts['messages'], isFailed: boolean): string {
  const { properties, search } = state;
  const problem = shownProblemOf(state);
  // Without manual entry, the typed text is submitted unchanged, unless page fields are submitted instead.
  if (isFailed) {
    if (properties.noManual && !properties.hasPageFields) return '';
    if (problem) return problemText(problem.reason, messages.problems);
  }
  // Without a list there is nothing to choose from; the message says why.
  const isBox = properties.poBox === 'deny' && hasPoBox(search.text, countryCodeOf(state));
  if (search.text.trim() !== '')
    return isBox || isAllDenied(search) ? messages.poBoxDenied : noteOf(state, messages) || messages.choose;
  return messages.required;
}
