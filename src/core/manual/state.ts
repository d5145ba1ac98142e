/**
 * The types of manual entry: its steps, events and requests. The rules are in `reducer.ts`. The country and the
 * committed address belong to the entry, and are passed with each event.
 */
import type { OperationParams } from '../../contract/operations.ts';
import type { Country, ValidationMatch, ValidationResponse } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Area } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import type { Field, FieldTexts } from '../address/formats.ts';
import type { Problem } from '../problem.ts';
import type { EventOf, SliceTransition } from '../transition.ts';
import type { Switched } from './switched.ts';
import type { Candidate, Verdict } from './verdict.ts';

/**
 * How to validate. `never`: the typed address is accepted. `silent`: without a question, for prefilled addresses.
 * `interactive`: there may be a question.
 */
export type Verification = 'never' | 'silent' | 'interactive';

/** Requests validation. The answer is an event that contains it. */
export interface ValidateRequest {
  readonly kind: 'validate';
  readonly params: OperationParams['validate'];
  readonly verification: Exclude<Verification, 'never'>;
}

/** What all steps have. */
interface Common extends Switched {
  /** True if the fields are those of the committed address, unchanged, which is then kept with its details. */
  readonly isUntouched: boolean;
  /**
   * The text that the fields were filled from, or that was typed elsewhere since they were left; null before they were
   * opened.
   */
  readonly start: string | null;
  /** Fields that were left, and the second line once it was opened. */
  readonly visited: readonly Field[];
  /** The latest request without an answer. */
  readonly request: ValidateRequest | null;
}

/** What undoing a paste restores. */
export interface Pasted {
  /** The field that was pasted into. */
  readonly field: Field;
  /** The previous fields, with the complete text in that field. */
  readonly fields: FieldTexts;
  /** Pasted words that are in no field: names, telephone numbers. */
  readonly rest: readonly string[];
  /** The previous country, if the text named another one that was chosen; null for none. */
  readonly from: Country | null;
}

/** The fields are being edited, or have not been opened. */
export interface EditingStep extends Common {
  readonly step: 'editing';
  /** A paste that was split into fields, until something else is edited; null for none. */
  readonly pasted: Pasted | null;
}

/** The shopper is asked a question: `verdict.advice` is `complete`, `choose` or `review`. */
export interface ReviewStep extends Common {
  readonly step: 'review';
  readonly verdict: Verdict;
}

/** The address is committed. */
interface AcceptedStep extends Common {
  readonly step: 'accepted';
  /** True if the committed address is the typed one; false if a match replaced it. */
  readonly isAsTyped: boolean;
  /** Why the service could not be asked; null if it answered, or did not have to. */
  readonly problem: Problem | null;
}

/** The manual fields in one of their steps; `validating` while validation is pending. */
export type ManualState =
  | EditingStep
  | ReviewStep
  | AcceptedStep
  | (Common & { readonly step: 'validating'; readonly request: ValidateRequest });

/** The value of `start` for fields with the committed address. */
export const addressStart = 'address';

/** The members of the editing step, as it begins. */
const startOfEditing = { step: 'editing', pasted: null, request: null } as const;

/** The fields before they are opened. */
export const initialManual: EditingStep = {
  ...startOfEditing,
  fields: emptyFields,
  isUntouched: false,
  start: null,
  visited: [],
  iso2: null,
  hiddenTexts: [],
  joined: null,
};

/** Without the members of the step. */
export function commonOf(state: ManualState): Common {
  const { isUntouched, start, visited, request, fields, iso2, hiddenTexts, joined } = state;
  return { isUntouched, start, visited, request, fields, iso2, hiddenTexts, joined };
}

/** The editing step, with what all steps have. */
export function editing(state: ManualState, changes: Partial<EditingStep> = {}): EditingStep {
  return { ...commonOf(state), ...startOfEditing, ...changes };
}

/** The fields are hidden, or the element is disconnected: no answer is awaited. */
export function withoutValidation(state: ManualState): ManualState {
  return state.step === 'validating' ? editing(state) : state;
}

/** The address is committed. */
export function accepted(state: ManualState, isAsTyped: boolean, problem: Problem | null = null): AcceptedStep {
  return { ...commonOf(state), step: 'accepted', isAsTyped, problem, request: null };
}

/** The parts of the entry that these rules depend on. */
export interface ManualSurroundings {
  /** Null until one is chosen: before that, nothing can be committed. */
  readonly country: Country | null;
  readonly committed: { readonly address: Address; readonly verdict: Verdict | null } | null;
}

/** What the fields open with: a search for `text` below levels with these labels, or the text of other fields. */
export interface Opening {
  readonly text: string;
  /** The words typed before a level was chosen that it lacks. */
  readonly before: string;
  readonly labels: readonly string[];
  readonly texts: FieldTexts | null;
  /** The text that was typed elsewhere: while it does not change, the fields stay as they were left. */
  readonly start: string;
}

/** The events of the fields. */
export type ManualEvent =
  /** These fields have other texts, which ends everything that concerned the previous ones. */
  | { readonly type: 'fieldsEdited'; readonly fields: Partial<FieldTexts> }
  /**
   * Replaces all that a field has, when it is pasted or later, once the regions of its country are known. `areas` are
   * those that are loaded; `from` is the former country, if the text named the one that is chosen now.
   */
  | {
      readonly type: 'pasted';
      readonly field: Field;
      readonly text: string;
      readonly areas: readonly Area[];
      readonly from?: Country;
    }
  /** The pasted words that are in no field go to the second line. */
  | { readonly type: 'restAdded' }
  /** A field was left, or the second line opened. */
  | { readonly type: 'fieldVisited'; readonly field: Field }
  /** The shopper is done, or the form is submitted. */
  | { readonly type: 'committed'; readonly verification: Verification }
  /** The committed address is verified. `anew`: even if that was tried before. */
  | { readonly type: 'verifyRequested'; readonly verification: Verification; readonly anew: boolean }
  | { readonly type: 'validated'; readonly request: ValidateRequest; readonly answer: ValidationResponse }
  | { readonly type: 'validationFailed'; readonly request: ValidateRequest; readonly problem: Problem }
  /** "Use this", or with null "Keep mine". */
  | { readonly type: 'candidateChosen'; readonly candidate: Candidate | null }
  /** The part that was asked for: `''` is the answer "without". */
  | { readonly type: 'completed'; readonly text: string }
  /** "Edit". */
  | { readonly type: 'editedAgain' };

/** An event of the manual fields by its type. */
export type ManualEventOf<Type extends ManualEvent['type']> = EventOf<ManualEvent, Type>;

/** The result of an event, for the fields and for the entry. */
export type ManualTransition = SliceTransition<ManualState, ManualOutcome>;

/** `unchanged`: the committed address stays as it is. `accepted`: an address may replace it. */
export type ManualOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'accepted';
      readonly address: Address;
      /** The match of the address; null if it is the typed one. */
      readonly match: ValidationMatch | null;
      /** Null if the service was not asked, or did not answer. */
      readonly verdict: Verdict | null;
    };
