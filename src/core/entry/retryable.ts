/** What may be asked once more without a person asking for it. */
import { countryProblemOf } from '../country/selectors.ts';
import type { Problem } from '../problem.ts';
import type { SearchRequest } from '../search/state.ts';
import type { EntryState } from './state.ts';

/** A failure that another try may mend. */
export interface Retryable {
  readonly problem: Problem;
  /** What was asked. The same is repeated once only, unless `isPersistent`. */
  readonly key: string;
  /** Whether it is repeated until there is an answer, each time after a longer pause. */
  readonly isPersistent: boolean;
  /** Whether it may be repeated when the network is back. */
  readonly isAfterOffline: boolean;
}

/** Why countries cannot be had, in sight or not; null when they can. The answer is kept, and costs nothing. */
export function countriesRetryableOf({ countries }: EntryState): Retryable | null {
  const problem = countryProblemOf(countries);
  if (!problem) return null;
  const { reason } = problem;
  const isAfterOffline = reason === 'unavailable';
  return { problem, key: 'countries', isPersistent: isAfterOffline || reason === 'rate-limited', isAfterOffline };
}

/** The failure of the panel in sight; null when there is none that may be repeated. */
export function retryableOf({ panel, search, dutchLookup }: EntryState): Retryable | null {
  const isPersistent = false;
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
