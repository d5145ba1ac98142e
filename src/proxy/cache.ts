/** Caches answers that are the same for everybody. Answers of a session are never cached (§4.3). */
import { isBodyOf, type OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { maxAgeMaxSeconds } from '../waiting/headers.ts';
import { type CallHandler, canonicalKey, type ServiceAnswer, type ServiceCall } from './call.ts';
import { ProxyProblem } from './problem.ts';
import type { Store } from './store.ts';

/** Seconds for which an answer may be used after its age has passed, while the service fails; null: never cached. */
const staleSeconds: Readonly<Record<OperationName, number | null>> = {
  countries: 86_400,
  country: 86_400,
  dutchByPostcode: 0,
  dutchByStreet: 0,
  validate: 0,
  suggest: null,
  details: null,
};

/** Seconds for which the browser may cache an answer whose age has passed. */
const staleMaxAgeSeconds = 60;

/** Seconds by which the clocks of several processes may differ. A larger difference means that a clock was set back. */
const clockSkewSeconds = 60;

/** An answer as it is in the store, in JSON. */
interface StoredAnswer {
  /** End of its age, in milliseconds since the epoch. */
  readonly until: number;
  /** The age that the service allowed, in seconds. */
  readonly age: number;
  readonly text: string;
}

/**
 * Answers from the store while an answer is fresh. While the service fails, countries are also answered when their age
 * has passed.
 *
 * @param now milliseconds since the epoch.
 */
export function withCache(next: CallHandler, store: Store, now: () => number): CallHandler {
  return async (call, signal) => {
    const staleFor = staleSeconds[call.operation];
    if (staleFor === null) return next(call, signal);
    const key = `answer:${canonicalKey(call)}`;
    const cached = parseStored(call, await store.get(key), now());
    if (cached && cached.maxAge > 0) return cached;
    try {
      const answer = await next(call, signal);
      if (answer.status === 200 && answer.maxAge > 0 && answer.source === 'service') {
        const until = now() + answer.maxAge * 1_000;
        const stored: StoredAnswer = { until, age: answer.maxAge, text: answer.text };
        await store.set(key, JSON.stringify(stored), answer.maxAge + staleFor);
      }
      return answer;
    } catch (error) {
      if (cached && isServerError(error)) return { ...cached, maxAge: staleMaxAgeSeconds, source: 'stale' };
      throw error;
    }
  };
}

/** Other programs may write to a shared store, so its texts are checked in the same way as those of the service. */
function parseStored({ operation }: ServiceCall, value: string | null, now: number): ServiceAnswer | null {
  if (value === null) return null;
  try {
    const { until, age, text } = JSON.parse(value) as { readonly [name in keyof StoredAnswer]?: unknown };
    if (typeof until !== 'number' || typeof age !== 'number' || typeof text !== 'string') return null;
    const secondsLeft = (until - now) / 1_000;
    if (secondsLeft > age + clockSkewSeconds) return null;
    if (!isBodyOf(operation, JSON.parse(text) as unknown)) return null;
    const maxAge = Math.min(Math.max(0, Math.ceil(secondsLeft)), age, maxAgeMaxSeconds);
    return { status: 200, text, bytes: new TextEncoder().encode(text).length, maxAge, source: 'kept' };
  } catch {
    return null;
  }
}

/** True when the service or the proxy failed; false when the request was wrong. */
function isServerError(error: unknown): boolean {
  return error instanceof ProxyProblem && error.status >= 500 && error.type !== problemTypes.internal;
}
