/** Reports to the operator of the proxy. No event holds address text, a whole client address, or a credential. */
import type { OperationName } from '../contract/operations.ts';
import type { ProblemType } from '../contract/problems.ts';
import type { OperationFamily, ServiceAnswer } from './call.ts';
import type { FailureCause } from './failure-cause.ts';

/** One request: a line for a log and an observation for a metric. */
export interface RequestLog {
  /** When the request came: ISO 8601, UTC. */
  readonly time: string;
  /** The operation, or null when the request was for none. */
  readonly operation: OperationName | null;
  /** Status of the response; 499 when the browser had closed the connection before. */
  readonly status: number;
  /** Type of the problem, or null for none. */
  readonly problem: ProblemType | null;
  /** Name of the limit that refused the request, e.g. `lookups`, or null. */
  readonly limit: string | null;
  /** The cause of a failure of the service; null when there was none, or its status says it all. */
  readonly cause: FailureCause | null;
  /** Status that the service answered to this very request; null when it was not asked. */
  readonly upstreamStatus: number | null;
  /** The source of the answer; null when there was none. */
  readonly source: ServiceAnswer['source'] | null;
  /** Time until the response was there. */
  readonly milliseconds: number;
  /** Length of the body. */
  readonly bytes: number;
  /** The client's network: its address, cut to /24 (IPv4) or /48 (IPv6); null when it is not known. */
  readonly network: string | null;
  /** Eight hexadecimal digits that tell sessions apart and reveal nothing else about them; null without a session. */
  readonly session: string | null;
  /** The trace that the request is a part of (`traceparent`); null without one. */
  readonly traceId: string | null;
  /** Header `X-Request-Id`, by which servers before the proxy name the request; null without one. */
  readonly requestId: string | null;
}

/** A lookup that was sent, and that the service may bill. */
export interface LookupLog {
  /** The half of the service. */
  readonly family: OperationFamily;
}

/** An event that an operator should know. */
export type ProxyEvent =
  /** The circuit breaker of one half of the service opens, or closes again. */
  | { readonly kind: 'breaker'; readonly family: OperationFamily; readonly state: BreakerState }
  /** The service refused the account with this status: the operator has to act. Reported once, until it answers again. */
  | { readonly kind: 'accountRefused'; readonly status: number }
  /** The daily cap is reached. Reported once a day by each process. */
  | { readonly kind: 'dailyCap'; readonly day: string; readonly cap: number }
  /**
   * The count of the day cannot be read or written, and no new lookup is sent. `error` is the name or the code of the
   * error. Reported once, until a lookup is counted again.
   */
  | { readonly kind: 'capUnavailable'; readonly error: string }
  /**
   * The store failed, and this process goes on with its own memory. `error` is the name of the error: `StoreSilent` for
   * one that takes too long to reply. Reported once, until the store answers again.
   */
  | { readonly kind: 'storeFailed'; readonly error: string }
  /**
   * Requests come without a readable client address, and share the limits of one client. Reported for the first of
   * them, and each time `requests`, their number, has grown tenfold.
   */
  | { readonly kind: 'noClientAddress'; readonly requests: number }
  /** A mistake in the proxy: name and stack of the error, without its message. */
  | { readonly kind: 'bug'; readonly error: string; readonly stack: string };

/** `closed`: requests pass. `open`: requests are refused, except a few that try whether the service is back. */
export type BreakerState = 'closed' | 'open';

/** A function that is called for each event. */
export type Listener<Event> = (event: Event) => void;

/** The clock and the log, which most parts of the proxy need. */
export interface Surroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Gets the events that the operator should know. */
  readonly onEvent: Listener<ProxyEvent>;
}

/** A listener that never throws: errors and rejections of the wrapped listener are ignored. Default: does nothing. */
export function safeListener<Event>(listener: Listener<Event> | undefined): Listener<Event> {
  return (event) => {
    try {
      const result: unknown = listener?.(event);
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // The listener is the log itself, so there is no place to report its failure.
    }
  };
}

/** The code of an error, or its name. Its message may quote a secret, and is left out. */
export function errorNameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The event for an unexpected error: its name and where it happened. Its message may quote input, and is left out. */
export function bugEventOf(error: unknown): ProxyEvent {
  if (!(error instanceof Error)) return { kind: 'bug', error: typeof error, stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: 'bug', error: error.name, stack: frames.join('\n') };
}
