/** The retry, and the wait that a failure asks for. */
import type { Operation, OperationName } from '../contract/operations.ts';
import { delay } from '../waiting/delay.ts';
import { AddressServiceError } from './errors.ts';
import type { Answer } from './transport.ts';

/** Milliseconds before the retry; up to as many again are added at random. */
const secondTryDelayMs = 300;

/**
 * Creates the retry of a client: a function that performs an operation, and repeats its request once if that may help.
 *
 * While the wait (Retry-After) of the operation's last failure lasts, nothing is sent: the same failure is thrown
 * again, with the remaining seconds, so that typing on does not make it worse. A wait for the limit of a session only
 * affects that session; any other one affects all calls of the operation.
 *
 * @param now milliseconds since the epoch
 */
export function createRetry(now: () => number, wait: typeof delay = delay) {
  /** By operation, or by operation and session if only the session has to wait. */
  const failures = new Map<string, { readonly error: AddressServiceError; readonly at: number }>();

  function throwWhileWaiting(name: OperationName, key: string): void {
    const failure = failures.get(key);
    if (!failure) return;
    const { reason, status, retryAfter, limit } = failure.error;
    const passedMs = now() - failure.at;
    const left = Math.ceil((retryAfter ?? 0) - passedMs / 1_000);
    // If the clock was set back, the wait must not get longer.
    if (left > 0 && passedMs >= 0) throw new AddressServiceError(reason, name, { status, retryAfter: left, limit });
    failures.delete(key);
  }

  /** @param session the session of the call; empty for none */
  return async <Name extends OperationName>(
    { name, billedPerRequest }: Operation<Name>,
    session: string,
    send: () => Promise<Answer<Name>>,
    signal?: AbortSignal,
  ): Promise<Answer<Name>> => {
    const sessionKey = `${name} ${session}`;
    for (const key of [name, sessionKey]) throwWhileWaiting(name, key);
    try {
      return await send().catch(async (error) => {
        if (billedPerRequest || !isTransient(error)) throw error;
        await wait(secondTryDelayMs * (1 + Math.random()), signal);
        return send();
      });
    } catch (error) {
      if (error instanceof AddressServiceError && error.retryAfter)
        failures.set(error.limit === 'session' ? sessionKey : name, { error, at: now() });
      throw error;
    }
  };
}

/**
 * True for a failure that a retry may help with. Not if there is a Retry-After, and not after a timeout, here or in the
 * proxy (504): another try would double the time that the shopper has already waited.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof AddressServiceError)) return false;
  const { reason, status, retryAfter, cause } = error;
  const isTimeout = status === 504 || Object(cause).name === 'TimeoutError';
  return reason === 'unavailable' && retryAfter === null && !isTimeout;
}
