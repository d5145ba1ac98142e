/** The time between requests for suggestions. Decision 9 has what the alternatives measured. */
import type { Situation } from '../../requests/request-scheduler.ts';

/** Milliseconds between two requests. People take longer between two keys: for them nothing waits. */
const typingMs = 80;

/** Milliseconds when keys come so fast that one overtakes another. With 40 ms a key, the last one waits no longer for it. */
const burstMs = 120;

/** The part of the waiting time for an answer: a service that takes a second gets fewer requests. */
const shareOfWait = 1 / 3;

/**
 * Milliseconds from a request to the sign that its answer is awaited. What comes sooner seems to come at once (Nielsen, "Response
 * Times: The 3 Important Limits"). Decision 13 has what it saves.
 */
export const lateAfterMs = 100;

/** The least milliseconds between two requests for suggestions. */
export function suggestIntervalMs({ hasOvertaken, unansweredMs }: Situation): number {
  return Math.max(hasOvertaken ? burstMs : typingMs, unansweredMs * shareOfWait);
}
