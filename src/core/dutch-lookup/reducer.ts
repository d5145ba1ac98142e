/**
 * The rules of a Dutch lookup: a pure reducer. The same reference comes back when nothing happened. Both operations
 * are billed per request: one request for a house, whatever the person does to its addition afterwards.
 */
import type { DutchAddress } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { FieldTexts } from '../address/formats.ts';
import { addressFromDutch, spaced } from '../address/from-dutch.ts';
import { stay } from '../transition.ts';
import { additionsOf, officialAddition, withAddition } from './additions.ts';
import { isSameHouse, mistakesIn, normalize, requestFor } from './parse.ts';
import {
  type AdditionChoice,
  type DutchLookupEvent,
  type DutchLookupEventOf,
  type DutchLookupState,
  type DutchLookupTransition,
  type EditingStep,
  type FoundStep,
  initialDutchLookup,
  type KnownHouse,
  type LookingStep,
  type LookupFields,
  type LookupRequest,
  noFields,
} from './state.ts';

/** Most houses remembered. */
const knownMax = 20;

/** One transition of a Dutch lookup. */
export function reduceDutchLookup(state: DutchLookupState, event: DutchLookupEvent): DutchLookupTransition {
  switch (event.type) {
    case 'typed':
      return typed(state, event);
    case 'committed':
      return state.step === 'editing' ? looked(state) : stay(state);
    case 'methodChosen':
      return leave(state, editing(state, { method: event.method, mistakes: [], request: null }));
    case 'additionChosen':
      return additionChosen(state, event);
    case 'arrived':
      return event.request === state.request
        ? settled(state, { kind: 'found', request: event.request, answer: event.answer })
        : stay(state);
    case 'failed':
      return event.request === state.request ? failed(state, event) : stay(state);
    case 'retried':
      return state.step === 'failed' ? looked(editing(state)) : stay(state);
    case 'filled':
      return stay(filled(state, event.address));
    case 'received':
      return stay(received(state, event.texts));
    case 'cleared':
      return stay({ ...initialDutchLookup, method: state.method, known: state.known });
    case 'disconnected':
      return stay(state.step === 'looking' ? editing(state, { request: null }) : withoutRequest(state));
    default:
      return event satisfies never;
  }
}

/** Where the fields were those of the committed address, they are no more. */
function leave(previous: DutchLookupState, state: DutchLookupState): DutchLookupTransition {
  return { state, outcome: previous.step === 'found' ? { kind: 'cleared' } : null };
}

function editing(state: DutchLookupState, changes: Partial<EditingStep> = {}): EditingStep {
  const { method, fields, mistakes, known, request } = state;
  return { method, fields, mistakes, known, request, ...changes, step: 'editing' };
}

function typed(state: DutchLookupState, { field, text }: DutchLookupEventOf<'typed'>): DutchLookupTransition {
  if (state.fields[field] === text) return stay(state);
  const fields = { ...state.fields, [field]: text };
  const mistakes = state.mistakes.filter((name) => name !== field);
  const wanted = requestFor(normalize(fields), state.method);
  const isStillWanted = wanted !== null && state.request !== null && isSameHouse(wanted, state.request);
  return leave(state, editing(state, { fields, mistakes, request: isStillWanted ? state.request : null }));
}

/** Answers from what is known, waits for what is under way, asks only for what is neither. */
function looked(state: EditingStep): DutchLookupTransition {
  const fields = normalize(withoutFormerAddition(state));
  const next = editing(state, { fields, mistakes: mistakesIn(fields, state.method) });
  const request = requestFor(fields, state.method);
  if (!request) return stay(isSameStep(next, state) ? state : { ...next, request: null });
  const house = state.known.find((known) => isAnswer(known, request));
  if (house) return concluded({ ...next, request: null }, house);
  const isUnderWay = state.request !== null && isSameHouse(state.request, request);
  return stay({ ...next, step: 'looking', request: isUnderWay && state.request ? state.request : request });
}

/** What is left in its field from the house before gives way to an addition that is typed behind another number. */
function withoutFormerAddition({ fields, known: [last] }: EditingStep): LookupFields {
  if (last?.kind !== 'found' || officialAddition(last.answer, fields.addition) === null) return fields;
  const { houseNumber, addition } = normalize({ ...fields, addition: '' });
  const isOther = addition !== '' && houseNumber !== String(last.answer.houseNumber);
  return isOther ? { ...fields, addition: '' } : fields;
}

