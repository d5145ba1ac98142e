/** The flat, floor or apartment that a shopper adds to the committed address. */
import { lineOf } from '../address/shown.ts';
import { newSearch } from '../search/begin.ts';
import type { EntryTransition } from './slice.ts';
import type { EntryState, RootEventOf } from './state.ts';

/**
 * An example of a flat if the address may have one more; null if it has one from elsewhere than the field for it, or its country
 * has no line for it.
 */
export function flatExampleOf({ committed, properties }: EntryState): string | null {
  if (!committed || properties.isFixed || committed.address.isPoBox) return null;
  if (committed.address.unit && !committed.isUnitOpen) return null;
  return committed.flatExample ?? null;
}

/**
 * The text is the flat. Words that were left out of the address, and are in it now, are no longer missing; the content that Undo restores
 * stays. The field may stay: the shopper may still be in it, or on the way out of it.
 */
export function unitEntered(
  { committed: given, undo }: EntryState,
  { text, isOpen }: RootEventOf<'unitEntered'>,
): EntryTransition {
  if (!given) return {};
  const unit = text.trim() || null;
  const { omitted = '', isUnitOpen = false } = given;
  const isAdded = omitted !== '' && unit?.includes(omitted) === true;
  const isSame = isUnitOpen === isOpen && !isAdded;
  const committed = isSame ? given : { ...given, omitted: isAdded ? '' : omitted, isUnitOpen: isOpen };
  if (unit === (given.address.unit || null)) return { changes: { committed } };
  // The lines are printed again.
  const address = { ...given.address, unit, lines: [], mailLines: [] };
  const search = newSearch(address.country, lineOf(address));
  return { changes: { search, undo }, address: { ...committed, address } };
}
