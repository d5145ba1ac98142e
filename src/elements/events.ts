import type { Reason } from '../client/errors.ts';
import type { OperationName } from '../contract/operations.ts';
import type { DutchAddress, InternationalAddress } from '../contract/types.ts';
import type { Address, Source } from '../core/address/address.ts';
import type { Verdict } from '../core/manual/verdict.ts';

/** The steps of an entry. */
export type Step = 'country' | 'search' | 'details' | 'manual' | 'review' | 'done';

export interface AddressSelected {
  readonly address: Address;
  /** What the service answered, unchanged; null for an address typed by hand. */
  readonly details: InternationalAddress | DutchAddress | null;
  readonly source: Source;
  /** What validation made of it; null when it was not validated. */
  readonly verdict: Verdict | null;
}

/** Holds no address text. */
export interface AddressProblem {
  readonly reason: Reason;
  readonly operation: OperationName;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Seconds; null when the answer named none. */
  readonly retryAfter: number | null;
}

/** Our own events by name. They bubble and are composed. */
export interface AddressEventDetails {
  'address-selected': AddressSelected;
  'address-cleared': null;
  'address-error': AddressProblem;
  'address-step': { readonly step: Step };
  /** Before the page's own fields are filled; the only one that can be cancelled. */
  'address-before-fill': { readonly address: Address };
}

/** An own event, never one with a native name. */
export class AddressEvent<Name extends keyof AddressEventDetails> extends CustomEvent<AddressEventDetails[Name]> {
  constructor(name: Name, detail: AddressEventDetails[Name]) {
    super(name, { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'address-selected': AddressEvent<'address-selected'>;
    'address-cleared': AddressEvent<'address-cleared'>;
    'address-error': AddressEvent<'address-error'>;
    'address-step': AddressEvent<'address-step'>;
    'address-before-fill': AddressEvent<'address-before-fill'>;
  }
}
