/** Places at the service: how many requests are there at the same time, and whose turn it is when all are taken. */
import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, familyOf, nameOfClient, type OperationFamily } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** The largest numbers of requests. */
const defaultPlaces = {
  /** Requests at one half of the service at the same time; the pace of the international half lets as many pass within a second. */
  places: 24,
  /** Those of one client. */
  placesPerClient: 8,
  /** Requests that wait for a place. */
  queue: 1_024,
  /** Those of one client. */
  queuePerClient: 64,
};
type PlacesOptions = typeof defaultPlaces;

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
export interface LimitedHandler extends CallHandler {
  readonly load: () => Readonly<Record<OperationFamily, Load>>;
}

/** A request that waits for a place. */
interface WaitingRequest {
  /** Its turn has come. */
  readonly start: () => void;
  /** It leaves its queue, and is refused. */
  readonly giveUp: () => void;
}

/** The places at one half of the service. */
class Places {
  readonly #options: PlacesOptions;
  #taken = 0;
  #takenByClient = new Map<string, number>();
  #waiting = 0;
  /** Waiting requests by client. The client whose turn is next comes first. */
  #queues = new Map<string, WaitingRequest[]>();

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  get load(): Load {
    return { places: this.#options.places, taken: this.#taken, waiting: this.#waiting };
  }

  /**
   * Resolves when the client has a place, which `leave` must give back. When too many wait already, the client that
   * waits most is refused its last request, so that a few clients cannot keep all others out of the queue.
   *
   * @throws ProxyProblem `overloaded` when that is this request, or when the signal aborts: a request that was not sent
   *   says nothing about the service.
   */
  async enter(client: string, signal: AbortSignal): Promise<void> {
    if (this.#isFreeFor(client)) {
      this.#take(client);
      return;
    }
    const own = this.#queues.get(client) ?? [];
    if (own.length >= this.#options.queuePerClient) throw overloaded('clientPlaces');
    if (this.#waiting >= this.#options.queue) this.#makeRoomFor(own);
    this.#queues.set(client, own);
    this.#waiting++;
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        signal.removeEventListener('abort', giveUp);
        own.splice(own.indexOf(request), 1);
        if (own.length === 0) this.#queues.delete(client);
        this.#waiting--;
        reject(overloaded('places'));
      };
      const request: WaitingRequest = { start, giveUp };
      signal.addEventListener('abort', giveUp, { once: true });
      own.push(request);
    });
  }

  #makeRoomFor(own: readonly WaitingRequest[]): void {
    const longest = [...this.#queues.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= own.length + 1) throw overloaded('places');
    longest.at(-1)?.giveUp();
  }

  leave(client: string): void {
    this.#taken--;
    const left = (this.#takenByClient.get(client) ?? 1) - 1;
    if (left > 0) this.#takenByClient.set(client, left);
    else this.#takenByClient.delete(client);
    const next = [...this.#queues.keys()].find((waiting) => this.#isFreeFor(waiting));
    if (next !== undefined) this.#startNextOf(next);
  }

  /** The client then waits behind all others. */
  #startNextOf(client: string): void {
    const queue = this.#queues.get(client) ?? [];
    const request = queue.shift();
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    this.#waiting--;
    this.#take(client);
    request?.start();
  }

  #isFreeFor(client: string): boolean {
    const { places, placesPerClient } = this.#options;
    return this.#taken < places && (this.#takenByClient.get(client) ?? 0) < placesPerClient;
  }

  #take(client: string): void {
    this.#taken++;
    this.#takenByClient.set(client, (this.#takenByClient.get(client) ?? 0) + 1);
  }
}

function overloaded(limit: 'places' | 'clientPlaces'): ProxyProblem {
  return new ProxyProblem(problemTypes.overloaded, { retryAfter: 1, limit });
}

/**
 * Limits how many requests are at the service at the same time, separately for each half of it, and how many of them
 * may be of one client. Further requests wait; the clients that wait take turns. When too many wait, a request is
 * refused with a `ProxyProblem` of the type `overloaded`.
 */
export function withConcurrencyLimit(next: CallHandler, options: Partial<PlacesOptions> = {}): LimitedHandler {
  const createPlaces = () => new Places({ ...defaultPlaces, ...options });
  const placesByFamily = { dutch: createPlaces(), international: createPlaces() };
  const load = () => ({ dutch: placesByFamily.dutch.load, international: placesByFamily.international.load });
  const handle: CallHandler = async (call, signal) => {
    signal.throwIfAborted();
    const familyPlaces = placesByFamily[familyOf(call.operation)];
    const client = nameOfClient(call.client);
    await familyPlaces.enter(client, signal);
    try {
      if (signal.aborted) throw overloaded('places');
      return await next(call, signal);
    } finally {
      familyPlaces.leave(client);
    }
  };
  return Object.assign(handle, { load });
}
