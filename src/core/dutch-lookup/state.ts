/**
 * The vocabulary of one Dutch lookup: its states, what can happen to it, and what it asks for. The rules are in
 * `lookup-machine.ts`.
 */
import type { OperationName } from '../../contract/operations.ts';
import type { DutchAddress } from '../../contract/types.ts';
import type { Address, Source } from '../address/address.ts';
import { type FieldName, type LookupFields, type LookupRequest, noFields, type Way } from './parse.ts';

/** Why an operation failed. Reasons are the client's words. */
export interface LookupProblem {
  readonly reason: string;
  readonly operation: OperationName;
  readonly status: number | null;
  /** Seconds. */
  readonly retryAfter: number | null;
}

/** What a house is known to be. Requests are billed, so nothing known is asked for again. */
export type Outcome =
  | { readonly kind: 'found'; readonly request: LookupRequest; readonly answer: DutchAddress }
  | { readonly kind: 'not-found' | 'ambiguous'; readonly request: LookupRequest };

/** An addition had to be chosen: what from, and what was typed instead. */
export interface AdditionChoice {
  readonly answer: DutchAddress;
  readonly typed: string;
}

interface Common {
  readonly way: Way;
  readonly fields: LookupFields;
  /** Fields somebody left with something in them that cannot be looked up. */
  readonly mistakes: readonly FieldName[];
  /** Newest first. */
  readonly known: readonly Outcome[];
  /** What is under way. */
  readonly request: LookupRequest | null;
}

/** Somebody types. A request for the house in the fields may be under way. */
export interface EditingStep extends Common {
  readonly step: 'editing';
}

/** The fields were left complete; the answer decides what comes next. */
export interface LookingStep extends Common {
  readonly step: 'looking';
  readonly request: LookupRequest;
}

/** The house exists, the typed addition does not: one of the official ones, or the typed one all the same. */
export interface AdditionsStep extends Common {
  readonly step: 'additions';
  readonly choice: AdditionChoice;
}

/** More than one city of this name has the street (§4.2 rule 2). */
export interface PlaceStep extends Common {
  readonly step: 'place';
}

/** There is no such house. */
export interface UnknownStep extends Common {
  readonly step: 'unknown';
}

export interface FailedStep extends Common {
  readonly step: 'failed';
  readonly problem: LookupProblem;
}

export interface DoneStep extends Common {
  readonly step: 'done';
  readonly address: Address;
  /** Null for an address that was not looked up. */
  readonly details: DutchAddress | null;
  /** Null for an address the page gave. */
  readonly source: Source | null;
  /** Still open to another choice; null when nothing had to be chosen. */
  readonly choice: AdditionChoice | null;
  /** Who put it there. To the page its own address is no news. */
  readonly by: 'person' | 'page';
}

/** Somebody types the whole address. */
export interface ManualStep extends Common {
  readonly step: 'manual';
  /** Null until it is complete. */
  readonly address: Address | null;
  readonly details: DutchAddress | null;
  readonly source: Source | null;
  /** The fields when they were last left; `address` is made of them. */
  readonly accepted: LookupFields | null;
}

export type LookupState =
  | EditingStep
  | LookingStep
  | AdditionsStep
  | PlaceStep
  | UnknownStep
  | FailedStep
  | DoneStep
  | ManualStep;

export type LookupEvent =
  | { readonly type: 'typed'; readonly field: FieldName; readonly text: string }
  /** A field was left, or Enter pressed: the only occasion to look something up. */
  | { readonly type: 'committed' }
  | { readonly type: 'wayChosen'; readonly way: Way }
  | { readonly type: 'manualChosen' }
  /** One of the official additions; null keeps what was typed. */
  | { readonly type: 'additionChosen'; readonly addition: string | null }
  | { readonly type: 'arrived'; readonly request: LookupRequest; readonly answer: DutchAddress }
  | { readonly type: 'failed'; readonly request: LookupRequest; readonly problem: LookupProblem }
  | { readonly type: 'retried' }
  /** The page gave an address, or the browser brought one back; or the person wrote it into fields of the page. */
  | {
      readonly type: 'filled';
      readonly address: Address;
      readonly source: Source | null;
      readonly by: 'person' | 'page';
      /** What the register said of it, where the browser kept that. */
      readonly details?: DutchAddress | null;
    }
  /** The browser brought back what was typed. */
  | { readonly type: 'restored'; readonly way: Way; readonly fields: LookupFields }
  | { readonly type: 'cleared' }
  /** The element left the document. */
  | { readonly type: 'left' };

export const initialLookup: EditingStep = {
  step: 'editing',
  way: 'postcode',
  fields: noFields,
  mistakes: [],
  known: [],
  request: null,
};
