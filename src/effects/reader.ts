/** Parses typed text without blocking the page. Loaded when there is text to parse. */
import { remainingNames } from '../core/country/named.ts';
import * as core from '../core/search/read-text.ts';
import { nextTask } from '../waiting/next-task.ts';

/** Milliseconds of work per task, short enough for a key press to be handled in time. */
const sliceMs = 8;

export const readText = afterNames(core.readText);
export const readBeyond = afterNames(core.readBeyond);
export const withoutOtherHouses = afterNames(core.withoutOtherHouses);

/**
 * Collects the names of countries before the first parse, in slices: all of them take a slow phone half a second.
 */
function afterNames<Given extends unknown[], Read>(read: (...given: Given) => Promise<Read>): typeof read {
  return async (...given) => {
    let began = performance.now();
    for (const _ of remainingNames) {
      if (performance.now() - began < sliceMs) continue;
      await nextTask();
      began = performance.now();
    }
    return read(...given);
  };
}
