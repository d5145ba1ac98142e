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

/** The reply to `take`. */
export interface Taken {
  /** True for a request within the limit. */
  readonly isTaken: boolean;
  /** Milliseconds until a request that was taken may go ahead, or until it makes sense to ask again. */
  readonly wait: number;
  /** True when the name had taken before, and nothing more was taken. Default: false. */
  readonly isRepeat?: boolean;
}

/** Options of `take`. */
export interface StepOptions {
  /**
   * Milliseconds: when nothing is available now, a request that becomes available within this time is taken in
   * advance. With a negative number nothing is taken, and the reply only says how long the wait is; the steps then go on
   * if it is no longer than that. Default: 0.
   */
  readonly maxWaitMs?: number;
  /**
   * A name takes once. When it has taken from this limit within the last `seconds` of the limit, it is answered as
   * taken whatever the wait, and nothing more is taken. A name that was refused is not remembered. Default: every step
   * takes.
   */
  readonly name?: string | undefined;
  /** True when the steps go on although it is refused. If it has a name, those behind it then use their `otherName`. */
  readonly goesOn?: boolean;
  /** See `goesOn`. Default: `name`. */
  readonly otherName?: string | undefined;
  /**
   * True for a count, of which nothing is forgotten when the clock is set back, or when the same key is asked for with a
   * smaller limit. Default: false, so that nobody has to wait for as long as a clock has jumped.
   */
  readonly isCount?: boolean | undefined;
}

/**
 * What a store can do. `take` takes one request from the limit under a key. `refund` undoes one `take` that was answered as
 * taken; the request of a name goes back when every `take` with this name was undone. `get` finds the text that was set
 * under a key, unless it has expired; `set` keeps one for at most `seconds`.
 */
export type Step =
  | readonly ['take', key: string, limit: Limit, options?: StepOptions | undefined]
  | readonly ['refund', key: string, limit: Limit, options?: StepOptions | undefined]
  | readonly ['get', key: string]
  | readonly ['set', key: string, value: string, seconds: number];

/** What a step returns: `take` the outcome, `get` a text or null, the others null. */
export type Reply = Taken | string | null;

/**
 * Does steps in order, and returns what each of them returned. Those after a `get` that finds a text, or after a `take` whose
 * wait is too long, are left out.
 */
export type Run = (steps: readonly Step[]) => Promise<readonly Reply[]>;

/** Remembers limits and texts. */
export interface Store {
  /**
   * Must be atomic for all processes that share the store: of a limit of one, only one of two takes at the same time may
   * take, unless both are for the same name. Rejecting does not stop the proxy; see `createStoreAccess`.
   */
  readonly run: Run;
  /** True for the memory of this process: it never fails, never keeps one waiting, and nobody else writes to it. Default: false. */
  readonly isOwn?: boolean;
}

/** Does the steps one after the other, until one ends them. */
export function runEach(steps: readonly Step[], run: (step: Step, name: string | undefined) => Reply): Reply[] {
  const replies: Reply[] = [];
  let isOther = false;
  for (const step of steps) {
    const reply = run(step, nameOf(step, isOther));
    replies.push(reply);
    isOther ||= choosesOtherName(step, reply);
    if (endsSteps(step, reply)) break;
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

function nameOf(step: Step, isOther: boolean): string | undefined {
  if (step[0] === 'refund') return step[3]?.name;
  const options = step[0] === 'take' ? step[3] : undefined;
  return (isOther ? options?.otherName : undefined) ?? options?.name;
}

/** The steps that undo those that took something. */
export function refundsOf(steps: readonly Step[], replies: readonly Reply[]): Step[] {
  let isOther = false;
  return replies.flatMap((reply, index): Step[] => {
    const step = steps[index];
    if (step?.[0] !== 'take') return [];
    if (isTaken(reply))
      return [['refund', step[1], step[2], { name: nameOf(step, isOther), isCount: step[3]?.isCount }]];
    isOther ||= choosesOtherName(step, reply);
    return [];
  });
}

/** True for the reply of a step that took something. */
export function isTaken(reply: Reply | undefined): boolean {
  return typeof reply === 'object' && reply?.isTaken === true;
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

/** A count in the memory of this process. It needs no names: the proxy asks it once for a session. */
export function createCapMemory(counts = new Map<string, number>()): CapStore {
  const taken = (key: string) => counts.get(key) ?? 0;
  return {
    take: async (key, cap) => taken(key) < cap && counts.set(key, taken(key) + 1).has(key),
    refund: async (key) => void counts.set(key, taken(key) - 1),
  };
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

/** The longest time, in milliseconds, until the bucket of a limit is full again: an entry that says more is cut to it. */
export function fullInMaxMs(limit: Limit, { maxWaitMs = 0, isCount = false }: StepOptions): number {
  return isCount ? Number.MAX_VALUE : refillIntervalMs(limit) * burstOf(limit) + Math.max(0, maxWaitMs);
}
