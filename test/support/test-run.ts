/** What the tests of a browser know of their run. The page of the test runner sets it before the tests are loaded. */
/** The settings that `npm run fuzz` passes to the random tests. */
export interface FuzzOptions {
  readonly seed: number;
  /** Runs of each property. Default: `factor` times as many as the test says. */
  readonly runs?: number;
  readonly factor: number;
}

declare global {
  var testRun: TestRun | undefined;
}

/** A run of the tests in browsers. */
export interface TestRun {
  /** The options of random tests, which then may take as long as they need. Default: a usual run. */
  readonly fuzz?: FuzzOptions | undefined;
  /** True if elements wait for their engine as in a page. Default: false. */
  readonly isEngineLate?: boolean | undefined;
  /** The engine that alone has the cases which say the same in every engine. Default: each engine has them. */
  readonly firstEngine?: string | undefined;
}
