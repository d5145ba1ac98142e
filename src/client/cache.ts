import { buildPath, type OperationName, type Params } from '../contract/operations.ts';
import type { Answer } from './answer.ts';
import type { Call, Send } from './send.ts';

/** Answers kept at a time. */
const capacity = 200;

interface Kept {
  readonly answer: Answer<OperationName>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Remembers answers in memory for as long as their Cache-Control allows (§1 rule 3), least recently used out
 * first. Answers of a session are kept for that session alone: contexts must not outlive their entry.
 */
export function withCache(send: Send, now: () => number): Send {
  const kept = new Map<string, Kept>();

  return async <Name extends OperationName>(call: Call<Name>, signal?: AbortSignal): Promise<Answer<Name>> => {
    const key = keyOf(call);
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.until > now()) {
      kept.set(key, known);
      return known.answer as Answer<Name>;
    }
    const answer = await send(call, signal);
    if (answer.maxAge > 0) kept.set(key, { answer, until: now() + answer.maxAge * 1_000 });
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    return answer;
  };
}

/** Parameters that cannot be sent have no key worth keeping; `send` says what is wrong with them. */
function keyOf({ operation, params }: Call<OperationName>): string {
  const values = { ...params } as Params;
  try {
    return `${values['session'] ?? ''} ${buildPath(operation, values)}`;
  } catch {
    return '';
  }
}
