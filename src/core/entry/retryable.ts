/** What may be asked once more without a person asking for it. */
import type { Problem } from '../problem.ts';
import type { SearchRequest } from '../search/state.ts';
import type { EntryState } from './state.ts';

/** A failure that another try may mend. */
export interface Retryable {
  readonly problem: Problem;
  /** What was asked. The same is repeated once only. */
  readonly key: string;
  /** Whether it may be repeated when the network is back. */
  readonly isAfterOffline: boolean;
}

/** The failure in sight; null when there is none that may be repeated. */
export function retryableOf({ mode, countries, search, dutchLookup }: EntryState): Retryable | null {
  const { problem } = countries;
  if (problem) return { problem, key: 'countries', isAfterOffline: problem.reason === 'unavailable' };
  if (mode === 'search' && search.problem) {
    const { reason, request } = search.problem;
    return { problem: search.problem, key: textOf(request), isAfterOffline: reason === 'unavailable' };
  }
  // A Dutch lookup is billed: only one that never left the browser is repeated.
  if (mode !== 'dutch-lookup' || dutchLookup.step !== 'failed' || dutchLookup.isSent) return null;
  return { problem: dutchLookup.problem, key: JSON.stringify(dutchLookup.fields), isAfterOffline: true };
}

function textOf(request: SearchRequest): string {
  return request.kind === 'suggest' ? request.term : request.match.value;
}
