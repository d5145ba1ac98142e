/**
 * The rules of an address entry: a pure reducer. The same reference comes back when nothing happened, so that
 * stale answers cost nothing. Rule numbers are those of the contract's §4.3. What searching has no part in is in
 * `field-machine.ts`.
 */
import type { Match } from '../contract/types.ts';
import type {
  DetailsRequest,
  DetailsStep,
  DoneStep,
  EntryEvent,
  EntryRequest,
  EntryState,
  EventOf,
  Problem,
  SearchStep,
  SuggestRequest,
} from './entry.ts';
import { contextOf, finished, newSearch, reduceField } from './field-machine.ts';
import { isListStale } from './suggestions.ts';

export function reduceEntry(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'began':
      return state.session === null ? { ...state, session: event.session } : state;
    case 'typed':
      return typed(state, event);
    case 'matchChosen':
      return state.step === 'search' ? chosen(state, event.match) : state;
    case 'steppedBack':
      return state.step === 'search' ? steppedBack(state) : state;
    case 'matchesArrived':
      return state.step === 'search' && isWanted(state, event.request) ? arrived(state, event) : state;
    case 'detailsArrived':
      return state.step === 'details' && event.request === state.request ? done(state, event) : state;
    case 'failed':
      return event.request === state.request ? failed(state, event) : state;
    case 'retried':
      return retried(state);
    default:
      return reduceField(state, event);
  }
}

/**
 * Whether an answer to this request would still be welcome: the newest request always; an earlier suggestion
 * request as long as its text is a beginning of the newest one's and nothing newer than it is on display. That
 * keeps lists coming for a fast typist and a slow service, and never goes backwards.
 */
export function isWanted(state: EntryState, request: EntryRequest): boolean {
  const { request: newest } = state;
  if (request === newest) return true;
  if (state.step !== 'search' || request.kind !== 'suggest' || newest?.kind !== 'suggest') return false;
  const shown = state.list?.request;
  return (
    isSameSearch(request, newest) &&
    newest.term.startsWith(request.term) &&
    !(shown && isSameSearch(request, shown) && shown.term.startsWith(request.term))
  );
}

function isSameSearch(a: SuggestRequest, b: SuggestRequest): boolean {
  return a.session === b.session && a.context === b.context;
}

function suggest(state: SearchStep | DetailsStep, sought: Match | null = null): SearchStep {
  const { session, context, text, list } = state;
  const next: SearchStep = { ...state, step: 'search', request: null, problem: null };
  if (session === null) return next;
  const isAnswered = list?.request.term === text && list.request.context === context && !sought;
  return isAnswered ? next : { ...next, request: { kind: 'suggest', session, context, term: text, sought } };
}

function typed(state: EntryState, event: EventOf<'typed'>): EntryState {
  const { text, minLength } = event;
  if (state.step === 'country' || text.trim().length < Math.max(minLength, 1)) return reduceField(state, event);
  // After a finished entry the session that has just begun is the new one's.
  const search = state.step === 'done' ? { ...newSearch(state.country, text), session: state.session } : state;
  return suggest({ ...search, text });
}

function chosen(state: SearchStep, match: Match): EntryState {
  if (!state.list?.matches.includes(match) || isListStale(state) || state.session === null) return state;
  if (match.precision === 'Address') return askDetails(state, match, false);
  const crumb = { label: match.label, text: state.text, context: state.context };
  return suggest({ ...state, text: match.value, context: match.context, trail: [...state.trail, crumb] });
}

function askDetails(state: SearchStep, match: Match, foundAgain: boolean): EntryState {
  const { session, country } = state;
  if (session === null) return state;
  const request: DetailsRequest = { kind: 'details', session, country, match, foundAgain };
  return { ...state, step: 'details', text: match.value, request, problem: null };
}

function steppedBack(state: SearchStep): EntryState {
  const crumb = state.trail.at(-1);
  if (!crumb) return state;
  return suggest({ ...state, text: crumb.text, context: crumb.context, trail: state.trail.slice(0, -1) });
}

function arrived(state: SearchStep, { request, answer }: EventOf<'matchesArrived'>): EntryState {
  const isNewest = request === state.request;
  // Rule 2. The text left what was chosen, so the way there is no longer its way.
  const moved = isNewest && answer.newContext ? { context: answer.newContext, trail: [] } : {};
  const list = { request: { ...request, context: moved.context ?? request.context }, matches: answer.matches };
  const next: SearchStep = { ...state, ...moved, list, request: isNewest ? null : state.request, problem: null };
  const { sought } = request;
  const again = sought && answer.matches.find((match) => match.value === sought.value && match.precision === 'Address');
  return again ? askDetails(next, again, true) : next;
}

function done({ country }: DetailsStep, { request, address, details }: EventOf<'detailsArrived'>): DoneStep {
  const given = { address, details, source: 'autocomplete', verdict: null } as const;
  return { ...finished(given, 'person'), country, text: request.match.value };
}

function failed(state: EntryState, { request, problem }: EventOf<'failed'>): EntryState {
  if (state.step !== 'search' && state.step !== 'details') return state;
  const recovery = problem.reason === 'invalid-input' ? searchedAnew(state, request) : null;
  if (recovery) return recovery;
  const shown: Problem = { ...problem, request };
  // The list that was asked for never came; one for another text must not be chosen from in its place.
  const list = request.kind === 'suggest' ? null : state.list;
  return { ...state, step: 'search', request: null, problem: shown, list };
}

/** Contexts expire (§2.3). Once, and in silence, the same text is searched for from the country on. */
function searchedAnew(state: SearchStep | DetailsStep, request: EntryRequest): EntryState | null {
  const context = contextOf(state.country);
  const fresh = { ...state, context, trail: [], list: null };
  if (request.kind === 'details') return request.foundAgain ? null : suggest(fresh, request.match);
  return request.context === context ? null : suggest(fresh, request.sought);
}

function retried(state: EntryState): EntryState {
  const request = state.problem?.request;
  if (state.step !== 'search' || !request) return state;
  if (request.kind === 'details') return askDetails(state, request.match, request.foundAgain);
  return suggest({ ...state, list: null }, request.sought);
}
