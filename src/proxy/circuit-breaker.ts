/**
 * A circuit breaker: it stops requests to a service that fails, and tries again after a pause. It is our own because
 * no library asks whose requests failed: see decision 7.
 */
import { type ProblemType, problemTypes } from '../contract/problems.ts';
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
type Outcome = 'success' | 'failure' | 'refused' | 'neutral';

/** The state of one breaker. It sends nothing itself: `enter` comes before a request, `settle` after it. */
class CircuitBreaker {
  readonly #now: () => number;
  readonly #onState: Listener<BreakerState>;
  #isOpen = false;
  /** When the last answer of a client came, and whether it was a failure; the oldest first. */
  #lastAnswers = new Map<string, { readonly isFailure: boolean; readonly at: number }>();
  /** After the pause: when the trial of a client failed, or null while it is under way. */
  #trials = new Map<string, number | null>();
  /**
   * The clients whose failures have opened it, or kept it open. They may try, too, but do not keep it open any longer:
   * otherwise a few clients that ask soon after each pause would keep out all others.
   */
  #suspects = new Set<string>();
  #pauseMs = firstPauseMs;
  #openUntil = 0;
  /** The problem of those that it refuses. */
  #problem: ProblemType = problemTypes.upstreamUnavailable;

  /**
   * @param now milliseconds since the epoch.
   * @param onState is called when the breaker opens, and when it closes again.
   */
  constructor(now: () => number, onState: Listener<BreakerState>) {
    this.#now = now;
    this.#onState = onState;
  }

  /**
   * Asks to send a request of a client, whose outcome must follow.
   *
   * @throws ProxyProblem with the time after which it makes sense to ask again.
   */
  enter(client: string): void {
    const waitMs = this.#isOpen ? this.#try(client) : 0;
    if (waitMs === 0) return;
    throw new ProxyProblem(this.#problem, { retryAfter: Math.ceil(waitMs / 1_000), cause: 'breaker' });
  }

  /** Begins a trial and returns 0, or the milliseconds to wait. */
  #try(client: string): number {
    // A clock that was set back must not make a pause longer.
    const left = (until: number) => Math.min(until - this.#now(), this.#pauseMs);
    if (left(this.#openUntil) > 0) return left(this.#openUntil);
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

  /** Reports the outcome of a request that `enter` let pass. */
  settle(client: string, outcome: Outcome): void {
    if (!this.#isOpen) this.#settleOrdinary(client, outcome);
    // Others were sent before it opened.
    else if (this.#trials.get(client) === null) this.#settleTrial(client, outcome);
  }

  /** One success closes the breaker. It opens again only when the trials of several clients have failed for once. */
  #settleTrial(client: string, outcome: Outcome): void {
    if (outcome === 'success') {
      this.#isOpen = false;
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

  #settleOrdinary(client: string, outcome: Outcome): void {
    if (outcome === 'neutral') return;
    for (const [each, { at }] of this.#lastAnswers) {
      if (Math.abs(this.#now() - at) < windowMs) break;
      this.#lastAnswers.delete(each);
    }
    this.#lastAnswers.delete(client);
    this.#lastAnswers.set(client, { isFailure: outcome !== 'success', at: this.#now() });
    // Among thousands of clients, a search for those that fail takes longer than the rest of a request.
    if (outcome === 'success') return;
    const failing = [...this.#lastAnswers].flatMap(([each, { isFailure }]) => (isFailure ? [each] : []));
    const areMost = failing.length >= minFailingClients && failing.length >= this.#lastAnswers.size * maxFailingShare;
    // The account is the same for every client: what was refused once will be refused again.
    if (outcome === 'failure' && !areMost) return;
    this.#open(firstPauseMs, outcome, outcome === 'refused' ? [] : failing);
    this.#onState('open');
  }

  #open(pauseMs: number, outcome: Outcome, failing: readonly string[]): void {
    this.#isOpen = true;
    this.#problem = outcome === 'refused' ? problemTypes.upstreamAuth : problemTypes.upstreamUnavailable;
    this.#trials.clear();
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
    breaker.enter(client);
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
      if (isReported) return;
      clients.add(client);
      if (status === 403 && clients.size < minFailingClients) return;
      isReported = true;
      onEvent({ kind: 'accountRefused', status });
    },
    end: () => {
      clients.clear();
      isReported = false;
    },
  };
}

/** A 400, 404, 409 or 429 comes from a service that works. Without a status, the request was not sent. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof DeadlineError) return 'failure';
  if (!(error instanceof ProxyProblem)) return 'neutral';
  switch (error.type) {
    case problemTypes.upstreamAuth:
      // A firewall before the service may answer 403 to what one shopper typed.
      return error.init.upstreamStatus === 403 ? 'failure' : 'refused';
    case problemTypes.upstreamUnavailable:
    case problemTypes.upstreamTimeout:
      return 'failure';
    case problemTypes.upstreamShape:
      return 'neutral';
    default:
      return error.init.upstreamStatus === undefined ? 'neutral' : 'success';
  }
}
