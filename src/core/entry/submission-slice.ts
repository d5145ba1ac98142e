/** The rules of a submission that is held: when it goes on. */
import { isVerificationAwaited } from './mode.ts';
import { panelOf, panels } from './panel-status.ts';
import { isPrintAwaited } from './printing.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { EntryEvent, EntryState, SubmissionEvent } from './state.ts';
import { isUnsettled, panelOnFailure } from './submission.ts';

/** Submissions of the form. */
export const submissionSlice: NonNullable<Slices['submission']> = { reduce, reconcile, before: withoutEnded };

function reduce(state: EntryState, { type }: SubmissionEvent): EntryTransition {
  if (type === 'submitOverdue') return submissionOverdue(state);
  if (type === 'submitHeld') return isUnsettled(state) ? { changes: { submission: 'held' } } : {};
  if (state.submission === 'held') return {};
  return type === 'submitBegun'
    ? { changes: { submission: 'begun' }, panel: panelOnFailure(state) }
    : { changes: { submission: 'none' } };
}

/**
 * Treats everything that is waited for as overdue and failed, one after the other: code may be awaited beside an
 * answer. The page's own fields are submitted as they are. If the person waits for the manual fields, the submission is
 * refused.
 */
function submissionOverdue(state: EntryState): EntryTransition {
  if (state.submission !== 'held' || !isUnsettled(state)) return {};
  if (state.properties.pageFieldsStatus === 'loading') return { changes: { submission: 'released' } };
  const failure = failureOfAwaited(state);
  if (failure) return { events: [failure, { slice: 'entry', type: 'submitOverdue' }] };
  return { changes: { submission: 'refused', isInvalidShown: true, refusals: state.refusals + 1 } };
}

/** The event for the failure of an awaited answer; null for code that the person wants. */
function failureOfAwaited(state: EntryState): EntryEvent | null {
  if (isPrintAwaited(state)) return { slice: 'entry', type: 'codeMissing', code: 'formats' };
  // A verification may be under way out of sight.
  const awaited = panels.manual.giveUp(state) ?? panelOf(state).giveUp(state);
  if (awaited) return awaited;
  // The submission can go on without the service's opinion.
  const isOpinionAwaited = isVerificationAwaited(state) && !state.panel.awaited;
  return isOpinionAwaited ? { slice: 'entry', type: 'codeMissing', code: 'manual' } : null;
}

/** The events by which a person, or a reset, changes what is about to be submitted: they will submit again. */
const endings: ReadonlySet<EntryEvent['type']> = new Set<EntryEvent['type']>([
  ...(['typed', 'cleared', 'steppedBack', 'methodChosen', 'fieldEdited', 'editedAgain', 'plainFieldEdited'] as const),
  ...(['countryChosen', 'countryUnsupported', 'panelWanted', 'undone', 'reset', 'restored'] as const),
]);

/** The state without a held submission, if the event ends it. */
function withoutEnded(state: EntryState, { type }: EntryEvent): EntryState {
  return state.submission === 'held' && endings.has(type) ? { ...state, submission: 'none' } : state;
}

/**
 * Releases a submission once nothing is waited for any more, whatever the result. As in HTML, a disabled control is not
 * part of it: nothing waits for a value that is not submitted.
 */
function reconcile(state: EntryState): EntryState {
  const isAwaited = isUnsettled(state) && !state.properties.isDisabled;
  return state.submission !== 'held' || isAwaited ? state : { ...state, submission: 'released' };
}
