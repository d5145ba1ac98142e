/**
 * The rules of a Dutch lookup: a pure reducer. The same reference comes back when nothing happened. Both
 * operations are billed per request: one request for a house, whatever is done to its addition afterwards.
 */
import type { DutchAddress } from '../../contract/types.ts';
import {
  additionsOf,
  addressFromDutch,
  addressFromFields,
  fieldsOf,
  officialAddition,
  withAddition,
} from '../address/from-dutch.ts';
import { isSameHouse, type LookupRequest, mistakesIn, noFields, normalize, requestFor, type Way } from './parse.ts';
import {
  type AdditionChoice,
  type DoneStep,
  type EditingStep,
  initialLookup,
  type LookupEvent,
  type LookupState,
  type ManualStep,
  type Outcome,
} from './state.ts';

type EventOf<Type extends LookupEvent['type']> = Extract<LookupEvent, { type: Type }>;

/** Most houses remembered. */
const mostKnown = 20;

export function reduceLookup(state: LookupState, event: LookupEvent): LookupState {
  switch (event.type) {
    case 'typed':
      return typed(state, event);
    case 'committed':
      return committed(state);
    case 'wayChosen':
      return editing(state, { way: event.way, mistakes: [], request: null });
    case 'manualChosen':
      return manual(state);
    case 'additionChosen':
      return additionChosen(state, event);
    case 'arrived':
      return event.request === state.request ? settled(state, { kind: 'found', ...event }) : state;
    case 'failed':
      return event.request === state.request ? failed(state, event) : state;
    case 'retried':
      return state.step === 'failed' ? looked(editing(state)) : state;
    case 'filled':
      return filled(state, event);
    case 'restored':
      return editing(state, { way: event.way, fields: { ...noFields, ...event.fields }, request: null });
    case 'cleared':
      return { ...initialLookup, way: state.way, known: state.known };
    case 'left':
      return left(state);
    default:
      return event satisfies never;
  }
}

function editing(state: LookupState, changes: Partial<EditingStep> = {}): EditingStep {
  const { way, fields, mistakes, known, request } = state;
  return { way, fields, mistakes, known, request, ...changes, step: 'editing' };
}

function typed(state: LookupState, { field, text }: EventOf<'typed'>): LookupState {
  if (state.fields[field] === text) return state;
  const fields = { ...state.fields, [field]: text };
  const mistakes = state.mistakes.filter((name) => name !== field);
  if (state.step === 'manual') return { ...state, fields, mistakes };
  const wanted = requestFor(normalize(fields), state.way);
  const isStillWanted = wanted !== null && state.request !== null && isSameHouse(wanted, state.request);
  return editing(state, { fields, mistakes, request: isStillWanted ? state.request : null });
}

function committed(state: LookupState): LookupState {
  if (state.step === 'manual') return manualCommitted(state);
  return state.step === 'editing' ? looked(state) : state;
}

/** Answers from what is known, waits for what is under way, asks only for what is neither. */
function looked(state: EditingStep): LookupState {
  const fields = normalize(state.fields);
  const next = editing(state, { fields, mistakes: mistakesIn(fields, state.way) });
  const request = requestFor(fields, state.way);
  if (!request) return isSame(next, state) ? state : { ...next, request: null };
  const outcome = state.known.find((known) => isAnswer(known, request));
  if (outcome) return concluded({ ...next, request: null }, outcome);
  const isUnderWay = state.request !== null && isSameHouse(state.request, request);
  return { ...next, step: 'looking', request: isUnderWay && state.request ? state.request : request };
}

function isSame(a: EditingStep, b: EditingStep): boolean {
  return isAlike(a.fields, b.fields) && isAlike(a.mistakes, b.mistakes) && b.request === null;
}

