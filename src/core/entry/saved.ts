/** Saved addresses in the list of suggestions. */
import type { SavedRow } from '../search/options.ts';
import { hasChoice } from '../search/selectors.ts';
import type { EntryState } from './state.ts';

const none: readonly SavedRow[] = [];

/** The saved addresses to choose from: they are there for an empty field. */
export function savedRowsOf({ saved, search, committed }: EntryState): readonly SavedRow[] {
  return search.text === '' && !committed ? saved.rows : none;
}

/** True if the list is open and has something to choose. */
export function isListOpen(state: EntryState): boolean {
  const { search, properties } = state;
  return search.listbox.open && !properties.isFixed && (hasChoice(search) || savedRowsOf(state).length > 0);
}
