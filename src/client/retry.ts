/** The second try, and the wait that a failure asks for. */
import type { Operation, OperationName } from '../contract/operation.ts';
import { delay } from '../waiting/delay.ts';
import { mapFailure } from './error-mapping.ts';
import { AddressServiceError } from './errors.ts';
import type { Answer, RequestResult } from './transport.ts';

/**
 * Performs an operation by sending its request, a second time if that may help.
 *
 * While the wait that the operation's last failure asked for (Retry-After) lasts, nothing is sent: the same failure is
 * thrown, with the seconds that are left. A person who types on must not make it worse. A wait for the limit of a
 * session holds for that session alone, any other one for all calls of the operation.
 *
 * @param session the session of the call; empty for none
 * @param send sends the request once
 * @throws AddressServiceError, or the signal's reason when aborted
 */
export type Retry = <Name extends OperationName>(
  operation: Operation<Name>,
  session: string,
  send: () => Promise<RequestResult<Name>>,
  signal?: AbortSignal,
) => Promise<Answer<Name>>;

/** Wait before the second try: this long, plus up to as long again at random. */
const secondTryDelayMs = 300;

/**
 * Makes the retry of one client; each of its operations waits on its own.
 *
 * @param now milliseconds since the epoch
 */
export function createRetry(now: () => number, wait: typeof delay = delay): Retry {
  /** Of a session alone by operation and session, of all calls by the operation. */
  const failures = new Map<string, { readonly error: AddressServiceError; readonly at: number }>();

  function throwWhileWaiting(name: OperationName, key: string): void {
    const failure = failures.get(key);
    if (!failure) return;
    const { reason, status, retryAfter, limit } = failure.error;
    const passedMs = now() - failure.at;
    const left = Math.ceil((retryAfter ?? 0) - passedMs / 1_000);
    // A clock that was set back must not make the wait longer.
    if (left > 0 && passedMs >= 0) throw new AddressServiceError(reason, name, { status, retryAfter: left, limit });
    failures.delete(key);
  }

  return async (operation, session, send, signal) => {
    const { name } = operation;
    const sessionKey = `${name} ${session}`;
    const attempt = async () => {
      const outcome = await send();
      if ('body' in outcome) return outcome;
      signal?.throwIfAborted();
      return mapFailure(operation, outcome, now());
    };
    for (const key of [name, sessionKey]) throwWhileWaiting(name, key);
    let result = await attempt();
    if (!operation.billedPerRequest && isTransient(result)) {
      await wait(secondTryDelayMs * (1 + Math.random()), signal);
      result = await attempt();
    }
    if ('body' in result) return result;
    if (result.retryAfter) failures.set(result.limit === 'session' ? sessionKey : name, { error: result, at: now() });
    throw result;
  };
}

/**
 * True for a failure that may pass. Never against a Retry-After, and not after a timeout, here or in the proxy (504): the
 * person has waited long enough, another try would double it.
 */
function isTransient(result: object): boolean {
  if (!(result instanceof AddressServiceError)) return false;
  const { reason, status, retryAfter, cause } = result;
  const isTimeout = status === 504 || Object(cause).name === 'TimeoutError';
  return reason === 'unavailable' && retryAfter === null && !isTimeout;
}
