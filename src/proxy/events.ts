/** What the operator hears. Nothing here holds address text, a whole address of a client, or a credential. */
import type { OperationName } from '../contract/operations.ts';
import type { ProblemType } from '../contract/problems.ts';
import type { Answer, Family } from './call.ts';

/** One line of a log, and one observation of a metric. */
export interface RequestLog {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Null when the request asked for none. */
  readonly operation: OperationName | null;
  /** What the browser got; 499 when it had gone before. */
  readonly status: number;
  readonly problem: ProblemType | null;
  /** The limit that refused it. */
  readonly limit: string | null;
  /** What the service answered for this very request. */
  readonly upstreamStatus: number | null;
  readonly source: Answer['source'] | null;
  readonly milliseconds: number;
  /** Of the body. */
  readonly bytes: number;
  /** The client's address, cut to /24 or /48. */
  readonly network: string | null;
  /** Eight hexadecimal digits that tell sessions apart, and nothing else about them. */
  readonly session: string | null;
}

export type ProxyEvent =
  /** The service is given a rest, tried again, or trusted again. */
  | { readonly kind: 'breaker'; readonly family: Family; readonly state: BreakerState }
  /** The service refused the account: somebody has to act. */
  | { readonly kind: 'accountRefused'; readonly status: number }
  /** The daily cap is reached; told once a day and process. */
  | { readonly kind: 'dailyCap'; readonly day: string; readonly cap: number }
  /** The store rejected; this process goes on with its own memory. */
  | { readonly kind: 'storeFailed'; readonly error: string }
  /** Requests come without a client address, so limits per address cannot hold. Told once. */
  | { readonly kind: 'noClientAddress' }
  /** A mistake in the proxy. Name and stack of the error, without its message. */
  | { readonly kind: 'bug'; readonly error: string; readonly stack: string };

export type BreakerState = 'closed' | 'open' | 'probing';

export type Listener<Event> = (event: Event) => void;

/** A listener that throws, or rejects, must not stop what it listens to. */
export function safely<Event>(listener: Listener<Event> | undefined): Listener<Event> {
  return (event) => {
    try {
      const result: unknown = listener?.(event);
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // Whoever listens has a log of its own to say so.
    }
  };
}

/** An error's name and where it happened. Messages of errors may quote what they were given. */
export function bugOf(error: unknown): ProxyEvent {
  if (!(error instanceof Error)) return { kind: 'bug', error: typeof error, stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: 'bug', error: error.name, stack: frames.join('\n') };
}
