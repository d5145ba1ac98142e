/** The failures that may be retried without a shopper, or that end by themselves. */
import { countryProblemOf } from '../country/selectors.ts';
import type { Problem } from '../problem.ts';
import { failureBehindOf, panelOf } from './panel-status.ts';
import type { EntryState } from './state.ts';

/** A failure that another try may resolve. */
export interface Retryable {
  readonly problem: Problem;
  /**
   * The key of the failed request. The same request is repeated once only, unless `isPersistent`. Null if none is
   * repeated: only the failure ends.
   */
  readonly key: string | null;
  /** True if it is repeated until there is an answer, each time after a longer pause. */
  readonly isPersistent: boolean;
  /** True if it may be repeated when the network is back. */
  readonly isAfterOffline: boolean;
}

/**
 * The failure that keeps countries from being loaded, in sight or not; null for none. The answer is kept, and costs
 * nothing.
 */
export function countriesRetryableOf({ countries }: EntryState): Retryable | null {
  const problem = countryProblemOf(countries);
  if (!problem) return null;
  const { reason } = problem;
  const isAfterOffline = reason === 'unavailable';
  return { problem, key: 'countries', isPersistent: isAfterOffline || reason === 'rate-limited', isAfterOffline };
}

/**
 * The failure of the panel in sight, or the one behind the manual fields; null if there is none that may be repeated,
 * or end.
 */
export function retryableOf(state: EntryState): Retryable | null {
  const behind = failureBehindOf(state);
  const { problem, retryKey } = panelOf(state);
  const key = retryKey(state);
  const failure = behind ?? (key === null ? null : problem(state));
  if (!failure) return null;
  return {
    problem: failure,
    key: behind ? null : key,
    isPersistent: false,
    isAfterOffline: failure.reason === 'unavailable',
  };
}
