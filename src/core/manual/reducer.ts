/**
 * The rules for manual entry: a pure reducer, which returns the same reference if nothing has changed. Only the shopper
 * changes what was typed, and they can continue without an answer from the service.
 */
import type { Address, Choice } from '../address/address.ts';
import type { Problem } from '../problem.ts';
import { stay } from '../transition.ts';
import { editing, fieldEdited, inCountry, pasted, restKept, wholeTextOf, withFields } from './editing.ts';
import {
  checkManual,
  editableFieldsOf,
  manualFieldsOf,
  manualFrom,
  validateParamsOf,
  withNumberInStreet,
} from './fields.ts';
import { formatIn, typedAddressOf } from './selectors.ts';
import {
  accepted,
  addressStart,
  initialManual,
  type ManualEvent,
  type ManualEventOf,
  type ManualState,
  type ManualSurroundings,
  type ManualTransition,
  type Opening,
  type ReviewStep,
  type ValidateRequest,
  type Verification,
} from './state.ts';
import { type Candidate, unknownPartOf, type Verdict, verdictOf } from './verdict.ts';

/** A transition of manual entry. */
export function reduceManual(state: ManualState, event: ManualEvent, around: ManualSurroundings): ManualTransition {
  switch (event.type) {
    case 'fieldEdited':
      return stay(fieldEdited(state, event, around));
    case 'pasted':
      return stay(pasted(state, event, around));
    case 'wholeAwaited':
      return stay({ ...state, whole: event.whole });
    case 'pasteUndone':
      return stay(state.step === 'editing' && state.pasted ? withFields(state, state.pasted.fields, around) : state);
    case 'restKept':
      return stay(restKept(state, around));
    case 'fieldVisited':
      return stay(state.visited.includes(event.field) ? state : { ...state, visited: [...state.visited, event.field] });
    case 'committed':
      return committed(state, event, around);
    case 'verifyRequested':
      return verifyRequested(state, event, around);
    case 'validated':
      return event.request === state.request ? validated(state, event, around) : stay(state);
    case 'validationFailed':
      return event.request === state.request ? acceptedAsTyped(state, null, around, event.problem) : stay(state);
    case 'submitBlocked':
      return stay(
        state.step === 'review' && state.holdStartedAt === null ? { ...state, holdStartedAt: event.time } : state,
      );
    case 'candidateAccepted':
      return state.step === 'review' ? candidateAccepted(state, event.candidate) : stay(state);
    case 'typedKept':
      return kept(state, around);
    case 'completed':
      return stay(state.step === 'review' ? completed(state, event.text, around) : state);
    case 'editedAgain':
      return stay(inCountry(editedAgain(state, around), around));
    default:
      return event satisfies never;
  }
}

/** Opens the fields with what is known. What was typed there before stays, if nothing new is known since. */
export function opened(
  state: ManualState,
  { text, labels, texts, start }: Opening,
  around: ManualSurroundings,
): ManualState {
  const afresh = { visited: [] };
  // The country may have changed while another panel was visible.
  const again = inCountry(editedAgain(state, around), around);
  // A pending silent validation is over: its answer must not close the fields.
  if (state.step === 'accepted' || state.step === 'validating') return { ...again, ...afresh };
  const address = around.committed?.address ?? null;
  if (state.start === start) return { ...inCountry(state, around), ...afresh };
  if (address) return inCountry({ ...initialManual, start, ...textsOf(address), isUntouched: true }, around);
  const iso2 = around.country?.iso2 ?? '';
  const isKnown = texts && Object.values(texts).some((it) => it !== '');
  const fields = isKnown ? texts : manualFrom({ text, labels, iso2 }, formatIn(around.country));
  return { ...initialManual, start, fields, iso2, whole: wholeTextOf(fields, around) };
}

/** The fields are hidden, or the element is disconnected: no answer is awaited. */
export function closed(state: ManualState): ManualState {
  return state.step === 'validating' ? editing(state) : state;
}

function committed(
  state: ManualState,
  { verification }: ManualEventOf<'committed'>,
  around: ManualSurroundings,
): ManualTransition {
  // A question is open, or an answer is pending.
  if (state.step === 'review' || state.step === 'validating') return stay(state);
  if (state.step === 'accepted' && (around.committed?.verdict || verification === 'never')) return stay(state);
  if (state.isUntouched && around.committed) return { state, outcome: { kind: 'unchanged' } };
  if (!around.country) {
    return stay(state.step === 'editing' && state.isCountryMissed ? state : editing(state, { isCountryMissed: true }));
  }
  return taken(state, verification, around);
}

