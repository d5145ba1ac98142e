/**
 * The rules for a Dutch lookup: a pure reducer, which returns the same reference if nothing has changed. Both
 * operations are billed per request, so there is one request per house, whatever happens to the addition afterwards.
 */
import { houseNumberOf } from '../../contract/rules.ts';
import type { DutchAddress } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { FieldTexts } from '../address/formats.ts';
import { addressFromDutch, spaced } from '../address/from-dutch.ts';
import { isDeepEqual, stay } from '../transition.ts';
import { additionsOf, officialAddition, withAddition } from './additions.ts';
import { isSameHouse, mistakesIn, normalize, requestFor } from './parse.ts';
import {
  type AdditionChoice,
  commonOf,
  type DutchLookupEvent,
  type DutchLookupEventOf,
  type DutchLookupState,
  type DutchLookupTransition,
  type EditingStep,
  editing,
  type FoundStep,
  initialDutchLookup,
  type KnownHouse,
  type LookupFields,
  type LookupRequest,
  noFields,
  pauseIn,
} from './state.ts';

/** Maximum number of remembered houses. */
const knownMax = 20;

/** One transition of a Dutch lookup. */
export function reduceDutchLookup(state: DutchLookupState, event: DutchLookupEvent): DutchLookupTransition {
  switch (event.type) {
    case 'typed':
      return typed(state, event);
    case 'committed':
      if (state.step === 'editing') return looked(state);
      return stay(state.step === 'found' && state.tidied ? foundStep(state, state.tidied, state.choice) : state);
    case 'paused':
      return state.step === 'editing' && state.pause === 'awaited' ? paused(state) : stay(state);
    case 'methodChosen':
      return changed(state, { method: event.method, mistakes: [], request: null });
    case 'additionChosen':
      return additionChosen(state, event);
    case 'arrived':
      return settled(state, { kind: 'found', request: event.request, answer: event.answer });
    case 'failed':
      return failed(state, event);
    case 'retried':
      return state.step === 'failed' ? looked(editing(state)) : stay(state);
    default:
      return event satisfies never;
  }
}

/** Clears the committed address if it came from these fields, because they differ from it now. */
function changed(state: DutchLookupState, changes: Partial<EditingStep>): DutchLookupTransition {
  return { state: editing(state, changes), outcome: state.step === 'found' ? { kind: 'cleared' } : null };
}

function typed(state: DutchLookupState, { field, text }: DutchLookupEventOf<'typed'>): DutchLookupTransition {
  if (state.fields[field] === text) return stay(state);
  // The choice was between cities of one name that have the street.
  const isOther = field === 'city' || field === 'street';
  const fields = { ...state.fields, ...(isOther && { province: '', municipality: '' }), [field]: text };
  const wanted = requestFor(normalize(fields), state.method);
  return changed(state, {
    fields,
    mistakes: state.mistakes.filter((name) => name !== field),
    request: wanted && isAwaited(state, wanted) ? state.request : null,
    // A street name has no length at which it is complete.
    pause: wanted?.kind === 'dutchByPostcode' ? 'awaited' : null,
  });
}

/** The normalised fields, their request, and the house if its answer is known. */
function resolved(state: EditingStep) {
  const fields = normalize(withoutFormerAddition(state));
  const request = requestFor(fields, state.method);
  return { fields, request, house: request && state.known.find((known) => isAnswer(known, request)) };
}

/**
 * After a pause in typing, an address is accepted, but nothing is announced, asked or corrected until the field is
 * left.
 */
function paused(state: EditingStep): DutchLookupTransition {
  const next = { ...state, pause: 'over' } as const;
  const { fields, request, house } = resolved(state);
  if (!house) return stay(request ? { ...next, request: underWay(state, request) } : next);
  const { state: last, outcome } = concluded(editing(state, { fields, mistakes: [], request: null }), house);
  if (last.step !== 'found') return stay({ ...next, request: null });
  return { state: { ...last, fields: state.fields, tidied: last.fields }, outcome };
}

/** Answers from a known house, or waits for the pending request, or else sends one. */
function looked(state: EditingStep): DutchLookupTransition {
  const { fields, request, house } = resolved(state);
  const next = editing(state, { fields, mistakes: mistakesIn(fields, state.method), request: null });
  if (house) return concluded(next, house);
  if (request) return stay({ ...commonOf(next), step: 'looking', request: underWay(state, request) });
  return stay(isDeepEqual(next, state) ? state : next);
}

/** The pending request, if it is for the same house. */
function underWay(state: DutchLookupState, request: LookupRequest): LookupRequest {
  return state.request && isAwaited(state, request) ? state.request : request;
}

/** True if the pending request is for the same house. An earlier one may be: the shopper typed another house, and went back. */
function isAwaited({ request: awaited }: DutchLookupState, request: LookupRequest): boolean {
  return awaited !== null && isSameHouse(awaited, request);
}

