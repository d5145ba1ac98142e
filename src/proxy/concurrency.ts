/** Places at one half of the service: how many requests are there at the same time, and whose turn it is when all are taken. */
import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, nameOfClient } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** The largest numbers of requests. */
const defaultPlaces = {
  /** Requests at the service at the same time; the pace of the international half lets as many pass within a second. */
  places: 24,
  /** Those of one client. */
  placesPerClient: 8,
  /** Requests that wait for a place. */
  queue: 1_024,
  /** Those of one client. */
  queuePerClient: 64,
};

/** The load on one half of the service, as this process sees it. */
export interface Load {
  /** Requests that may be at the service at the same time. */
  readonly places: number;
  /** Those that are there. */
  readonly taken: number;
  /** Requests that wait for a place. */
  readonly waiting: number;
}

/** A handler that says how busy it is. */
interface LimitedHandler extends CallHandler {
  readonly load: () => Load;
}

/** A request that waits for a place. */
interface WaitingRequest {
  /** Its turn has come. */
  readonly start: () => void;
  /** It leaves its queue, and is refused. */
  readonly giveUp: () => void;
}

/**
 * Limits how many requests are at the service at the same time, and how many of them may be of one client. Further requests
 * wait; the clients that wait take turns. When too many wait, the client that waits most is refused its last request with
 * a `ProxyProblem` of the type `overloaded`, so that a few clients cannot keep all others out of the queue. So is a request
 * that is aborted while it waits: one that was not sent says nothing about the service.
 */
export function withConcurrencyLimit(next: CallHandler, options: Partial<typeof defaultPlaces> = {}): LimitedHandler {
  const { places, placesPerClient, queue, queuePerClient } = { ...defaultPlaces, ...options };
  let taken = 0;
  const takenByClient = new Map<string, number>();
  let waiting = 0;
  /** Waiting requests by client. The client whose turn is next comes first. */
  const queues = new Map<string, WaitingRequest[]>();

  const takenBy = (client: string) => takenByClient.get(client) ?? 0;
  const isFreeFor = (client: string) => taken < places && takenBy(client) < placesPerClient;
  const take = (client: string) => {
    taken++;
    takenByClient.set(client, takenBy(client) + 1);
  };
  const leave = (client: string) => {
    taken--;
    takenByClient.set(client, takenBy(client) - 1);
    if (takenBy(client) === 0) takenByClient.delete(client);
    for (const [waitingClient, requests] of queues) {
      if (isFreeFor(waitingClient)) return startFirst(waitingClient, requests);
    }
  };
  /** The client then waits behind all others. */
  const startFirst = (client: string, [first, ...others]: readonly WaitingRequest[]) => {
    queues.delete(client);
    if (others.length > 0) queues.set(client, others);
    waiting--;
    take(client);
    first?.start();
  };
  const wait = (client: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        const others = (queues.get(client) ?? []).filter((each) => each !== request);
        if (others.length > 0) queues.set(client, others);
        else queues.delete(client);
        waiting--;
        end();
        reject(overloaded('places'));
      };
      const start = () => {
        end();
        resolve();
      };
      const end = () => signal.removeEventListener('abort', giveUp);
      const request = { start, giveUp };
      signal.addEventListener('abort', giveUp);
      queues.set(client, [...(queues.get(client) ?? []), request]);
      waiting++;
    });
  /** @throws ProxyProblem `overloaded` when the client has too many waiting requests itself. */
  const makeRoomFor = (client: string) => {
    const own = queues.get(client)?.length ?? 0;
    if (own >= queuePerClient) throw overloaded('clientPlaces');
    if (waiting < queue) return;
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= own + 1) throw overloaded('places');
    longest.at(-1)?.giveUp();
  };

  const handle: CallHandler = async (call, signal) => {
    signal.throwIfAborted();
    const client = nameOfClient(call.client);
    if (isFreeFor(client)) take(client);
    else {
      makeRoomFor(client);
      await wait(client, signal);
    }
    try {
      if (signal.aborted) throw overloaded('places');
      return await next(call, signal);
    } finally {
      leave(client);
    }
  };
  return Object.assign(handle, { load: () => ({ places, taken, waiting }) });
}

function overloaded(limit: 'places' | 'clientPlaces'): ProxyProblem {
  return new ProxyProblem(problemTypes.overloaded, { retryAfter: 1, limit });
}
