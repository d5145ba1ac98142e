/**
 * The rules of the search: a pure reducer. The same reference comes back when nothing happened, so that stale answers
 * cost nothing. Rule numbers are those of the contract's §4.3.
 */
import type { Match } from '../../contract/types.ts';
import { closed, type ListboxState } from '../combobox.ts';
import { stay } from '../transition.ts';
import { contextOf, isLongEnough, newSearch, searchFor, suggest, termOf } from './begin.ts';
import { foundAgain, isChoosable, isSameMatch, rowsOf } from './options.ts';
import { asAddress, textRead, withReadRequest } from './reading.ts';
import {
  initialSearch,
  type SearchEvent,
  type SearchEventOf,
  type SearchOutcome,
  type SearchRequest,
  type SearchState,
  type SearchSurroundings,
  type SearchTransition,
  type SessionSeed,
  type SuggestRequest,
} from './state.ts';

/** Milliseconds after which proxies and the service take a session, and its contexts, for over. */
const sessionLifeMs = 25 * 60_000;

/** One transition of the search. */
export function reduceSearch(state: SearchState, event: SearchEvent, around: SearchSurroundings): SearchTransition {
  const { state: next, outcome } = reduceOnce(state, event, around);
  if (next === state) return { state, outcome };
  const isAnswerLate = next.isAnswerLate && next.request !== null;
  const current = isAnswerLate === next.isAnswerLate ? next : { ...next, isAnswerLate };
  return { state: withReadRequest(current, around.country), outcome };
}

function reduceOnce(state: SearchState, event: SearchEvent, around: SearchSurroundings): SearchTransition {
  switch (event.type) {
    case 'typed':
      return { state: typed(state, event, around), outcome: cleared };
    case 'listboxChanged':
      if (isSameListbox(state.listbox, event.listbox)) return stay(state);
      return stay(reaching({ ...state, listbox: event.listbox }, event.listbox.active));
    case 'listWanted':
      return stay(listWanted(state, event.seed, around));
    case 'rowPressed':
      return stay({ ...state, pressed: event.key });
    case 'rowReached':
      return stay(reaching(state, event.index));
    case 'matchChosen':
      return stay(chosen(state, event, around));
    case 'steppedBack':
      return stay(steppedBack(state, event.seed, around));
    case 'matchesArrived':
      return stay(isWanted(state, event.request) ? arrived(state, event, around) : state);
    case 'detailsArrived':
      return event.request === state.request ? detailsArrived(event) : stay(state);
    case 'textRead':
      return stay(textRead(state, event.reading));
    case 'failed':
      return stay(event.request === state.request ? failed(state, event, around) : state);
    case 'answerLate':
      return stay(isWanted(state, event.request) && !state.isAnswerLate ? { ...state, isAnswerLate: true } : state);
    case 'retried':
      return stay(retried(state, event.seed, around));
    case 'cleared':
      return { state: newSearch(around.country, ''), outcome: cleared };
    default:
      return event satisfies never;
  }
}

const cleared: SearchOutcome = { kind: 'cleared' };

function isSameListbox(a: ListboxState, b: ListboxState): boolean {
  return a.open === b.open && a.active === b.active;
}

function reaching(state: SearchState, index: number): SearchState {
  return index > state.reached ? { ...state, reached: index } : state;
}

/**
 * Whether an answer to this request would still be welcome: the newest request always; an earlier suggestion request
 * as long as its text is a beginning of the newest one's and nothing newer than it is on display. That keeps lists
 * coming for a fast typist and a slow service, and never goes backwards.
 */
export function isWanted({ request: newest, list }: SearchState, request: SearchRequest): boolean {
  if (request === newest) return true;
  if (request.kind !== 'suggest' || newest?.kind !== 'suggest') return false;
  const shown = list?.request;
  return (
    isSameSearch(request, newest) &&
    newest.text.startsWith(request.text) &&
    !(shown && isSameSearch(request, shown) && shown.text.startsWith(request.text))
  );
}

function isSameSearch(a: SuggestRequest, b: SuggestRequest): boolean {
  return a.session === b.session && a.context === b.context;
}

/** Whether a request of the event needs a session of its own. */
function isOver(session: SessionSeed | null, { time }: SessionSeed): boolean {
  return session === null || time - session.time > sessionLifeMs;
}

function typed(
  state: SearchState,
  { text, seed, isListWanted }: SearchEventOf<'typed'>,
  { country, minLength }: SearchSurroundings,
): SearchState {
  const goesOn = !isOver(state.session, seed);
  const session = goesOn ? state.session : seed;
  const listbox = isListWanted ? { open: true, active: -1 } : state.listbox;
  // A text that is too short, or has no country yet, ends what was found for the one before.
  if (!country || !isLongEnough(text, minLength)) return { ...newSearch(country, text), session, listbox };
  const search = goesOn ? state : newSearch(country, text);
  return suggest({ ...search, text, session, listbox });
}

/** The list opens; where there is none for the text, it is asked for. A failure has a way of its own to try again. */
function listWanted(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  const { text, list, listbox, request, problem } = state;
  if (text.trim() === '') return state;
  const opened = listbox.open ? state : { ...state, listbox: { open: true, active: -1 } };
  if (list || request || problem || !around.country || !isLongEnough(text, around.minLength)) return opened;
  if (!isOver(state.session, seed)) return suggest(opened);
  return { ...searchFor(text, seed, around), listbox: opened.listbox };
}

