/**
 * A circuit breaker: it stops requests to a service that fails, and tries again after a pause. It is our own because
 * the libraries we looked at count an abandoned request as a success, and cannot open at once when the account is
 * refused.
 */
import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, familyOf, type OperationFamily } from './call.ts';
import type { BreakerState, Listener, ProxyEvent } from './events.ts';
import { ProxyProblem } from './problem.ts';

/** Failures in a row that open the breaker. */
const maxFailuresInRow = 5;
/** The breaker also opens at this share of failures among at least so many answers within so many seconds. */
const maxFailureShare = 0.5;
const minAnswers = 20;
const windowSeconds = 10;
/** How long the breaker stays open. Each trial request that fails doubles the pause, up to the longest one. */
const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * What a request says about the service. `refused`: the account was refused. `neutral`: nothing, because nobody waited
 * for the answer or the proxy did not send the request.
 */
export type BreakerOutcome = 'success' | 'failure' | 'refused' | 'neutral';

/** The state of one breaker. It sends nothing itself: `enter` comes before a request, `settle` after it. */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #onState: Listener<BreakerState>;
  #state: BreakerState = 'closed';
  /** The state that the listener heard last. A trial without an outcome changes the state and is not reported. */
  #reportedState: BreakerState = 'closed';
  #failuresInRow = 0;
  /** Answers and failures, by second. */
  #countsBySecond = new Map<number, { answers: number; failures: number }>();
  #pauseMs = firstPauseMs;
  #openUntil = 0;

  /**
   * @param now milliseconds since the epoch.
   * @param onState is called with each new state.
   */
  constructor(now: () => number, onState: Listener<BreakerState>) {
    this.#now = now;
    this.#onState = onState;
  }

  /**
   * Asks to send a request. Returns 0 when it may be sent, and then `settle` must follow; else the milliseconds after
   * which it makes sense to ask again.
   */
  enter(): number {
    if (this.#state === 'closed') return 0;
    if (this.#state === 'probing') return this.#pauseMs;
    // A clock that was set back must not make the pause longer.
    const left = Math.min(this.#openUntil - this.#now(), this.#pauseMs);
    if (left > 0) return left;
    this.#become('probing');
    return 0;
  }

  /** Reports the outcome of a request that `enter` let pass. */
  settle(outcome: BreakerOutcome): void {
    if (this.#state === 'probing') this.#settleTrial(outcome);
    else if (this.#state === 'closed') this.#settleOrdinary(outcome);
  }

  #settleTrial(outcome: BreakerOutcome): void {
    if (outcome === 'success') {
      this.#failuresInRow = 0;
      this.#countsBySecond.clear();
      this.#pauseMs = firstPauseMs;
      this.#become('closed');
    } else if (outcome === 'neutral') {
      this.#openUntil = this.#now();
      this.#state = 'open';
    } else {
      this.#open(Math.min(this.#pauseMs * 2, longestPauseMs));
    }
  }

  #settleOrdinary(outcome: BreakerOutcome): void {
    if (outcome === 'neutral') return;
    const isFailure = outcome !== 'success';
    this.#failuresInRow = isFailure ? this.#failuresInRow + 1 : 0;
    // An account that was refused once will be refused again, so one refusal is enough.
    const isOverBound = outcome === 'refused' || this.#failuresInRow >= maxFailuresInRow;
    if (this.#isMostlyFailing(isFailure) || isOverBound) this.#open(firstPauseMs);
  }

  /** Counts an answer, and returns whether the failures within the window are too many. */
  #isMostlyFailing(isFailure: boolean): boolean {
    const second = Math.floor(this.#now() / 1_000);
    const current = this.#countsBySecond.get(second) ?? { answers: 0, failures: 0 };
    this.#countsBySecond.set(second, {
      answers: current.answers + 1,
      failures: current.failures + (isFailure ? 1 : 0),
    });
    let answers = 0;
    let failures = 0;
    for (const [at, counts] of this.#countsBySecond) {
      if (Math.abs(second - at) >= windowSeconds) this.#countsBySecond.delete(at);
      else {
        answers += counts.answers;
        failures += counts.failures;
      }
    }
    return isFailure && answers >= minAnswers && failures / answers >= maxFailureShare;
  }

  #open(pauseMs: number): void {
    this.#pauseMs = pauseMs;
    this.#openUntil = this.#now() + pauseMs;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    this.#state = state;
    if (state !== this.#reportedState) this.#onState(state);
    this.#reportedState = state;
  }
}

/** What the circuit breakers need. */
export interface CircuitBreakerOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Gets the event `breaker` with each new state. */
  readonly onEvent: Listener<ProxyEvent>;
}

/**
 * Puts one breaker before each half of the service. While it is open, calls are refused with a `ProxyProblem` of the
 * type `upstreamUnavailable`.
 */
export function withCircuitBreaker(next: CallHandler, { now, onEvent }: CircuitBreakerOptions): CallHandler {
  const createBreaker = (family: OperationFamily) =>
    new CircuitBreaker(now, (state) => onEvent({ kind: 'breaker', family, state }));
  const breakers = { dutch: createBreaker('dutch'), international: createBreaker('international') };
  return async (call, signal) => {
    const breaker = breakers[familyOf(call.operation)];
    const waitMs = breaker.enter();
    if (waitMs > 0) {
      throw new ProxyProblem(problemTypes.upstreamUnavailable, { retryAfter: Math.ceil(waitMs / 1_000) });
    }
    try {
      const answer = await next(call, signal);
      breaker.settle('success');
      return answer;
    } catch (error) {
      breaker.settle(outcomeOf(error));
      throw error;
    }
  };
}

/** A 400, 404, 409 or 429 comes from a service that works. */
function outcomeOf(error: unknown): BreakerOutcome {
  if (!(error instanceof ProxyProblem)) return 'neutral';
  switch (error.type) {
    case problemTypes.upstreamAuth:
      // A firewall before the service may answer 403 to what one shopper typed, so a single 403 says little.
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
