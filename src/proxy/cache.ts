/** Answers that hold for everybody are kept; those of a session never (§4.3: a context must not be stored). */
import { isBodyOf } from '../contract/bodies.ts';
import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { type Answer, type Ask, type CheckedCall, canonicalKey } from './call.ts';
import { Problem } from './problem.ts';
import type { Store } from './store.ts';

/** Seconds an answer may be used beyond its age while the service fails; null for operations that are not kept. */
const staleFor: Readonly<Record<OperationName, number | null>> = {
  countries: 86_400,
  country: 86_400,
  dutchByPostcode: 0,
  dutchByStreet: 0,
  validate: 0,
  suggest: null,
  details: null,
};

/** Seconds the browser may keep an answer that is past its age. */
const staleAge = 60;

/** Seconds by which clocks of processes may differ. More is left of an answer only where a clock was set back. */
const clockSkew = 60;

/** As the store has it. */
interface Kept {
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Seconds it held when it came. */
  readonly age: number;
  readonly text: string;
}

export function withCache(ask: Ask, store: Store, now: () => number): Ask {
  return async (call, signal) => {
    const stale = staleFor[call.operation];
    if (stale === null) return ask(call, signal);
    const key = `answer:${canonicalKey(call)}`;
    const kept = parse(call, await store.get(key), now());
    if (kept && kept.maxAge > 0) return kept;
    try {
      const answer = await ask(call, signal);
      if (answer.status === 200 && answer.maxAge > 0 && answer.source === 'service') {
        const until = now() + answer.maxAge * 1_000;
        const kept: Kept = { until, age: answer.maxAge, text: answer.text };
        await store.set(key, JSON.stringify(kept), answer.maxAge + stale);
      }
      return answer;
    } catch (error) {
      if (kept && isFailure(error)) return { ...kept, maxAge: staleAge, source: 'stale' };
      throw error;
    }
  };
}

/** A store may be shared with others, so what comes from it is checked as what comes from the service. */
function parse({ operation }: CheckedCall, value: string | null, now: number): Answer | null {
  if (value === null) return null;
  try {
    const { until, age, text } = JSON.parse(value) as { readonly [name in keyof Kept]?: unknown };
    if (typeof until !== 'number' || typeof age !== 'number' || typeof text !== 'string') return null;
    const left = (until - now) / 1_000;
    if (left > age + clockSkew) return null;
    if (!isBodyOf(operation, JSON.parse(text) as unknown)) return null;
    const maxAge = Math.min(Math.max(0, Math.ceil(left)), age, 86_400);
    return { status: 200, text, bytes: new TextEncoder().encode(text).length, maxAge, source: 'kept' };
  } catch {
    return null;
  }
}

/** The service's failures and ours, not what the request did wrong. */
function isFailure(error: unknown): boolean {
  return error instanceof Problem && error.status >= 500 && error.type !== problemTypes.internal;
}