function chosen(
  state: SearchState,
  { match: wanted, seed }: SearchEventOf<'matchChosen'>,
  around: SearchSurroundings,
): SearchState {
  const { session, text, context, trail, list } = state;
  // A newer answer, not rendered yet, may hold the same match in a newer context.
  const match = list?.matches.find((it) => it === wanted) ?? list?.matches.find((it) => isSameMatch(it, wanted));
  if (!match || !isChoosable(state, match) || state.request?.kind === 'details') return state;
  // The contexts of an old list have expired with its session.
  if (isOver(session, seed)) return { ...searchFor(text, seed, around), listbox: state.listbox };
  if (match.precision === 'Address') return askDetails(state, match, around, false);
  const crumb = { label: match.label, text, context };
  return moveTo(state, match.value, match.context, [...trail, crumb]);
}

function askDetails(
  state: SearchState,
  match: Match,
  { country }: SearchSurroundings,
  foundAgain: boolean,
): SearchState {
  if (state.session === null || !country) return state;
  const request = { kind: 'details', session: state.session.id, country, match, foundAgain } as const;
  return { ...state, text: match.value, request, problem: null, listbox: closed };
}

function steppedBack(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  const crumb = state.trail.at(-1);
  if (!crumb) return state;
  // The context of that level has expired with its session.
  if (isOver(state.session, seed)) return { ...searchFor(crumb.text, seed, around), listbox: state.listbox };
  return moveTo(state, crumb.text, crumb.context, state.trail.slice(0, -1));
}

/** To another level, whose list begins with nothing active. */
function moveTo(state: SearchState, text: string, context: string, trail: SearchState['trail']): SearchState {
  return suggest({ ...state, text, context, trail, listbox: { ...state.listbox, active: -1 } });
}

function arrived(
  state: SearchState,
  { request, answer }: SearchEventOf<'matchesArrived'>,
  around: SearchSurroundings,
): SearchState {
  const isNewest = request === state.request;
  // What the text itself found is better than nothing.
  if (isNewest && request.term !== termOf(request.text) && answer.matches.length === 0)
    return { ...state, request: null };
  // Rule 2. The text left what was chosen, so the way there is no longer its way.
  const moved = isNewest && answer.newContext ? { context: answer.newContext, trail: [] } : {};
  // A page's own client may give the same array once more, with other matches in it.
  const matches = [...answer.matches];
  const list = { request: { ...request, context: moved.context ?? request.context }, matches };
  const found = { ...state, ...moved, list, request: isNewest ? null : state.request, problem: null };
  const active = activeIn(found, state);
  const next = { ...found, listbox: { ...state.listbox, active }, reached: Math.max(active, 0) };
  const { sought } = request;
  const again = sought && foundAgain(matches, sought);
  return again ? askDetails(next, again, around, true) : asAddress(next);
}

/** The option that was active stays so where the same search has it again; the list of another one has none active. */
function activeIn(next: SearchState, before: SearchState): number {
  const active = rowsOf(before, [])[before.listbox.active];
  const isOther = next.list?.request.context !== before.list?.request.context;
  return active && !isOther ? rowsOf(next, []).findIndex(({ key }) => key === active.key) : -1;
}

function detailsArrived({ request, address, details }: SearchEventOf<'detailsArrived'>): SearchTransition {
  return {
    state: { ...initialSearch, text: request.match.value, context: contextOf(request.country) },
    outcome: { kind: 'committed', address, details },
  };
}

function failed(
  state: SearchState,
  { request, problem }: SearchEventOf<'failed'>,
  around: SearchSurroundings,
): SearchState {
  // A server that a long context is too much for says so in a way of its own.
  const isContextLost =
    problem.reason === 'invalid-input' || (problem.reason === 'unexpected' && request.kind === 'suggest');
  const recovery = isContextLost ? searchedAnew(state, request, around) : null;
  if (recovery) return recovery;
  // A session that reached its limit is over; the next request begins another one, and need not wait.
  if (problem.limit === 'session') {
    return { ...newSearch(around.country, state.text), problem: { ...problem, retryAfter: null, request } };
  }
  // The list that was asked for never came; one for another text must not be chosen from in its place.
  const list = request.kind === 'suggest' ? null : state.list;
  return { ...state, request: null, problem: { ...problem, request }, list };
}

/** Contexts expire (§2.3). Once, and without a word, the same text is searched for from the country on. */
function searchedAnew(state: SearchState, request: SearchRequest, { country }: SearchSurroundings): SearchState | null {
  const context = contextOf(country);
  const fresh = { ...state, context, trail: [], list: null };
  if (request.kind === 'details') return request.foundAgain ? null : suggest(fresh, request.match);
  return request.context === context ? null : suggest(fresh, request.sought);
}

function retried(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  const request = state.problem?.request;
  if (!request) return state;
  if (isOver(state.session, seed)) return { ...searchFor(state.text, seed, around), listbox: state.listbox };
  if (request.kind === 'details') return askDetails(state, request.match, around, request.foundAgain);
  return suggest({ ...state, list: null }, request.sought);
}
