/** The address that a browser fills in, and its events. The rules are in `autofill-slice.ts`. */
import type { Country } from '../../contract/types.ts';
import type { FieldTexts } from '../address/formats.ts';

/** An address that a browser filled in. */
export interface Received {
  /** Null if the browser filled in none: the address is in the country in effect. */
  readonly country: Country | null;
  readonly texts: FieldTexts;
  /** All of it in one line. */
  readonly line: string;
}

/** The browser's filling in of a saved address, and the person's answer to the offer of it. */
export type AutofillEvent =
  /** `isAgain`: the fields hold what the browser filled in before. */
  | { readonly type: 'autofilled'; readonly received: Received; readonly isAgain: boolean }
  | { readonly type: 'offerTaken' }
  /** The browser took it back. */
  | { readonly type: 'offerWithdrawn' };
