import type { Reason } from '../../client/errors.ts';
import type { Address } from '../../core/address/address.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { SelectedDetail } from '../../core/entry/selectors.ts';
import type { Problem } from '../../core/problem.ts';

/** The steps of an entry. */
export type { Step } from '../../core/entry/panel-status.ts';

/** What an address cost the person, without any text of theirs. */
export interface Measures {
  /** From the first key to the address; 0 if nothing was typed. */
  readonly seconds: number;
  /** Changes of a text: a key, a word of an on-screen keyboard, a paste. */
  readonly keys: number;
  /** Those of them that took something away. */
  readonly corrections: number;
  /** `search` from the list, `paste` from it after a text was pasted, `manual` by hand. */
  readonly way: 'search' | 'paste' | 'manual' | 'lookup' | 'saved';
}

/** The `detail` of `address-selected`. */
export type AddressSelected = SelectedDetail & { readonly measures: Measures };

/** The `detail` of `address-error`. Holds no address text. */
export interface AddressProblem extends Problem {
  readonly reason: Reason;
}

/** Our own events by name, with what their `detail` is. They bubble and are composed. */
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
  constructor(name: Name, detail: AddressEventDetails[Name], init: EventInit = {}) {
    super(name, { ...init, detail, bubbles: true, composed: true });
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
