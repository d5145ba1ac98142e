/** The interface of a store: the place for limits and cached answers. Several processes may share one. */

/**
 * At most `count` requests in any window of `seconds`. Up to `burst` of them may come at once; the others become
 * available one by one, at equal intervals.
 */
export interface Limit {
  /** Requests in a window; a whole number from 1. */
  readonly count: number;
  /** Length of the window in seconds; more than 0. */
  readonly seconds: number;
  /**
   * Requests that may come at once; a whole number from 1 to `count`. The larger the burst, the fewer become available
   * again within the window. Default: half of `count`, rounded up.
   */
  readonly burst?: number;
}

/** The outcome of `Store.take`. */
export interface Taken {
  /** True for a request within the limit. */
  readonly isTaken: boolean;
  /** Milliseconds until a request that was taken may go ahead, or until it makes sense to ask again. */
  readonly wait: number;
  /** True when the name had taken before, and nothing more was taken. Default: false. */
  readonly isRepeat?: boolean;
}

/** Options of `Store.take`. */
interface TakeOptions {
  /**
   * Milliseconds: when nothing is available now, a request that becomes available within this time is taken in
   * advance. With a negative number nothing is taken, and the answer only says how long the wait is; `run` then goes on
   * if it is no longer than that. Default: 0.
   */
  readonly maxWaitMs?: number;
  /**
   * A name takes once. When it has taken from this limit within the last `seconds` of the limit, it is answered as
   * taken whatever the wait, and nothing more is taken. A name that was refused is not remembered. Default: every call
   * takes.
   */
  readonly name?: string | undefined;
}

/** Remembers limits and texts. A method that rejects does not stop the proxy; see `createStoreAccess`. */
export interface Store {
  /**
   * Takes one request from the limit under this key. Must be atomic for all processes that share the store: of a limit
   * of one, only one of two calls at the same time may take, unless both are for the same name.
   */
  take(key: string, limit: Limit, options?: TakeOptions): Promise<Taken>;
  /**
   * Undoes one `take` that was answered as taken. The request of a name goes back when every `take` with this name was
   * undone. Default: what was taken stays taken.
   */
  refund?(key: string, limit: Limit, options?: Pick<TakeOptions, 'name'>): Promise<void>;
  /** The text that was set under this key, or null when there is none or it has expired. */
  get(key: string): Promise<string | null>;
  /** Stores a text under this key for at most `seconds`. */
  set(key: string, value: string, seconds: number): Promise<void>;
  /**
   * Does several of these in order, in one round trip, and returns what each of them returned. Those after a `get` that
   * finds a text, or after a `take` whose wait is too long, are left out. Default: each is a round trip.
   */
  run?: Run;
}

/** Does steps: see `Store.run`. */
export type Run = (steps: readonly Step[]) => Promise<readonly Reply[]>;

/** Options of a `take` among others. */
export interface StepOptions extends TakeOptions {
  /** True when the steps go on although it is refused. If it has a name, those behind it then use their `otherName`. */
  readonly goesOn?: boolean;
  /** See `goesOn`. Default: `name`. */
  readonly otherName?: string | undefined;
}

/** A method of a store and its arguments. */
export type Step =
  | readonly ['take', key: string, limit: Limit, options?: StepOptions | undefined]
  | readonly ['refund', key: string, limit: Limit, options?: StepOptions | undefined]
  | readonly ['get', key: string]
  | readonly ['set', key: string, value: string, seconds: number];

/** What a step returns: `take` the outcome, `get` a text or null, the others null. */
export type Reply = Taken | string | null;

/** The `run` of a store, which may have none. */
export function runOf(store: Store): Run {
  return store.run?.bind(store) ?? ((steps) => runEach(steps, (step, name) => runStep(store, step, name)));
}

/** Does the steps one after the other, until one ends them. */
export async function runEach(
  steps: readonly Step[],
  run: (step: Step, name: string | undefined) => Reply | Promise<Reply>,
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  let isOther = false;
  for (const step of steps) {
    const reply = run(step, nameOf(step, isOther));
    const known = reply instanceof Promise ? await reply : reply;
    replies.push(known);
    isOther ||= choosesOtherName(step, known);
    if (endsSteps(step, known)) break;
  }
  return replies;
}