/** Clears the addition of the previous house once another number, with its own addition, is typed. */
function withoutFormerAddition({ fields, known: [last] }: EditingStep): LookupFields {
  if (last?.kind !== 'found' || officialAddition(last.answer, fields.addition) === null) return fields;
  const { houseNumber, addition } = normalize({ ...fields, addition: '' });
  const isOther = addition !== '' && houseNumber !== String(last.answer.houseNumber);
  return isOther ? { ...fields, addition: '' } : fields;
}

/**
 * True if a known house answers the request. An answer contains every addition of a postcode and number (§2.1), but a
 * street may have the same number in another postcode with other additions.
 */
function isAnswer(house: KnownHouse, request: LookupRequest): boolean {
  if (!isSameHouse(house.request, request)) return false;
  if (house.kind !== 'found' || request.kind === 'dutchByPostcode') return true;
  const { houseNumberAddition: addition = '' } = request.params;
  const asked = house.request.params.houseNumberAddition ?? '';
  return asked === addition || officialAddition(house.answer, addition) !== null;
}

/** The answer is billed, so it is remembered even if the shopper has typed another house by now. */
function settled(state: DutchLookupState, house: KnownHouse): DutchLookupTransition {
  const known = [house, ...state.known].slice(0, knownMax);
  if (!isAwaited(state, house.request)) return stay({ ...state, known });
  const next = editing(state, { known, request: null, pause: pauseIn(state) });
  if (state.step === 'looking') return looked(next);
  // Someone who is still typing an addition is not interrupted: a pause, or leaving the field, ends the typing.
  return next.pause === 'over' ? paused(next) : stay(next);
}

function concluded(state: EditingStep, house: KnownHouse): DutchLookupTransition {
  if (house.kind !== 'found')
    return stay({ ...commonOf(state), step: house.kind === 'ambiguous' ? 'place' : 'unknown' });
  const { answer } = house;
  const typed = state.fields.addition;
  const official = officialAddition(answer, typed);
  if (official === null && additionsOf(answer).length > 0)
    return stay({ ...commonOf(state), step: 'additions', choice: { answer, typed } });
  return found(state, answer, official ?? typed, null);
}

function additionChosen(
  state: DutchLookupState,
  { addition }: DutchLookupEventOf<'additionChosen'>,
): DutchLookupTransition {
  if ((state.step !== 'additions' && state.step !== 'found') || !state.choice) return stay(state);
  return found(state, state.choice.answer, addition ?? state.choice.typed, state.choice);
}

/** If the addition is not official, the answer says so: its own is null. */
function found(
  state: DutchLookupState,
  answer: DutchAddress,
  addition: string,
  choice: AdditionChoice | null,
): DutchLookupTransition {
  const isOfficial = additionsOf(answer).includes(addition);
  const details = isOfficial ? withAddition(answer, addition) : { ...answer, houseNumberAddition: null };
  const houseNumber = houseNumberOf(answer, state.fields.houseNumber);
  return {
    state: foundStep(state, { ...state.fields, addition }, choice),
    outcome: { kind: 'committed', address: addressFromDutch({ ...details, houseNumber }, addition), details },
  };
}

function foundStep(state: DutchLookupState, fields: LookupFields, choice: AdditionChoice | null): FoundStep {
  return { ...commonOf(state), step: 'found', fields, choice, mistakes: [], request: null, tidied: null };
}

function failed(
  state: DutchLookupState,
  { request, problem, isSent }: DutchLookupEventOf<'failed'>,
): DutchLookupTransition {
  const { reason } = problem;
  if (reason === 'not-found' || reason === 'ambiguous') return settled(state, { kind: reason, request });
  if (!isAwaited(state, request)) return stay(state);
  if (state.step !== 'looking') return stay(editing(state, { request: null }));
  return stay({ ...commonOf(state), request: null, step: 'failed', problem, isSent });
}

/** The address came from elsewhere; the fields now show it. */
export function filled(state: DutchLookupState, address: Address): DutchLookupState {
  return foundStep({ ...state, method: 'postcode' }, { ...noFields, ...lookupFieldsOf(address) }, null);
}

/**
 * The browser autofilled an address; no request is made until the shopper acts. Unchanged if postcode and number cannot
 * be read, because the text is then for other fields.
 */
export function received(state: DutchLookupState, { street, postcode }: FieldTexts): DutchLookupState {
  const fields = normalize({ ...noFields, postcode, houseNumber: street });
  return requestFor(fields, 'postcode') ? { ...initialDutchLookup, known: state.known, fields } : state;
}

function lookupFieldsOf(address: Address): Partial<LookupFields> {
  const { postcode, building, buildingNumber, buildingNumberAddition } = address;
  return {
    postcode: spaced(postcode ?? ''),
    houseNumber: buildingNumber === null ? (building ?? '') : String(buildingNumber),
    addition: buildingNumberAddition ?? '',
  };
}
