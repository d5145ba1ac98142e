import { DeadlineError } from '../waiting/timers.ts';
import {
  type CallHandler,
  type ClientCall,
  canonicalKey,
  countRequests,
  nameOfClient,
  type ServiceAnswer,
} from './call.ts';

/** A request that has no answer yet, and may have several browsers waiting for it. */
interface SharedRequest {
  readonly key: string;
  /** The client in whose queue it waits for its turn. */
  readonly client: string;
  /** True when it has gone to the service, for all clients. */
  isSent: boolean;
  readonly abort: AbortController;
  /** One for each browser that still waits, in the order in which they came. */
  readonly waiters: Set<Waiter>;
  /** Its requests that the service may have received, and that no browser has been charged for. */
  unpaid: () => number;
}

/** One browser that waits. */
interface Waiter {
  readonly call: ClientCall;
  /** Becomes another one when an equal call of another client is sent first. */
  request: SharedRequest;
  /** Ends the wait with an answer. */
  readonly resolve: (answer: ServiceAnswer) => void;
  /** Ends the wait with an error. */
  readonly reject: (error: unknown) => void;
}

/** Two wrappers, because calls are compared before they wait for a place at the service, and again afterwards. */
export interface Coalescing {
  /** Outside the places: a call joins an equal one that is at the service, or that waits in the queue of its client. */
  readonly withJoining: (next: CallHandler) => CallHandler;
  /** Inside the places: when its turn comes, a call is sent for all clients whose equal calls still wait. */
  readonly withSharing: (next: CallHandler) => CallHandler;
}

/**
 * Sends equal calls that come at the same time as one request. Calls of a session are shared within that session only.
 * Until its turn comes, a call waits in the queue of its own client, so that no client waits behind the slow requests of
 * another client. A browser that gives up, or whose deadline passes, leaves the request to the others; when the last one
 * leaves, the request is aborted with its reason. A request that was too slow for one browser is not joined any more.
 * Only the browser that has waited for the longest time pays for it.
 */
export function createCoalescing(): Coalescing {
  /** The requests that may be joined, by key: one at the service, or one in the queue of each client. */
  const inFlight = new Map<string, Set<SharedRequest>>();
  const requestOfCall = new WeakMap<ClientCall, SharedRequest>();

  const begin = (call: ClientCall, key: string, client: string, next: CallHandler): SharedRequest => {
    const { onSend: _, ...unpaid } = call;
    const counted = countRequests(unpaid);
    const request: SharedRequest = {
      key,
      client,
      isSent: false,
      abort: new AbortController(),
      waiters: new Set(),
      unpaid: counted.requests,
    };
    inFlight.set(key, (inFlight.get(key) ?? new Set()).add(request));
    requestOfCall.set(counted.call, request);
    next(counted.call, request.abort.signal).then(
      (answer) => {
        // The first waiter keeps the source `service`, because the cache stores answers of that source only.
        const shared: ServiceAnswer = answer.source === 'service' ? { ...answer, source: 'shared' } : answer;
        for (const [index, waiter] of end(request).entries()) waiter.resolve(index === 0 ? answer : shared);
      },
      (error) => {
        for (const waiter of end(request)) waiter.reject(error);
      },
    );
    return request;
  };
  const end = (request: SharedRequest): readonly Waiter[] => {
    forget(request);
    const waiters = [...request.waiters];
    if (waiters[0]) pay(request, waiters[0]);
    request.waiters.clear();
    return waiters;
  };
  const pay = (request: SharedRequest, { call }: Waiter) => {
    if (request.unpaid() > 0) call.onSend?.(request.unpaid());
    request.unpaid = () => 0;
  };
  /** No further call joins it. */
  const forget = (request: SharedRequest) => {
    const ofKey = inFlight.get(request.key);
    ofKey?.delete(request);
    if (ofKey?.size === 0) inFlight.delete(request.key);
  };
  const leave = (waiter: Waiter, reason: unknown) => {
    const { request } = waiter;
    // Its wait may have ended before.
    if (!request.waiters.has(waiter)) return;
    const [first] = request.waiters;
    if (waiter === first && request.unpaid() > 0) pay(request, waiter);
    request.waiters.delete(waiter);
    const isLast = request.waiters.size === 0;
    if (isLast || reason instanceof DeadlineError) forget(request);
    if (isLast) request.abort.abort(reason);
    waiter.reject(reason);
  };
  /** The browsers that wait for the other request wait for this one, and the other one leaves its queue. */
  const takeOver = (request: SharedRequest, other: SharedRequest) => {
    for (const waiter of end(other)) {
      waiter.request = request;
      request.waiters.add(waiter);
    }
    other.abort.abort();
  };

  return {
    withJoining: (next) => (call, signal) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      const key = `${call.session ?? ''} ${canonicalKey(call)}`;
      const client = nameOfClient(call.client);
      const joined = [...(inFlight.get(key) ?? [])].find((each) => each.isSent || each.client === client);
      const request = joined ?? begin(call, key, client, next);
      return new Promise((resolve, reject) => {
        const waiter: Waiter = { call, request, resolve, reject };
        request.waiters.add(waiter);
        signal.addEventListener('abort', () => leave(waiter, signal.reason), { once: true });
      });
    },
    withSharing: (next) => (call, signal) => {
      const request = requestOfCall.get(call);
      const ofKey = request && inFlight.get(request.key);
      if (request && ofKey?.has(request)) {
        request.isSent = true;
        for (const other of [...ofKey]) if (other !== request) takeOver(request, other);
      }
      return next(call, signal);
    },
  };
}
