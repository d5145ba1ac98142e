/** The failures that may be retried without a person, or that end by themselves. */
import { countryProblemOf } from '../country/selectors.ts';
import type { Problem } from '../problem.ts';
import type { SearchRequest } from '../search/state.ts';
import { failureBehindOf } from './selectors.ts';
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
  const { panel, search, dutchLookup } = state;
  const isPersistent = false;
  const behind = failureBehindOf(state);
  if (behind) return { problem: behind, key: null, isPersistent, isAfterOffline: behind.reason === 'unavailable' };
  if (panel.inSight === 'search' && search.problem) {
    const { reason, request } = search.problem;
    return {
      problem: search.problem,
      key: searchedTextOf(request),
      isPersistent,
      isAfterOffline: reason === 'unavailable',
    };
  }
  // A Dutch lookup is billed: only one that never left the browser is repeated.
  if (panel.inSight !== 'dutch-lookup' || dutchLookup.step !== 'failed' || dutchLookup.isSent) return null;
  return { problem: dutchLookup.problem, key: JSON.stringify(dutchLookup.fields), isPersistent, isAfterOffline: true };
}

function searchedTextOf(request: SearchRequest): string {
  return request.kind === 'suggest' ? request.term : request.match.value;
}
