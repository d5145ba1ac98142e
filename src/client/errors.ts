import type { OperationName } from '../contract/operation.ts';
import type { LimitScope } from '../contract/problems.ts';

/** Every reason, for code that recognises an error without its class. */
const reasons = [
  'invalid-input',
  'unauthorized',
  'not-found',
  'ambiguous',
  'rate-limited',
  'unavailable',
  'unexpected',
  'not-configured',
] as const;

/**
 * The reason why an operation failed, in terms a caller acts on.
 *
 * - `invalid-input` (400): the text, or a context that expired. Do not retry it unchanged.
 * - `unauthorized`: the proxy's credentials or account were refused, or the page may not use the proxy.
 * - `not-found` (404), `ambiguous` (409): normal answers of the Dutch lookups.
 * - `rate-limited` (429): wait `retryAfter`.
 * - `unavailable`: 5xx, no network, or no answer in time.
 * - `unexpected`: an answer that is not what the contract says, e.g. a page of HTML.
 * - `not-configured`: there is no usable proxy URL.
 */
export type Reason = (typeof reasons)[number];

/** A failure as plain data. Holds no address text. */
export interface AddressProblem {
  readonly reason: Reason;
  readonly operation: OperationName;
  /** The HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** Seconds to wait before asking again, or null when the answer did not say. */
  readonly retryAfter: number | null;
  /** The scope of the limit that was reached, which has to wait; null if the answer did not say. */
  readonly limit: LimitScope | null;
}

/** Optional parts of an `AddressServiceError`; those that are left out are null. */
export interface AddressServiceErrorInit extends Partial<Omit<AddressProblem, 'reason' | 'operation'>> {
  readonly cause?: unknown;
}

/** Every operation rejects with it, except when aborted: then with the signal's reason. Holds no address text. */
export class AddressServiceError extends Error implements AddressProblem {
  override readonly name = 'AddressServiceError';
  readonly reason: Reason;
  readonly operation: OperationName;
  readonly status: number | null;
  readonly retryAfter: number | null;
  readonly limit: LimitScope | null;

  constructor(reason: Reason, operation: OperationName, init: AddressServiceErrorInit = {}) {
    super(`${operation}: ${reason}`, init);
    this.reason = reason;
    this.operation = operation;
    this.status = init.status ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.limit = init.limit ?? null;
  }
}

/**
 * Describes the failure of a call, for any thrown value. An error is recognised by its `reason`, not by its class: a
 * client of the page, or of another copy of this package, throws another class. An abort or a timeout is `unavailable`,
 * so check for aborts of your own first. Everything else is `unexpected`.
 *
 * @param operation the one that was called
 */
export function problemFrom(error: unknown, operation: OperationName): AddressProblem {
  const thrown: Thrown = Object(error);
  const known = reasons.find((candidate) => candidate === thrown.reason);
  const { status, retryAfter, limit }: Thrown = known ? thrown : {};
  const isUnavailable = thrown.name === 'AbortError' || thrown.name === 'TimeoutError';
  return {
    reason: known ?? (isUnavailable ? 'unavailable' : 'unexpected'),
    operation,
    status: numberOrNull(status),
    retryAfter: numberOrNull(retryAfter),
    limit: limitOf(limit),
  };
}

/** The members that are read of a thrown value of any type. */
type Thrown = { readonly [member in 'name' | 'reason' | 'status' | 'retryAfter' | 'limit']?: unknown };

/** The scope of the limit in a value; null for anything else. */
export function limitOf(value: unknown): LimitScope | null {
  return value === 'session' || value === 'client' || value === 'account' ? value : null;
}

/** Neither a status nor a wait is ever negative. */
function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
