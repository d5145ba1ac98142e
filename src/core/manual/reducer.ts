/**
 * The rules of an address typed into fields: a pure reducer. The same reference comes back when nothing happened.
 * Nothing that happens changes a typed character but the person, and no answer of the service is needed to go on.
 */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { formatOf } from '../address/formats.ts';
import {
  addressFromManual,
  checkManual,
  emptyFields,
  fieldsOf,
  type ManualFields,
  validateParamsOf,
} from './fields.ts';
import type {
  AcceptedStep,
  EditingStep,
  ManualEvent,
  ManualState,
  ReviewStep,
  ValidateRequest,
  ValidatingStep,
  ValidationProblem,
} from './state.ts';
import { type Candidate, type Choice, type Verdict, verdictOf } from './verdict.ts';

type EventOf<Type extends ManualEvent['type']> = Extract<ManualEvent, { type: Type }>;

/** `given`: the address the fields are those of, when there is one. Its texts are never wiped. */
export function initialManual(country: Country, fields: ManualFields, given: Address | null = null): EditingStep {
  return { step: 'editing', country, fields, given, problems: [], request: null };
}

export function reduceManual(state: ManualState, event: ManualEvent): ManualState {
  switch (event.type) {
    case 'fieldEdited':
      return fieldEdited(state, event);
    case 'countryChosen':
      return state.country.iso3 === event.country.iso3 ? state : initialManual(event.country, state.fields);
    case 'committed':
      return committed(state, event);
    case 'validated':
      return state.step === 'validating' && event.request === state.request ? validated(state, event) : state;
    case 'validationFailed':
      return state.step === 'validating' && event.request === state.request
        ? asTyped(state, null, event.problem)
        : state;
    case 'candidateAccepted':
      return state.step === 'review' ? candidateAccepted(state, event.candidate) : state;
    case 'kept':
      return kept(state);
    case 'completed':
      return state.step === 'review' ? completed(state, event.text) : state;
    case 'editedAgain':
      return editedAgain(state);
    case 'filled':
      return initialManual(event.country, event.fields, event.given);
    case 'cleared':
      return initialManual(state.country, emptyFields);
    case 'left':
      return state.step === 'validating' ? editing(state) : state;
    default:
      return event satisfies never;
  }
}

/** Problems that keep it from being committed. */
export function blockingProblems({ country, fields }: ManualState) {
  return checkManual(fields, formatOf(country.iso2)).filter(({ severity }) => severity === 'error');
}

function editing({ country, fields, given }: ManualState): EditingStep {
  return initialManual(country, fields, given);
}

function fieldEdited(state: ManualState, { field, text }: EventOf<'fieldEdited'>): ManualState {
  if (state.fields[field] === text) return state;
  const next: EditingStep = { ...editing(state), fields: { ...state.fields, [field]: text }, given: null };
  if (state.step !== 'editing' || state.problems.length === 0) return next;
  const still = checkManual(next.fields, formatOf(state.country.iso2));
  const problems = state.problems.filter(({ field: it, kind }) => still.some((p) => p.field === it && p.kind === kind));
  return { ...next, problems };
}

function committed(state: ManualState, { verification }: EventOf<'committed'>): ManualState {
  // A question is open, or an answer is on its way.
  if (state.step === 'review' || state.step === 'validating') return state;
  if (state.step === 'accepted' && (state.verdict !== null || verification === 'never')) return state;
  const { country, fields } = state;
  const format = formatOf(country.iso2);
  const problems = checkManual(fields, format);
  if (problems.some(({ severity }) => severity === 'error')) return { ...editing(state), problems };
  if (verification === 'never') return asTyped(state, null);
  return validating(state, { kind: 'validate', params: validateParamsOf(fields, country, format), verification });
}

function validating({ country, fields, given }: ManualState, request: ValidateRequest): ValidatingStep {
  return { step: 'validating', country, fields, given, request };
}

function validated(state: ManualState, { request, answer }: EventOf<'validated'>): ManualState {
  const verdict = verdictOf(answer, state.fields, state.country);
  const [best] = verdict.candidates;
  if (best && (verdict.advice === 'accept' || verdict.advice === 'note')) {
    return taken(state, best, decided(verdict, verdict.advice === 'note' ? 'corrected' : 'confirmed'));
  }
  if (request.verification === 'quietly') return asTyped(state, decided(verdict, 'unasked'));
  if (verdict.advice === 'keep') return asTyped(state, decided(verdict, 'kept'));
  const { country, fields, given } = state;
  return { step: 'review', country, fields, given, verdict, request: null };
}

function candidateAccepted(state: ReviewStep, candidate: Candidate): ManualState {
  if (!state.verdict.candidates.includes(candidate)) return state;
  return taken(state, candidate, decided(state.verdict, 'corrected'));
}

/** After a correction that was not asked for, too. */
function kept(state: ManualState): ManualState {
  if (state.step === 'review') return asTyped(state, decided(state.verdict, 'kept'));
  if (state.step !== 'accepted' || !state.match || !state.verdict) return state;
  return asTyped(state, decided(state.verdict, 'kept'));
}

/** What is changed is the address that is committed, not the one that was typed before. */
function editedAgain(state: ManualState): ManualState {
  if (state.step === 'editing') return state;
  if (state.step !== 'accepted' || !state.match) return editing(state);
  return initialManual(state.country, fieldsOf(state.address), state.address);
}

/** What was typed stays in `fields`, so that it can be had back. */
function taken({ country, fields, given }: ManualState, candidate: Candidate, verdict: Verdict): AcceptedStep {
  const { address, match } = candidate;
  return { step: 'accepted', country, fields, given, address, match, verdict, problem: null, request: null };
}

function asTyped(
  { country, fields, given }: ManualState,
  verdict: Verdict | null,
  problem: ValidationProblem | null = null,
): AcceptedStep {
  const address = given ?? addressFromManual(fields, country, formatOf(country.iso2));
  return { step: 'accepted', country, fields, given, address, match: null, verdict, problem, request: null };
}

function completed(state: ReviewStep, text: string): ManualState {
  const { verdict, country } = state;
  const [best] = verdict.candidates;
  if (!best || !verdict.missing) return state;
  const street = best.match.address.street ?? best.address.street ?? '';
  const fields = { ...fieldsOf(best.address), street, ...partOf(best, verdict.missing.field, text) };
  const params = validateParamsOf(fields, country, formatOf(country.iso2));
  const next = { ...state, fields, given: null };
  return validating(next, { kind: 'validate', params, verification: 'openly' });
}

function partOf({ match: { address } }: Candidate, field: 'building' | 'addition', text: string) {
  if (field === 'building') return { building: text, addition: '' };
  return { building: String(address.buildingNumber ?? address.building ?? ''), addition: text };
}

function decided(verdict: Verdict, choice: Choice): Verdict {
  return { ...verdict, choice };
}
