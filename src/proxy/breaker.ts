/**
 * Gives a service that fails some rest. Our own, because those to be had count an answer nobody waited for as a
 * success, and cannot be told to open at once when the account is refused.
 */
import { problemTypes } from '../contract/problems.ts';
import { type Ask, type Family, familyOf } from './call.ts';
import type { BreakerState, Listener, ProxyEvent } from './events.ts';
import { Problem } from './problem.ts';

/** Failures in a row that open it. */
const mostInRow = 5;
/** Or this share of so many answers in so many seconds. */
const worstShare = 0.5;
const fewest = 20;
const window = 10;
/** Milliseconds it stays open: at first, and at the most; each failed attempt doubles it. */
const firstRest = 10_000;
const longestRest = 60_000;

/** `neutral` says nothing about the service: nobody waited for the answer, or we did not send the request. */
export type Outcome = 'good' | 'bad' | 'refused' | 'neutral';

export class Breaker {
  readonly #now: () => number;
  readonly #onState: Listener<BreakerState>;
  #state: BreakerState = 'closed';
  /** An attempt without an outcome is no news, nor is the next one. */
  #told: BreakerState = 'closed';
  #inRow = 0;
  /** Answers and failures by second. */
  #seconds = new Map<number, { all: number; bad: number }>();
  #rest = firstRest;
  #until = 0;

  constructor(now: () => number, onState: Listener<BreakerState>) {
    this.#now = now;
    this.#onState = onState;
  }

  /** Milliseconds until it is worth asking; 0 lets this one request pass, whose outcome must be told. */
  enter(): number {
    if (this.#state === 'closed') return 0;
    if (this.#state === 'probing') return this.#rest;
    // A clock that was set back must not prolong the rest.
    const left = Math.min(this.#until - this.#now(), this.#rest);
    if (left > 0) return left;
    this.#become('probing');
    return 0;
  }

  settle(outcome: Outcome): void {
    if (this.#state === 'probing') this.#settleProbe(outcome);
    else if (this.#state === 'closed') this.#settleOrdinary(outcome);
  }

  #settleProbe(outcome: Outcome): void {
    if (outcome === 'good') {
      this.#inRow = 0;
      this.#seconds.clear();
      this.#rest = firstRest;
      this.#become('closed');
    } else if (outcome === 'neutral') {
      this.#until = this.#now();
      this.#state = 'open';
    } else {
      this.#open(Math.min(this.#rest * 2, longestRest));
    }
  }

  #settleOrdinary(outcome: Outcome): void {
    if (outcome === 'neutral') return;
    const isBad = outcome !== 'good';
    this.#inRow = isBad ? this.#inRow + 1 : 0;
    // A refused account stays refused: there is nothing to try out.
    const isEnough = outcome === 'refused' || this.#inRow >= mostInRow;
    if (this.#isMostlyBad(isBad) || isEnough) this.#open(firstRest);
  }

  #isMostlyBad(isBad: boolean): boolean {
    const second = Math.floor(this.#now() / 1_000);
    const current = this.#seconds.get(second) ?? { all: 0, bad: 0 };
    this.#seconds.set(second, { all: current.all + 1, bad: current.bad + (isBad ? 1 : 0) });
    let all = 0;
    let bad = 0;
    for (const [at, counts] of this.#seconds) {
      if (Math.abs(second - at) >= window) this.#seconds.delete(at);
      else {
        all += counts.all;
        bad += counts.bad;
      }
    }
    return isBad && all >= fewest && bad / all >= worstShare;
  }

  #open(rest: number): void {
    this.#rest = rest;
    this.#until = this.#now() + rest;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    this.#state = state;
    if (state !== this.#told) this.#onState(state);
    this.#told = state;
  }
}

export interface BreakerOptions {
  readonly now: () => number;
  readonly onEvent: Listener<ProxyEvent>;
}

/** One breaker for each half of the service. */
export function withBreaker(ask: Ask, { now, onEvent }: BreakerOptions): Ask {
  const breakerOf = (family: Family) => new Breaker(now, (state) => onEvent({ kind: 'breaker', family, state }));
  const breakers = { dutch: breakerOf('dutch'), international: breakerOf('international') };
  return async (call, signal) => {
    const breaker = breakers[familyOf(call.operation)];
    const wait = breaker.enter();
    if (wait > 0) throw new Problem(problemTypes.upstreamUnavailable, { retryAfter: Math.ceil(wait / 1_000) });
    try {
      const answer = await ask(call, signal);
      breaker.settle('good');
      return answer;
    } catch (error) {
      breaker.settle(outcomeOf(error));
      throw error;
    }
  };
}

/** A 400, 404, 409 or 429 comes from a service that is well. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Problem)) return 'neutral';
  switch (error.type) {
    case problemTypes.upstreamAuth:
      // A firewall before the service says 403 to what one shopper typed: only many of them are about the account.
      return error.init.upstreamStatus === 403 ? 'bad' : 'refused';
    case problemTypes.upstreamUnavailable:
    case problemTypes.upstreamTimeout:
      return 'bad';
    case problemTypes.overloaded:
    case problemTypes.dailyCap:
    case problemTypes.upstreamShape:
      return 'neutral';
    default:
      return 'good';
  }
}
