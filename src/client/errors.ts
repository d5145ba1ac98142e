import type { OperationName } from '../contract/operations.ts';
import { type LimitScope, type ProblemType, problemPrefix } from '../contract/problems.ts';
import { retryAfterSeconds } from '../waiting/headers.ts';

/** Every reason, so that an error can be recognised without its class. */
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
 * Why an operation failed, in terms that a caller can act on.
 *
 * - `invalid-input` (400): the text was refused, or a context has expired. Do not retry it unchanged.
 * - `unauthorized`: the proxy's credentials or account were refused, or the page may not use the proxy.
 * - `not-found` (404), `ambiguous` (409): normal answers to Dutch lookups.
 * - `rate-limited` (429): wait for `retryAfter` seconds.
 * - `unavailable`: 5xx, no network, or no answer in time.
 * - `unexpected`: an answer that does not match the contract, e.g. an HTML page.
 * - `not-configured`: there is no usable proxy URL.
 */
export type Reason = (typeof reasons)[number];

/** A failure as plain data, without address text. */
export interface AddressProblem {
  readonly reason: Reason;
  readonly operation: OperationName;
  /** The HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** Seconds to wait before the next request; null if the answer did not say. */
  readonly retryAfter: number | null;
  /** Which limit was reached; null if the answer did not say. */
  readonly limit: LimitScope | null;
}

/** The optional members of an `AddressServiceError`. Default: null. */
interface AddressServiceErrorInit extends Partial<Omit<AddressProblem, 'reason' | 'operation'>> {
  readonly cause?: unknown;
}

/** Rejection of every operation, except when aborted: then it is the signal's reason. Holds no address text. */
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
 * Describes any thrown value as a failure. An error is recognised by its `reason`, not by its class, because a page's
 * own client, or another copy of this package, throws another class. An abort or a timeout is `unavailable`, so check
 * for your own aborts first. Everything else is `unexpected`.
 *
 * @param operation the operation that was called
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

/** The members that are read from a thrown value of any type. */
type Thrown = { readonly [member in 'name' | 'reason' | 'status' | 'retryAfter' | 'limit']?: unknown };

/** A value as the scope of a limit; null for anything else. */
export function limitOf(value: unknown): LimitScope | null {
  return value === 'session' || value === 'client' || value === 'account' ? value : null;
}

/** Neither a status nor a wait can be negative. */
function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** The last part of the proxy's problem types. */
type ProblemName = ProblemType extends `${typeof problemPrefix}${infer Name}` ? Name : never;

/** The problem types that are more specific than their status. */
const reasonsByProblem: ReadonlyMap<unknown, Reason> = new Map<ProblemName, Reason>([
  ['not-found', 'not-found'],
  ['ambiguous', 'ambiguous'],
  ['upstream-auth', 'unauthorized'],
  ['upstream-shape', 'unexpected'],
]);

/** Server errors are `unavailable`. A 404 or 409 only counts with a body from the service or from our own proxy. */
const reasonsByStatus: Readonly<Record<number, Reason>> = {
  400: 'invalid-input',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not-found',
  409: 'ambiguous',
  429: 'rate-limited',
};

/**
 * The error for a response without a usable answer.
 *
 * @param body parsed; undefined if it was not JSON
 * @param now milliseconds since the epoch, for a Retry-After that is a date
 */
export function errorFrom(
  { status, headers }: Response,
  body: unknown,
  operation: OperationName,
  now: number,
): AddressServiceError {
  const { limit }: { readonly limit?: unknown } = Object(body);
  return new AddressServiceError(reasonOf(status, body), operation, {
    status,
    retryAfter: retryAfterSeconds(headers.get('retry-after'), now),
    limit: limitOf(limit),
  });
}

function reasonOf(status: number, body: unknown): Reason {
  // If the body is not an object, all three are undefined.
  const { type, exception, exceptionId }: { readonly [member in 'type' | 'exception' | 'exceptionId']?: unknown } =
    Object(body);
  const byProblem = typeof type === 'string' && reasonsByProblem.get(type.split(problemPrefix)[1]);
  if (byProblem) return byProblem;
  if (status >= 500) return 'unavailable';
  // §7 does not show error bodies, and recorded ones have both texts; one is enough. A shop's own "page not found" must
  // not be taken for "this address does not exist".
  if ((status === 404 || status === 409) && typeof (exception ?? exceptionId) !== 'string') return 'unexpected';
  return reasonsByStatus[status] ?? 'unexpected';
}
