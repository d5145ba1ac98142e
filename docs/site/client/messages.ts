/** The messages between the page and its reference service, which runs in a worker. */
import type { LedgerReport } from '../../../demo/service/ledger.ts';

/** From the page: a request of an element, or what the service is to do with the next ones. */
export type ToService =
  | {
      readonly kind: 'request';
      readonly id: number;
      /** Path with its query, as below the address of the page. */
      readonly path: string;
      readonly headers: readonly (readonly [string, string])[];
    }
  | { readonly kind: 'fault'; readonly fault: string }
  | { readonly kind: 'forget' };

/** From the service: an answer, and what has been counted until then. */
export interface FromService {
  /** Of the request; null where there was none. */
  readonly id: number | null;
  /** 0 for none: the connection broke. */
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly ledger: LedgerReport;
}
