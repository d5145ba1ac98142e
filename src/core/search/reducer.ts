/**
 * The rules for the search: a pure reducer, which returns the same reference if nothing has changed, so that stale
 * answers have no cost. Rule numbers are those of the contract's §4.3.
 */
import type { Match } from '../../contract/types.ts';
import { closed } from '../combobox.ts';
import { isShallowEqual } from '../transition.ts';
import { contextOf, isLongEnough, newSearch, searchFor, suggest, termOf } from './begin.ts';
import { doubtfulAddressOf, foundAgain, isChoosable, isSameMatch, onlyAddressOf, rowsOf } from './options.ts';
import { asAddress, unlistedNumberOf, withReadRequest } from './reading.ts';
import { isMeaningAwaited } from './selectors.ts';
import {
  finished,
  noEnter,
  type Reading,
  type SearchEvent,
  type SearchEventOf,
  type SearchRequest,
  type SearchState,
  type SearchSurroundings,
  type SessionSeed,
  type SuggestRequest,
} from './state.ts';

/** Milliseconds after which proxies and the service end a session and its contexts. */
const sessionLifeMs = 25 * 60_000;

/** One transition of the search. */
export function reduceSearch(state: SearchState, event: SearchEvent, around: SearchSurroundings): SearchState {
  const next = reduceOnce(state, event, around);
  if (next === state) return state;
  // The text may have to be parsed, and an early Enter may take effect.
  const read = withReadRequest(next, around.country);
  const early = 'seed' in event ? event.seed : read.session;
  return early && read.enter.kind === 'early' ? withEarlyEnter(read, early, around) : read;
}

/** Performs an early Enter as soon as nothing is pending that decides what it does. */
function withEarlyEnter(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  if (isMeaningAwaited(state)) return state;
  const settled = { ...state, enter: noEnter };
  // Someone who has left the field is asked nothing.
  if (!state.listbox.open && !onlyAddressOf(settled)) return settled;
  const next = enterPressed(settled, seed, around);
  return next === settled ? { ...settled, enter: { kind: 'unmet' } } : next;
}

/**
 * Chooses the address that the text means, or asks about one that it may mean: its row becomes active, and the next
 * Enter chooses it. An Enter before the answer that determines this waits for it.
 */
function enterPressed(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  const match = onlyAddressOf(state);
  if (match) return chosen(state, { type: 'matchChosen', match, seed, isTaken: true }, around);
  const doubtful = doubtfulAddressOf(state);
  if (doubtful) return asking(state, doubtful);
  return isMeaningAwaited(state) ? { ...state, enter: { kind: 'early' }, listbox: { open: true, active: -1 } } : state;
}

function reduceOnce(state: SearchState, event: SearchEvent, around: SearchSurroundings): SearchState {
  switch (event.type) {
    case 'typed':
      return typed(state, event, around);
    case 'textFinished':
      return textFinished(state, event);
    case 'listboxChanged':
      if (isShallowEqual(state.listbox, event.listbox)) return state;
      return listboxChanged(state, event);
    case 'listWanted':
      return listWanted(state, event, around);
    case 'matchChosen':
      return chosen(state, event, around);
    case 'enterPressed':
      return enterPressed(state, event.seed, around);
    case 'steppedBack':
      return steppedBack(state, event.seed, around);
    case 'matchesArrived':
      return isWanted(state, event.request) ? arrived(state, event, around) : state;
    case 'detailsArrived':
      return event.request === state.request ? newSearch(event.request.country, event.request.match.value) : state;
    case 'textRead':
      return textRead(state, event, around);
    case 'numberTaken':
      return around.country && unlistedNumberOf(state) ? newSearch(around.country, state.text) : state;
    case 'failed':
      return event.request === state.request ? failed(state, event, around) : state;
    case 'retried':
      return retried(state, event.seed, around);
    case 'cleared':
      return newSearch(around.country, '');
    default:
      return event satisfies never;
  }
}

function listboxChanged(state: SearchState, { listbox, isLeft }: SearchEventOf<'listboxChanged'>): SearchState {
  const enter = isLeft && state.enter.kind === 'early' ? state.enter : noEnter;
  return { ...state, listbox, enter };
}

