/**
 * The types of a Dutch lookup: its steps, events and requests. The rules are in `reducer.ts`. The address it finds
 * belongs to the entry. Section numbers (§) are the contract's.
 */
import type { OperationParams } from '../../contract/operations.ts';
import type { DutchAddress } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { Problem } from '../problem.ts';
import type { EventOf, SliceTransition } from '../transition.ts';

/** The exact text in the fields. */
export interface LookupFields {
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  /** Code of a province (§4.2 rule 5), for an ambiguous city. */
  readonly province: string;
  /** For a city that is ambiguous even within its province. */
  readonly municipality: string;
}

/** A field by its name. */
export type FieldName = keyof LookupFields;

/** A field without which there is no lookup. */
export type NeededField = 'postcode' | 'houseNumber' | 'street' | 'city';

/** By postcode (§4.1), or by city and street (§4.2); both with the house number. */
export type LookupMethod = 'postcode' | 'street';

/** A request is data in the state, with the operation and its parameters. Its answer is an event that contains it. */
export type LookupRequest =
  | { readonly kind: 'dutchByPostcode'; readonly params: OperationParams['dutchByPostcode'] }
  | { readonly kind: 'dutchByStreet'; readonly params: OperationParams['dutchByStreet'] };

/** The known answer for a house. Requests are billed, so none is sent twice. */
export type KnownHouse =
  | { readonly kind: 'found'; readonly request: LookupRequest; readonly answer: DutchAddress }
  | { readonly kind: 'not-found' | 'ambiguous'; readonly request: LookupRequest };

/** A choice of additions: the official ones, and the typed one. */
export interface AdditionChoice {
  readonly answer: DutchAddress;
  readonly typed: string;
}

/** What all steps have. */
export interface Lookup {
  readonly method: LookupMethod;
  readonly fields: LookupFields;
  /** Fields that were left with content that cannot be looked up. */
  readonly mistakes: readonly NeededField[];
  /** Newest first. */
  readonly known: readonly KnownHouse[];
  /** The pending request. */
  readonly request: LookupRequest | null;
}

/** The fields are being edited. A request for the house in them may be pending. */
export interface EditingStep extends Lookup {
  readonly step: 'editing';
  /** The pause after a postcode and a number: pending, or over with nothing typed since. Null if it does not matter. */
  readonly pause: 'awaited' | 'over' | null;
}

/** The fields are those of the committed address. */
export interface FoundStep extends Lookup {
  readonly step: 'found';
  /** The choice stays open; null if there was none. */
  readonly choice: AdditionChoice | null;
  /** The fields as they will be once they are left; null if that changes nothing. */
  readonly tidied: LookupFields | null;
}

/**
 * A Dutch lookup in one of its steps.
 *
 * - `looking`: the complete fields were left, and the answer is pending.
 * - `additions`: the house exists, but not the typed addition. The shopper chooses an official one, or keeps it.
 * - `place`: several cities of this name have the street (§4.2 rule 2).
 * - `unknown`: there is no such house.
 * - `failed`: the service could not be asked. If the request left the browser, it may have been billed.
 */
export type DutchLookupState =
  | EditingStep
  | FoundStep
  | (Lookup & { readonly step: 'looking'; readonly request: LookupRequest })
  | (Lookup & { readonly step: 'additions'; readonly choice: AdditionChoice })
  | (Lookup & { readonly step: 'place' | 'unknown' })
  | (Lookup & { readonly step: 'failed'; readonly problem: Problem; readonly isSent: boolean });

/** The events of a Dutch lookup. */
export type DutchLookupEvent =
  | { readonly type: 'typed'; readonly field: FieldName; readonly text: string }
  /** A field was left, or Enter pressed. */
  | { readonly type: 'committed' }
  /** Nothing was typed for a moment. */
  | { readonly type: 'paused' }
  | { readonly type: 'methodChosen'; readonly method: LookupMethod }
  /** An official addition; null to keep what was typed. */
  | { readonly type: 'additionChosen'; readonly addition: string | null }
  | { readonly type: 'arrived'; readonly request: LookupRequest; readonly answer: DutchAddress }
  /** `isSent`: true if the request left the browser. */
  | {
      readonly type: 'failed';
      readonly request: LookupRequest;
      readonly problem: Problem;
      readonly isSent: boolean;
    }
  | { readonly type: 'retried' };

/** An event of the lookup by its type. */
export type DutchLookupEventOf<Type extends DutchLookupEvent['type']> = EventOf<DutchLookupEvent, Type>;

/** The result of an event, for the lookup and for the entry. */
export type DutchLookupTransition = SliceTransition<DutchLookupState, DutchLookupOutcome>;

/** `committed`: an address was found. `cleared`: the fields no longer match the committed address. */
type DutchLookupOutcome =
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

/** The initial state. */
export const initialDutchLookup: EditingStep = {
  step: 'editing',
  method: 'postcode',
  fields: noFields,
  mistakes: [],
  known: [],
  request: null,
  pause: null,
};

/** Without the members of its step. */
export function commonOf({ method, fields, mistakes, known, request }: DutchLookupState): Lookup {
  return { method, fields, mistakes, known, request };
}

/** The lookup as editable fields. */
export function editing(state: DutchLookupState, changes: Partial<EditingStep> = {}): EditingStep {
  return { ...commonOf(state), pause: null, ...changes, step: 'editing' };
}

/** The pause in typing that matters to these fields; null for none. */
export const pauseIn = (state: DutchLookupState) => (state.step === 'editing' ? state.pause : null);

/** No answer is awaited. */
export function withoutRequest(state: DutchLookupState): DutchLookupState {
  if (state.step === 'looking' || pauseIn(state)) return editing(state, { request: null });
  return state.request ? { ...state, request: null } : state;
}

/** The lookup with empty fields. */
export function emptied({ method, known }: DutchLookupState): DutchLookupState {
  return { ...initialDutchLookup, method, known };
}
