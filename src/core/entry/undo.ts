/** The text and address that were there before the person changed or emptied the field: Escape and Undo put them back. */

import type { Country } from '../../contract/types.ts';
import { countryOf } from '../country/selectors.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { isNothingFound } from '../search/selectors.ts';
import type { SearchEvent, SessionSeed } from '../search/state.ts';
import type { EntryTransition } from './slice.ts';
import type { Committed, EntryState, UndoSnapshot } from './state.ts';

/** The snapshot that an event of the search leaves behind: of an address that is typed over, or of what is cleared. */
export function snapshotAfter({ undo, search, committed }: EntryState, { type }: SearchEvent): UndoSnapshot | null {
  const isLeft = type === 'cleared' ? search.text !== '' : type === 'typed' && committed !== null;
  return isLeft ? { text: search.text, committed } : undo;
}

/**
 * The former address, when the text says it again. Null for any other text, and where only a space has gone so far: who
 * begins to change an address does so from its end.
 */
export function undoneAddressFor(state: EntryState, text: string): Committed | null {
  const { search, committed } = state;
  const undo = snapshotOf(state);
  if (committed || !undo?.committed || singleSpaced(undo.text) !== singleSpaced(text)) return null;
  return text === undo.text || singleSpaced(search.text) !== singleSpaced(text) ? undo.committed : null;
}

const empty: UndoSnapshot = { text: '', committed: null };

/** The snapshot of this country; null for none. */
function snapshotOf(state: EntryState): UndoSnapshot | null {
  const address = state.undo?.committed?.address;
  return address && address.country.iso3 !== countryOf(state)?.iso3 ? null : state.undo;
}

/** Without the spaces that cannot be seen. */
function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** True if Escape puts back what was there before. What is being searched for, or was not found, is not taken away. */
export function isRestorable({ search, committed, properties }: EntryState): boolean {
  const isLost = search.request !== null || search.problem !== null || isNothingFound(search);
  return !committed && search.text !== '' && !isLost && !properties.isFixed;
}

/** True if there is something to undo: the field was emptied, or Escape brought an address back. */
export function isUndoOffered(state: EntryState): boolean {
  const { search, committed, properties } = state;
  const { inSight } = state.panel;
  const undo = snapshotOf(state);
  if (properties.isFixed || !undo || undo.text === '') return false;
  if (inSight === 'dutch-lookup') return undo.committed !== null && isLookupEmpty(state);
  return inSight === 'search' && (search.text === '' || committed !== null);
}

/** Clearing may bring the Dutch lookup back: as long as nothing is in its fields it can be undone there. */
function isLookupEmpty({ committed, dutchLookup }: EntryState): boolean {
  return !committed && Object.values(dutchLookup.fields).every((text) => text === '');
}

/** The address that was left for another country, once the person is back in its own. Null where they typed meanwhile. */
export function undoneAddressIn({ undo, search }: EntryState, { iso3 }: Country): Committed | null {
  const isBack = undo?.committed?.address.country.iso3 === iso3 && search.text === undo.text;
  return isBack ? undo.committed : null;
}

/** Puts the former text back, or the former address, and keeps what was there instead. */
export function restoreSnapshot(state: EntryState, seed: SessionSeed): EntryTransition {
  const { search, properties } = state;
  const { text, committed } = snapshotOf(state) ?? empty;
  const undo = { text: search.text, committed: state.committed };
  const address = { committed, by: 'user' } as const;
  if (committed) return { changes: { search: newSearch(committed.address.country, text), undo }, address };
  const found = searchFor(text, seed, { country: countryOf(state), minLength: properties.minLength });
  const listbox = { open: text !== '', active: -1 };
  return { changes: { search: { ...found, listbox }, undo }, address };
}

/** Another country or another panel is another beginning; but an address that was left for one may be come back to. */
export function reconcileUndo(next: EntryState, previous: EntryState): EntryState {
  const { undo, panel, search } = next;
  if (!undo) return next;
  const isHere = panel.inSight === 'search' || panel.inSight === 'dutch-lookup';
  const isLeft = undo.committed !== null && search.text === undo.text;
  return isHere && (countryOf(next)?.iso3 === countryOf(previous)?.iso3 || isLeft) ? next : { ...next, undo: null };
}
