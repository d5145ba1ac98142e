/** The invariants of every state of an element, and of every step to the next. */
import { countryOf, countryRequestOf, countrySupportOf } from '../../../src/core/country/selectors.ts';
import { isBlank, isDutchFirst, stepOf } from '../../../src/core/entry/panel-status.ts';
import { isListOpen, savedRowsOf } from '../../../src/core/entry/saved.ts';
import { customStatesOf, isConfirmed, isVerified, newsOf } from '../../../src/core/entry/selectors.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import { isUnsettled } from '../../../src/core/entry/submission.ts';
import { isChoosable, isSameMatch, optionsOf } from '../../../src/core/search/options.ts';
import { readingOf } from '../../../src/core/search/reading.ts';
import type { SearchState } from '../../../src/core/search/state.ts';

function holds(isSo: unknown, what: string): asserts isSo {
  if (!isSo) throw new Error(`It does not hold that ${what}.`);
}

/** Milliseconds after which a session is over (contract, §5.3). */
const sessionLifeMs = 25 * 60_000;

/** All that is shown, said, submitted and told is one state. */
export function checkState(state: EntryState): void {
  const { panel, committed, manual, search, attempt } = state;
  const { inSight, awaited, mounted, prefersSearch } = panel;
  if (inSight === 'manual' || inSight === 'dutch-lookup') {
    const isHome = inSight === state.properties.home;
    holds(isHome || mounted.includes(inSight), 'a panel in sight is mounted');
  }
  if (awaited) holds(!mounted.includes(awaited), 'a panel that is there is not awaited');
  if (prefersSearch) holds(isDutchFirst(state), 'the search is preferred where the Dutch lookup comes first');
  if (attempt.submission === 'held') holds(isUnsettled(state), 'a submission waits for something that may come');
  if (isVerified(state)) holds(committed, 'only an address is verified');
  if (isConfirmed(state)) holds(committed, 'only an address has a tick');
  if (committed) holds(search.session === null, 'an address ends its session');
  if (search.request) holds(countryOf(state), 'nothing is asked without a country');
  checkRequest(search);
  holds((manual.request !== null) === (manual.step === 'validating'), 'a validation is under way while it is awaited');
  checkMembers(state);
  for (const isValid of [true, false]) checkCustomStates(state, isValid);
  checkList(search);
  checkActive(state);
  checkCountry(state);
}

/** Checks that the request is that of the entry: of its session, and with the texts of the state. */
function checkRequest(search: SearchState): void {
  const { request, session, text } = search;
  if (!request) return;
  holds(request.session === session?.id, 'a request carries the session of the entry');
  if (request.kind === 'details') {
    holds(request.match.precision === 'Address', 'details follow addresses only');
    holds(text === request.match.value, 'a value travels unaltered');
  } else {
    holds(request.text === text, 'the text on display is the text that is asked for');
    holds([text, readingOf(search)?.term].includes(request.term), 'as it is, or as it was read');
  }
}

/** Checks that nothing is left of a step that is over. */
function checkMembers({ dutchLookup, manual }: EntryState): void {
  const { step } = dutchLookup;
  holds('pause' in dutchLookup === (step === 'editing'), 'only fields that are edited wait for a pause');
  holds('choice' in dutchLookup === (step === 'additions' || step === 'found'), 'additions are those of a house');
  holds('problem' in dutchLookup === (step === 'failed'), 'only a lookup that failed has a problem');
  holds('verdict' in manual === (manual.step === 'review'), 'only a question has a verdict');
  holds('pasted' in manual === (manual.step === 'editing'), 'a paste is undone only while the fields are edited');
}

/** Checks that the facts on countries agree with each other. */
function checkCountry(state: EntryState): void {
  const { supported } = state.countries;
  const isAnswered = supported.status === 'known' || supported.status === 'failed';
  if (countryRequestOf(state)?.kind === 'country')
    holds(isAnswered, 'a name is asked for once the list does not have it');
  if (countrySupportOf(state) !== 'unsupported' || state.committed) return;
  holds(
    state.search.request?.kind !== 'suggest' || state.search.request.sought,
    'an unsupported country is not searched',
  );
}

