/** The address that a browser fills in, and its events. The rules are in `autofill-slice.ts`. */
import type { Country } from '../../contract/types.ts';
import type { FieldTexts } from '../address/formats.ts';
import type { EntryState } from './state.ts';

/** An address that a browser filled in. */
export interface Received {
  /** Null if the browser filled in none: the address is in the country in effect. */
  readonly country: Country | null;
  readonly texts: FieldTexts;
  /** All of it in one line. */
  readonly line: string;
}

/** True if a browser may fill in an address: not if nothing can be changed, or if the page has its own fields. */
export function isFillable({ properties: { isFixed, pageFieldsStatus, noManual } }: EntryState): boolean {
  return !(isFixed || pageFieldsStatus !== 'none' || noManual);
}

/** The address that is offered to the person; null for none. */
export function offerOf(state: EntryState): Received | null {
  return isFillable(state) ? state.offered : null;
}

/** The browser's filling in of a saved address, and the person's answer to the offer of it. */
export type AutofillEvent =
  /** `isAgain`: the fields hold what the browser filled in before. */
  | { readonly type: 'autofilled'; readonly received: Received; readonly isAgain: boolean }
  | { readonly type: 'offerTaken' }
  /** The browser took it back. */
  | { readonly type: 'offerWithdrawn' };