function isAlike(a: object | null, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether this outcome says what the request would ask. An answer names every addition of a postcode and number
 * (§2.1), but a street may have the same number in another postcode with others.
 */
function isAnswer(outcome: Outcome, request: LookupRequest): boolean {
  if (!isSameHouse(outcome.request, request)) return false;
  if (outcome.kind !== 'found' || request.kind === 'dutchByPostcode') return true;
  const { houseNumberAddition: addition = '' } = request.params;
  const asked = outcome.request.params.houseNumberAddition ?? '';
  return asked === addition || officialAddition(outcome.answer, addition) !== null;
}

function settled(state: LookupState, outcome: Outcome): LookupState {
  const known = [outcome, ...state.known].slice(0, mostKnown);
  const next = editing(state, { known, request: null });
  // Somebody who still types an addition is not interrupted; leaving the field concludes.
  return state.step === 'looking' ? looked(next) : next;
}

function concluded(state: EditingStep, outcome: Outcome): LookupState {
  if (outcome.kind !== 'found') return { ...state, step: outcome.kind === 'ambiguous' ? 'place' : 'unknown' };
  const { answer } = outcome;
  const { addition } = state.fields;
  const official = officialAddition(answer, addition);
  if (official !== null) return found(state, answer, official, null);
  if (additionsOf(answer).length === 0) return found(state, answer, addition, null);
  return { ...state, step: 'additions', choice: { answer, typed: addition } };
}

function additionChosen(state: LookupState, { addition }: EventOf<'additionChosen'>): LookupState {
  if ((state.step !== 'additions' && state.step !== 'done') || !state.choice) return state;
  return found(state, state.choice.answer, addition ?? state.choice.typed, state.choice);
}

/** With an addition that is not official the answer says so: its own is null. */
function found(state: LookupState, answer: DutchAddress, addition: string, choice: AdditionChoice | null): DoneStep {
  const isOfficial = additionsOf(answer).includes(addition);
  const details = isOfficial ? withAddition(answer, addition) : { ...answer, houseNumberAddition: null };
  const { way, known } = state;
  return {
    step: 'done',
    way,
    known,
    fields: { ...state.fields, addition },
    mistakes: [],
    request: null,
    address: addressFromDutch(details, addition),
    details,
    source: 'lookup',
    by: 'person',
    choice,
  };
}

function failed(state: LookupState, { request, problem }: EventOf<'failed'>): LookupState {
  const { reason } = problem;
  if (reason === 'not-found' || reason === 'ambiguous') return settled(state, { kind: reason, request });
  const next = editing(state, { request: null });
  return state.step === 'looking' ? { ...next, step: 'failed', problem } : next;
}

/** Everything known goes along, so that nothing is typed twice. */
function manual(state: LookupState): LookupState {
  if (state.step === 'manual') return state;
  const { way, known } = state;
  const empty = { address: null, details: null, source: null, accepted: null };
  const next: ManualStep = { ...empty, step: 'manual', way, known, fields: state.fields, mistakes: [], request: null };
  if (state.step === 'additions') {
    const { answer, typed: addition } = state.choice;
    return { ...next, fields: { ...state.fields, ...fieldsOf(addressFromDutch(answer, addition)) } };
  }
  if (state.step !== 'done') return next;
  const { address, details, source } = state;
  const fields = normalize({ ...state.fields, ...fieldsOf(address) });
  return { ...next, fields, address, details, source, accepted: fields };
}

function manualCommitted(state: ManualStep): LookupState {
  const fields = normalize(state.fields);
  const mistakes = mistakesIn(fields, 'postcode').filter((name) => name === 'postcode');
  if (isAlike(fields, state.accepted)) return isAlike(fields, state.fields) ? state : { ...state, fields };
  const address = addressFromFields(fields);
  return { ...state, fields, mistakes, address, accepted: fields, details: null, source: address && 'manual' };
}

function filled({ known }: LookupState, event: EventOf<'filled'>): DoneStep {
  const { address, source, by, details = null } = event;
  const way: Way = 'postcode';
  const fields = { ...noFields, ...fieldsOf(address) };
  const none = { mistakes: [], request: null, choice: null };
  return { step: 'done', way, known, fields, address, details, source, by, ...none };
}

function left(state: LookupState): LookupState {
  return state.step === 'looking' ? editing(state, { request: null }) : { ...state, request: null };
}
