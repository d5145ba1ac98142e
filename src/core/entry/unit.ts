/** The flat, floor or apartment that a person adds to the committed address. */
import { lineOf } from '../address/shown.ts';
import { newSearch } from '../search/begin.ts';
import type { EntryTransition } from './slice.ts';
import type { Committed, EntryState, RootEventOf } from './state.ts';

/**
 * An example of a flat if the address may have one more; null if it has one from elsewhere than the field for it, or its country
 * has no line for it.
 */
export function flatExampleOf({ committed, properties, unitField }: EntryState): string | null {
  if (!committed || properties.isFixed || committed.address.isPoBox) return null;
  if (committed.address.unit && unitField === 'closed') return null;
  return committed.flatExample ?? null;
}

/** The text of the field is the flat. The field stays: the person may still be in it, or on the way out of it. */
export function unitEntered(state: EntryState, { text }: RootEventOf<'unitEntered'>): EntryTransition {
  const { committed } = state;
  const unit = text.trim() || null;
  if (!committed || unit === (committed.address.unit || null)) return {};
  return withUnit(state, { ...committed, address: { ...committed.address, unit } });
}

/** Adds the words that were left out of the address to its unit, behind the flat. */
export function omittedAdded(state: EntryState): EntryTransition {
  const { committed } = state;
  if (!committed?.omitted) return {};
  const { omitted, ...kept } = committed;
  const unit = [committed.address.unit, omitted].filter(Boolean).join(', ');
  return withUnit(state, { ...kept, address: { ...committed.address, unit } });
}

/** Prints the lines again; the content that Undo restores stays. */
function withUnit({ undo, unitField }: EntryState, committed: Committed): EntryTransition {
  const address = { ...committed.address, lines: [], mailLines: [] };
  const search = newSearch(address.country, lineOf(address));
  return {
    changes: { search, undo, unitField },
    address: { committed: { ...committed, address }, by: 'user' },
  };
}
