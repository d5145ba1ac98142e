import { operations } from '../contract/operations.ts';
import { delay } from '../waiting/delay.ts';
import type { CallHandler, ServiceCall } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** Retries that each request earns: over time, a tenth of all requests. */
const retriesPerRequest = 0.1;
/** The most retries that quiet times can save up. */
const maxSavedRetries = 10;
/** The second attempt comes after a random time between these two. */
const retryDelayMinMs = 100;
const retryDelayMaxMs = 400;

/** Statuses that a gateway before the service sends while the service is away for a moment. */
const transientStatuses: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Tries a call a second time after a failure that may pass. Retries are at most a tenth of all requests, because a
 * service in trouble must not get twice the traffic. Suggestions are never retried, because the next keystroke asks
 * again. An operation that is billed per request is retried only when the service cannot have seen the first attempt.
 */
export function withRetry(next: CallHandler): CallHandler {
  let savedRetries = 0;
  return async (call, signal) => {
    savedRetries = Math.min(savedRetries + retriesPerRequest, maxSavedRetries);
    try {
      return await next(call, signal);
    } catch (error) {
      if (savedRetries < 1 || !isRetryable(call, error)) throw error;
      savedRetries -= 1;
    }
    await delay(retryDelayMinMs + Math.random() * (retryDelayMaxMs - retryDelayMinMs), signal);
    return next(call, signal);
  };
}

function isRetryable({ operation }: ServiceCall, error: unknown): boolean {
  if (operation === 'suggest' || !(error instanceof ProxyProblem)) return false;
  const { isUnsent, retryAfter, upstreamStatus } = error.init;
  // A service that names a time does not want to be asked earlier.
  if (retryAfter !== undefined) return false;
  return isUnsent === true || (transientStatuses.includes(upstreamStatus) && !operations[operation].billedPerRequest);
}
