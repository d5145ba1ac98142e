/**
 * The vocabulary of a Dutch lookup: its states, what can happen to it, and what it asks for. The rules are in
 * `reducer.ts`. The address it finds is the entry's. Paragraphs (§) are the contract's.
 */
import type { OperationParams } from '../../contract/operation.ts';
import type { DutchAddress } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Problem } from '../problem.ts';
import type { EventOf, SliceTransition } from '../transition.ts';

/** Exactly what is in the fields. */
export interface LookupFields {
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  /** Code of a province (§4.2 rule 5), for a city name that is not unique. */
  readonly province: string;
  /** For a city name that is not unique in its province either. */
  readonly municipality: string;
}

/** A field by its name. */
export type FieldName = keyof LookupFields;

/** The method of a lookup: by postcode (§4.1), or by city and street (§4.2); each with the house number. */
export type LookupMethod = 'postcode' | 'street';

/** A request is data in the state, with the operation and its parameters. Its answer is an event that carries it. */
export type LookupRequest =
  | { readonly kind: 'dutchByPostcode'; readonly params: OperationParams['dutchByPostcode'] }
  | { readonly kind: 'dutchByStreet'; readonly params: OperationParams['dutchByStreet'] };

/** The known answer for a house. Requests are billed, so nothing known is asked for again. */
export type KnownHouse =
  | { readonly kind: 'found'; readonly request: LookupRequest; readonly answer: DutchAddress }
  | { readonly kind: 'not-found' | 'ambiguous'; readonly request: LookupRequest };

/** An addition that had to be chosen: the official ones, and the typed one. */
export interface AdditionChoice {
  readonly answer: DutchAddress;
  readonly typed: string;
}

interface Common {
  readonly method: LookupMethod;
  readonly fields: LookupFields;
  /** Fields the person left with something in them that cannot be looked up. */
  readonly mistakes: readonly FieldName[];
  /** Newest first. */
  readonly known: readonly KnownHouse[];
  /** The request under way. */
  readonly request: LookupRequest | null;
}

/** The person types. A request for the house in the fields may be under way. */
export interface EditingStep extends Common {
  readonly step: 'editing';
  /** The pause behind a postcode and a number: awaited, or over with nothing typed since. Null if no pause matters. */
  readonly pause: 'awaited' | 'over' | null;
}

/** The fields were left complete; the answer decides what comes next. */
export interface LookingStep extends Common {
  readonly step: 'looking';
  readonly request: LookupRequest;
}

/** The house exists, the typed addition does not: the person chooses an official one, or keeps the typed one. */
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

/** The service could not be asked. */
export interface FailedStep extends Common {
  readonly step: 'failed';
  readonly problem: Problem;
  /** True if the request left the browser, and may have been billed. */
  readonly isSent: boolean;
}

/** The fields are those of the committed address. */
export interface FoundStep extends Common {
  readonly step: 'found';
  /** Still open to another choice; null when nothing had to be chosen. */
  readonly choice: AdditionChoice | null;
  /** The fields as they will be once they are left; null if that changes nothing. */
  readonly tidied: LookupFields | null;
}

/** A Dutch lookup in one of its steps. */
export type DutchLookupState =
  | EditingStep
  | LookingStep
  | AdditionsStep
  | PlaceStep
  | UnknownStep
  | FailedStep
  | FoundStep;

/** The events of a Dutch lookup. */
export type DutchLookupEvent =
  | { readonly type: 'typed'; readonly field: FieldName; readonly text: string }
  /** A field was left, or Enter pressed. */
  | { readonly type: 'committed' }
  /** Nothing was typed for a moment. */
  | { readonly type: 'paused' }
  | { readonly type: 'methodChosen'; readonly method: LookupMethod }
  /** One of the official additions; null keeps what was typed. */
  | { readonly type: 'additionChosen'; readonly addition: string | null }
  | { readonly type: 'arrived'; readonly request: LookupRequest; readonly answer: DutchAddress }
  /** `isSent`: whether the request left the browser. */
  | {
      readonly type: 'failed';
      readonly request: LookupRequest;
      readonly problem: Problem;
      readonly isSent: boolean;
    }
  | { readonly type: 'retried' }
  /** The committed address is another one, which did not come from here. */
  | { readonly type: 'filled'; readonly address: Address };

/** An event of the lookup by its type. */
export type DutchLookupEventOf<Type extends DutchLookupEvent['type']> = EventOf<DutchLookupEvent, Type>;

/** The result of an event, for the lookup and for the entry. */
export type DutchLookupTransition = SliceTransition<DutchLookupState, DutchLookupOutcome>;

/** `committed`: an address was found. `cleared`: the fields are not those of the committed address any more. */
export type DutchLookupOutcome =
  | { readonly kind: 'committed'; readonly address: Address; readonly details: DutchAddress }
  | { readonly kind: 'cleared' };

/** Fields with nothing in them. */
export const noFields: LookupFields = {
  postcode: '',
  houseNumber: '',
  addition: '',
  street: '',
  city: '',
  province: '',
  municipality: '',
};

/** A lookup before anything happened. */
export const initialDutchLookup: EditingStep = {
  step: 'editing',
  method: 'postcode',
  fields: noFields,
  mistakes: [],
  known: [],
  request: null,
  pause: null,
};

/** The lookup with empty fields. */
export function emptied({ method, known }: DutchLookupState): DutchLookupState {
  return { ...initialDutchLookup, method, known };
}
