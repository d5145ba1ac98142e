/** The rules of the manual fields as a part of the entry. They come with the manual panel. */
import { withCountryLine } from '../address/country-line.ts';
import { countryOf } from '../country/selectors.ts';
import { inCountry, opened, reduceManual } from '../manual/reducer.ts';
import {
  type ManualEvent,
  type ManualOutcome,
  type ManualSurroundings,
  type Opening,
  withoutValidation,
} from '../manual/state.ts';
import { readingOf } from '../search/reading.ts';
import { addressInEffect, moveOf, panelOf, sameFormOf } from './panel-status.ts';
import { startOf } from './plain.ts';
import type { EntryTransition, Slice } from './slice.ts';
import type { EntryState } from './state.ts';
import { refusedIn } from './submission.ts';

export const manualSlice: Slice<ManualEvent> = { reduce, follow };

function reduce(state: EntryState, event: ManualEvent, isInSight: boolean): EntryTransition {
  // The texts of the committed address would replace those that the shopper is typing over it. That of another entry is verified there.
  if (event.type === 'verifyRequested' && (!addressInEffect(state) || sameFormOf(state))) return {};
  if (event.type === 'committed' && !isInSight) return {};
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
  const { address, match, verdict } = outcome;
  const isTyped = properties.hasPageFields && committed?.address.source === 'manual' && verdict !== null;
  // A committed address is only verified, unless it is corrected or completed.
  if (!isInSight && !isTyped && (address === committed?.address || verdict?.choice === 'confirmed')) {
    return { changes: committed && verdict ? { ...changes, committed: { ...committed, verdict } } : changes };
  }
  const kept = verdict && { grade: verdict.grade, level: verdict.level, choice: verdict.choice };
  // Validation prints no country line.
  const sent = withCountryLine(address, properties.dispatchCountry, committed?.address.mailLines);
  return {
    changes,
    address: { address: { ...sent, source: 'manual', verdict: kept }, details: match, verdict },
    panel: isInSight ? 'afterManual' : null,
  };
}

function follow(next: EntryState, previous: EntryState): EntryState {
  const { manual } = next;
  const around = surroundingsOf(next);
  switch (moveOf('manual', next, previous)) {
    case 'left': {
      const last = withoutValidation(manual);
      // Remembers the text typed elsewhere by then.
      return { ...next, manual: last.start === null ? last : { ...last, start: startOf(next) } };
    }
    case 'stayed': {
      const isSame = countryOf(next)?.iso3 === countryOf(previous)?.iso3;
      if (manual.start !== null) return isSame ? next : { ...next, manual: inCountry(manual, around) };
      // An address from elsewhere has emptied the fields: they are opened anew.
      return { ...next, manual: opened(manual, openingFrom(next, previous), around) };
    }
    case 'entered':
      return { ...next, manual: opened(manual, openingFrom(next, previous), around) };
    default:
      return next;
  }
}

function surroundingsOf(state: EntryState): ManualSurroundings {
  return { country: countryOf(state), committed: state.committed };
}

/** What is typed for a Dutch lookup goes along from there only. */
function openingFrom(state: EntryState, previous: EntryState): Opening {
  const { search } = state;
  const labels = search.trail.map(({ label }) => label);
  const texts = panelOf(previous).parts(state);
  const before = readingOf(search)?.before ?? '';
  return { text: search.text, before, labels, texts, start: startOf(state) };
}
