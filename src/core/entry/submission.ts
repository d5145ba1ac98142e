/** The submission of the form, which is held as long as an answer decides what is submitted. */

import { countrySupportOf } from '../country/selectors.ts';
import { isShallowEqual } from '../transition.ts';
import { addressInEffect, isByHandAwaited, panelOf, panels, sameFormOf } from './panel-status.ts';
import type { EntryTransition } from './slice.ts';
import type { Attempt, EntryEvent, EntryState, SubmissionEvent } from './state.ts';

/**
 * True if an answer, the reading of the typed text, or the code of the manual fields or of the page's own is on its way: it
 * decides what is submitted.
 */
export function isUnsettled(state: EntryState): boolean {
  const { manual, properties } = state;
  if (manual.request || isByHandAwaited(state)) return true;
  if (properties.isPageAwaited) return true;
  if (verificationDue(state)) return isVerificationAwaited(state);
  const { timeoutEvent, isUndecided } = panelOf(state);
  return timeoutEvent(state) !== null || isUndecided(state);
}

/**
 * The panel to go on in after a failed search: the manual fields, with all that was typed. Null if the search did not
 * fail, there is no way by hand, or the page has its own fields.
 */
export function panelOnFailure(state: EntryState): 'manual' | null {
  const { noManual, isFixed, hasPageFields } = state.properties;
  const isKept = noManual || isFixed || hasPageFields || !panelOf(state).isFailed(state);
  return isKept ? null : 'manual';
}

/** True if the shopper may be told that the value is not acceptable. */
export function isInvalidShown({ attempt }: Pick<EntryState, 'attempt'>): boolean {
  return attempt.refusals > 0;
}

/** The same attempt if nothing changes. */
export function attemptIn({ attempt }: EntryState, changes: Partial<Attempt>): Attempt {
  const next = { ...attempt, ...changes };
  return isShallowEqual(next, attempt) ? attempt : next;
}

/** An error has stopped the shopper once more. */
export function refusedIn(state: EntryState): Attempt {
  return attemptIn(state, { refusals: state.attempt.refusals + 1 });
}

/** True if waiting may fix what the browser's check finds wrong: the submission is then held, not refused. */
export function isHoldable(state: EntryState): boolean {
  return state.properties.customError === '' && isUnsettled(state);
}

/**
 * A submission that is held goes on once nothing is waited for any more, whatever the result. As in HTML, a disabled
 * control is not part of it.
 */
export function released(state: EntryState): EntryState {
  const isAwaited = isUnsettled(state) && !state.properties.isDisabled;
  return isHeld(state) && !isAwaited ? { ...state, attempt: attemptIn(state, { submission: 'released' }) } : state;
}

/** True while a submission waits. */
export function isHeld({ attempt }: EntryState): boolean {
  return attempt.submission === 'held';
}

export function reduceSubmission(state: EntryState, { type }: SubmissionEvent): EntryTransition {
  if (type === 'submitOverdue') return submissionOverdue(state);
  if (type === 'submitHeld') {
    return isUnsettled(state) ? { changes: { attempt: attemptIn(state, { submission: 'held' }) } } : {};
  }
  if (isHeld(state)) return {};
  return { changes: { attempt: attemptIn(state, { submission: 'none' }) }, panel: panelOnFailure(state) };
}

/**
 * Treats everything that is waited for as overdue and failed, one after the other: code may be awaited beside an
 * answer. The page's own fields are submitted as they are. If the shopper waits for the manual fields, the submission is
 * refused.
 */
function submissionOverdue(state: EntryState): EntryTransition {
  if (!isHeld(state) || !isUnsettled(state)) return {};
  if (state.properties.isPageAwaited) return { changes: { attempt: attemptIn(state, { submission: 'released' }) } };
  const failure = failureOfAwaited(state);
  if (failure) return { steps: [failure, { slice: 'entry', type: 'submitOverdue' }] };
  return { changes: { attempt: { ...refusedIn(state), submission: 'refused' } } };
}

/** The event for the failure of an awaited answer; null for code that the shopper wants. */
function failureOfAwaited(state: EntryState): EntryEvent | null {
  // A verification may be under way out of sight.
  const awaited = panels.manual.timeoutEvent(state) ?? panelOf(state).timeoutEvent(state);
  if (awaited) return awaited;
  // The submission can go on without the service's opinion.
  const isVerdictAwaited = isVerificationAwaited(state) && !state.panel.awaited;
  return isVerdictAwaited ? { slice: 'entry', type: 'codeLoaded', code: 'manual', isThere: false } : null;
}

/** The events by which a shopper, or a reset, changes what is about to be submitted: they will submit again. */
const endings: ReadonlySet<EntryEvent['type']> = new Set<EntryEvent['type']>([
  ...(['typed', 'cleared', 'steppedBack', 'methodChosen', 'fieldsEdited', 'editedAgain'] as const),
  ...(['countryChosen', 'panelWanted', 'undone', 'reset', 'restored'] as const),
  ...(['offerTaken', 'unitEntered', 'omittedAdded', 'toggled', 'savedChosen'] as const),
  ...(['pasted', 'restAdded', 'additionChosen'] as const),
]);

/** The state without a held submission, if the event ends it. */
export function withoutEnded(state: EntryState, event: EntryEvent): EntryState {
  const isEmptied =
    (event.type === 'addressGiven' && !event.address) || (event.type === 'autofilled' && !event.received);
  const isEnding = isEmptied || endings.has(event.type);
  return isEnding && isHeld(state) ? { ...state, attempt: attemptIn(state, { submission: 'none' }) } : state;
}

/**
 * The kind of verification that the address still needs; null for none, and once it was tried. An address that the page
 * gave is verified when the form is submitted; one that the shopper typed into the page's own fields also before that.
 */
export function verificationDue(state: EntryState): 'silent' | 'interactive' | null {
  const { properties, committed, manual } = state;
  const address = addressInEffect(state);
  if (!address || committed?.verdict || manual.step !== 'editing' || !isVerifiable(state)) return null;
  const { hasPageFields, verify } = properties;
  if (!address.source) return verify === 'submit' ? 'silent' : null;
  return hasPageFields && address.source === 'manual' ? 'interactive' : null;
}

/** True for an act of the shopper that is about the whole address, with the flat that is being typed. */
export function isAboutAddress({ type }: Pick<EntryEvent, 'type'>): boolean {
  return type === 'submitBegun' || (endings.has(type) && !['unitEntered', 'reset', 'restored'].includes(type));
}

/** True if a submission waits for the code that verifies the address. */
export function isVerificationAwaited(state: EntryState): boolean {
  return verificationDue(state) !== null && !state.panel.mounted.includes('manual');
}

/** True if the service may verify addresses in this country. That of another entry is verified there. */
export function isVerifiable(state: EntryState): boolean {
  const { hasClient, verify } = state.properties;
  return hasClient && verify !== 'never' && countrySupportOf(state) !== 'unsupported' && !sameFormOf(state);
}
