/** What happens to the manual fields, and what that means for the entry. Comes with the manual panel. */
import { withCountryLine } from '../address/country-line.ts';
import { reduceManual } from '../manual/reducer.ts';
import type { ManualEvent, ManualOutcome } from '../manual/state.ts';
import { commit } from './commit.ts';
import { panelAfterManual } from './mode.ts';
import type { Committed, EntryState } from './state.ts';

/** One transition of the manual fields, and of the entry around them. */
export function reduceManualSlice(state: EntryState, event: ManualEvent): EntryState {
  const { country, committed } = state;
  const { state: manual, outcome } = reduceManual(state.manual, event, { country, committed });
  const next = manual === state.manual ? state : { ...state, manual };
  return outcome ? withManualOutcome(next, outcome) : next;
}

function withManualOutcome(state: EntryState, outcome: ManualOutcome): EntryState {
  if (outcome.kind === 'unchanged') return { ...state, mode: panelAfterManual(state) };
  const { match, verdict } = outcome;
  const isOpen = state.mode === 'manual';
  const isTyped = state.properties.hasPageFields && state.committed?.source === 'manual' && verdict !== null;
  // An address that stands is only judged. What the service corrected beyond doubt takes its place.
  if (!isOpen && !isTyped && verdict?.choice !== 'corrected' && verdict?.choice !== 'kept') {
    return state.committed && verdict ? { ...state, committed: { ...state.committed, verdict } } : state;
  }
  const committed = withOutcome(outcome, match, state.properties.dispatchCountry);
  const next = commit(state, committed, 'person', 'manual');
  return isOpen ? { ...next, mode: panelAfterManual(next) } : next;
}

const notAsked = { grade: null, level: null, choice: null };

/** The address with the country's line where the parcel needs one, and with how it came about. */
function withOutcome(
  { address, verdict }: Extract<ManualOutcome, { kind: 'accepted' }>,
  details: Committed['details'],
  dispatchCountry: string,
): Committed {
  const { grade, level, choice } = verdict ?? notAsked;
  const outcome = { source: 'manual', grade, level, choice } as const;
  return { address: { ...withCountryLine(address, dispatchCountry), outcome }, details, source: 'manual', verdict };
}
