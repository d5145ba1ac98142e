/** Parses typed text without blocking the page. Loaded when there is text to parse. */
import { remainingNames } from '../core/country/named.ts';
import * as core from '../core/search/read-text.ts';
import { nextTask } from '../waiting/next-task.ts';

/** Milliseconds of work per task, short enough for a key press to be handled in time. */
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

/** Collects the names of countries before the first parse, in slices: all of them take a slow phone half a second. */
async function collectNames(): Promise<void> {
  let began = performance.now();
  for (const _ of remainingNames) {
    if (performance.now() - began < sliceMs) continue;
    await nextTask();
    began = performance.now();
  }
}
