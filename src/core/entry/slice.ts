/** The parts of an element's rules that are loaded with what needs them. */
import type { DutchLookupEvent } from '../dutch-lookup/state.ts';
import type { ManualEvent } from '../manual/state.ts';
import type { SearchEvent } from '../search/state.ts';
import type { AutofillEvent } from './received.ts';
import type { EntryState } from './state.ts';

/** The rules of one slice. `Others`: the slices that are there, where it hands something on to one of them. */
export interface Slice<Event, Others extends readonly Slices[] = []> {
  /** One transition of the slice, and of the entry around it. */
  readonly reduce: (state: EntryState, event: Event, ...others: Others) => EntryState;
  /** What follows for the slice from any event, whichever it was. */
  readonly follow: (next: EntryState, previous: EntryState) => EntryState;
}

/** Slices come with their panels. Before a slice is there, its events mean nothing. */
export interface Slices {
  readonly search?: Slice<SearchEvent>;
  readonly manual?: Slice<ManualEvent>;
  readonly 'dutch-lookup'?: Slice<DutchLookupEvent>;
  readonly autofill?: Slice<AutofillEvent, [Slices]>;
  /** Has no events of its own: it prints the address whatever it came from. */
  readonly printing?: Pick<Slice<never>, 'follow'>;
}
