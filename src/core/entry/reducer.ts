/**
 * The rules of an element: one pure reducer. It returns the same reference if nothing happened. Slices have rules of
 * their own (`../search`, `../manual`, `../dutch-lookup`) and answer with an outcome; the consequences are drawn here.
 */

import { isShallowEqual } from '../transition.ts';
import { reduceCountryEvent } from './country-slice.ts';
import { addressGiven, configured, disconnected, reset, restored, savedChosen } from './lifecycle.ts';
import { afterOutcome } from './outcome.ts';
import { panelOf, panels } from './panel-status.ts';
import { codeMissing, panelLoaded, panelWanted, withoutUnsupportedSearch, withPanel } from './panels.ts';
import { plainFieldsEdited } from './plain.ts';
import { isRowMove } from './selectors.ts';
import type { EntryTransition, Slice, Slices } from './slice.ts';
import type { EntryEvent, EntryState, RootEvent } from './state.ts';
import { panelOnFailure, reduceSubmission, refusedIn, released, withoutEnded } from './submission.ts';
import { restoreFormer } from './undo.ts';
import { omittedAdded, unitEntered } from './unit.ts';

/** One transition of an element: the event, its outcome for the entry, and what follows from both. */
export function reduceEntry(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  const going = withoutEnded(state, event);
  const next = applied(going, transitionOf(going, event, slices), slices);
  if (isShallowEqual(next, state)) return state;
  if (isRowMove(next, state)) return next;
  const whole = released(withConsequences(next, state, slices));
  return isShallowEqual(whole, state) ? state : whole;
}

/**
 * What follows from any event: the address of another element comes first, nothing is searched for where the service has nothing, then
 * the panel in sight follows the entry, and the panels follow both.
 */
function withConsequences(state: EntryState, previous: EntryState, slices: Slices): EntryState {
  const same = slices.same?.follow?.(state, previous) ?? state;
  const shown = withPanel(withoutUnsupportedSearch(same), previous);
  return (['search', 'dutch-lookup', 'manual'] as const).reduce<EntryState>(
    (it, name) => slices[name]?.follow?.(it, previous) ?? it,
    shown,
  );
}

/** Carries out a transition, and those that follow from it. */
function applied(state: EntryState, transition: EntryTransition, slices: Slices): EntryState {
  const { changes = {}, steps = [], ...outcome } = transition;
  const next = steps.reduce<EntryState>(
    (it, step) => applied(it, typeof step === 'function' ? step(it) : transitionOf(it, step, slices), slices),
    { ...state, ...changes },
  );
  return afterOutcome(next, outcome, changes);
}

function transitionOf(state: EntryState, event: EntryEvent, slices: Slices): EntryTransition {
  switch (event.slice) {
    case 'entry':
      return reduceRoot(state, event);
    case 'country':
      return reduceCountryEvent(state, event);
    default: {
      if (event.type === 'fieldsEdited' && panelOf(state) === panels.plain) return plainFieldsEdited(state, event);
      // Each slice is there for its own events.
      const slice = slices[event.slice] as Slice<EntryEvent> | undefined;
      return slice?.reduce(state, event, panelOf(state).name === event.slice, slices) ?? {};
    }
  }
}

function reduceRoot(state: EntryState, event: RootEvent): EntryTransition {
  switch (event.type) {
    case 'configured':
      return configured(state, event);
    case 'addressGiven':
      return addressGiven(state, event);
    case 'reset':
      return reset(state, event);
    case 'restored':
      return restored(state, event);
    case 'disconnected':
      return { changes: disconnected(state) };
    case 'undone':
      return restoreFormer(state, event.seed);
    case 'panelWanted':
      return panelWanted(state, event);
    case 'codeLoaded':
      return event.isThere ? panelLoaded(state, event.code) : codeMissing(state, event.code);
    case 'invalidShown':
      return {
        changes: { attempt: refusedIn(state) },
        panel: panelOnFailure(state),
      };
    case 'savedChosen':
      return savedChosen(state, event);
    case 'omittedAdded':
      return omittedAdded(state);
    case 'unitEntered':
      return unitEntered(state, event);
    case 'submitBegun':
    case 'submitHeld':
    case 'submitOverdue':
      return reduceSubmission(state, event);
    default:
      return event satisfies never;
  }
}
