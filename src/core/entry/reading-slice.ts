/** A text that was read, as a part of the entry: it may mean another country, or a number that the service does not have. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { addressFromInput } from '../address/address-input.ts';
import { closed } from '../combobox.ts';
import { readingOf, unlistedNumberOf } from '../search/reading.ts';
import type { ReadingEvent, TypedNumber } from '../search/state.ts';
import { textRead } from '../search/text-read.ts';
import type { EventOf } from '../transition.ts';
import { surroundingsOf } from './search-slice.ts';
import { namedCountryOf } from './selectors.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { Committed, EntryState } from './state.ts';
import { formerOf } from './undo.ts';

/** The rules that come with the reader. */
export const readingSlice: NonNullable<Slices['reading']> = { reduce };

function reduce(state: EntryState, event: ReadingEvent): EntryTransition {
  return event.type === 'textRead' ? followed(state, event) : numberTaken(state);
}

/** The search of a text that was read; of a whole pasted address, in its own country. */
function followed(state: EntryState, event: EventOf<ReadingEvent, 'textRead'>): EntryTransition {
  const around = surroundingsOf(state);
  const { country } = around;
  const search = textRead(state.search, event, around);
  if (search === state.search) return {};
  const named = country && countryToFollow({ ...state, search });
  if (!named) return { changes: { search } };
  const { seed } = event;
  const chosen = { slice: 'country', type: 'countryChosen', country: named, by: 'text', seed } as const;
  return { changes: { search, undo: formerOf(state) }, steps: [chosen] };
}

/** The only country that a whole pasted address fits, unless the shopper has chosen one; null for none. */
function countryToFollow(state: EntryState): Country | null {
  const { search, properties, countries } = state;
  const isWhole = search.typing.kind === 'pasted' && readingOf(search)?.isCountryAlone === true;
  return isWhole && !properties.isFixed && countries.chosen?.by !== 'user' ? namedCountryOf(state) : null;
}

/** The chosen street with the typed number, which the service does not have. */
function numberTaken(state: EntryState): EntryTransition {
  const number = unlistedNumberOf(state.search);
  const { country } = surroundingsOf(state);
  if (!number || !country) return {};
  const changes = { search: { ...state.search, listbox: closed }, undo: formerOf(state) };
  return { changes, address: { committed: withNumber(number, country), by: 'user' } };
}

/** The service knows the street, but not the number: the shopper's own number is kept. */
function withNumber({ text: building, ...parts }: TypedNumber, country: Country): Committed {
  const { street, unit, postcode, locality } = parts;
  const typed = { street, unit: unit || null, postcode: postcode || null, locality: locality || null };
  const judged = { grade: null, level: 'Street', choice: 'kept' } as const;
  const address = addressFromInput({ ...typed, country, building, source: 'manual', verdict: judged }, []);
  const verdict = { ...judged, advice: 'keep', candidates: [], missing: null } as const;
  return { address: address as Address, details: null, verdict };
}
