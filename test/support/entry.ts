/** The state of a whole element, from event to event, with the code of every panel. */

import type { Country } from '../../src/contract/types.ts';
import type { CountryEvent } from '../../src/core/country/state.ts';
import type { DutchLookupEvent } from '../../src/core/dutch-lookup/state.ts';
import { autofillSlice } from '../../src/core/entry/autofill-slice.ts';
import { dutchSlice } from '../../src/core/entry/dutch-slice.ts';
import { manualSlice } from '../../src/core/entry/manual-slice.ts';
import { reduceEntry } from '../../src/core/entry/reducer.ts';
import { sameSlice } from '../../src/core/entry/same-slice.ts';
import { searchSlice } from '../../src/core/entry/search-slice.ts';
import type { Slices } from '../../src/core/entry/slice.ts';
import {
  type AutofillEvent,
  type EntryEvent,
  type EntryProperties,
  type EntryState,
  initialEntry,
  type RootEvent,
  type SameEvent,
} from '../../src/core/entry/state.ts';
import type { ManualEvent } from '../../src/core/manual/state.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { SearchEvent, SessionSeed } from '../../src/core/search/state.ts';

/** An event, or what makes one of the state it happens in. */
export type Step<Event = EntryEvent> = Event | ((state: EntryState) => Event);

const slices: Slices = {
  search: searchSlice,
  same: sameSlice,
  manual: manualSlice,
  'dutch-lookup': dutchSlice,
  autofill: autofillSlice,
};

export const reduce = (state: EntryState, event: EntryEvent) => reduceEntry(state, event, slices);

export const on = (start: EntryState, ...steps: readonly Step[]): EntryState =>
  steps.reduce<EntryState>((state, step) => reduce(state, typeof step === 'function' ? step(state) : step), start);

export const after = (...steps: readonly Step[]): EntryState => on(initialEntry, ...steps);

export const seedOf = (id = 'session-1', time = 0): SessionSeed => ({ id, time });

export const root = (event: RootEvent): EntryEvent => ({ slice: 'entry', ...event });
export const search = (event: SearchEvent): EntryEvent => ({ slice: 'search', ...event });
export const same = (event: SameEvent): EntryEvent => ({ slice: 'same', ...event });
export const manual = (event: ManualEvent): EntryEvent => ({ slice: 'manual', ...event });
export const autofill = (event: AutofillEvent): EntryEvent => ({ slice: 'autofill', ...event });
export const dutch = (event: DutchLookupEvent): EntryEvent => ({ slice: 'dutch-lookup', ...event });

export const countryEvent = (event: CountryEvent, seed = seedOf()): EntryEvent => ({
  slice: 'country',
  ...event,
  seed,
});

/** The service says which countries it supports. */
export const listArrived = (countries: readonly Country[], seed = seedOf()): EntryEvent =>
  countryEvent({ type: 'countryAnswered', answer: { kind: 'countries', countries } }, seed);
/** The service could not say which. */
export const listFailed = (problem: Problem, seed = seedOf()): EntryEvent =>
  countryEvent({ type: 'countryAnswered', answer: { kind: 'failure', request: { kind: 'countries' }, problem } }, seed);
/** The service knows the country with the name that no list has, or does not. */
export const countryNamed = (name: string, found: Country | null, seed = seedOf()): EntryEvent =>
  countryEvent({ type: 'countryAnswered', answer: { kind: 'country', name, country: found } }, seed);
/** The service takes long to say it. */
export const listLate = (seed = seedOf()): readonly EntryEvent[] => [
  countryEvent({ type: 'countriesRequested' }, seed),
  countryEvent({ type: 'countryAnswered', answer: { kind: 'late' } }, seed),
];
/** The country that the page asks for and that is not found; empty for none. */
export const wantedIn = ({ countries }: EntryState): string => countries.wanted?.name ?? '';

/** The page sets these attributes beside those that it set before. */
export const configured =
  (properties: Partial<EntryProperties>, seed = seedOf()) =>
  (state: EntryState): EntryEvent =>
    root({ type: 'configured', properties: { ...state.properties, ...properties }, seed });

export const manualWanted = root({ type: 'panelWanted', panel: 'manual', seed: seedOf('session-back') });
export const lookupWanted = root({ type: 'panelWanted', panel: 'dutch-lookup', seed: seedOf('session-back') });
export const searchWanted = root({ type: 'panelWanted', panel: 'search', seed: seedOf('session-back') });
export const manualLoaded = root({ type: 'codeLoaded', code: 'manual', isThere: true });
export const lookupLoaded = root({ type: 'codeLoaded', code: 'dutch-lookup', isThere: true });
export const left = root({ type: 'disconnected' });
