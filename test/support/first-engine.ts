/**
 * Cases of which one engine's run says what another's would, in files that have others as well. A file that has no others is in
 * `sameInEveryEngine`.
 */

import type {} from './test-run.ts';

/** The engines by the vendor that they name. */
const enginesByVendor: Readonly<Record<string, string>> = {
  'Google Inc.': 'chromium',
  '': 'firefox',
  'Apple Computer, Inc.': 'webkit',
};

const firstEngine = globalThis.testRun?.firstEngine;

/** True in the first engine of a run, and in every engine of a run with `--every-suite` or of random tests. */
export const hasEveryCase = firstEngine === undefined || firstEngine === enginesByVendor[navigator.vendor];

/** An `it` that the other engines leave out. */
export function itInFirst(title: string, test: Mocha.AsyncFunc | Mocha.Func): void {
  if (hasEveryCase) it(title, test);
}
