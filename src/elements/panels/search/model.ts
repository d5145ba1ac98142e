/** The model of the search: what a state means for the form, and its messages. */
import type { Match } from '../../../contract/types.ts';
import { hasPoBox } from '../../../core/address/po-box.ts';
import { countryCodeOf, countryOf, countryProblemOf } from '../../../core/country/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import { panelOf } from '../../../core/entry/panel-status.ts';
import { isListOpen, savedRowsOf } from '../../../core/entry/saved.ts';
import {
  isCountryAwaited,
  isCountryMissed,
  isPoBox,
  isSearchUnsupported,
  namedCountryOf,
} from '../../../core/entry/selectors.ts';
import type { Message } from '../../../core/entry/speech.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { isCountryFollowed } from '../../../core/entry/undo.ts';
import type { Problem } from '../../../core/problem.ts';
import { isAllDenied, matchesOf } from '../../../core/search/options.ts';
import { unlistedNumberOf } from '../../../core/search/reading.ts';
import { hasChoice, isAwaitingAddress, isNothingFound } from '../../../core/search/selectors.ts';
import { filled, problemText } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import { switchText } from '../../combobox/country-offer.ts';
import { hiddenText } from '../../combobox/listbox-view.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import { countryNameIn } from '../../localization/country-names.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';
import { addressMessages } from '../card-view.ts';
import { panelFormOf } from '../panel-form.ts';

/** The model of a state. */
export function searchModel(state: EntryState, texts: SearchTexts): PanelModel {
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
    errorAt: messagePlaceOf(state),
    fallbackFocus,
    messages: () => messagesOf(state, texts),
  };
}

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

/** The note beneath the field if there is no error; empty for none. */
export function noteOf(state: EntryState, messages: SearchTexts['messages']): string {
  const { properties, committed, search } = state;
  if (committed) return properties.poBox === 'warn' && isPoBox(state) ? messages.poBoxWarned : '';
  if (search.enter.kind === 'asked') {
    const { label, description } = search.enter.match;
    return filled(messages.enterAgain, { address: `${label}, ${description}`.replace(/, $/, '') });
  }
  if (isCountryAwaited(state)) return messages.countryFirst;
  if (isNothingFound(search) || isSearchUnsupported(state)) return messages.noResults;
  return search.enter.kind === 'unmet' && hasChoice(search) ? messages.choose : '';
}

/**
 * The default hint of the field: not next to an address or street that was chosen, nor while that is typed over, when a
 * screen reader would read it once more.
 */
export function hintOf({ committed, search, undo }: EntryState, messages: SearchTexts['messages']): string {
  const isBegun = committed || (undo?.isTypedOver && search.text !== '');
  return isBegun || search.trail.length > 0 || isAwaitingAddress(search) ? '' : messages.hint;
}

/** True if a retry may help: not if a page or account is misconfigured, nor with the same text. */
export function isRetryUseful(reason: string): boolean {
  return !['not-configured', 'unauthorized', 'invalid-input'].includes(reason);
}

/** The problem that blocks the search; null for none: with a known country, a missing list of countries does not. */
export function shownProblemOf(state: EntryState): Problem | null {
  const { committed, countries, search, properties } = state;
  if (committed) return null;
  return search.problem ?? (countryOf(state) && properties.hasClient ? null : countryProblemOf(countries));
}

const messagePlaceOf = (state: EntryState) => (isCountryMissed(state) ? '#country' : '#input');

function messagesOf(state: EntryState, texts: SearchTexts): readonly Message[] {
  const { lang, messages } = texts;
  const { committed, search } = state;
  const problem = shownProblemOf(state);
  const country = namedCountryOf(state);
  const number = committed ? null : unlistedNumberOf(search);
  const isEmpty = savedRowsOf(state).length + matchesOf(search).length === 0;
  // While another list is loading, this one may be for other text; and a question names the only address itself.
  const isOutdated = search.request !== null || search.toRead !== null;
  const isCounted = isListOpen(state) && !isEmpty && !isOutdated && search.enter.kind !== 'asked';
  const wait = problem?.retryAfter && isRetryUseful(problem.reason) ? problem.retryAfter : 0;
  const found: readonly (Message | '' | null | false)[] = [
    ...addressMessages(state, messages),
    {
      text: problem ? problemText(problem.reason, messages.problems) : noteOf(state, messages),
      of: messagePlaceOf(state),
      isError: problem !== null,
    },
    wait > 0 && { text: plural(lang, messages.retryIn, wait) },
    // Whoever opens the list by going into it is told its name and the number of its options.
    isCounted && { text: countText(state, texts), isRead: search.listbox.active >= 0 },
    number && { text: filled(messages.useNumber, { number: number.text }) },
    country && { text: switchText(country, texts) },
    isCountryFollowed(state) && { text: followedText(state, texts) },
  ];
  const shown = found.filter((message): message is Message => !!message && message.text !== '');
  const awaited = isAwaitingAddress(search) ? messages.checking : messages.loading;
  return search.request && shown.length === 0 ? [{ text: awaited, isWait: true }] : shown;
}

/** When the country has changed to the one named in the text. */
export function followedText(state: EntryState, { lang, messages }: Pick<SearchTexts, 'lang' | 'messages'>): string {
  const country = countryOf(state);
  return filled(messages.countryFollowed, { country: country ? countryNameIn(lang, country) : '' });
}

/** The text of an option that leads to no further options. */
const nameOf = ({ label, description }: Match) => [label, description].filter(Boolean).join(', ');

function countText(state: EntryState, texts: SearchTexts): string {
  const { search } = state;
  const { lang, messages } = texts;
  const saved = savedRowsOf(state).length;
  const level = saved > 0 ? messages.savedAddresses : search.trail.at(-1)?.label;
  const [first, ...others] = matchesOf(search);
  // The count may be the same although the only address is another one.
  const only = first?.precision === 'Address' && others.length === 0 ? nameOf(first) : null;
  const count = saved > 0 ? String(saved) : plural(lang, messages.results, matchesOf(search).length);
  const counted = [level, count, only].filter(Boolean).join(': ');
  return [counted, hiddenText(search, { lang, messages })].filter(Boolean).join('. ');
}
