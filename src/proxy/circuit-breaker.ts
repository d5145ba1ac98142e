/**
 * A circuit breaker: it stops requests to a service that fails, and tries again after a pause. It is our own because
 * no library asks whose requests failed: see decision 7.
 */
import { problemTypes } from '../contract/problems.ts';
import { DeadlineError } from '../waiting/timers.ts';
import { type CallHandler, nameOfClient, type OperationFamily } from './call.ts';
import type { BreakerState, Listener, Surroundings } from './events.ts';
import { ProxyProblem } from './problem.ts';

/**
 * The breaker opens when the last answers of at least so many clients were failures, and these clients are at least
 * half of all that had an answer within the window. One client whose text makes the service fail is one of them,
 * however often it asks.
 */
const minFailingClients = 3;
const maxFailingShare = 0.5;
const windowMs = 10_000;
/** Milliseconds for which the breaker stays open. Each time all trials fail, they double, up to the longest pause. */
const firstPauseMs = 10_000;
const longestPauseMs = 60_000;
/** Milliseconds that a client is told to wait while others try. */
const trialWaitMs = 1_000;

/**
 * The verdict of a request on the service. `refused`: the account was refused. `neutral`: none, because no client waited
 * for the answer or the proxy did not send the request.
 */
export type BreakerOutcome = 'success' | 'failure' | 'refused' | 'neutral';

/** The reason why a breaker opened. */
export type BreakerCause = Extract<BreakerOutcome, 'failure' | 'refused'>;

/** The last answer of a client. */
interface LastAnswer {
  readonly isFailure: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The state of one breaker. It sends nothing itself: `enter` comes before a request, `settle` after it. */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #onState: Listener<BreakerState>;
  #state: BreakerState | 'trying' = 'closed';
  /** By client, the oldest first. */
  #lastAnswers = new Map<string, LastAnswer>();
  /** While it tries: when the trial of a client failed, or null while it is under way. */
  #trials = new Map<string, number | null>();
  /**
   * The clients whose failures have opened it, or kept it open. They may try, too, but do not keep it open any longer:
   * otherwise a few clients that ask soon after each pause would keep out all others.
   */
  #suspects = new Set<string>();
  #pauseMs = firstPauseMs;
  #openUntil = 0;
  #cause: BreakerCause = 'failure';

  /**
   * @param now milliseconds since the epoch.
   * @param onState is called when the breaker opens, and when it closes again.
   */
  constructor(now: () => number, onState: Listener<BreakerState>) {
    this.#now = now;
    this.#onState = onState;
  }