/** Commits the fields, if that needs no answer from the service. */
function taken(state: ManualState, verification: Verification, around: ManualSurroundings): ManualTransition {
  const { country } = around;
  if (!country) return stay(state);
  const format = formatIn(around.country);
  // The page decides what it accepts in its own fields.
  const problems = state.isUntouched ? [] : checkManual(state.fields, format);
  if (problems.some(({ severity }) => severity === 'error')) return stay(editing(state, { problems }));
  if (verification === 'never') return acceptedAsTyped(state, null, around);
  const params = validateParamsOf(state.fields, country, format);
  return stay({ ...state, step: 'validating', request: { kind: 'validate', params, verification } });
}

function verifyRequested(
  state: ManualState,
  { verification, anew }: ManualEventOf<'verifyRequested'>,
  around: ManualSurroundings,
): ManualTransition {
  const { committed: present } = around;
  const isAsked = state.step === 'validating' || state.step === 'review';
  const wasTried = isAsked || (state.step === 'accepted' && !anew);
  if (!present || present.verdict || wasTried) return stay(state);
  const start = { ...initialManual, start: addressStart, ...textsOf(present.address), isUntouched: true };
  return taken(start, verification, around);
}

function validated(
  state: ManualState,
  { request, answer }: ManualEventOf<'validated'>,
  around: ManualSurroundings,
): ManualTransition {
  if (!around.country) return stay(state);
  const verdict = verdictOf(answer, state.fields, around.country);
  const [best] = verdict.candidates;
  if (best && (verdict.advice === 'accept' || verdict.advice === 'note')) {
    return acceptedAsMatch(state, best, decided(verdict, verdict.advice === 'note' ? 'corrected' : 'confirmed'));
  }
  if (request.verification === 'silent') return acceptedAsTyped(state, decided(verdict, 'unasked'), around);
  if (verdict.advice === 'keep') return acceptedAsTyped(state, decided(verdict, 'kept'), around);
  return stay({ ...state, step: 'review', verdict, holdStartedAt: null, request: null });
}

function candidateAccepted(state: ReviewStep, candidate: Candidate): ManualTransition {
  if (!state.verdict.candidates.includes(candidate)) return stay(state);
  return acceptedAsMatch(state, candidate, decided(state.verdict, 'corrected'));
}

/** Also after a correction that was made without a question. */
function kept(state: ManualState, around: ManualSurroundings): ManualTransition {
  if (state.step === 'review') return acceptedAsTyped(state, decided(state.verdict, 'kept'), around);
  const verdict = around.committed?.verdict;
  if (state.step !== 'accepted' || state.isAsTyped || !verdict) return stay(state);
  return acceptedAsTyped({ ...state, isUntouched: false }, decided(verdict, 'kept'), around);
}

/** Returns to editing, with the committed address rather than what was typed before. */
function editedAgain(state: ManualState, around: ManualSurroundings): ManualState {
  const { committed: present } = around;
  if (state.step === 'editing') return state;
  if (state.step !== 'accepted' || !present) return editing(state);
  if (state.isAsTyped) return editing(state, { isUntouched: true });
  return editing(state, { ...textsOf(present.address), isUntouched: true });
}

/** The text is in the fields of the address's own country, which may differ from the chosen one. */
function textsOf(address: Address): Pick<ManualState, 'fields' | 'iso2'> {
  return { fields: editableFieldsOf(address), iso2: address.country.iso2 };
}

/** Accepts a match. What was typed stays in `fields`, so that it can be restored. */
function acceptedAsMatch(state: ManualState, { address, match }: Candidate, verdict: Verdict): ManualTransition {
  return { state: accepted(state, false), outcome: { kind: 'accepted', address, match, verdict } };
}

function acceptedAsTyped(
  state: ManualState,
  verdict: Verdict | null,
  around: ManualSurroundings,
  problem: Problem | null = null,
): ManualTransition {
  const address = (state.isUntouched && around.committed?.address) || typedAddressOf(state, around);
  if (!address) return stay(state);
  return { state: accepted(state, true, problem), outcome: { kind: 'accepted', address, match: null, verdict } };
}

function completed(state: ReviewStep, text: string, around: ManualSurroundings): ManualState {
  const { verdict } = state;
  const [best] = verdict.candidates;
  const field = verdict.missing?.field ?? unknownPartOf(verdict, state.fields);
  if (!best || !field || field === 'street' || !around.country) return state;
  const street = best.match.address.street ?? best.address.street ?? '';
  const format = formatIn(around.country);
  const known = { ...manualFieldsOf(best.address), street, ...partOf(best, field, text) };
  const fields = withNumberInStreet(known, around.country.iso2);
  const params = validateParamsOf(fields, around.country, format);
  const request: ValidateRequest = { kind: 'validate', params, verification: 'interactive' };
  return { ...state, step: 'validating', fields, isUntouched: false, request };
}

function partOf({ match: { address } }: Candidate, field: 'building' | 'addition', text: string) {
  if (field === 'building') return { building: text, addition: '' };
  return { building: String(address.buildingNumber ?? address.building ?? ''), addition: text };
}

function decided(verdict: Verdict, choice: Choice): Verdict {
  return { ...verdict, choice };
}