function isSameStep(a: EditingStep, b: EditingStep): boolean {
  return isSameData(a.fields, b.fields) && isSameData(a.mistakes, b.mistakes) && b.request === null;
}

function isSameData(a: object | null, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether what is known of a house says what the request would ask. An answer names every addition of a postcode and
 * number (§2.1), but a street may have the same number in another postcode with others.
 */
function isAnswer(house: KnownHouse, request: LookupRequest): boolean {
  if (!isSameHouse(house.request, request)) return false;
  if (house.kind !== 'found' || request.kind === 'dutchByPostcode') return true;
  const { houseNumberAddition: addition = '' } = request.params;
  const asked = house.request.params.houseNumberAddition ?? '';
  return asked === addition || officialAddition(house.answer, addition) !== null;
}

function settled(state: DutchLookupState, house: KnownHouse): DutchLookupTransition {
  const known = [house, ...state.known].slice(0, knownMax);
  const next = editing(state, { known, request: null });
  // A person who still types an addition is not interrupted; leaving the field concludes.
  return state.step === 'looking' ? looked(next) : stay(next);
}

function concluded(state: EditingStep, house: KnownHouse): DutchLookupTransition {
  if (house.kind !== 'found') return stay({ ...state, step: house.kind === 'ambiguous' ? 'place' : 'unknown' });
  const { answer } = house;
  const { addition } = state.fields;
  const official = officialAddition(answer, addition);
  if (official !== null) return found(state, answer, official, null);
  if (additionsOf(answer).length === 0) return found(state, answer, addition, null);
  return stay({ ...state, step: 'additions', choice: { answer, typed: addition } });
}

function additionChosen(
  state: DutchLookupState,
  { addition }: DutchLookupEventOf<'additionChosen'>,
): DutchLookupTransition {
  if ((state.step !== 'additions' && state.step !== 'found') || !state.choice) return stay(state);
  return found(state, state.choice.answer, addition ?? state.choice.typed, state.choice);
}

/** With an addition that is not official the answer says so: its own is null. */
function found(
  state: DutchLookupState,
  answer: DutchAddress,
  addition: string,
  choice: AdditionChoice | null,
): DutchLookupTransition {
  const isOfficial = additionsOf(answer).includes(addition);
  const details = isOfficial ? withAddition(answer, addition) : { ...answer, houseNumberAddition: null };
  return {
    state: { ...foundStep(state, { ...state.fields, addition }), choice },
    outcome: { kind: 'committed', address: addressFromDutch(details, addition), details },
  };
}

function foundStep({ method, known }: DutchLookupState, fields: LookupFields): FoundStep {
  return { step: 'found', method, known, fields, mistakes: [], request: null, choice: null };
}

function failed(
  state: DutchLookupState,
  { request, problem, isSent }: DutchLookupEventOf<'failed'>,
): DutchLookupTransition {
  const { reason } = problem;
  if (reason === 'not-found' || reason === 'ambiguous') return settled(state, { kind: reason, request });
  const next = editing(state, { request: null });
  return stay(state.step === 'looking' ? { ...next, step: 'failed', problem, isSent } : next);
}

function filled(state: DutchLookupState, address: Address): DutchLookupState {
  return foundStep({ ...state, method: 'postcode' }, { ...noFields, ...lookupFieldsOf(address) });
}

/** Unchanged where postcode and number cannot be read: then it is for other fields. */
function received(state: DutchLookupState, { street, postcode }: FieldTexts): DutchLookupState {
  const fields = normalize({ ...noFields, postcode, houseNumber: street });
  return requestFor(fields, 'postcode') ? { ...initialDutchLookup, known: state.known, fields } : state;
}

function lookupFieldsOf(address: Address): Partial<LookupFields> {
  const { postcode, building, buildingNumber, buildingNumberAddition, street, locality } = address;
  return {
    postcode: spaced(postcode ?? ''),
    houseNumber: buildingNumber === null ? (building ?? '') : String(buildingNumber),
    addition: buildingNumberAddition ?? '',
    street: street ?? '',
    city: locality ?? '',
  };
}

function withoutRequest(state: Exclude<DutchLookupState, LookingStep>): DutchLookupState {
  return state.request ? { ...state, request: null } : state;
}
