/** What a browser fills in, and what can happen to it. The rules are in `autofill-slice.ts`. */
import type { Country } from '../../contract/types.ts';
import type { FieldTexts } from '../address/formats.ts';

/** An address that a browser filled in. */
export interface Received {
  /** Null where it names none: it is in the country in effect. */
  readonly country: Country | null;
  readonly texts: FieldTexts;
  /** All of it in one line. */
  readonly line: string;
}

/** What a browser does with a saved address, and the person with the offer of it. */
export type AutofillEvent =
  /** `isAgain`: the fields hold what the browser filled in before. */
  | { readonly type: 'autofilled'; readonly received: Received; readonly isAgain: boolean }
  | { readonly type: 'offerTaken' }
  /** The browser took it back. */
  | { readonly type: 'offerWithdrawn' };
