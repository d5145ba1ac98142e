/**
 * The rules of an element: one pure reducer. The same reference comes back when nothing happened. Slices have rules of
 * their own (`../search`, `../manual`, `../dutch-lookup`); what concerns more than one of them is decided here.
 */
import { closed } from '../combobox.ts';
import { findCountry } from '../country/known.ts';
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialDutchLookup } from '../dutch-lookup/state.ts';
import { newSearch } from '../search/begin.ts';
import type { SessionSeed } from '../search/state.ts';
import { isShallowEqual } from '../transition.ts';
import { commit, emptied, toHome } from './commit.ts';
import { askForCountry, reduceCountryEvent } from './country-slice.ts';
import { show, turnToSearch, withCode } from './panel.ts';
import { panelMissing, panelWanted } from './panels.ts';
import { committedFrom, restore } from './restore.ts';
import { settle } from './settle.ts';
import type { Slices } from './slice.ts';
import type { EntryEvent, EntryState, RootEvent } from './state.ts';
import { isUnsettled, submissionOverdue, toManualOnFailure, withoutEndedSubmission } from './submission.ts';
import { restoreSnapshot } from './undo.ts';

/** One transition of an element. */
export function reduceEntry(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  const next = reduceOnce(withoutEndedSubmission(state, event), event, slices);
  if (next === state) return state;
  const settled = settle(next, state, slices);
  return isShallowEqual(settled, state) ? state : settled;
}

function reduceOnce(state: EntryState, event: EntryEvent, slices: Slices): EntryState {
  switch (event.slice) {
    case 'entry':
      return reduceRoot(state, event, slices);
    case 'country':
      return reduceCountryEvent(state, event);
    case 'search':
      return slices.search?.reduce(withoutAwaitedLookup(state, event.type), event) ?? state;
    case 'manual':
      return slices.manual?.reduce(state, event) ?? state;
    case 'dutch-lookup':
      return slices['dutch-lookup']?.reduce(state, event) ?? state;
    case 'autofill':
      return slices.autofill?.reduce(state, event, slices) ?? state;
    default:
      return event satisfies never;
  }
}

/** A person who types before the Dutch lookup is loaded goes on searching. */
function withoutAwaitedLookup(state: EntryState, type: string): EntryState {
  if (type !== 'typed' || state.panel.awaited !== 'dutch-lookup') return state;
  return { ...state, panel: turnToSearch(state.panel) };
}

function reduceRoot(state: EntryState, event: RootEvent, slices: Slices): EntryState {
  switch (event.type) {
    case 'configured':
      return configured(state, event.properties, event.seed);
    case 'valueSet': {
      const next = commit(state, committedFrom(event.address), 'script', 'elsewhere');
      return next.committed?.address === state.committed?.address ? state : toHome(next);
    }
    case 'valuePending':
      return { ...state, pendingValue: event.given };
    case 'enteredInPageFields':
      return commit(
        state,
        { address: event.address, details: null, source: 'manual', verdict: null },
        'user',
        'elsewhere',
      );
    case 'cleared':
      return emptied(state, event.by);
    case 'reset':
      return reset(state, event);
    case 'restored':
      return restore(state, event.saved);
    case 'disconnected':
      return disconnected(state, slices);
    case 'undone':
      return restoreSnapshot(state, event.seed);
    case 'panelWanted':
      return panelWanted(state, event, slices);
    case 'panelLoaded':
      return { ...state, panel: withCode(state.panel, event.panel, 'loaded') };
    case 'panelMissing':
      return panelMissing(state, event.panel);
    case 'formatsSettled':
      return { ...state, formats: event.formats };
    case 'plainFieldEdited':
      if (state.plain[event.field] === event.text) return state;
      return { ...state, plain: { ...state.plain, [event.field]: event.text } };
    case 'customErrorSet':
      return { ...state, customError: event.message };
    case 'invalidShown':
      return toManualOnFailure({ ...state, isInvalidShown: true, refusals: state.refusals + 1 });
    case 'submitBegun':
      return state.submission === 'held' ? state : toManualOnFailure({ ...state, submission: 'begun' });
    case 'submitHeld':
      return isUnsettled(state) ? { ...state, submission: 'held' } : state;
    case 'submitEnded':
      return state.submission === 'held' ? state : { ...state, submission: 'none' };
    case 'submitOverdue':
      return submissionOverdue(state, slices);
    default:
      return event satisfies never;
  }
}

function configured(state: EntryState, properties: EntryState['properties'], seed: SessionSeed): EntryState {
  const { country, home } = state.properties;
  const panel = properties.home === home ? state.panel : show(state.panel, properties.home);
  const next = { ...state, properties, panel };
  if (properties.country === country) return next;
  return askForCountry(next, seed);
}

/** As the page began: its country, its address, the panel that comes first. */
function reset(state: EntryState, { initial, seed }: Extract<RootEvent, { type: 'reset' }>): EntryState {
  const { country } = state.properties;
  const { method } = initialDutchLookup;
  const empty = emptied(state, 'script');
  const dutchLookup = { ...empty.dutchLookup, method };
  // One that was chosen instead does not stay where the list with the page's own is still wanting.
  const present = countryOf(state);
  const own = present && findCountry([present], country) ? present : null;
  const countries = withCountry(empty.countries, own, 'script');
  const next = askForCountry({ ...empty, dutchLookup, countries, search: newSearch(own, '') }, seed);
  const byPage: EntryState = { ...next, changedBy: 'script' };
  // The lookup is as it was, so that it follows the address as it follows any other.
  const asBefore = { ...byPage, dutchLookup: state.dutchLookup };
  return initial ? commit(asBefore, committedFrom(initial), 'script', 'elsewhere') : byPage;
}

function disconnected(state: EntryState, slices: Slices): EntryState {
  const { committed, search } = state;
  const ended = committed ? { ...search, session: null, listbox: closed } : newSearch(countryOf(state), search.text);
  const next = { ...state, search: ended, undo: null, offered: null };
  const withManual = slices.manual?.reduce(next, { type: 'closed' }) ?? next;
  return slices['dutch-lookup']?.reduce(withManual, { type: 'disconnected' }) ?? withManual;
}