/**
 * True if an answer to this request is still useful: always for the latest request; for an earlier one while the latest
 * text starts with its text, and nothing newer is displayed. This keeps lists coming for a fast typist and a slow
 * service, without ever going backwards.
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

/** True if the session has ended or is missing, so that the event's request needs a new one. */
function isOver(session: SessionSeed | null, { time }: SessionSeed): boolean {
  return session === null || time - session.time > sessionLifeMs;
}

function typed(
  state: SearchState,
  { text, typing = finished, seed, isListWanted }: SearchEventOf<'typed'>,
  { country, minLength }: SearchSurroundings,
): SearchState {
  const goesOn = !isOver(state.session, seed);
  const session = goesOn ? state.session : seed;
  const listbox = isListWanted ? { open: true, active: -1 } : state.listbox;
  // Text that is too short, or has no country yet, ends the previous results.
  if (!country || !isLongEnough(text, minLength)) return { ...newSearch(country, text), typing, session, listbox };
  const search = goesOn ? { ...state, enter: noEnter, typed: '' } : newSearch(country, text);
  return suggest({ ...search, text, typing, session, listbox });
}

function textFinished(state: SearchState, { isPasted }: SearchEventOf<'textFinished'>): SearchState {
  if (isPasted) return { ...state, typing: { kind: 'pasted' } };
  return state.typing.kind === 'growing' ? { ...state, typing: finished } : state;
}

/** Opens the list, or requests it if there is none for the text. Not after a failure, which has its own retry. */
function listWanted(
  state: SearchState,
  { seed, isSilent }: SearchEventOf<'listWanted'>,
  around: SearchSurroundings,
): SearchState {
  const { text, list, listbox, request, problem } = state;
  const opened = listbox.open || isSilent ? state : { ...state, listbox: { open: true, active: -1 } };
  if (list || request || problem || !around.country || !isLongEnough(text, around.minLength)) return opened;
  if (!isOver(state.session, seed)) return suggest(opened);
  return { ...searchFor(text, seed, around), listbox: opened.listbox };
}

function chosen(
  state: SearchState,
  { match: wanted, seed, isTaken = false }: SearchEventOf<'matchChosen'>,
  around: SearchSurroundings,
): SearchState {
  const { list } = state;
  // A newer answer that is not rendered yet may have the same match with a newer context.
  const match = list?.matches.find((it) => it === wanted) ?? list?.matches.find((it) => isSameMatch(it, wanted));
  if (!match || !isChoosable(state, match) || state.request?.kind === 'details') return state;
  const typed = typedFor(state);
  const isMeant = isTaken || (state.enter.kind === 'asked' && state.enter.match === match);
  const undone = isMeant ? state.text : null;
  // The contexts of an old list have expired with its session, so the same match is searched for in a new one.
  if (isOver(state.session, seed)) {
    const anew = { ...newSearch(around.country, match.value), session: seed, typed, undone, listbox: state.listbox };
    return suggest(anew, match);
  }
  return taken({ ...state, typed, undone }, match, around, false);
}

/** Everything typed so far: before the chosen levels, and on this one. */
function typedFor({ trail, text, typed }: SearchState): string {
  const [first] = trail;
  if (typed !== '') return typed;
  return first ? `${first.text}, ${text}` : text;
}

/** Requests the details of an address, or the next level for any other match. */
function taken(state: SearchState, match: Match, around: SearchSurroundings, foundAgain: boolean): SearchState {
  if (match.precision === 'Address') return askDetails(state, match, around, foundAgain);
  const { context, trail, typed } = state;
  const text = trail.length > 0 || typed === '' ? state.text : typed;
  const crumb = { label: match.label, value: match.value, text, context };
  return moveTo({ ...state, typed: '' }, match.value, match.context, [...trail, crumb]);
}

function askDetails(
  state: SearchState,
  match: Match,
  { country }: SearchSurroundings,
  foundAgain: boolean,
): SearchState {
  const { session, typed } = state;
  if (session === null || !country) return state;
  const request = { kind: 'details', session: session.id, country, match, typed, foundAgain } as const;
  return { ...state, text: match.value, typing: finished, request, problem: null, listbox: closed };
}

/** The row of the match becomes active. */
function asking(state: SearchState, match: Match): SearchState {
  const active = rowsOf(state, []).findIndex((row) => row.kind === 'match' && row.match === match);
  return active < 0 ? state : { ...state, enter: { kind: 'asked', match }, listbox: { open: true, active } };
}

