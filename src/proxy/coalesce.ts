import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { DeadlineError, suggestTimeoutMs } from '../waiting/timers.ts';
import { type CallHandler, type ClientCall, canonicalKey, type ServiceAnswer } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** Shoppers wait for these answers, so they get more time. */
const longDeadlinesMs: Readonly<Partial<Record<OperationName, number>>> = { details: 8_000, validate: 8_000 };

/** A request that has no answer yet, and may have several browsers waiting for it. */
interface SharedRequest {
  readonly abort: AbortController;
  /** One for each browser that still waits, in the order in which they came. */
  readonly waiters: Set<Waiter>;
  readonly sent: ClientCall['sent'];
  isPaid: boolean;
}

/** One browser that waits, and what ends its wait. */
interface Waiter {
  readonly call: ClientCall;
  readonly end: (answer: ServiceAnswer | Promise<never>) => void;
}

/**
 * Sends equal calls that come at the same time as one request, and ends the wait of each after its deadline with a
 * `ProxyProblem` of the type `upstreamTimeout`. Calls of a session are shared within that session only. A browser that
 * gives up, or whose deadline passes, leaves the request to the others; when the last one leaves, the request is
 * aborted with its reason, a `DeadlineError` after a deadline. A request that was too slow for one browser is not joined
 * any more, so that nobody waits for long in the queue of another client. Only the browser that has waited for the
 * longest time pays for it.
 *
 * @param timeoutMs the deadline of every call; null for the defaults: 8,000 for details and validation, 5,000 for the
 *   others. It includes the wait in the queue and the second attempt.
 */
export function withSharing(next: CallHandler, timeoutMs: number | null = null): CallHandler {
  const inFlight = new Map<string, SharedRequest>();
  /** No further call joins it. */
  const forget = (key: string, request: SharedRequest) => {
    if (inFlight.get(key) === request) inFlight.delete(key);
  };
  const begin = (key: string, call: ClientCall): SharedRequest => {
    const request = { abort: new AbortController(), waiters: new Set<Waiter>(), sent: { requests: 0 }, isPaid: false };
    inFlight.set(key, request);
    const end = (outcomeOf: (index: number) => Parameters<Waiter['end']>[0]) => {
      forget(key, request);
      pay(request);
      for (const [index, waiter] of [...request.waiters].entries()) waiter.end(outcomeOf(index));
    };
    next({ ...call, sent: request.sent }, request.abort.signal).then(
      // The first waiter keeps the source `service`, because the cache stores answers of that source only.
      (answer) => end((index) => (index === 0 ? answer : { ...answer, source: 'shared' })),
      (error) => end(() => Promise.reject(error)),
    );
    return request;
  };
  return (call, signal) =>
    new Promise((resolve) => {
      signal.throwIfAborted();
      const key = `${call.session ?? ''} ${canonicalKey(call)}`;
      const request = inFlight.get(key) ?? begin(key, call);
      const end: Waiter['end'] = (answer) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        resolve(answer);
      };
      const leave = (reason: unknown) => {
        const isTooSlow = reason instanceof DeadlineError;
        if ([...request.waiters][0] === waiter) pay(request);
        request.waiters.delete(waiter);
        const isLast = request.waiters.size === 0;
        if (isLast || isTooSlow) forget(key, request);
        if (isLast) request.abort.abort(reason);
        end(Promise.reject(isTooSlow ? new ProxyProblem(problemTypes.upstreamTimeout, { cause: 'timeout' }) : reason));
      };
      const giveUp = () => leave(signal.reason);
      const deadlineMs = timeoutMs ?? longDeadlinesMs[call.operation] ?? suggestTimeoutMs;
      const timer = setTimeout(() => leave(new DeadlineError()), deadlineMs);
      signal.addEventListener('abort', giveUp);
      const waiter: Waiter = { call, end };
      request.waiters.add(waiter);
    });
}

function pay(request: SharedRequest): void {
  const [first] = request.waiters;
  if (!first || request.isPaid || request.sent.requests === 0) return;
  request.isPaid = true;
  first.call.sent.requests += request.sent.requests;
}
