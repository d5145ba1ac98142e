/** What was in the search field before the person changed or emptied it: Escape and Undo put it back. */

import type { Country } from '../../contract/types.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { isNothingFound } from '../search/selectors.ts';
import type { SearchEvent, SessionSeed } from '../search/state.ts';
import { clear, commit } from './commit.ts';
import type { Committed, EntryState, Former } from './state.ts';

/** What an event of the search leaves behind: an address that is typed over, or whatever is cleared. */
export function formerAfter({ former, search, committed }: EntryState, { type }: SearchEvent): Former | null {
  const isLeft = type === 'cleared' ? search.text !== '' : type === 'typed' && committed !== null;
  return isLeft ? { text: search.text, committed } : former;
}

/**
 * The former address, when the text says it again. Null for any other text, and where only a space has gone so far: who
 * begins to change an address does so from its end.
 */
export function formerAddressFor(state: EntryState, text: string): Committed | null {
  const { search, committed } = state;
  const former = formerOf(state);
  if (committed || !former?.committed || singleSpaced(former.text) !== singleSpaced(text)) return null;
  return text === former.text || singleSpaced(search.text) !== singleSpaced(text) ? former.committed : null;
}

const empty: Former = { text: '', committed: null };

/** What was there before, in this country; null for nothing. */
function formerOf({ former, country }: EntryState): Former | null {
  const address = former?.committed?.address;
  return address && address.country.iso3 !== country?.iso3 ? null : former;
}

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
export function isUndoOffered(state: EntryState): boolean {
  const { mode, search, committed, properties } = state;
  const former = formerOf(state);
  if (properties.isFixed || !former || former.text === '') return false;
  if (mode === 'dutch-lookup') return former.committed !== null && isLookupEmpty(state);
  return mode === 'search' && (search.text === '' || committed !== null);
}

/** Clearing may bring the Dutch lookup back: as long as nothing is in its fields it can be undone there. */
function isLookupEmpty({ committed, dutchLookup }: EntryState): boolean {
  return !committed && Object.values(dutchLookup.fields).every((text) => text === '');
}

/** The address that was left for another country, once the person is back in its own. Null where they typed meanwhile. */
export function formerAddressIn({ former, search }: EntryState, { iso3 }: Country): Committed | null {
  const isBack = former?.committed?.address.country.iso3 === iso3 && search.text === former.text;
  return isBack ? former.committed : null;
}

/** Puts the former text back, or the former address, and keeps what was there instead. */
export function restoreFormer(state: EntryState, seed: SessionSeed): EntryState {
  const { search, committed, country, properties } = state;
  const { text, committed: address } = formerOf(state) ?? empty;
  const former = { text: search.text, committed };
  if (address) {
    const next = commit(state, address, 'person', 'search');
    return { ...next, search: newSearch(next.country, text), former };
  }
  const found = searchFor(text, seed, { country, minLength: properties.minLength });
  const listbox = { open: text !== '', active: -1 };
  return { ...clear(state, 'person', 'search'), search: { ...found, listbox }, former };
}

/** Another country or another panel is another beginning; but an address that was left for one may be come back to. */
export function settleFormer(next: EntryState, previous: EntryState): EntryState {
  const { former, mode, country, search } = next;
  if (!former) return next;
  const isHere = mode === 'search' || mode === 'dutch-lookup';
  const isLeft = former.committed !== null && search.text === former.text;
  return isHere && (country?.iso3 === previous.country?.iso3 || isLeft) ? next : { ...next, former: null };
}
