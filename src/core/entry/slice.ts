/** The parts of an element's rules that come with its panels. */
import type { DutchLookupEvent } from '../dutch-lookup/state.ts';
import type { ManualEvent } from '../manual/state.ts';
import type { SearchEvent } from '../search/state.ts';
import type { EntryState } from './state.ts';

/** The rules of one slice. */
export interface Slice<Event> {
  /** One transition of the slice, and of the entry around it. */
  readonly reduce: (state: EntryState, event: Event) => EntryState;
  /** What follows for the slice from any event, whichever it was. */
  readonly follow: (next: EntryState, previous: EntryState) => EntryState;
}

/** Slices come with their panels. Before its panel is there, an event of a slice means nothing. */
export interface Slices {
  readonly search?: Slice<SearchEvent>;
  readonly manual?: Slice<ManualEvent>;
  readonly 'dutch-lookup'?: Slice<DutchLookupEvent>;
}
