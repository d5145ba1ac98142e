/**
 * The rules of an element: one pure reducer. The same reference comes back when nothing happened. Slices have rules of
 * their own (`../search`, `../manual`, `../dutch-lookup`) and answer with an outcome; all that follows from it is done here.
 */

import { isSameUnprinted } from '../address/address.ts';
import { isShallowEqual } from '../transition.ts';
import { reconcileCountryRequest, reduceCountryEvent } from './country-slice.ts';
import { cleared, configured, disconnected, reset, restored } from './lifecycle.ts';
import { afterOutcome } from './outcome.ts';
import { panelMissing, panelWanted, reconcilePanel, withCode } from './panels.ts';
import { reconcilePendingValue } from './pending-value.ts';
import { reconcileFormats } from './printing.ts';
import { committedByScript } from './restore.ts';
import { isRowMove } from './selectors.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { EntryEvent, EntryState, RootEvent } from './state.ts';
import {
  isUnsettled,
  panelOnFailure,
  reconcileSubmission,
  submissionOverdue,
  withoutEndedSubmission,
} from './submission.ts';
import { restoreSnapshot } from './undo.ts';

/** One transition of an element: the event, what it means for the entry, and what the rest makes of that. */
export function reduceEntry(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  const next = applied(withoutEndedSubmission(state, event), event, slices);
  // The first move in a list fetches the formats.
  if (isShallowEqual(next, state)) return state;
  if (isRowMove(next, state) && next.formats !== 'idle') return next;
  const whole = reconciled(next, state, slices);
  return isShallowEqual(whole, state) ? state : whole;
}

type Reconciler = (next: EntryState, previous: EntryState) => EntryState;

/**
 * Each brings one part of the entry in line with the others, whatever the event was, in this order. Slices have one of their own.
 * The manual fields open with what the others say by then.
 */
const reconcilers: readonly (Reconciler | keyof Slices)[] = [
  reconcilePendingValue,
  reconcileCountryRequest,
  reconcilePanel,
  'search',
  'dutch-lookup',
  'manual',
  'autofill',
  'printing',
  reconcileFormats,
  reconcileSubmission,
];

function reconciled(state: EntryState, previous: EntryState, slices: Slices): EntryState {
  return reconcilers.reduce((next, part) => {
    const reconcile = typeof part === 'string' ? slices[part]?.reconcile : part;
    return reconcile?.(next, previous) ?? next;
  }, state);
}

/** Carries out an event, and the events that follow from it. */
function applied(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  const { changes = {}, events = [], ...outcome } = transitionOf(state, event, slices);
  const changed = { ...state, ...changes };
  const next = events.reduce((it, following) => applied(it, following, slices), changed);
  return afterOutcome(next, outcome, changes);
}

function transitionOf(state: EntryState, event: EntryEvent, slices: Slices): EntryTransition {
  switch (event.slice) {
    case 'entry':
      return reduceRoot(state, event);
    case 'country':
      return reduceCountryEvent(state, event);
    case 'search':
      return slices.search?.reduce(state, event) ?? {};
    case 'manual':
      return slices.manual?.reduce(state, event) ?? {};
    case 'dutch-lookup':
      return slices['dutch-lookup']?.reduce(state, event) ?? {};
    case 'autofill':
      return slices.autofill?.reduce(state, event, slices) ?? {};
    default:
      return event satisfies never;
  }
}

function reduceRoot(state: EntryState, event: RootEvent): EntryTransition {
  switch (event.type) {
    case 'configured':
      return configured(state, event);
    case 'valueSet':
      if (state.committed && isSameUnprinted(event.address, state.committed.address)) return {};
      return { address: committedByScript(event.address), panel: 'home' };
    case 'valuePending':
      return { changes: { pendingValue: event.given } };
    case 'enteredInPageFields': {
      const committed = { address: event.address, details: null, source: 'manual', verdict: null } as const;
      return { address: { committed, by: 'user' } };
    }
    case 'cleared':
      return cleared(state, event.by);
    case 'reset':
      return reset(state, event);
    case 'restored':
      return restored(state, event);
    case 'disconnected':
      return disconnected(state);
    case 'undone':
      return restoreSnapshot(state, event.seed);
    case 'panelWanted':
      return panelWanted(state, event);
    case 'panelLoaded':
      return { changes: { panel: withCode(state.panel, event.panel, 'loaded') } };
    case 'panelMissing':
      return { changes: panelMissing(state, event.panel) };
    case 'formatsSettled':
      return { changes: { formats: event.formats } };
    case 'plainFieldEdited':
      if (state.plain[event.field] === event.text) return {};
      return { changes: { plain: { ...state.plain, [event.field]: event.text } } };
    case 'customErrorSet':
      return { changes: { customError: event.message } };
    case 'invalidShown':
      return {
        changes: { isInvalidShown: true, refusals: state.refusals + 1 },
        panel: panelOnFailure(state),
      };
    case 'submitBegun':
      return state.submission === 'held' ? {} : { changes: { submission: 'begun' }, panel: panelOnFailure(state) };
    case 'submitHeld':
      return isUnsettled(state) ? { changes: { submission: 'held' } } : {};
    case 'submitEnded':
      return state.submission === 'held' ? {} : { changes: { submission: 'none' } };
    case 'submitOverdue':
      return submissionOverdue(state);
    default:
      return event satisfies never;
  }
}
