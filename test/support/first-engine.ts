/**
 * Cases of which one engine's run says what another's would, in files that have others as well. A file that has no others is in
 * `sameInEveryEngine`.
 */

/** The engines by the vendor that they name. */
const enginesByVendor: Readonly<Record<string, string>> = {
  'Google Inc.': 'chromium',
  '': 'firefox',
  'Apple Computer, Inc.': 'webkit',
};

declare global {
  /** The first of several engines. The bundle of a test sets it; in a run of every suite it does not. */
  var firstEngine: string | undefined;
}

/** True in the first engine of a run, and in every engine of a run with `--every-suite` or of random tests. */
export const hasEveryCase =
  globalThis.firstEngine === undefined || globalThis.firstEngine === enginesByVendor[navigator.vendor];

/** An `it` that the other engines leave out. */
export function itInFirst(title: string, test: Mocha.AsyncFunc | Mocha.Func): void {
  // Looked up now: in a page of several files, each file has an `it` of its own.
  if (hasEveryCase) it(title, test);
}

/** A `describe` that the other engines leave out. */
export function describeInFirst(title: string, tests: () => void): void {
  if (hasEveryCase) describe(title, tests);
}
