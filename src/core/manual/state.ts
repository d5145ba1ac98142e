/**
 * The types of manual entry: its steps, events and requests. The rules are in `reducer.ts`. The country and the
 * committed address belong to the entry, and are passed with each event.
 */
import type { OperationParams } from '../../contract/operation.ts';
import type { Country, ValidationMatch, ValidationResponse } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Area } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import type { Field, FieldTexts } from '../address/formats.ts';
import type { Problem } from '../problem.ts';
import type { EventOf, SliceTransition } from '../transition.ts';
import type { Switched } from './switched.ts';
import type { FieldProblem, ManualFields } from './texts.ts';
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

interface Common extends Switched {
  /** True if the fields are those of the committed address, unchanged, which is then kept with its details. */
  readonly isUntouched: boolean;
  /**
   * The text that the fields were filled from, or that was typed elsewhere since they were left; null before they were
   * opened.
   */
  readonly start: string | null;
  /** Fields that were left. */
  readonly visited: readonly Field[];
  /** True if the second line was opened. */
  readonly isAdditionOpen: boolean;
  /** Null for none. The next edit ends it. */
  readonly whole: WholeText | null;
  /** The latest request without an answer. */
  readonly request: ValidateRequest | null;
}

/**
 * Text in one field that may be a complete address, which only the regions of its country can tell. It is split once
 * they have loaded or failed to.
 */
export interface WholeText {
  readonly field: Field;
  readonly text: string;
  /**
   * The country named in the text, which is only chosen if the text is a complete address there; otherwise that of the
   * fields.
   */
  readonly country: Country;
}

/** The fields are being edited, or have not been opened. */
export interface EditingStep extends Common {
  readonly step: 'editing';
  /** The problems to show. Empty before the first attempt to commit; afterwards without those that are fixed. */
  readonly problems: readonly FieldProblem[];
  /** True after an attempt to commit without a country. */
  readonly isCountryMissed: boolean;
  /** A paste that was split into fields, until something else is edited; undefined for none. */
  readonly pasted?: Pasted;
  readonly request: null;
}

/** What undoing a paste restores. */
export interface Pasted {
  /** The field that was pasted into. */
  readonly field: Field;
  /** The previous fields, with the complete text in that field. */
  readonly fields: ManualFields;
  /** Pasted words that are in no field: names, telephone numbers. */
  readonly rest: readonly string[];
  /** The previous country, if the text named another one that was chosen; undefined for none. */
  readonly from?: Country;
}

/** Validation is pending. */
export interface ValidatingStep extends Common {
  readonly step: 'validating';
  readonly request: ValidateRequest;
}

/** The shopper is asked a question: `verdict.advice` is `complete`, `choose` or `review`. */
export interface ReviewStep extends Common {
  readonly step: 'review';
  readonly verdict: Verdict;
  /** Since when the question has been holding back a submission, by `performance.now()`; null if it is not. */
  readonly holdStartedAt: number | null;
  readonly request: null;
}

/** The address is committed. */
export interface AcceptedStep extends Common {
  readonly step: 'accepted';
  /** True if the committed address is the typed one; false if a match replaced it. */
  readonly isAsTyped: boolean;
  /** Why the service could not be asked; null if it answered, or did not have to. */
  readonly problem: Problem | null;
  readonly request: null;
}

/** The manual fields in one of their steps. */
export type ManualState = EditingStep | ValidatingStep | ReviewStep | AcceptedStep;

/** The value of `start` for fields with the committed address. */
export const addressStart = 'address';

/** The fields before they are opened. */
export const initialManual: EditingStep = {
  step: 'editing',
  fields: emptyFields,
  isUntouched: false,
  start: null,
  visited: [],
  isAdditionOpen: false,
  whole: null,
  iso2: null,
  hiddenTexts: [],
  joined: null,
  problems: [],
  isCountryMissed: false,
  request: null,
};

/** The committed address stays as it is, because the service cannot be asked about it. */
export function acceptedUnasked(state: ManualState): AcceptedStep {
  const { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen, whole } = state;
  const common = { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen, whole };
  return { ...common, step: 'accepted', isAsTyped: false, problem: null, request: null };
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
  readonly labels: readonly string[];
  readonly texts: FieldTexts | null;
  /** The text that was typed elsewhere: while it does not change, the fields stay as they were left. */
  readonly start: string;
}

/** The events of the fields. */
export type ManualEvent =
  /** Ends everything that concerned the previous text. */
  | { readonly type: 'fieldEdited'; readonly field: Field; readonly text: string }
  /**
   * Replaces all that a field has. `areas` are the regions of the country that are loaded; `from` is the former
   * country, if the text named the one that is chosen now.
   */
  | {
      readonly type: 'pasted';
      readonly field: Field;
      readonly text: string;
      readonly areas: readonly Area[];
      readonly from?: Country;
    }
  /** The field has this text now. */
  | { readonly type: 'wholeAwaited'; readonly whole: WholeText }
  /** The whole text is back in its field. */
  | { readonly type: 'pasteUndone' }
  /** The pasted words that are in no field go to the second line. */
  | { readonly type: 'restKept' }
  | { readonly type: 'fieldLeft'; readonly field: Field }
  | { readonly type: 'additionOpened' }
  /** The person is done, or the form is submitted. */
  | { readonly type: 'committed'; readonly verification: Verification }
  /** The committed address is verified. `anew`: even if that was tried before. */
  | { readonly type: 'verifyRequested'; readonly verification: Verification; readonly anew: boolean }
  | { readonly type: 'validated'; readonly request: ValidateRequest; readonly answer: ValidationResponse }
  | { readonly type: 'validationFailed'; readonly request: ValidateRequest; readonly problem: Problem }
  /** The question holds a submission back. `time` is in milliseconds of `performance.now()`. */
  | { readonly type: 'submitBlocked'; readonly time: number }
  /** "Use this". */
  | { readonly type: 'candidateAccepted'; readonly candidate: Candidate }
  /** "Keep mine". */
  | { readonly type: 'typedKept' }
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
