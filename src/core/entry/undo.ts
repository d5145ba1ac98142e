/** The entry before a change: Escape and Undo go back to it. */

import type { Country } from '../../contract/types.ts';
import { countryOf, isOffered } from '../country/selectors.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { isNothingFound } from '../search/selectors.ts';
import type { SessionSeed } from '../search/state.ts';
import { isBlank, panelOf } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { Committed, EntryState, FormerEntry } from './state.ts';

/** What can be gone back to after a change. */
export function formerOf(state: EntryState): FormerEntry {
  const { search, committed } = state;
  return { text: search.text, country: countryOf(state), committed };
}

/** The former entry; null for none, and in another country that the shopper chose themselves. An address brings its own. */
function formerIn(state: EntryState): FormerEntry | null {
  const { undo, countries, committed } = state;
  const isElsewhere = undo?.country?.iso3 !== countryOf(state)?.iso3;
  return isElsewhere && !committed && countries.chosen?.by === 'user' ? null : undo;
}

/**
 * The former address, if the text says it again. Null for any other text. Null too if only a space is gone: people
 * begin to change an address at its end.
 */
export function undoneAddressFor(state: EntryState, text: string): Committed | null {
  const { search, committed } = state;
  const former = formerIn(state);
  if (committed || !former?.committed || singleSpaced(former.text) !== singleSpaced(text)) return null;
  return text === former.text || singleSpaced(search.text) !== singleSpaced(text) ? former.committed : null;
}

/** Without surplus spaces, which cannot be seen. */
function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * True if Escape restores the former content. A text that is being searched for, or was not found, is not taken away.
 */
export function isRestorable({ search, committed, properties }: EntryState): boolean {
  const isLost = search.request !== null || search.problem !== null || isNothingFound(search);
  return !committed && search.text !== '' && !isLost && !properties.isFixed;
}

/** True if there is something to undo: the field was emptied, or Escape brought an address back. */
export function isUndoOffered(state: EntryState): boolean {
  const { search, committed, properties } = state;
  const former = formerIn(state);
  // An empty field is gone back to only from an address.
  if (properties.isFixed || !former || (former.text === '' && !committed)) return false;
  const { undoes } = panelOf(state);
  // Emptying the field may bring back the Dutch lookup.
  if (undoes === 'losing an address') return former.committed !== null && !committed && isBlank(state);
  return undoes === 'everything' && (search.text === '' || committed !== null || isCountryFollowed(state));
}

/** True if the entry is in the country that its text names, and can go back to the one before. */
export function isCountryFollowed({ undo, search, committed, countries: { chosen } }: EntryState): boolean {
  const isNamed = chosen?.by === 'text' && undo?.text === search.text;
  return !committed && isNamed && undo.country?.iso3 !== chosen.country.iso3;
}

/** True if an address was taken because a text said it, and Undo brings that text back. */
export function isTextRestorable(state: EntryState): boolean {
  return state.committed !== null && state.undo?.committed === null && isUndoOffered(state);
}

/** The address that was left for another country, once the shopper is back in its own. Null if they typed meanwhile. */
export function undoneAddressIn({ undo, search }: EntryState, { iso3 }: Country): Committed | null {
  return undo?.country?.iso3 === iso3 && search.text === undo.text ? undo.committed : null;
}

/** Goes back to the former entry, and keeps the present one for another undo. */
export function restoreFormer(state: EntryState, seed: SessionSeed): EntryTransition {
  const own = countryOf(state);
  const { text, committed, country: former } = formerIn(state) ?? { text: '', committed: null, country: own };
  // There may have been none, or the page no longer offers it.
  const country = former && isOffered(former, state) ? former : own;
  // A field that was emptied is not emptied again.
  const undo = state.search.text === '' ? null : formerOf(state);
  if (committed) return { changes: { search: newSearch(committed.address.country, text), undo }, address: committed };
  const found = searchFor(text, seed, { country, minLength: state.properties.minLength });
  const listbox = { open: text !== '', active: -1 };
  const isElsewhere = country && country.iso3 !== own?.iso3;
  return {
    changes: { search: { ...found, listbox }, undo },
    address: null,
    country: isElsewhere ? { country, by: 'user' } : null,
  };
}
