import { operations } from '../contract/operations.ts';
import { delay } from './delay.ts';
import { AddressServiceError } from './errors.ts';
import type { Send } from './send.ts';

/** Milliseconds before the second try: this much, plus up to as much again at random. */
const pause = 300;

/**
 * Asks once more after a passing failure. The only layer that retries on behalf of a person, and only where a
 * second request costs nothing: never an operation that is billed per request, never against a Retry-After.
 */
export function withRetry(send: Send, wait: typeof delay = delay): Send {
  return async (call, signal) => {
    try {
      return await send(call, signal);
    } catch (error) {
      if (operations[call.operation].billedPerRequest || !isPassing(error)) throw error;
    }
    await wait(pause * (1 + Math.random()), signal);
    return send(call, signal);
  };
}

/** A timeout has already taken the person's patience; trying again would double it. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof AddressServiceError) || error.reason !== 'unavailable' || error.retryAfter !== null)
    return false;
  return !(error.cause instanceof DOMException && error.cause.name === 'TimeoutError');
}
