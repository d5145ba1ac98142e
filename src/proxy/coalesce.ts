import { type CallHandler, type ClientCall, canonicalKey, type ServiceAnswer } from './call.ts';
import { DeadlineError } from './deadline.ts';

/** A request to the service that has no answer yet, and may have several browsers waiting for it. */
interface PendingRequest {
  readonly answer: Promise<ServiceAnswer>;
  readonly abort: AbortController;
  /** One object for each browser that still waits, in the order in which they came. */
  readonly waiters: Set<object>;
}

/**
 * Sends equal calls that come at the same time as one request. Calls of a session are shared within that session only.
 * A browser that gives up, or whose deadline passes, leaves the request to the others; when the last one leaves, the
 * request is aborted with its reason. A request that was too slow for one browser is not joined any more.
 */
export function withCoalescing(next: CallHandler): CallHandler {
  const pending = new Map<string, PendingRequest>();

  const start = (call: ClientCall, key: string): PendingRequest => {
    const abort = new AbortController();
    const answer = next(call, abort.signal).finally(() => forget(key, request));
    const request: PendingRequest = { answer, abort, waiters: new Set() };
    pending.set(key, request);
    return request;
  };
  const forget = (key: string, request: PendingRequest) => {
    if (pending.get(key) === request) pending.delete(key);
  };

  return (call, signal) => {
    if (signal.aborted) return Promise.reject(signal.reason);
    const key = `${call.session ?? ''} ${canonicalKey(call)}`;
    const request = pending.get(key) ?? start(call, key);
    const waiter = {};
    request.waiters.add(waiter);
    return new Promise((resolve, reject) => {
      const leave = () => {
        request.waiters.delete(waiter);
        const isLast = request.waiters.size === 0;
        if (isLast || signal.reason instanceof DeadlineError) forget(key, request);
        if (isLast) request.abort.abort(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const stopListening = () => signal.removeEventListener('abort', leave);
      request.answer.then(
        (answer) => {
          stopListening();
          // The first waiter keeps the source `service`, because the cache stores answers of that source only.
          const [first] = request.waiters;
          resolve(first !== waiter && answer.source === 'service' ? { ...answer, source: 'shared' } : answer);
        },
        (error) => {
          stopListening();
          reject(error);
        },
      );
    });
  };
}
