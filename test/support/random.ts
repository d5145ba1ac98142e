/**
 * Random tests: everything of fast-check, with one seed for all of them. By default the seed is always the same, so that
 * a run fails for what has changed, never by chance. `npm run fuzz` takes another seed each time, and more runs.
 * A failure prints its seed and path.
 */
import fc from 'fast-check';
import type { FuzzOptions } from './test-run.ts';

export * from 'fast-check';
export type { FuzzOptions } from './test-run.ts';

/** The seed of `npm test`. */
export const usualSeed = 20_261_122;

/** The environment variable by which tests in Node learn the options, as JSON. */
export const fuzzVariable = 'FUZZ_OPTIONS';

const options = globalThis.testRun?.fuzz ?? optionsIn(globalThis.process?.env[fuzzVariable]);

function optionsIn(json: string | undefined): FuzzOptions | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as FuzzOptions);
}

/** The seed of this run, also for random numbers that are not from fast-check. */
export const seed = options?.seed ?? usualSeed;

// In a browser the cause of an error is not printed.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, includeErrorInReport: true });

/** The number of runs that a test of so many has in this run. */
export function runsOf(usual: number): number {
  return options ? (options.runs ?? usual * options.factor) : usual;
}

/** As in fast-check, where a property runs 100 times by default, with the number of runs that was asked for. */
export function assert<T>(property: fc.IAsyncProperty<T>, parameters?: fc.Parameters<T>): Promise<void>;
export function assert<T>(property: fc.IProperty<T>, parameters?: fc.Parameters<T>): void;
export function assert<T>(property: fc.IRawProperty<T>, parameters: fc.Parameters<T> = {}): Promise<void> | void {
  return fc.assert(property, { ...parameters, numRuns: runsOf(parameters.numRuns ?? 100) });
}

/** Texts of any code points. The one of fast-check, `string({ unit: 'binary' })`, takes a second in each process. */
export function anyText({ maxLength = 10 }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  const codePoint = fc.integer({ min: 0, max: 0x10_ffff }).filter((point) => point < 0xd800 || point > 0xdfff);
  return fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
}