function steppedBack(state: SearchState, seed: SessionSeed, around: SearchSurroundings): SearchState {
  const crumb = state.trail.at(-1);
  if (!crumb) return state;
  // The context of that level has expired with its session.
  if (isOver(state.session, seed)) return { ...searchFor(crumb.text, seed, around), listbox: state.listbox };
  return moveTo(state, crumb.text, crumb.context, state.trail.slice(0, -1));
}

/** Moves to another level, whose list starts without an active option. */
function moveTo(state: SearchState, text: string, context: string, trail: SearchState['trail']): SearchState {
  const listbox = { ...state.listbox, active: -1 };
  return suggest({ ...state, text, typing: finished, context, trail, enter: noEnter, listbox });
}

function arrived(
  state: SearchState,
  { request, answer, denied = [] }: SearchEventOf<'matchesArrived'>,
  around: SearchSurroundings,
): SearchState {
  const isNewest = request === state.request;
  // The results of the unchanged text are better than none.
  if (isNewest && request.term !== termOf(request.text) && answer.matches.length === 0)
    return { ...state, request: null };
  // Rule 2. A new context replaces the chosen levels.
  const moved = isNewest && answer.newContext ? { context: answer.newContext, trail: [] } : {};
  // A page's own client may return the same array again, with other matches.
  const matches = [...answer.matches];
  const list = { request: { ...request, context: moved.context ?? request.context }, matches, denied };
  const found = { ...state, ...moved, list, request: isNewest ? null : state.request, problem: null };
  const next = { ...found, listbox: { ...state.listbox, active: activeIn(found, state) } };
  const { sought } = request;
  const again = sought && foundAgain(matches, sought);
  return again ? taken(next, again, around, true) : asAddress(next);
}

/**
 * Keeps the active option if it is in the new list of the same search; the list of another search starts without one.
 */
function activeIn(next: SearchState, before: SearchState): number {
  const active = rowsOf(before, [])[before.listbox.active];
  const isOther = next.list?.request.context !== before.list?.request.context;
  return active && !isOther ? rowsOf(next, []).findIndex(({ key }) => key === active.key) : -1;
}

/** Applies the result of parsing: the text may get another search term, name a country, or mean one address in the list. */
function textRead(
  state: SearchState,
  { reading, seed }: SearchEventOf<'textRead'>,
  around: SearchSurroundings,
): SearchState {
  const { toRead } = state;
  if (reading.text !== toRead?.text || reading.list !== toRead.list) return state;
  const read = withNumber(asAddress({ ...state, toRead: null, reading }), reading);
  const isOvertaken = read.request !== state.request && isOver(state.session, seed);
  return isOvertaken ? { ...searchFor(read.text, seed, around), listbox: read.listbox } : read;
}

/** The number that was typed before a street was chosen is kept after the street. */
function withNumber(state: SearchState, { number }: Reading): SearchState {
  const { text, trail } = state;
  if (!number || text !== trail.at(-1)?.value) return state;
  return suggest({ ...state, text: `${text.trimEnd()} ${number.text}` });
}

function failed(
  state: SearchState,
  { request, problem }: SearchEventOf<'failed'>,
  around: SearchSurroundings,
): SearchState {
  // Some servers reject a context that is too long in their own way.
  const isContextLost =
    problem.reason === 'invalid-input' || (problem.reason === 'unexpected' && request.kind === 'suggest');
  const recovery = isContextLost ? searchedAgain(state, request, around) : null;
  if (recovery) return recovery;
  // A session that has reached its limit is over. The next request starts another one, and does not have to wait.
  if (problem.limit === 'session') {
    return { ...newSearch(around.country, state.text), problem: { ...problem, retryAfter: null, request } };
  }
  // The requested list never arrived, and no option of the previous one may be chosen for this text.
  const list = request.kind === 'suggest' ? null : state.list;
  return { ...state, request: null, problem: { ...problem, request }, list };
}

/** Searches for the same text again, starting from the country, once and silently, because contexts expire (§2.3). */
function searchedAgain(
  state: SearchState,
  request: SearchRequest,
  { country }: SearchSurroundings,
): SearchState | null {
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
