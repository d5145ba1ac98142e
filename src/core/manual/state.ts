/**
 * The vocabulary of an address typed into fields: its states, what can happen to it, and what it asks for. The rules
 * are in `reducer.ts`. The country and the committed address are the entry's: they come with each event.
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
 * The way to validate. `never`: the typed address is taken. `silent`: the service is asked, the person is not
 * (prefilled addresses). `interactive`: the person may have to answer a question.
 */
export type Verification = 'never' | 'silent' | 'interactive';

/** Asks the service's opinion. Its answer is an event that carries it. */
export interface ValidateRequest {
  readonly kind: 'validate';
  readonly params: OperationParams['validate'];
  readonly verification: Exclude<Verification, 'never'>;
}

interface Common extends Switched {
  /** True if the fields are those of the committed address, unchanged: that is then kept as it is, details and all. */
  readonly isUntouched: boolean;
  /**
   * The text that the fields were filled from, or that was typed elsewhere since they were left; null before they were
   * opened.
   */
  readonly start: string | null;
  /** Fields that the person has left. */
  readonly visited: readonly Field[];
  /** True if the person opened the second line. */
  readonly isAdditionOpen: boolean;
  /** Null for none. It ends with the next change of the fields. */
  readonly whole: WholeText | null;
  /** The newest request that is still unanswered. */
  readonly request: ValidateRequest | null;
}

/**
 * A text in one field that may be a whole address. Only the regions of its country tell: it is split once they are there,
 * or cannot be.
 */
export interface WholeText {
  readonly field: Field;
  readonly text: string;
  /** The country that the text names, chosen only if the text is a whole address there; else that of the fields. */
  readonly country: Country;
}

/** The person is typing, or has not begun. */
export interface EditingStep extends Common {
  readonly step: 'editing';
  /** To show. Empty before the first attempt to commit, and after it without those that are solved. */
  readonly problems: readonly FieldProblem[];
  /** True if the person tried to commit without a country. */
  readonly isCountryMissed: boolean;
  /** A paste that was taken apart, until something else is edited; absent for none. */
  readonly pasted?: Pasted;
  readonly request: null;
}

/** The data that undoing a paste restores. */
export interface Pasted {
  /** The field that it was pasted into. */
  readonly field: Field;
  /** The texts before it, with the whole of it in its field. */
  readonly fields: ManualFields;
  /** The pasted words that are in no field: names, telephone numbers. */
  readonly rest: readonly string[];
  /** The country of before, where the text named another one and had the fields follow it; absent for none. */
  readonly from?: Country;
}

/** The service is asked. */
export interface ValidatingStep extends Common {
  readonly step: 'validating';
  readonly request: ValidateRequest;
}

/** A question to the person: `verdict.advice` is `complete`, `choose` or `review`. */
export interface ReviewStep extends Common {
  readonly step: 'review';
  readonly verdict: Verdict;
  /**
   * The time since which the question holds a submission back, in milliseconds of `performance.now()`; null while it
   * does not.
   */
  readonly holdStartedAt: number | null;
  readonly request: null;
}

/** The address is committed. */
export interface AcceptedStep extends Common {
  readonly step: 'accepted';
  /** True if the committed address is the typed one; else a match took its place. */
  readonly isAsTyped: boolean;
  /** The reason why the service could not be asked; null if it need not be, or answered. */
  readonly problem: Problem | null;
  readonly request: null;
}

/** The manual fields in one of their steps. */
export type ManualState = EditingStep | ValidatingStep | ReviewStep | AcceptedStep;

/** The value of `start` for fields that begin with the committed address. */
export const addressStart = 'address';

/** Fields before they are opened for the first time. */
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

/** The committed address stays as it is: the service cannot be asked about it. */
export function acceptedUnasked(state: ManualState): AcceptedStep {
  const { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen, whole } = state;
  const common = { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen, whole };
  return { ...common, step: 'accepted', isAsTyped: false, problem: null, request: null };
}

/** The parts of the entry that the rules of the fields need. */
export interface ManualSurroundings {
  /** Null while none is chosen: nothing can be committed then. */
  readonly country: Country | null;
  readonly committed: { readonly address: Address; readonly verdict: Verdict | null } | null;
}

/** What the fields open with: a search for `text` below the levels that have these labels, or the texts of other fields. */
export interface Opening {
  readonly text: string;
  readonly labels: readonly string[];
  readonly texts: FieldTexts | null;
  /** The text typed elsewhere: while it is the same, the fields stay as they were left. */
  readonly start: string;
}

/** The events of the fields. */
export type ManualEvent =
  /** Ends everything that was going on with the former text. */
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
