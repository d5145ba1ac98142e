/** The rules of the manual fields as a part of the entry. They come with the manual panel. */
import { countryOf } from '../country/selectors.ts';
import { closed, inCountry, opened, reduceManual } from '../manual/reducer.ts';
import type { ManualEvent, ManualOutcome, ManualSurroundings, Opening } from '../manual/state.ts';
import { addressInEffect, panels } from './panel-status.ts';
import { startOf } from './plain.ts';
import type { EntryTransition, Slice } from './slice.ts';
import type { Committed, EntryState, PanelName } from './state.ts';
import { refusedIn } from './submission.ts';

export const manualSlice: Slice<ManualEvent> = { reduce, entered, stayed, left, disconnected };

function reduce(state: EntryState, event: ManualEvent, isInSight: boolean): EntryTransition {
  // The texts of the committed address would replace those that the shopper is typing over it.
  if (event.type === 'verifyRequested' && !addressInEffect(state)) return {};
  if (event.type === 'committed' && state.panel.inSight !== 'manual') return {};
  const { state: manual, outcome } = reduceManual(state.manual, event, surroundingsOf(state));
  const isRefused = event.type === 'committed' && manual.step === 'editing' && !outcome;
  const changes = { manual, attempt: isRefused ? refusedIn(state) : state.attempt };
  return outcome ? withManualOutcome(state, outcome, changes, isInSight) : { changes };
}

function withManualOutcome(
  { committed, properties }: EntryState,
  outcome: ManualOutcome,
  changes: Partial<EntryState>,
  isInSight: boolean,
): EntryTransition {
  if (outcome.kind === 'unchanged') return { changes, panel: 'afterManual' };
  const { match, verdict } = outcome;
  const isTyped = properties.hasPageFields && committed?.address.source === 'manual' && verdict !== null;
  // A committed address is only verified. A correction beyond doubt replaces it.
  if (!isInSight && !isTyped && verdict?.choice !== 'corrected' && verdict?.choice !== 'kept') {
    return { changes: committed && verdict ? { ...changes, committed: { ...committed, verdict } } : changes };
  }
  const typed = committedByHand(outcome, match);
  return {
    changes,
    address: { committed: typed, by: 'user' },
    panel: isInSight ? 'afterManual' : null,
  };
}

function committedByHand(
  { address, verdict }: Extract<ManualOutcome, { kind: 'accepted' }>,
  details: Committed['details'],
): Committed {
  const kept = verdict && { grade: verdict.grade, level: verdict.level, choice: verdict.choice };
  return { address: { ...address, source: 'manual', verdict: kept }, details, verdict };
}

function entered(state: EntryState, before: PanelName): EntryState {
  return { ...state, manual: opened(state.manual, openingFrom(state, before), surroundingsOf(state)) };
}

/** Keeps the fields in step with the country. An address from elsewhere empties them: then they are opened anew. */
function stayed(state: EntryState, previous: EntryState): EntryState {
  if (state.manual.start === null) return entered(state, 'manual');
  const isSame = countryOf(state)?.iso3 === countryOf(previous)?.iso3;
  return isSame ? state : { ...state, manual: inCountry(state.manual, surroundingsOf(state)) };
}

function disconnected(state: EntryState): EntryState {
  return { ...state, manual: closed(state.manual) };
}

/** Remembers the text typed elsewhere by then. */
function left(state: EntryState): EntryState {
  const manual = closed(state.manual);
  return { ...state, manual: manual.start === null ? manual : { ...manual, start: startOf(state) } };
}

function surroundingsOf(state: EntryState): ManualSurroundings {
  return { country: countryOf(state), committed: state.committed };
}

/** What is typed for a Dutch lookup goes along from there only. */
function openingFrom(state: EntryState, before: PanelName): Opening {
  const { search } = state;
  const labels = search.trail.map(({ label }) => label);
  const texts = panels[before].parts(state);
  return { text: search.text, labels, texts, start: startOf(state) };
}
