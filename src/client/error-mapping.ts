/** Maps the status and body of a failed request to a reason. */
import type { OperationName } from '../contract/operations.ts';
import { type ProblemType, problemPrefix } from '../contract/problems.ts';
import { retryAfterSeconds } from '../waiting/headers.ts';
import { AddressServiceError, limitOf, type Reason } from './errors.ts';

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
