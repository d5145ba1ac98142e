/** The lookups of the service, as it bills them. */
import { operations } from '../contract/operations.ts';
import type { ServiceCall } from './call.ts';
import { hashOf } from './digest.ts';
import { isTaken, refundsOf, runSteps, type Step, type Store } from './store.ts';

/** The name of a lookup, and what forgets the first address of its session when the call was not sent. */
export interface NamedLookup {
  readonly name: string | undefined | null;
  readonly undo: readonly Step[];
}

/**
 * The name of the lookup that a call belongs to. Names never are fewer than the lookups that the service bills (§5.3):
 *
 * - Each request of an operation that is billed per request is a lookup of its own, without a name: undefined.
 * - A session is one, however many suggestions it asks for. The first address whose details it asks for belongs to it;
 *   each further address is another one. Addresses are told apart by their context, so that details that are asked for
 *   again are none.
 * - Countries are none: null.
 *
 * @param store remembers the first address of a session under this key for as many seconds.
 */
export async function nameOfLookup(
  call: ServiceCall,
  store: Store,
  key: string,
  seconds: number,
): Promise<NamedLookup> {
  const { operation, session } = call;
  if (session === null) return { name: operations[operation].billedPerRequest ? undefined : null, undo: [] };
  if (operation !== 'details') return { name: session, undo: [] };
  const address = await addressMarkOf(call);
  const steps = [takeOfFirstAddress(key, session, seconds, address)];
  const replies = await runSteps(store, steps);
  const name = isTaken(replies[0]) ? session : nameOfOtherAddress(session, address);
  return { name, undo: refundsOf(steps, replies) };
}

/** Takes for the first address of a session. */
export function takeOfFirstAddress(key: string, session: string, seconds: number, address: string): Step {
  return ['take', `${key}:address:${session}`, { count: 1, seconds }, { name: address }];
}

/** The name of the lookup of details of an address that is not the first one of its session. */
export function nameOfOtherAddress(session: string, address: string): string {
  return `${session} ${address}`;
}

/** A mark of the address whose details a call asks for. */
export function addressMarkOf({ params }: ServiceCall): Promise<string> {
  return hashOf(params['context'] ?? '');
}
