/** Stores for tests. */

import type { Step, StepOptions, Taken } from '../../src/proxy/store.ts';
import type { Limit, Store } from '../../src/proxy.ts';

/** A store that is asked for one step at a time. */
export function stepwise({ run }: Store) {
  const one = async (...step: Step) => (await run([step]))[0] ?? null;
  return {
    run,
    take: (key: string, limit: Limit, options?: StepOptions) => one('take', key, limit, options) as Promise<Taken>,
    refund: (key: string, limit: Limit, options?: StepOptions) => one('refund', key, limit, options),
    get: (key: string) => one('get', key) as Promise<string | null>,
    set: (key: string, value: string, seconds: number) => one('set', key, value, seconds),
  };
}
