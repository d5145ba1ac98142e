/** The flat, floor or apartment that a shopper adds to the committed address. */
import { lineOf } from '../address/shown.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { newSearch } from '../search/begin.ts';
import type { EntryTransition } from './slice.ts';
import type { Committed, EntryState, RootEventOf } from './state.ts';

/**
 * An example of a flat if the address may have one more; null if it has one from elsewhere than the field for it, or its country
 * has no line for it.
 */
export function flatExampleOf({ committed, properties }: EntryState): string | null {
  if (!committed || properties.isFixed || committed.address.isPoBox) return null;
  if (committed.address.unit && !committed.isUnitOpen) return null;
  return worldFormatOf(committed.address.country.iso2).flat;
}

/** The text of the field is the flat. The field may stay: the shopper may still be in it, or on the way out of it. */
export function unitEntered(
  { committed: given, undo }: EntryState,
  { text, isOpen }: RootEventOf<'unitEntered'>,
): EntryTransition {
  if (!given) return {};
  const committed = Boolean(given.isUnitOpen) === isOpen ? given : { ...given, isUnitOpen: isOpen };
  const unit = text.trim() || null;
  if (unit === (given.address.unit || null)) return { changes: { committed } };
  return withUnit(undo, committed, unit);
}

/** Adds the words that were left out of the address to its unit, behind the flat. */
export function omittedAdded({ committed, undo }: EntryState): EntryTransition {
  if (!committed?.omitted) return {};
  const { omitted, ...kept } = committed;
  const unit = [committed.address.unit, omitted].filter(Boolean).join(', ');
  return withUnit(undo, kept, unit);
}

/** Prints the lines again; the content that Undo restores stays. */
function withUnit(undo: EntryState['undo'], committed: Committed, unit: string | null): EntryTransition {
  const address = { ...committed.address, unit, lines: [], mailLines: [] };
  const search = newSearch(address.country, lineOf(address));
  return { changes: { search, undo }, address: { ...committed, address } };
}
