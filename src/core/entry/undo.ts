/** The text and address before the person changed or emptied the field: Escape and Undo restore them. */

import type { Country } from '../../contract/types.ts';
import { countryOf, isOffered } from '../country/selectors.ts';
import { newSearch, searchFor } from '../search/begin.ts';
import { readingOf } from '../search/reading.ts';
import { isNothingFound } from '../search/selectors.ts';
import type { SearchEvent, SessionSeed } from '../search/state.ts';
import { panelOf } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { Committed, EntryState, UndoSnapshot } from './state.ts';

/** The snapshot before an event of the search: of an address that is typed over, or of a field that is cleared. */
export function snapshotAfter({ undo, search, committed }: EntryState, { type }: SearchEvent): UndoSnapshot | null {
  const isLeft = type === 'cleared' ? search.text !== '' : type === 'typed' && committed !== null;
  return isLeft ? { text: search.text, committed } : undo;
}

/**
 * The former address, if the text says it again. Null for any other text. Null too if only a space is gone: people
 * begin to change an address at its end.
 */
export function undoneAddressFor(state: EntryState, text: string): Committed | null {
  const { search, committed } = state;
  const undo = snapshotOf(state);
  if (committed || !undo?.committed || singleSpaced(undo.text) !== singleSpaced(text)) return null;
  return text === undo.text || singleSpaced(search.text) !== singleSpaced(text) ? undo.committed : null;
}

const empty: UndoSnapshot = { text: '', committed: null };

/** The snapshot of this country, or of the address with which its country went; null for none. */
function snapshotOf(state: EntryState): UndoSnapshot | null {
  const { undo } = state;
  const isElsewhere = undo?.committed && undo.committed.address.country.iso3 !== countryOf(state)?.iso3;
  return isElsewhere && !hasLeftCountry(state) ? null : undo;
}

/** True if the country of the former address went with it, and the person has chosen no other. */
function hasLeftCountry(state: EntryState): boolean {
  const country = state.undo?.committed?.address.country;
  return country !== undefined && !isOffered(country, state) && state.countries.chosen?.by !== 'user';
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
  const { inSight } = state.panel;
  const undo = snapshotOf(state);
  if (properties.isFixed || !undo || undo.text === '') return false;
  if (inSight === 'dutch-lookup') return undo.committed !== null && isLookupEmpty(state);
  return inSight === 'search' && (search.text === '' || committed !== null || isCountryFollowed(state));
}

/** True if the entry is in the country that its text names, and can go back to the one before. */
export function isCountryFollowed({ undo, search, committed, countries }: EntryState): boolean {
  const isNamed = readingOf(search)?.country === countries.chosen?.country.iso2 && undo?.text === search.text;
  return !committed && undo?.country !== undefined && isNamed && undo.country.iso2 !== countries.chosen?.country.iso2;
}

/** True if an address was taken because a text said it, and Undo brings that text back. */
export function isTextRestorable(state: EntryState): boolean {
  return state.committed !== null && state.undo?.committed === null && isUndoOffered(state);
}

/** Clearing may bring back the Dutch lookup: it can be undone there while its fields are empty. */
function isLookupEmpty({ committed, dutchLookup }: EntryState): boolean {
  return !committed && Object.values(dutchLookup.fields).every((text) => text === '');
}

/** The address that was left for another country, once the person is back in its own. Null if they typed meanwhile. */
export function undoneAddressIn({ undo, search }: EntryState, { iso3 }: Country): Committed | null {
  const isBack = undo?.committed?.address.country.iso3 === iso3 && search.text === undo.text;
  return isBack ? undo.committed : null;
}

/** Restores the former text or address, and keeps the present one for another undo. */
export function restoreSnapshot(state: EntryState, seed: SessionSeed): EntryTransition {
  const { search, properties } = state;
  const { text, committed, country = null } = snapshotOf(state) ?? empty;
  const own = countryOf(state);
  const undo = { text: search.text, committed: state.committed, ...(country && own ? { country: own } : null) };
  const address = { committed, by: 'user' } as const;
  if (committed) return { changes: { search: newSearch(committed.address.country, text), undo }, address };
  const found = searchFor(text, seed, { country: country ?? own, minLength: properties.minLength });
  const listbox = { open: text !== '', active: -1 };
  return { changes: { search: { ...found, listbox }, undo }, address, country: country && { country, by: 'user' } };
}

/** The snapshot ends in another country or panel; an address that was left for a country may be restored. */
export function withoutEndedUndo(next: EntryState, previous: EntryState): EntryState {
  const { undo, search } = next;
  if (!undo) return next;
  const isLeft = (undo.committed !== null || undo.country !== undefined) && search.text === undo.text;
  const isKept = countryOf(next)?.iso3 === countryOf(previous)?.iso3 || isLeft || hasLeftCountry(next);
  return isKept && !panelOf(next).isByHand ? next : { ...next, undo: null };
}
