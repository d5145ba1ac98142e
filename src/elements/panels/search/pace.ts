/** The interval between requests for suggestions. Decision 9 has measurements of the alternatives. */
import type { Situation } from '../../requests/request-scheduler.ts';

/** Milliseconds between two requests. People take longer between two keys, so that nothing waits for them. */
const typingMs = 80;

/**
 * Milliseconds if keys come so fast that one overtakes another. At 40 ms per key, the last one does not wait longer.
 */
const burstMs = 120;

/** Fraction of the time that an answer has taken so far, so that a slow service gets fewer requests. */
const shareOfWait = 1 / 3;

/**
 * Milliseconds before the list shows that an answer is pending. Anything faster seems instantaneous (Nielsen, "Response
 * Times: The 3 Important Limits"). Decision 13 says what this saves.
 */
export const lateAfterMs = 100;

/** Minimum number of milliseconds between two requests for suggestions. */
export function suggestIntervalMs({ hasOvertaken, unansweredMs }: Situation): number {
  return Math.max(hasOvertaken ? burstMs : typingMs, unansweredMs * shareOfWait);
}
