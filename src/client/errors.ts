import type { OperationName } from '../contract/operation.ts';

/**
 * Why an operation failed, in terms a caller acts on.
 *
 * - `invalid-input` (400): the text, or a context that expired. Nothing to retry unchanged.
 * - `unauthorized`: the proxy's credentials or account were refused, or the page may not use the proxy.
 * - `not-found` (404), `ambiguous` (409): answers of the Dutch lookups.
 * - `rate-limited` (429): wait `retryAfter`.
 * - `unavailable`: 5xx, no network, or no answer in time.
 * - `unexpected`: an answer that is not what the contract says, e.g. a page of HTML.
 * - `not-configured`: there is no usable proxy URL.
 */
export type Reason =
  | 'invalid-input'
  | 'unauthorized'
  | 'not-found'
  | 'ambiguous'
  | 'rate-limited'
  | 'unavailable'
  | 'unexpected'
  | 'not-configured';

export interface AddressServiceErrorInit {
  /** The HTTP status, or null when there was no answer. */
  readonly status?: number | null;
  /** Seconds to wait before asking again, when the answer said so. */
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** What every operation rejects with, aborts aside: those stay the platform's `AbortError`. Holds no address text. */
export class AddressServiceError extends Error {
  override readonly name = 'AddressServiceError';
  readonly reason: Reason;
  readonly operation: OperationName;
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(reason: Reason, operation: OperationName, init: AddressServiceErrorInit = {}) {
    super(`${operation}: ${reason}`, init);
    this.reason = reason;
    this.operation = operation;
    this.status = init.status ?? null;
    this.retryAfter = init.retryAfter ?? null;
  }
}
