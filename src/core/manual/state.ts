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
 * Whether the service is asked. `never`: what was typed is taken. `silent`: the service is asked, the person is not
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
  /** Whether the fields are those of the committed address, unchanged: that is then kept as it is, details and all. */
  readonly isUntouched: boolean;
  /** What the fields were filled from, or what else was typed when they were left; null before they were opened. */
  readonly start: string | null;
  /** Fields that the person has left. */
  readonly visited: readonly Field[];
  /** Whether the person opened the second line. */
  readonly isAdditionOpen: boolean;
  /** The newest request that is still unanswered. */
  readonly request: ValidateRequest | null;
}

/** The person is typing, or has not begun. */
export interface EditingStep extends Common {
  readonly step: 'editing';
  /** To show. Empty before the first attempt to commit, and after it without those that are solved. */
  readonly problems: readonly FieldProblem[];
  /** Whether the person tried to commit without a country. */
  readonly isCountryMissed: boolean;
  /** A paste that was taken apart, until something else is edited; absent for none. */
  readonly pasted?: Pasted;
  readonly request: null;
}

/** What undoing a paste brings back. */
export interface Pasted {
  /** The field that it was pasted into. */
  readonly field: Field;
  /** The texts before it, with the whole of it in its field. */
  readonly fields: ManualFields;
  /** What of it is in no field: names, telephone numbers. */
  readonly rest: readonly string[];
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
  /** Since when the question holds a submission back, in milliseconds of `performance.now()`; null while it does not. */
  readonly heldSince: number | null;
  readonly request: null;
}

/** The address is committed. */
export interface AcceptedStep extends Common {
  readonly step: 'accepted';
  /** Whether the committed address is what was typed; else a match took its place. */
  readonly isAsTyped: boolean;
  /** Why the service's opinion could not be had; null when it was not needed or did come. */
  readonly problem: Problem | null;
  readonly request: null;
}

/** The manual fields in one of their steps. */
export type ManualState = EditingStep | ValidatingStep | ReviewStep | AcceptedStep;

/** What `start` is of fields that begin with the committed address. */
export const addressStart = 'address';

/** What `start` is of fields that the browser brought back. */
export const restoredStart = 'restored';

/** Fields before they are opened for the first time. */
export const initialManual: EditingStep = {
  step: 'editing',
  fields: emptyFields,
  isUntouched: false,
  start: null,
  visited: [],
  isAdditionOpen: false,
  iso2: null,
  hiddenTexts: [],
  joined: null,
  problems: [],
  isCountryMissed: false,
  request: null,
};

/** What the rules need to know of the entry around the fields. */
export interface ManualSurroundings {
  /** Null while none is chosen: nothing can be committed then. */
  readonly country: Country | null;
  readonly committed: { readonly address: Address; readonly verdict: Verdict | null } | null;
}

/** What can happen to the fields. */
export type ManualEvent =
  /**
   * The fields come into sight, after a search for `text` below the levels that have these labels, or with the texts of
   * other fields. `start` says what is typed elsewhere: the fields stay as they were left as long as that does.
   */
  | {
      readonly type: 'opened';
      readonly text: string;
      readonly labels: readonly string[];
      readonly texts: FieldTexts | null;
      readonly start: string;
    }
  /** Ends what was going on with the text before. */
  | { readonly type: 'fieldEdited'; readonly field: Field; readonly text: string }
  /** Takes the place of all that a field has. `areas` are the regions of the country, as far as they are loaded. */
  | { readonly type: 'pasted'; readonly field: Field; readonly text: string; readonly areas: readonly Area[] }
  /** The whole text is back in its field. */
  | { readonly type: 'pasteUndone' }
  | { readonly type: 'fieldLeft'; readonly field: Field }
  | { readonly type: 'additionOpened' }
  /** The texts stay, as far as they mean something in the other country. */
  | { readonly type: 'countryChanged' }
  /** The person is done, or the form is submitted. */
  | { readonly type: 'committed'; readonly verification: Verification }
  /** The committed address is looked at. `anew`: also when that was tried before. */
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
  | { readonly type: 'editedAgain' }
  /** The fields go out of sight, or the element leaves the document: no answer is awaited. */
  | { readonly type: 'closed' };

/** An event of the manual fields by its type. */
export type ManualEventOf<Type extends ManualEvent['type']> = EventOf<ManualEvent, Type>;

/** What an event leads to, for the fields and for the entry. */
export type ManualTransition = SliceTransition<ManualState, ManualOutcome>;

/** `unchanged`: the committed address stands as it is. `accepted`: an address may take its place. */
export type ManualOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'accepted';
      readonly address: Address;
      /** The match the address is; null when it is what was typed. */
      readonly match: ValidationMatch | null;
      /** Null when the service was not asked, or did not answer. */
      readonly verdict: Verdict | null;
    };
