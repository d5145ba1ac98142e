import type { Reason } from '../../client/errors.ts';
import type { Address } from '../../core/address/address.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { SelectedDetail } from '../../core/entry/selectors.ts';
import type { Problem } from '../../core/problem.ts';

/** The steps of an entry. */
export type { Step } from '../../core/entry/panel-status.ts';

/** How much effort an address took, without any of its text. */
export interface Measures {
  /** Seconds from the first key to the address; 0 if nothing was typed. */
  readonly seconds: number;
  /** Edits: a key, a word from an on-screen keyboard, a paste. */
  readonly keys: number;
  /** How many of them removed something. */
  readonly corrections: number;
  /** `search`: chosen from the list. `paste`: the same, after a paste. `manual`: by hand. `page`: the page's own, brought back or with a flat added. */
  readonly way: 'search' | 'paste' | 'manual' | 'lookup' | 'saved' | 'page';
}

/** The `detail` of `address-selected`. */
export type AddressSelected = SelectedDetail & { readonly measures: Measures };

/** The `detail` of `address-error`. Holds no address text. */
export interface AddressProblem extends Problem {
  readonly reason: Reason;
}

/** The elements' own events by name, with their `detail`. They bubble and are composed. */
export interface AddressEventDetails {
  'address-selected': AddressSelected;
  'address-cleared': null;
  'address-error': AddressProblem;
  'address-step': { readonly step: Step };
  /** Before the page's own fields are filled in; the only cancelable event. */
  'address-before-fill': { readonly address: Address };
}

/** An event of the elements that is not a native one. */
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
