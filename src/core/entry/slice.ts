/** The parts of an element's rules, and the outcomes that they report to the root. */
import type { FieldTexts } from '../address/formats.ts';
import type { ChosenCountry } from '../country/state.ts';
import type { DutchLookupEvent, DutchLookupState } from '../dutch-lookup/state.ts';
import type { ManualEvent } from '../manual/state.ts';
import type { SearchEvent } from '../search/state.ts';
import type { Initiator } from '../transition.ts';
import type { AutofillEvent, Committed, EntryEvent, EntryState, LazyPanel, SameEvent } from './state.ts';

/** Another panel. `home`: the one that an entry begins with. `afterManual`: the one that manual fields lead back to. */
export type Destination = 'home' | 'afterManual' | 'search' | LazyPanel;

/** The consequences of an event beyond its own part of the state, in the order in which they are carried out. */
export interface EntryOutcome {
  /** What follows, one after the other: other events, or transitions that only follow. Default: nothing. */
  readonly steps?: readonly (EntryEvent | ((state: EntryState) => EntryTransition))[];
  /** The entry is in another country; without effect beside an address, which brings its own. Default, and with null: it stays. */
  readonly country?: ChosenCountry | null;
  /** The address of the element; null for none any more. Texts that the event didn't change are updated to match it. Default: it stays. */
  readonly address?: Committed | null;
  /** Who gives that address, or takes it away. Default: the shopper. */
  readonly by?: Initiator;
  /** Default, and with null: the panel in sight stays, and so does the one that is awaited. */
  readonly panel?: Destination | null;
}

/** The whole result of an event. Only the root carries it out: first the changes. */
export interface EntryTransition extends EntryOutcome {
  /**
   * The parts of the state that are written, and nothing more. Another address resets search, manual fields, undo and the offer, unless they are among these. Default: none.
   */
  readonly changes?: Partial<EntryState>;
}

/** The rules of one slice. */
export interface Slice<Event> {
  /** One transition of the slice. `isInSight`: true if its panel is in sight. */
  readonly reduce: (state: EntryState, event: Event, isInSight: boolean, slices: Slices) => EntryTransition;
  /** The state after any event: the slice follows the panel in sight, and what else has changed. */
  readonly follow?: (next: EntryState, previous: EntryState) => EntryState;
}

/** Slices come with their panels. Before a slice is there, its events have no effect. */
export interface Slices {
  readonly search?: Slice<SearchEvent>;
  readonly same?: Slice<SameEvent>;
  readonly manual?: Slice<ManualEvent>;
  /** `received`: its fields with an address that a browser filled in; the same if that is no postcode and number. */
  readonly 'dutch-lookup'?: Slice<DutchLookupEvent> & {
    readonly received: (state: DutchLookupState, texts: FieldTexts) => DutchLookupState;
  };
  readonly autofill?: Slice<AutofillEvent>;
}
