/**
 * The rules of the field itself: its country, its text, and addresses that came without a search. They are all that
 * is needed until somebody searches; a text waits for that.
 */
import type { Country } from '../contract/types.ts';
import { lineOf } from './address/address.ts';
import {
  type DoneStep,
  type EntryEvent,
  type EntryState,
  initialEntry,
  type Problem,
  type SearchStep,
} from './entry.ts';

/** As when the service cannot be reached. */
const notLoaded: Problem = {
  reason: 'unavailable',
  operation: 'suggest',
  status: null,
  retryAfter: null,
  request: null,
};

export function reduceField(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'countryChosen':
      return newSearch(event.country, state.text);
    case 'typed':
      return typed(state, event.text);
    case 'filled':
      return finished({ address: event.address, details: null, source: null, verdict: null }, 'page');
    case 'restored':
      return finished(event, 'page');
    case 'given':
      return finished(event, 'person');
    case 'judged':
      return state.step === 'done' ? { ...state, verdict: event.verdict } : state;
    case 'cleared':
      return 'country' in state ? newSearch(state.country, '') : { ...state, text: '', session: null };
    case 'restarted':
      return initialEntry;
    case 'left':
      return left(state);
    case 'notLoaded':
      return state.step === 'done' ? state : { ...state, problem: notLoaded };
    default:
      return state;
  }
}

export function newSearch(country: Country, text: string): SearchStep {
  return {
    step: 'search',
    country,
    text,
    context: contextOf(country),
    trail: [],
    list: null,
    session: null,
    request: null,
    problem: null,
  };
}

/** §4.3: the first context is the country's lower-case alpha-3 code. */
export function contextOf(country: Country): string {
  return country.iso3.toLowerCase();
}

/** The session stays: it has begun for this text. */
function typed(state: EntryState, text: string): EntryState {
  if (state.step === 'country') return { ...state, text, problem: null };
  return { ...newSearch(state.country, text), session: state.session };
}

/** An address ends the entry, and its session with it. */
export function finished(
  { address, details, source, verdict }: Pick<DoneStep, 'address' | 'details' | 'source' | 'verdict'>,
  by: DoneStep['by'],
): DoneStep {
  return {
    step: 'done',
    country: address.country,
    text: lineOf(address),
    address,
    details,
    source,
    verdict,
    by,
    session: null,
    request: null,
    problem: null,
  };
}

function left(state: EntryState): EntryState {
  if (state.step === 'country' || state.step === 'done') return { ...state, session: null };
  return newSearch(state.country, state.text);
}
