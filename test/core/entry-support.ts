/** What happens to an entry in these tests, in few words. */
import type { Match } from '../../src/contract/types.ts';
import { addressFrom } from '../../src/core/address/from-details.ts';
import type { DetailsRequest, EntryEvent, EntryState, SuggestRequest } from '../../src/core/entry.ts';
import { initialEntry } from '../../src/core/entry.ts';
import { reduceEntry } from '../../src/core/entry-machine.ts';
import { details, house, netherlands, street } from '../support/samples.ts';

export const problem = { operation: 'suggest', status: 400, retryAfter: null } as const;

export function after(...events: readonly (EntryEvent | ((state: EntryState) => EntryEvent))[]): EntryState {
  return events.reduce<EntryState>(
    (state, event) => reduceEntry(state, typeof event === 'function' ? event(state) : event),
    initialEntry,
  );
}

export const began = (session = 'session-1'): EntryEvent => ({ type: 'began', session });
export const typed = (text: string): EntryEvent => ({ type: 'typed', text, minLength: 2 });
export const chose = (match: Match): EntryEvent => ({ type: 'matchChosen', match });
export const inNetherlands: EntryEvent = { type: 'countryChosen', country: netherlands };
export const pending = (state: EntryState) => state.request as SuggestRequest;
export const arrives =
  (matches: readonly Match[], newContext: string | null = null) =>
  (state: EntryState): EntryEvent => ({
    type: 'matchesArrived',
    request: pending(state),
    answer: { matches, newContext },
  });
export const detailsArrive = (state: EntryState): EntryEvent => ({
  type: 'detailsArrived',
  request: state.request as DetailsRequest,
  address: addressFrom(details, netherlands),
  details,
});
export const fails =
  (reason: string) =>
  (state: EntryState): EntryEvent => ({
    type: 'failed',
    request: state.request as SuggestRequest,
    problem: { ...problem, reason },
  });

export const found = [inNetherlands, began(), typed('julian'), arrives([street, house])] as const;
