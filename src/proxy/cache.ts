/** Caches answers that are the same for everybody. Answers of a session are never cached (§4.3). */
import { isBodyOf, type OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { maxAgeMaxSeconds } from '../waiting/headers.ts';
import { parseJson } from './answer-text.ts';
import { canonicalKey, type ServiceAnswer, type ServiceCall } from './call.ts';
import { ProxyProblem } from './problem.ts';
import type { Reply, Step } from './store.ts';

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

/** The key of the answer in the store; null for an answer that is never kept. */
export function cacheKeyOf(call: ServiceCall): string | null {
  return staleSeconds[call.operation] === null ? null : `answer:${canonicalKey(call)}`;
}

/** The steps that keep an answer for as long as it may be used; none for one that may not be kept. */
export function stepToKeep(key: string, { operation }: ServiceCall, answer: ServiceAnswer, now: number): Step[] {
  const { status, maxAge, bytes, source, text } = answer;
  if (status !== 200 || maxAge === 0 || source !== 'service') return [];
  const value = `${now + maxAge * 1_000} ${maxAge} ${bytes}\n${text}`;
  return [['set', key, value, maxAge + (staleSeconds[operation] ?? 0)]];
}

/** The kept answer in place of a failure of the service, although its age has passed. */
export function staleAnswer(kept: ServiceAnswer | null, error: unknown): ServiceAnswer | null {
  return kept && isServerError(error) ? { ...kept, maxAge: staleMaxAgeSeconds, source: 'stale' } : null;
}

/**
 * Reads a stored answer: a line with the end of its age in milliseconds since the epoch, the age that the service allowed in
 * seconds, and its length in bytes; then the text. Other programs may write to a shared store, so its texts are checked in the
 * same way as those of the service.
 */
export function readKept(
  { operation }: ServiceCall,
  value: Reply,
  isStoreOwn: boolean,
  now: number,
): ServiceAnswer | null {
  if (typeof value !== 'string') return null;
  const [line, until = '', age = '', bytes = ''] = /^([\d.]+) (\d+) (\d+)\n/.exec(value) ?? [];
  if (line === undefined) return null;
  const secondsLeft = (Number(until) - now) / 1_000;
  if (!(secondsLeft <= Number(age) + clockSkewSeconds)) return null;
  const text = value.slice(line.length);
  if (!isStoreOwn && !isBodyOf(operation, parseJson(text))) return null;
  const maxAge = Math.min(Math.max(0, Math.ceil(secondsLeft)), Number(age), maxAgeMaxSeconds);
  return { status: 200, text, bytes: Number(bytes), maxAge, source: 'kept' };
}

/** True when the service or the proxy failed; false when the request was wrong. */
function isServerError(error: unknown): boolean {
  return error instanceof ProxyProblem && error.status >= 500 && error.type !== problemTypes.internal;
}
