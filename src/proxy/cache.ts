/** Caches answers that are the same for everybody. Answers of a session are never cached (§4.3). */
import { isBodyOf, type OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { maxAgeMaxSeconds } from '../waiting/headers.ts';
import { type CallHandler, canonicalKey, type ServiceAnswer, type ServiceCall } from './call.ts';
import { ProxyProblem } from './problem.ts';
import { parseJson } from './response-body.ts';
import type { Store } from './store.ts';

/** Options of the cache. */
export interface CacheOptions {
  readonly store: Store;
  /** True when nobody but this process writes to the store. */
  readonly isStoreOwn: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

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

/**
 * Answers from the store while an answer is fresh. While the service fails, countries are also answered when their age
 * has passed.
 */
export function withCache(next: CallHandler, { store, isStoreOwn, now }: CacheOptions): CallHandler {
  return async (call, signal) => {
    const staleFor = staleSeconds[call.operation];
    if (staleFor === null) return next(call, signal);
    const key = `answer:${canonicalKey(call)}`;
    const cached = parseStored(call, await store.get(key), now(), isStoreOwn);
    if (cached && cached.maxAge > 0) return cached;
    try {
      const answer = await next(call, signal);
      if (answer.status === 200 && answer.maxAge > 0 && answer.source === 'service') {
        const { maxAge, bytes, text } = answer;
        await store.set(key, `${now() + maxAge * 1_000} ${maxAge} ${bytes}\n${text}`, maxAge + staleFor);
      }
      return answer;
    } catch (error) {
      if (cached && isServerError(error)) return { ...cached, maxAge: staleMaxAgeSeconds, source: 'stale' };
      throw error;
    }
  };
}

/**
 * Reads a stored answer: a line with the end of its age in milliseconds since the epoch, the age that the service allowed in
 * seconds, and its length in bytes; then the text. Other programs may write to a shared store, so its texts are checked in the
 * same way as those of the service.
 */
function parseStored(
  { operation }: ServiceCall,
  value: string | null,
  now: number,
  isOwn: boolean,
): ServiceAnswer | null {
  const [line, until = '', age = '', bytes = ''] = /^([\d.]+) (\d+) (\d+)\n/.exec(value ?? '') ?? [];
  if (value === null || line === undefined) return null;
  const secondsLeft = (Number(until) - now) / 1_000;
  if (!(secondsLeft <= Number(age) + clockSkewSeconds)) return null;
  const text = value.slice(line.length);
  if (!isOwn && !isBodyOf(operation, parseJson(text))) return null;
  const maxAge = Math.min(Math.max(0, Math.ceil(secondsLeft)), Number(age), maxAgeMaxSeconds);
  return { status: 200, text, bytes: Number(bytes), maxAge, source: 'kept' };
}

/** True when the service or the proxy failed; false when the request was wrong. */
function isServerError(error: unknown): boolean {
  return error instanceof ProxyProblem && error.status >= 500 && error.type !== problemTypes.internal;
}
