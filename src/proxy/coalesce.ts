import { DeadlineError } from '../waiting/timers.ts';
import { type CallHandler, type ClientCall, canonicalKey, countRequests, type ServiceAnswer } from './call.ts';

/** A request that has no answer yet, and may have several browsers waiting for it. */
interface SharedRequest {
  readonly abort: AbortController;
  /** One for each browser that still waits, in the order in which they came. */
  readonly waiters: Set<Waiter>;
  /** Its requests that the service may have received, and that no browser has been charged for. */
  unpaid: () => number;
}

/** One browser that waits. */
interface Waiter {
  readonly call: ClientCall;
  readonly resolve: (answer: ServiceAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends equal calls that come at the same time as one request. Calls of a session are shared within that session only.
 * A browser that gives up, or whose deadline passes, leaves the request to the others; when the last one leaves, the
 * request is aborted with its reason. A request that was too slow for one browser is not joined any more, so that nobody
 * waits for long in the queue of another client. Only the browser that has waited for the longest time pays for it.
 */
export function withSharing(next: CallHandler): CallHandler {
  const inFlight = new Map<string, SharedRequest>();
  /** No further call joins it. */
  const forget = (key: string, request: SharedRequest) => {
    if (inFlight.get(key) === request) inFlight.delete(key);
  };
  const pay = (request: SharedRequest, { call }: Waiter) => {
    if (request.unpaid() > 0) call.onSend?.(request.unpaid());
    request.unpaid = () => 0;
  };
  const begin = (key: string, call: ClientCall): SharedRequest => {
    const { onSend: _, ...unpaid } = call;
    const counted = countRequests(unpaid);
    const request: SharedRequest = { abort: new AbortController(), waiters: new Set(), unpaid: counted.requests };
    inFlight.set(key, request);
    const end = (): readonly Waiter[] => {
      forget(key, request);
      const waiters = [...request.waiters];
      if (waiters[0]) pay(request, waiters[0]);
      request.waiters.clear();
      return waiters;
    };
    next(counted.call, request.abort.signal).then(
      (answer) => {
        // The first waiter keeps the source `service`, because the cache stores answers of that source only.
        const shared: ServiceAnswer = answer.source === 'service' ? { ...answer, source: 'shared' } : answer;
        for (const [index, waiter] of end().entries()) waiter.resolve(index === 0 ? answer : shared);
      },
      (error) => {
        for (const waiter of end()) waiter.reject(error);
      },
    );
    return request;
  };
  const leave = (key: string, request: SharedRequest, waiter: Waiter, reason: unknown) => {
    // Its wait may have ended before.
    if (!request.waiters.has(waiter)) return;
    const [first] = request.waiters;
    if (waiter === first && request.unpaid() > 0) pay(request, waiter);
    request.waiters.delete(waiter);
    const isLast = request.waiters.size === 0;
    if (isLast || reason instanceof DeadlineError) forget(key, request);
    if (isLast) request.abort.abort(reason);
    waiter.reject(reason);
  };
  return (call, signal) => {
    if (signal.aborted) return Promise.reject(signal.reason);
    const key = `${call.session ?? ''} ${canonicalKey(call)}`;
    const request = inFlight.get(key) ?? begin(key, call);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { call, resolve, reject };
      request.waiters.add(waiter);
      signal.addEventListener('abort', () => leave(key, request, waiter, signal.reason), { once: true });
    });
  };
}