function checkCustomStates(state: EntryState, isValid: boolean): void {
  const states = customStatesOf(state, isValid);
  const step = stepOf(state);
  holds(states.resolved === (step === 'done'), 'resolved means done');
  holds(states.manual === ['manual', 'review'].includes(step), 'manual means manual or review');
  holds(!(states.resolved && states.manual), 'an address is resolved, or being typed');
  if (states.resolved) holds(state.committed, 'done means that there is an address');
  if (states.open)
    holds(optionsOf(state.search).length > 0 || savedRowsOf(state).length > 0, 'an open list has options');
  holds(!(states['user-invalid'] && isValid), 'only what is wrong is shown as wrong');
}

/** An option can be chosen only while its list answers the present text. */
function checkList(search: SearchState): void {
  const { list, text, context, problem } = search;
  for (const { match } of optionsOf(search)) {
    if (!list || !isChoosable(search, match)) continue;
    holds(list.request.context === context, 'an option belongs to the level that is searched');
    const isOfDetails = problem?.request.kind === 'details';
    holds(text.startsWith(list.request.text) || isOfDetails, 'an option answers the text');
  }
  const keys = optionsOf(search).map(({ key }) => key);
  holds(new Set(keys).size === keys.length, 'equal matches are options of their own');
}

/** The list of an empty field has the saved addresses, and beneath them the ways out; any other the options. */
function checkActive(state: EntryState): void {
  const count = savedRowsOf(state).length || optionsOf(state.search).length;
  if (isListOpen(state)) holds(state.search.listbox.active < count + 3, 'the active option is there');
}

/** Checks the rules for the effect of one event. */
export function checkStep(event: EntryEvent, previous: EntryState, next: EntryState): void {
  checkChoice(event, previous.search, next.search);
  checkAge(event, previous.search, next.search);
  const news = newsOf(next, previous, event).map(({ name }) => name);
  holds(new Set(news.filter(isOnce)).size === news.filter(isOnce).length, 'the page hears of each thing once');
  if (news.includes('address-selected')) holds(news.at(-1) === 'change', 'a selected address is a change');
  if (news.includes('address-cleared')) holds(next.committed === null, 'cleared means that there is no address');
  checkPlace(event, previous, next);
  // Nothing that is set again undoes what the person did.
  const isSetAgain = event.type === 'configured' && next.properties === previous.properties;
  if (isSetAgain) holds(next === previous, 'what is set again changes nothing');
}

/** Checks that the service's answers on countries take nobody from the fields in which they have begun. */
function checkPlace(event: EntryEvent, previous: EntryState, next: EntryState): void {
  if (event.type !== 'countryAnswered' || previous.panel.inSight === next.panel.inSight || isBlank(previous)) return;
  // An address in a country that the page no longer offers goes as soon as that is known.
  if (previous.committed && !next.committed) return;
  holds(previous.panel.inSight === 'dutch-lookup', 'a list that arrives leaves the person where they have begun');
}

const isOnce = (name: string) => name !== 'address-error';

/** The option that was pressed is the option that is chosen, and never one of an outdated list. */
function checkChoice(event: EntryEvent, previous: SearchState, next: SearchState): void {
  if (event.type !== 'matchChosen' || next === previous) return;
  const offered = optionsOf(previous).filter(({ match }) => isChoosable(previous, match));
  holds(
    offered.some(({ match }) => isSameMatch(match, event.match)),
    'only what is offered can be chosen',
  );
  const { request } = next;
  if (request?.kind === 'details') holds(isSameMatch(request.match, event.match), 'the chosen match is asked for');
  else if (request && previous.context !== request.context && next.trail.length > previous.trail.length) {
    holds(request.context === event.match.context, 'term and context come from the same match');
    holds(request.term === event.match.value, 'a value travels unaltered');
  }
}

/** No request begins in a session that is over by the clock; a clock that went back ends none. */
function checkAge(event: EntryEvent, previous: SearchState, { request, session }: SearchState): void {
  if (!request || request === previous.request || !session || !('seed' in event)) return;
  holds(event.seed.time - session.time <= sessionLifeMs, 'a request begins in a session that is not over');
}
