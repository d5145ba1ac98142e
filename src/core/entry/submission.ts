/** A submission of the form that has to wait for an answer: when it waits, and when it goes on. */
import { countryOf, countryProblemOf, countryRequestOf } from '../country/selectors.ts';
import type { Problem } from '../problem.ts';
import { verificationDue } from './mode.ts';
import { isPrintAwaited } from './printing.ts';
import { isSearchedInVain } from './selectors.ts';
import type { EntryTransition } from './slice.ts';
import type { EntryEvent, EntryState } from './state.ts';

/**
 * True if an answer, or the code of the manual fields or of the page's own, is on its way: it decides what is submitted.
 */
export function isUnsettled(state: EntryState): boolean {
  const { search, manual, dutchLookup, panel, properties } = state;
  const { inSight, awaited, code } = panel;
  if (isPrintAwaited(state)) return true;
  if (manual.step === 'validating' || awaited === 'manual' || properties.pageFieldsStatus === 'loading') return true;
  if (verificationDue(state)) return code.manual === 'loading';
  if (inSight === 'dutch-lookup') return dutchLookup.step === 'looking';
  const isNamed = countryOf(state) !== null || countryRequestOf(state.countries) === null;
  const isCountryAwaited = !isNamed && search.text.trim() !== '';
  return inSight === 'search' && (search.request !== null || isCountryAwaited);
}

/**
 * True if the service failed to find the address for what was typed, or which country it is in cannot be known. That
 * there is none is no failure.
 */
export function isSearchFailed(state: EntryState): boolean {
  const { committed, search, dutchLookup, countries } = state;
  const { inSight } = state.panel;
  if (inSight === 'dutch-lookup') return dutchLookup.step === 'failed';
  if (inSight !== 'search' || committed || search.text.trim() === '') return false;
  if (search.problem !== null || isSearchedInVain(state)) return true;
  return countryOf(state) === null && countryProblemOf(countries) !== null;
}

/** Where the search failed, the fields to type in are the way on: with all that was typed. Those of the page are there. */
export function panelOnFailure(state: EntryState): 'manual' | null {
  const { noManual, isFixed, pageFieldsStatus } = state.properties;
  const isKept = noManual || isFixed || pageFieldsStatus !== 'none' || !isSearchFailed(state);
  return isKept ? null : 'manual';
}

/** True if what the browser's check of a submission finds wrong may come right by waiting: it is held, then, not refused. */
export function isHoldable(state: EntryState): boolean {
  return state.customError === '' && isUnsettled(state);
}

/**
 * All that is waited for is overdue and counts as failed, one after the other: beside an answer there may be code. The page's own
 * fields submit without their code what is in them. Without the fields that the person wants it is refused.
 */
export function submissionOverdue(state: EntryState): EntryTransition {
  if (state.submission !== 'held' || !isUnsettled(state)) return {};
  if (state.properties.pageFieldsStatus === 'loading') return { changes: { submission: 'released' } };
  const failure = failureOfAwaited(state);
  if (failure) return { events: [failure, { slice: 'entry', type: 'submitOverdue' }] };
  return { changes: { submission: 'refused', isInvalidShown: true, refusals: state.refusals + 1 } };
}

/** The event that tells of the failure of what is awaited; null for code that the person wants. */
function failureOfAwaited(state: EntryState): EntryEvent | null {
  if (isPrintAwaited(state)) return { slice: 'entry', type: 'formatsSettled', formats: 'missing' };
  const { search, manual, dutchLookup, panel } = state;
  if (manual.step === 'validating') {
    const { request } = manual;
    return { slice: 'manual', type: 'validationFailed', request, problem: lateFor('validate') };
  }
  if (panel.inSight === 'search' && search.request) {
    const { request } = search;
    return { slice: 'search', type: 'failed', request, problem: lateFor(request.kind) };
  }
  if (panel.inSight === 'dutch-lookup' && dutchLookup.step === 'looking') {
    const { request } = dutchLookup;
    return { slice: 'dutch-lookup', type: 'failed', request, problem: lateFor(request.kind), isSent: true };
  }
  // An opinion is not needed to go on.
  return verificationDue(state) && !panel.awaited ? { slice: 'entry', type: 'panelMissing', panel: 'manual' } : null;
}

function lateFor(operation: Problem['operation']): Problem {
  return { reason: 'unavailable', operation, status: null, retryAfter: null };
}

/** By these a person, or a reset, changes what is about to be submitted: they will submit again. */
const endings: ReadonlySet<EntryEvent['type']> = new Set<EntryEvent['type']>([
  ...(['typed', 'cleared', 'steppedBack', 'methodChosen', 'fieldEdited', 'editedAgain', 'plainFieldEdited'] as const),
  ...(['countryChosen', 'countryUnsupported', 'panelWanted', 'undone', 'reset', 'restored'] as const),
]);

/** The state without a submission that the event gives up. */
export function withoutEndedSubmission(state: EntryState, { type }: EntryEvent): EntryState {
  return state.submission === 'held' && endings.has(type) ? { ...state, submission: 'none' } : state;
}

/** A submission goes on once nothing is waited for any more, whatever came of it. */
export function reconcileSubmission(state: EntryState): EntryState {
  return state.submission !== 'held' || isUnsettled(state) ? state : { ...state, submission: 'released' };
}
