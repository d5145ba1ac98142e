import type { Operation, OperationBodies, OperationName, OperationParams } from '../contract/operation.ts';
import { createCache } from './cache.ts';
import type { AddressClientOptions } from './client.ts';
import { AddressServiceError } from './errors.ts';
import { type Prepare, send } from './send.ts';
import type { createTrouble, Trouble } from './trouble.ts';

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export type Method<Name extends OperationName, Body = OperationBodies[Name]> = (
  params: OperationParams[Name],
  options?: CallOptions,
) => Promise<Body>;

/**
 * Makes a method of a client out of what there is to know of its operation.
 *
 * @param prepare for an operation that takes parameters: `withParams`
 */
export type Ask = <Name extends OperationName>(operation: Operation<Name>, prepare?: Prepare) => Method<Name>;

export interface AskOptions extends AddressClientOptions {
  /** Gets what failures need, at each failure until it is there. Where it cannot be had, they are all `unavailable`. */
  readonly trouble: () => Promise<{ readonly createTrouble: typeof createTrouble }>;
}

export function createAsk({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  timeout = 10_000,
  now = Date.now,
  trouble: load,
}: AskOptions): Ask {
  const line = { baseUrl: baseUrl.replace(/\/+$/, ''), fetch, timeout };
  const cached = createCache(now);
  // Until something failed there is nothing to be patient about.
  let trouble: Trouble | null = null;

  return (operation, prepare: Prepare = ({ path }) => ({ path })) =>
    (params, { signal } = {}) =>
      cached(keyOf(operation, params), async () => {
        trouble?.refuse(operation);
        const again = () => send(line, operation, () => prepare(operation, params), signal);
        const outcome = await again();
        if ('body' in outcome) return outcome;
        signal?.throwIfAborted();
        const loaded = await load().catch(() => null);
        signal?.throwIfAborted();
        if (!loaded) {
          throw new AddressServiceError('unavailable', operation.name, { status: outcome.response?.status ?? null });
        }
        // Another call may have failed meanwhile: what it has to wait for counts.
        trouble ??= loaded.createTrouble(now);
        return trouble.recover(operation, outcome, again, signal);
      });
}

/** Answers of a session are kept for that session alone: contexts must not outlive their entry. */
function keyOf({ name }: Operation, params: object): string {
  return JSON.stringify([name, Object.entries(params).sort()]);
}
