/** What was in the search field before the person changed or emptied it: Escape and Undo put it back. */

import { newSearch, searchFor } from '../search/begin.ts';
import { isNothingFound } from '../search/selectors.ts';
import type { SearchEvent, SessionSeed } from '../search/state.ts';
import { clear, commit } from './commit.ts';
import type { EntryState, Former } from './state.ts';

/** What an event of the search leaves behind: an address that is typed over, or whatever is cleared. */
export function formerAfter({ former, search, committed }: EntryState, { type }: SearchEvent): Former | null {
  const isLeft = type === 'cleared' ? search.text !== '' : type === 'typed' && committed !== null;
  return isLeft ? { text: search.text, committed } : former;
}

/**
 * The former address, when the text says it again. Null for any other text, and where only a space has gone so far: who
 * begins to change an address does so from its end.
 */
export function formerAddressFor({ former, search, committed }: EntryState, text: string): Former['committed'] {
  if (committed || !former?.committed || singleSpaced(former.text) !== singleSpaced(text)) return null;
  return text === former.text || singleSpaced(search.text) !== singleSpaced(text) ? former.committed : null;
}

const empty: Former = { text: '', committed: null };

/** Without the spaces that cannot be seen. */
function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether Escape puts back what was there before. What is being searched for, or was not found, is not taken away. */
export function isRestorable({ search, committed, properties }: EntryState): boolean {
  const isLost = search.request !== null || search.problem !== null || isNothingFound(search);
  return !committed && search.text !== '' && !isLost && !properties.isFixed;
}

/** Whether there is something to undo: the field was emptied, or Escape brought an address back. */
export function isUndoOffered({ mode, former, search, committed, properties }: EntryState): boolean {
  if (mode !== 'search' || properties.isFixed || !former || former.text === '') return false;
  return search.text === '' || committed !== null;
}

/** Puts the former text back, or the former address, and keeps what was there instead. */
export function restoreFormer(state: EntryState, seed: SessionSeed): EntryState {
  const { search, committed, country, properties } = state;
  const { text, committed: address } = state.former ?? empty;
  const former = { text: search.text, committed };
  if (address) {
    const next = commit(state, address, 'person', 'search');
    return { ...next, search: newSearch(next.country, text), former };
  }
  const found = searchFor(text, seed, { country, minLength: properties.minLength });
  const listbox = { open: text !== '', active: -1 };
  return { ...clear(state, 'person', 'search'), search: { ...found, listbox }, former };
}

/** Another country or another panel is another beginning. */
export function settleFormer(next: EntryState, previous: EntryState): EntryState {
  if (!next.former || (next.mode === 'search' && next.country?.iso3 === previous.country?.iso3)) return next;
  return { ...next, former: null };
}
