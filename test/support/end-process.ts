/**
 * Ends the process of test files some time after their last test: one that failed may have left a server. It comes before the files, by
 * `--import`. Node's own `--test-force-exit` ends a process before its last results have been told, and these are not counted then.
 */
import { after } from 'node:test';
// Tests may put another one in the place of the global one.
import { setTimeout } from 'node:timers';

/** Milliseconds in which all results have been told. */
const restMs = 5_000;

after(() => {
  // A process that has left nothing open ends by itself.
  setTimeout(() => process.exit(), restMs).unref();
});