/** True when the steps behind this one are left out: a text was found, or the wait is too long. */
function endsSteps(step: Step, reply: Reply): boolean {
  if (step[0] === 'get') return reply !== null;
  if (step[0] !== 'take' || reply === null || typeof reply === 'string' || reply.isTaken) return false;
  const { maxWaitMs = 0, goesOn = false } = step[3] ?? {};
  return !goesOn && (maxWaitMs >= 0 || reply.wait > -maxWaitMs);
}

function choosesOtherName(step: Step, reply: Reply): boolean {
  return step[0] === 'take' && step[3]?.goesOn === true && step[3].name !== undefined && !isTaken(reply);
}

async function runStep(store: Store, step: Step, name: string | undefined): Promise<Reply> {
  const named = name === undefined ? {} : { name };
  switch (step[0]) {
    case 'take':
      return store.take(step[1], step[2], { maxWaitMs: step[3]?.maxWaitMs ?? 0, ...named });
    case 'get':
      return store.get(step[1]);
    case 'set':
      await store.set(step[1], step[2], step[3]);
      return null;
    case 'refund':
      await store.refund?.(step[1], step[2], named);
      return null;
  }
}

function nameOf(step: Step, isOther: boolean): string | undefined {
  const options = step[0] === 'take' || step[0] === 'refund' ? step[3] : undefined;
  return (isOther ? options?.otherName : undefined) ?? options?.name;
}

/** The steps that undo those that took something. */
export function refundsOf(steps: readonly Step[], replies: readonly Reply[]): Step[] {
  let isOther = false;
  return replies.flatMap((reply, index): Step[] => {
    const step = steps[index];
    if (step?.[0] !== 'take') return [];
    if (isTaken(reply)) return [['refund', step[1], step[2], { name: nameOf(step, isOther) }]];
    isOther ||= choosesOtherName(step, reply);
    return [];
  });
}

/** True for the reply of a step that took something. */
export function isTaken(reply: Reply | undefined): boolean {
  return typeof reply === 'object' && reply?.isTaken === true;
}

/** The store whose methods are steps of one function. */
export function createStore(run: Run): Store {
  const runOne = async (...step: Step): Promise<Reply> => (await run([step]))[0] ?? null;
  return {
    take: (...args) => runOne('take', ...args) as Promise<Taken>,
    refund: async (...args) => void (await runOne('refund', ...args)),
    get: (key) => runOne('get', key) as Promise<string | null>,
    set: async (...args) => void (await runOne('set', ...args)),
    run,
  };
}

/**
 * Counts the lookups of each day where the count outlives the process. A method that rejects means that the count cannot
 * be read or written now; no lookup is then sent.
 */
export interface CapStore {
  /**
   * Takes one lookup from the cap of this key. When it resolves with true, the lookup is on stable storage; false when
   * the cap is reached. All processes that share the store together never take more than the cap. A name, such as a
   * session, takes once: when it has taken already, the answer is true. A store may ignore names, and then counts a
   * session once for each process.
   */
  take(key: string, cap: number, name?: string): Promise<boolean>;
  /** Undoes one `take` that was true. The lookup of a name goes back when every `take` with this name was undone. */
  refund(key: string, name?: string): Promise<void>;
  /**
   * Remembers the first address of a name that has taken from this key; false when another one was first. Default: each
   * process, and each `Store` that several share, knows only what it was asked itself, so a session that several processes
   * ask for details may be counted too rarely.
   */
  claim?(key: string, name: string, address: string): Promise<boolean>;
}

/** The number of requests of a limit that may come at once. */
export function burstOf({ count, burst }: Limit): number {
  return burst ?? Math.ceil(count / 2);
}

/**
 * The shortest time without a request, in milliseconds, after which a limit may start again with its whole burst: a burst that is larger
 * than the rate of a second must not come back each second.
 */
export const idleMinMs = 60_000;

/**
 * Milliseconds until the next request of a limit becomes available. A window may begin with the whole burst, so only
 * `count - burst` further requests may become available within it.
 */
export function refillIntervalMs(limit: Limit): number {
  return (limit.seconds * 1_000) / (limit.count - burstOf(limit) + 1);
}
