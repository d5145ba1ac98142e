/** The lookups of the service, as it bills them. */
import { operations } from '../contract/operations.ts';
import type { ServiceCall } from './call.ts';
import { hashOf } from './digest.ts';
import { isTaken, type Reply, type Takings } from './store.ts';

/**
 * The name of the lookup that a call belongs to. Names never are fewer than the lookups that the service bills (§5.3):
 *
 * - Each request of an operation that is billed per request is a lookup of its own, without a name: undefined.
 * - A session is one, however many suggestions it asks for. The first address whose details it asks for belongs to it;
 *   each further address is another one. Addresses are told apart by their context, so that details that are asked for
 *   again are none.
 * - Countries are none: null.
 *
 * @param takings remember the first address of a session under this key; refund them when the call was not sent.
 */
export async function nameOfLookup(
  call: ServiceCall,
  key: string,
  seconds: number,
  takings: Takings,
): Promise<string | undefined | null> {
  const { operation, session } = call;
  if (session === null) return operations[operation].billedPerRequest ? undefined : null;
  if (operation !== 'details') return session;
  const address = await addressMarkOf(call);
  const [, ...take] = takeOfFirstAddress(key, session, seconds, address);
  return nameOfDetails(session, address, await takings.take(...take));
}

/** Takes for the first address of a session. */
export function takeOfFirstAddress(key: string, session: string, seconds: number, address: string) {
  return ['take', `${key}:address:${session}`, { count: 1, seconds }, { name: address }] as const;
}

/** The name of a lookup of details, from what `takeOfFirstAddress` has returned. */
export function nameOfDetails(session: string, address: string, first: Reply | undefined): string {
  return isTaken(first) ? session : `${session} ${address}`;
}

/** A mark of the address whose details a call asks for. */
export function addressMarkOf({ params }: ServiceCall): Promise<string> {
  return hashOf(params['context'] ?? '');
}