  /**
   * Asks to send a request of a client. Returns 0 when it may be sent, and then `settle` must follow; else the
   * milliseconds after which it makes sense to ask again.
   */
  enter(client: string): number {
    if (this.#state === 'closed') return 0;
    // A clock that was set back must not make a pause longer.
    const left = (until: number) => Math.min(until - this.#now(), this.#pauseMs);
    if (this.#state === 'open') {
      if (left(this.#openUntil) > 0) return left(this.#openUntil);
      this.#state = 'trying';
      this.#trials.clear();
    }
    const failedAt = this.#trials.get(client);
    if (failedAt === null) return trialWaitMs;
    if (failedAt !== undefined && left(failedAt + this.#pauseMs) > 0) return left(failedAt + this.#pauseMs);
    // Clients that have failed before take no trial from the others.
    const isSuspect = this.#suspects.has(client);
    const others = [...this.#trials].filter(
      ([other, at]) => this.#suspects.has(other) === isSuspect && (at === null || left(at + this.#pauseMs) > 0),
    );
    if (others.length >= minFailingClients) return trialWaitMs;
    this.#trials.set(client, null);
    return 0;
  }

  /** The reason why it opened last. */
  get cause(): BreakerCause {
    return this.#cause;
  }

  /** Reports the outcome of a request that `enter` let pass. */
  settle(client: string, outcome: BreakerOutcome): void {
    if (this.#state === 'trying' && this.#trials.get(client) === null) this.#settleTrial(client, outcome);
    else if (this.#state === 'closed') this.#settleOrdinary(client, outcome);
  }

  /** One success closes the breaker. It opens again only when the trials of several clients have failed for once. */
  #settleTrial(client: string, outcome: BreakerOutcome): void {
    if (outcome === 'success') {
      this.#state = 'closed';
      this.#pauseMs = firstPauseMs;
      this.#lastAnswers.clear();
      this.#suspects.clear();
      this.#onState('closed');
      return;
    }
    if (outcome === 'neutral') this.#trials.delete(client);
    else this.#trials.set(client, this.#now());
    const failed = [...this.#trials].flatMap(([each, at]) => (at === null || this.#suspects.has(each) ? [] : [each]));
    if (outcome !== 'refused' && failed.length < minFailingClients) return;
    this.#open(Math.min(this.#pauseMs * 2, longestPauseMs), outcome, failed);
  }

  #settleOrdinary(client: string, outcome: BreakerOutcome): void {
    if (outcome === 'neutral') return;
    const isFailure = outcome !== 'success';
    this.#forgetOldAnswers();
    this.#lastAnswers.delete(client);
    this.#lastAnswers.set(client, { isFailure, at: this.#now() });
    // The account is the same for every client: what was refused once will be refused again.
    if (outcome !== 'refused' && !(isFailure && this.#areMostClientsFailing())) return;
    const failing = [...this.#lastAnswers].flatMap(([each, answer]) => (answer.isFailure ? [each] : []));
    this.#open(firstPauseMs, outcome, outcome === 'refused' ? [] : failing);
    this.#onState('open');
  }

  #forgetOldAnswers(): void {
    for (const [client, { at }] of this.#lastAnswers) {
      if (Math.abs(this.#now() - at) < windowMs) return;
      this.#lastAnswers.delete(client);
    }
  }

  #areMostClientsFailing(): boolean {
    const failing = [...this.#lastAnswers.values()].filter(({ isFailure }) => isFailure).length;
    return failing >= minFailingClients && failing >= this.#lastAnswers.size * maxFailingShare;
  }

  #open(pauseMs: number, outcome: BreakerOutcome, failing: readonly string[]): void {
    this.#state = 'open';
    this.#cause = outcome === 'refused' ? 'refused' : 'failure';
    for (const client of failing) this.#suspects.add(client);
    this.#pauseMs = pauseMs;
    this.#openUntil = this.#now() + pauseMs;
  }
}

/**
 * Puts a breaker before one half of the service. While it is open, calls are refused with a `ProxyProblem` of the
 * type `upstreamUnavailable`, or `upstreamAuth` when it opened because the account was refused. The event `breaker` says
 * when it opens, and when it closes again; `accountRefused`, that the account was refused.
 */
export function withCircuitBreaker(
  next: CallHandler,
  family: OperationFamily,
  { now, onEvent }: Surroundings,
): CallHandler {
  const breaker = new CircuitBreaker(now, (state) => onEvent({ kind: 'breaker', family, state }));
  const alarm = createAccountAlarm(onEvent);
  return async (call, signal) => {
    const client = nameOfClient(call.client);
    const waitMs = breaker.enter(client);
    if (waitMs > 0) {
      throw new ProxyProblem(problemOf[breaker.cause], { retryAfter: Math.ceil(waitMs / 1_000), cause: 'breaker' });
    }
    try {
      const answer = await next(call, signal);
      alarm.end();
      breaker.settle(client, 'success');
      return answer;
    } catch (error) {
      if (error instanceof ProxyProblem && error.type === problemTypes.upstreamAuth) {
        alarm.raise(client, error.init.upstreamStatus ?? 0);
      }
      breaker.settle(client, outcomeOf(error));
      throw error;
    }
  };
}

/**
 * Reports `accountRefused` once, until the service answers again: for the first 401, or when several clients have got a 403. A
 * single 403 may be a firewall before the service that does not like what one shopper typed.
 */
function createAccountAlarm(onEvent: Surroundings['onEvent']) {
  const clients = new Set<string>();
  let isReported = false;
  return {
    raise: (client: string, status: number) => {
      clients.add(client);
      if (isReported || (status === 403 && clients.size < minFailingClients)) return;
      isReported = true;
      onEvent({ kind: 'accountRefused', status });
    },
    end: () => {
      clients.clear();
      isReported = false;
    },
  };
}

const problemOf = { failure: problemTypes.upstreamUnavailable, refused: problemTypes.upstreamAuth } as const;

/** A 400, 404, 409 or 429 comes from a service that works. */
function outcomeOf(error: unknown): BreakerOutcome {
  if (error instanceof DeadlineError) return 'failure';
  if (!(error instanceof ProxyProblem)) return 'neutral';
  switch (error.type) {
    case problemTypes.upstreamAuth:
      // A firewall before the service may answer 403 to what one shopper typed.
      return error.init.upstreamStatus === 403 ? 'failure' : 'refused';
    case problemTypes.upstreamUnavailable:
    case problemTypes.upstreamTimeout:
      return 'failure';
    case problemTypes.overloaded:
    case problemTypes.dailyCap:
    case problemTypes.upstreamShape:
      return 'neutral';
    default:
      return 'success';
  }
}
