/** The reader of typed texts, with the rules that follow from a reading. Loaded when there is a text to read. */
import { readText as readAtOnce } from '../../../core/search/read-text.ts';
import type { Reading, ReadRequest } from '../../../core/search/state.ts';
import { remainingNames } from '../../../core/text/country-in-text.ts';
import { nextTask } from '../../../waiting/next-task.ts';

export { readingSlice } from '../../../core/entry/reading-slice.ts';
export { readBeyond } from '../../../core/search/read-text.ts';

/** Milliseconds of work between two keys that nobody notices. */
const unnoticedMs = 8;

/** Reads a text. Before the first one, the names of countries are made, which takes a slow phone half a second: in pieces. */
export async function readText(request: ReadRequest): Promise<Reading> {
  let began = performance.now();
  for (const _ of remainingNames) {
    if (performance.now() - began < unnoticedMs) continue;
    await nextTask();
    began = performance.now();
  }
  return readAtOnce(request);
}
