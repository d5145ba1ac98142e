/** Which of the texts belongs to a state of the search. */

import { linesOf } from '../../../core/address/address.ts';
import { countryOf, countryProblemOf } from '../../../core/country/selectors.ts';
import {
  isAsInPageFields,
  isCountryAwaited,
  isPoBox,
  isPoBoxDenied,
  isSearchedInVain,
  namedCountryOf,
} from '../../../core/entry/selectors.ts';
import type { Message } from '../../../core/entry/speech.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import type { Problem } from '../../../core/problem.ts';
import { matchesOf } from '../../../core/search/options.ts';
import { isListOpen, isNothingFound } from '../../../core/search/selectors.ts';
import type { SearchState } from '../../../core/search/state.ts';
import { filled, problemText } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import { switchText } from '../../combobox/country-offer.ts';
import { hiddenText } from '../../combobox/listbox-view.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';

/** The facts of a state that more than one text of the search depends on. */
export interface Shown {
  /** The problem, as far as it is in the way; null for none. */
  readonly problem: Problem | null;
  /** Stands beneath the field where nothing is wrong; empty for nothing. */
  readonly note: string;
  /** True if the person is told that what they typed needs a country. */
  readonly isCountryMissed: boolean;
}

/** The note beneath the field; empty for none. */
export function noteOf(state: EntryState, messages: SearchTexts['messages']): string {
  const { properties, committed, search } = state;
  if (committed) return properties.poBox === 'warn' && isPoBox(state) ? messages.poBoxWarned : '';
  if (isCountryAwaited(state)) return messages.countryFirst;
  return isNothingFound(search) || isSearchedInVain(state) ? messages.noResults : '';
}

/** True if asking again may help: not on a page, or an account, that is set up wrongly, nor with the same text. */
export function isRetryUseful(reason: string): boolean {
  return !['not-configured', 'unauthorized', 'invalid-input'].includes(reason);
}

/** The problem, as far as it is in the way: a country that is known needs no list of them, but a service. */
export function shownProblemOf(state: EntryState): Problem | null {
  const { committed, countries, search, properties } = state;
  if (committed) return null;
  return search.problem ?? (countryOf(state) && properties.hasClient ? null : countryProblemOf(countries));
}

/**
 * Messages of the search for a state, shown and said.
 *
 * @param error why the value is not acceptable, once the person may be told; else empty
 */
export function messagesOf(
  state: EntryState,
  texts: SearchTexts,
  error: string,
  { problem, note, isCountryMissed }: Shown,
): readonly Message[] {
  const { lang, messages } = texts;
  const { committed, search } = state;
  const of = isCountryMissed ? '#country' : '#input';
  const country = namedCountryOf(state);
  const isFilled = committed && !isPoBoxDenied(state) && !isAsInPageFields(state);
  // As long as another list is on its way, this one may be that of another text.
  const isCounted = isListOpen(search) && !search.request && search.reading?.kind !== 'read';
  const wait = problem?.retryAfter && isRetryUseful(problem.reason) ? problem.retryAfter : 0;
  const found: readonly (Message | '' | null | false)[] = [
    isFilled && { text: filled(messages.accepted, { address: linesOf(committed.address).join(', ') }) },
    { text: problem ? problemText(problem.reason, messages.problems) : error || note, of },
    wait > 0 && { text: plural(lang, messages.retryIn, wait) },
    isCounted && { text: countText(search, texts) },
    country && { text: switchText(country, texts) },
  ];
  const shown = found.filter((message): message is Message => !!message && message.text !== '');
  return search.request && shown.length === 0 ? [{ text: messages.loading, isWait: true }] : shown;
}

function countText(search: SearchState, { lang, messages }: SearchTexts): string {
  const level = search.trail.at(-1)?.label;
  const counted = [level, plural(lang, messages.results, matchesOf(search).length)].filter(Boolean).join(': ');
  return [counted, hiddenText(search, { lang, messages })].filter(Boolean).join('. ');
}
