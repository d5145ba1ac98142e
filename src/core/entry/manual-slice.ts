/** What happens to the manual fields, and what that means for the entry. Comes with the manual panel. */
import { withCountryLine } from '../address/country-line.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { countryOf } from '../country/selectors.ts';
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import { reduceManual } from '../manual/reducer.ts';
import { addressStart, type ManualEvent, type ManualEventOf, type ManualOutcome } from '../manual/state.ts';
import { commit } from './commit.ts';
import { panelAfterManual } from './mode.ts';
import { show } from './panel.ts';
import { addressInEffect } from './selectors.ts';
import type { Slice } from './slice.ts';
import { type Committed, type EntryState, initialEntry, type Mode } from './state.ts';

/** The manual fields. */
export const manualSlice: Slice<ManualEvent> = { reduce, follow };

function reduce(state: EntryState, event: ManualEvent): EntryState {
  const country = countryOf(state);
  const { committed } = state;
  // The texts of the committed address would take the place of those that the person is typing over it.
  if (event.type === 'verifyRequested' && !addressInEffect(state)) return state;
  const { state: manual, outcome } = reduceManual(state.manual, event, { country, committed });
  const isRefused = event.type === 'committed' && manual.step === 'editing' && !outcome;
  const refusals = isRefused ? state.refusals + 1 : state.refusals;
  const next = manual === state.manual && !isRefused ? state : { ...state, manual, refusals };
  return outcome ? withManualOutcome(next, outcome) : next;
}

function withManualOutcome(state: EntryState, outcome: ManualOutcome): EntryState {
  if (outcome.kind === 'unchanged') return { ...state, panel: show(state.panel, panelAfterManual(state)) };
  const { match, verdict } = outcome;
  const isOpen = state.panel.inSight === 'manual';
  const isTyped =
    state.properties.pageFieldsStatus !== 'none' && state.committed?.source === 'manual' && verdict !== null;
  // An address that stands is only judged. What the service corrected beyond doubt takes its place.
  if (!isOpen && !isTyped && verdict?.choice !== 'corrected' && verdict?.choice !== 'kept') {
    return state.committed && verdict ? { ...state, committed: { ...state.committed, verdict } } : state;
  }
  const committed = withOutcome(outcome, match, state.properties.dispatchCountry);
  const next = commit(state, committed, 'user', 'manual');
  return isOpen ? { ...next, panel: show(next.panel, panelAfterManual(next)) } : next;
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

/** They open with what is known, follow the country, and remember what else was typed when the person left them. */
function follow(state: EntryState, previous: EntryState): EntryState {
  const { manual, panel } = state;
  const { inSight } = panel;
  const { inSight: before } = previous.panel;
  // Fields that never began are also those that an address from elsewhere has emptied.
  if (inSight === 'manual' && (before !== 'manual' || manual.start === null)) {
    return reduce({ ...state, plain: initialEntry.plain }, openedFrom(state, before));
  }
  if (inSight !== 'manual') return before === 'manual' ? left(state) : state;
  return countryOf(state)?.iso3 === countryOf(previous)?.iso3 ? state : reduce(state, { type: 'countryChanged' });
}

function left(state: EntryState): EntryState {
  const next = reduce(state, { type: 'closed' });
  return next.manual.start === null ? next : { ...next, manual: { ...next.manual, start: startOf(next) } };
}

/** A committed address that changes resets the fields, so that it need not be named. */
function startOf({ committed, search, dutchLookup }: EntryState): string {
  return committed ? addressStart : JSON.stringify([search.text, manualTextsOf(dutchLookup)]);
}

/** Plain fields stood in for the manual ones. What is typed for a Dutch lookup goes along from there only. */
function openedFrom(state: EntryState, before: Mode): ManualEventOf<'opened'> {
  const { search, plain, dutchLookup } = state;
  const labels = search.trail.map(({ label }) => label);
  const isPlain = Object.values(plain).some((text) => text !== '');
  const looked = before === 'dutch-lookup' ? manualTextsOf(dutchLookup) : null;
  const texts = isPlain ? { ...emptyFields, ...plain } : looked;
  return { type: 'opened', text: search.text, labels, texts, start: startOf(state) };
}
