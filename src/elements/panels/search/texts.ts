/** Which of the texts belongs to a state of the search. */
import { linesOf } from '../../../core/address/address.ts';
import { countryListOf, namedCountryOf } from '../../../core/entry/country.ts';
import { isPoBox } from '../../../core/entry/selectors.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import type { Problem } from '../../../core/problem.ts';
import { hiddenCountOf, matchesOf } from '../../../core/search/options.ts';
import { isNothingFound } from '../../../core/search/selectors.ts';
import type { SearchState } from '../../../core/search/state.ts';
import { plural } from '../../../i18n/plural.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { switchText } from './country-offer.ts';
import type { SearchTexts } from './localized-texts.ts';

/** What is shown beneath the field; empty for nothing. */
export function noteOf(state: EntryState, messages: SearchTexts['messages']): string {
  const { properties, committed, country, soughtCountry, search } = state;
  if (committed) return properties.poBox === 'warn' && isPoBox(state) ? messages.poBoxWarned : '';
  // Nobody is asked for a country that the page named, or that cannot be picked yet.
  const isPickable = soughtCountry === '' && countryListOf(state) !== null;
  if (!country && isPickable && search.text.trim() !== '') return messages.countryFirst;
  return isNothingFound(search) ? messages.noResults : '';
}

/** Whether asking again may help: not on a page, or an account, that is set up wrongly, nor with the same text. */
export function isRetryable(reason: string): boolean {
  return !['not-configured', 'unauthorized', 'invalid-input'].includes(reason);
}

/** What went wrong, as far as it is in the way: a country that is known needs no list of them, but a service. */
export function shownProblemOf({ committed, country, countries, search, properties }: EntryState): Problem | null {
  if (committed) return null;
  return search.problem ?? (country && properties.hasClient ? null : countries.problem);
}

/** What the live region says of a state; empty for nothing. */
export function statusOf(state: EntryState, texts: SearchTexts): string {
  const country = namedCountryOf(state);
  return [contentOf(state, texts), country && switchText(country, texts)].filter(Boolean).join(' ');
}

function contentOf(state: EntryState, { lang, messages }: SearchTexts): string {
  const { committed, search } = state;
  if (committed) {
    return messages.accepted.replace('{address}', () => linesOf(committed.address).join(', '));
  }
  const problem = shownProblemOf(state);
  const shown = problem ? problemText(problem.reason, messages.problems) : noteOf(state, messages);
  if (shown) return shown;
  const count = matchesOf(search).length;
  if (count === 0) return search.request ? messages.loading : '';
  const level = search.trail.at(-1)?.label;
  const counted = [level, plural(lang, messages.results, count)].filter(Boolean).join(': ');
  return [counted, hiddenText(search, { lang, messages })].filter(Boolean).join('. ');
}

/** How many matches the list does not show, and what to do about it; empty when it shows all. */
export function hiddenText(search: SearchState, { lang, messages }: Pick<SearchTexts, 'lang' | 'messages'>): string {
  const count = hiddenCountOf(search);
  return count > 0 ? plural(lang, messages.notShown, count) : '';
}
