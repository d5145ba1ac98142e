/**
 * The vocabulary of an address typed into fields: its states, what can happen to it, and what it asks for. The
 * rules are in `manual-machine.ts`.
 */
import type { OperationParams } from '../../contract/operations.ts';
import type { Country, ValidationMatch, ValidationResponse } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Field } from '../address/formats.ts';
import type { Problem } from '../entry.ts';
import type { FieldProblem, ManualFields } from './fields.ts';
import type { Candidate, Verdict } from './verdict.ts';

/**
 * Whether the service is asked. `never`: what was typed is taken. `quietly`: it is asked, the person is not
 * (prefilled addresses). `openly`: whoever typed it may have to answer a question.
 */
export type Verification = 'never' | 'quietly' | 'openly';

/** Asks the service's opinion. Whoever performs it answers with an event that carries it. */
export interface ValidateRequest {
  readonly kind: 'validate';
  readonly params: OperationParams['validate'];
  readonly verification: Exclude<Verification, 'never'>;
}

/** Why an opinion could not be had. */
export type ValidationProblem = Omit<Problem, 'request'>;

interface Common {
  readonly country: Country;
  /** Exactly what is in the fields. */
  readonly fields: ManualFields;
  /** The address the fields were filled from, as long as nobody changed them: kept as it is, details and all. */
  readonly given: Address | null;
  /** The newest request that is still unanswered. */
  readonly request: ValidateRequest | null;
}

export interface EditingStep extends Common {
  readonly step: 'editing';
  /** To show. Empty before the first attempt to commit, and after it gone as soon as they are solved. */
  readonly problems: readonly FieldProblem[];
  readonly request: null;
}

export interface ValidatingStep extends Common {
  readonly step: 'validating';
  readonly request: ValidateRequest;
}

/** A question to the person: `verdict.advice` is `complete`, `choose` or `review`. */
export interface ReviewStep extends Common {
  readonly step: 'review';
  readonly verdict: Verdict;
  readonly request: null;
}

/** The address is committed. */
export interface AcceptedStep extends Common {
  readonly step: 'accepted';
  readonly address: Address;
  /** The match the address is; null when it is what was typed. */
  readonly match: ValidationMatch | null;
  /** Null when the service was not asked, or did not answer. */
  readonly verdict: Verdict | null;
  /** Why it did not. */
  readonly problem: ValidationProblem | null;
  readonly request: null;
}

export type ManualState = EditingStep | ValidatingStep | ReviewStep | AcceptedStep;

export type ManualEvent =
  /** Ends whatever was going on with the text before. */
  | { readonly type: 'fieldEdited'; readonly field: Field; readonly text: string }
  /** The texts stay. */
  | { readonly type: 'countryChosen'; readonly country: Country }
  /** The person is done, or the form is submitted. */
  | { readonly type: 'committed'; readonly verification: Verification }
  | { readonly type: 'validated'; readonly request: ValidateRequest; readonly answer: ValidationResponse }
  | { readonly type: 'validationFailed'; readonly request: ValidateRequest; readonly problem: ValidationProblem }
  /** "Use this". */
  | { readonly type: 'candidateAccepted'; readonly candidate: Candidate }
  /** "Keep mine". */
  | { readonly type: 'kept' }
  /** The part that was asked for: `''` is the answer "without". */
  | { readonly type: 'completed'; readonly text: string }
  /** "Edit", "Change". */
  | { readonly type: 'editedAgain' }
  /** Other texts take the place of all: a page's address, or what was searched for. */
  | {
      readonly type: 'filled';
      readonly country: Country;
      readonly fields: ManualFields;
      readonly given: Address | null;
    }
  | { readonly type: 'cleared' }
  /** The element left the document: no answer will come. */
  | { readonly type: 'left' };
