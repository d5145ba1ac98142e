/**
 * What only failures need: their reasons, another try, and the wait they ask for. Its own module, because most pages
 * never load it.
 */
import type { Operation, OperationName } from '../contract/operation.ts';
import { delay } from './delay.ts';
import { AddressServiceError } from './errors.ts';
import { understand } from './reasons.ts';
import type { Answer, Failure, Outcome } from './send.ts';

export interface Trouble {
  /**
   * Asks an operation for nothing while the wait that its last failure asked for (Retry-After) lasts: throws the same
   * failure, with the seconds that are left. Somebody who types on must not make it worse.
   */
  refuse(operation: Operation): void;
  /** What comes of a failure: an answer after all, or an `AddressServiceError`. */
  recover<Name extends OperationName>(
    operation: Operation<Name>,
    failure: Failure,
    again: () => Promise<Outcome<Name>>,
    signal?: AbortSignal,
  ): Promise<Answer<Name>>;
}

/** Milliseconds before the second try: this much, plus up to as much again at random. */
const pause = 300;

/** `now` in milliseconds since the epoch. */
export function createTrouble(now: () => number, wait: typeof delay = delay): Trouble {
  const failures = new Map<OperationName, { readonly error: AddressServiceError; readonly at: number }>();

  return {
    refuse({ name }) {
      const failure = failures.get(name);
      if (!failure) return;
      const { reason, status, retryAfter } = failure.error;
      const passed = now() - failure.at;
      const left = Math.ceil((retryAfter ?? 0) - passed / 1_000);
      // A clock that was set back must not make the wait longer.
      if (left > 0 && passed >= 0) throw new AddressServiceError(reason, name, { status, retryAfter: left });
      failures.delete(name);
    },

    async recover(operation, failure, again, signal) {
      let outcome = understand(operation, failure, now());
      if (isPassing(outcome) && !operation.billedPerRequest) {
        await wait(pause * (1 + Math.random()), signal);
        const second = await again();
        signal?.throwIfAborted();
        outcome = 'body' in second ? second : understand(operation, second, now());
      }
      if ('body' in outcome) return outcome;
      if (outcome.retryAfter) failures.set(operation.name, { error: outcome, at: now() });
      throw outcome;
    },
  };
}

/**
 * Whether a second try may help: the only one on behalf of a person, never against a Retry-After. A timeout has already
 * taken the person's patience; trying again would double it.
 */
function isPassing(outcome: object): boolean {
  if (!(outcome instanceof AddressServiceError) || outcome.reason !== 'unavailable' || outcome.retryAfter !== null)
    return false;
  return !(outcome.cause instanceof DOMException && outcome.cause.name === 'TimeoutError');
}
