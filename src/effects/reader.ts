/** Reads typed texts without holding up the page. Loaded when there is a text to read. */

import { remainingNames } from '../core/country/named.ts';
import * as core from '../core/search/read-text.ts';
import { nextTask } from '../waiting/next-task.ts';

export { textRead } from '../core/search/text-read.ts';

/** Milliseconds of work in one task: short enough for a key to be handled in time. */
const sliceMs = 8;

export const readText: typeof core.readText = async (request) => {
  await collectNames();
  return core.readText(request);
};

export const readBeyond: typeof core.readBeyond = async (...texts) => {
  await collectNames();
  return core.readBeyond(...texts);
};

export const withoutOtherHouses: typeof core.withoutOtherHouses = async (...texts) => {
  await collectNames();
  return core.withoutOtherHouses(...texts);
};

/** Collects the names of countries before the first reading, in slices: a slow phone needs half a second for all of them. */
async function collectNames(): Promise<void> {
  let began = performance.now();
  for (const _ of remainingNames) {
    if (performance.now() - began < sliceMs) continue;
    await nextTask();
    began = performance.now();
  }
}
