/**
 * The rules for manual entry: a pure reducer, which returns the same reference if nothing has changed. Only the shopper
 * changes what was typed, and they can continue without an answer from the service.
 */
import type { Country } from '../../contract/types.ts';
import type { Address, Choice } from '../address/address.ts';
import { isAboveStreet } from '../address/addressee.ts';
import type { Field, FieldTexts } from '../address/formats.ts';
import type { Problem } from '../problem.ts';
import { pastedLine } from '../text/pasted-line.ts';
import { readAddress } from '../text/reader.ts';
import { isShallowEqual, stay } from '../transition.ts';
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
  commonOf,
  type EditingStep,
  editing,
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
import { switched } from './switched.ts';
import { type Candidate, unknownPartOf, type Verdict, verdictOf } from './verdict.ts';

/** A transition of manual entry. */
export function reduceManual(state: ManualState, event: ManualEvent, around: ManualSurroundings): ManualTransition {
  switch (event.type) {
    case 'fieldsEdited': {
      const fields = { ...state.fields, ...event.fields };
      return stay(isShallowEqual(fields, state.fields) ? state : withFields(state, fields, around));
    }
    case 'pasted':
      return stay(pasted(state, event, around));
    case 'restAdded':
      return stay(restAdded(state, around));
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
    case 'candidateChosen':
      if (!event.candidate) return kept(state, around);
      if (state.step !== 'review' || !state.verdict.candidates.includes(event.candidate)) return stay(state);
      return acceptedAsMatch(state, event.candidate, state.verdict, 'corrected');
    case 'completed':
      return stay(state.step === 'review' ? completed(state, event.text, around) : state);
    case 'editedAgain':
      return stay(inCountry(editedAgain(state, around), around));
    default:
      return event satisfies never;
  }
}

/** Replaces all fields by a text that is clearly a complete address. Any other text is pasted by the browser. */
function pasted(
  state: ManualState,
  { field, text, areas, from }: ManualEventOf<'pasted'>,
  around: ManualSurroundings,
): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  const { country, fields: parts, rest, isWhole } = readAddress(text, iso2, areas);
  if (!isWhole || iso2 === '' || (country !== null && country !== iso2)) return state;
  const before = { ...state.fields, [field]: pastedLine(text) ?? text };
  // A parcel for a company needs its name to arrive.
  const names = rest.filter((text) => isAboveStreet(text, parts.street, iso2));
  const addition = [...names, parts.addition || state.fields.addition].filter(Boolean).join(', ');
  const left = rest.filter((text) => !names.includes(text));
  return withFields(state, { ...parts, addition }, around, {
    pasted: { field, fields: before, rest: left, from: from ?? null },
  });
}

/** Moves pasted words that fit no field to the second line. */
function restAdded(state: ManualState, around: ManualSurroundings): ManualState {
  const own = state.step === 'editing' ? state.pasted : null;
  if (!own || own.rest.length === 0) return state;
  const addition = [state.fields.addition.trim(), ...own.rest].filter(Boolean).join(', ');
  return withFields(state, { ...state.fields, addition }, around, { pasted: { ...own, rest: [] } });
}

/** The fields have these texts. */
function withFields(
  state: ManualState,
  fields: FieldTexts,
  around: ManualSurroundings,
  changes: Partial<EditingStep> = {},
): EditingStep {
  return editing(state, { fields, isUntouched: isAsCommitted(fields, around), ...changes });
}

/** The fields with the parts that fit the chosen country; until one is chosen, they belong to the first. */
export function inCountry(state: ManualState, around: ManualSurroundings): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  if (state.iso2 === iso2) return state;
  const { fields, hiddenTexts, joined } = state.iso2 === null ? state : switched(state, iso2);
  return withFields(state, fields, around, { iso2, hiddenTexts, joined });
}

/** True if the fields equal the committed address: undoing a change counts as no change. */
function isAsCommitted(fields: FieldTexts, { committed: present, country }: ManualSurroundings): boolean {
  if (!present || present.address.country.iso3 !== country?.iso3) return false;
  const known = editableFieldsOf(present.address);
  return (Object.keys(known) as Field[]).every((name) => fields[name] === known[name]);
}

/** Opens the fields with what is known. What was typed there before stays, if nothing new is known since. */
export function opened(
  state: ManualState,
  { text, before, labels, texts, start }: Opening,
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
  const fields = isKnown ? texts : manualFrom({ text, before, labels, iso2 }, formatIn(around.country));
  return { ...initialManual, start, fields, iso2 };
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
  return taken(state, verification, around);
}

/** They are edited until nothing is missing. */
function refused(state: ManualState): ManualState {
  return state.step === 'editing' ? state : editing(state);
}

/** Commits the fields, if that needs no answer from the service. */
function taken(state: ManualState, verification: Verification, around: ManualSurroundings): ManualTransition {
  const { country } = around;
  if (!country) return stay(refused(state));
  // The page decides what it accepts in its own fields.
  const problems = state.isUntouched ? [] : checkManual(state.fields, formatIn(country));
  if (problems.some(({ severity }) => severity === 'error')) return stay(refused(state));
  if (verification === 'never') return acceptedAsTyped(state, null, around);
  return stay(validating(state, country, verification));
}

function validating(state: ManualState, country: Country, verification: ValidateRequest['verification']): ManualState {
  const params = validateParamsOf(state.fields, country, formatIn(country));
  return { ...commonOf(state), step: 'validating', request: { kind: 'validate', params, verification } };
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
    return acceptedAsMatch(state, best, verdict, verdict.advice === 'note' ? 'corrected' : 'confirmed');
  }
  if (request.verification === 'silent') return acceptedAsTyped(state, { ...verdict, choice: 'unasked' }, around);
  if (verdict.advice === 'keep') return acceptedAsTyped(state, { ...verdict, choice: 'kept' }, around);
  return stay({ ...commonOf(state), step: 'review', verdict, request: null });
}

/** Also after a correction that was made without a question. */
function kept(state: ManualState, around: ManualSurroundings): ManualTransition {
  if (state.step === 'review') return acceptedAsTyped(state, { ...state.verdict, choice: 'kept' }, around);
  const verdict = around.committed?.verdict;
  if (state.step !== 'accepted' || state.isAsTyped || !verdict) return stay(state);
  return acceptedAsTyped({ ...state, isUntouched: false }, { ...verdict, choice: 'kept' }, around);
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
function acceptedAsMatch(
  state: ManualState,
  { address, match }: Candidate,
  verdict: Verdict,
  choice: Choice,
): ManualTransition {
  return {
    state: accepted(state, false),
    outcome: { kind: 'accepted', address, match, verdict: { ...verdict, choice } },
  };
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
  const { street, building, buildingNumber } = best.match.address;
  const number = String(buildingNumber ?? building ?? '');
  const house = field === 'building' ? { building: text, addition: '' } : { building: number, addition: text };
  const known = { ...manualFieldsOf(best.address), street: street ?? best.address.street ?? '', ...house };
  const fields = withNumberInStreet(known, around.country.iso2);
  return validating({ ...state, fields, isUntouched: false }, around.country, 'interactive');
}
