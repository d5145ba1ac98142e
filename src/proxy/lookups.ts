/** The cost of a call, counted as the service bills. */
import { operations } from '../contract/operations.ts';
import type { ServiceCall } from './call.ts';
import { hashOf } from './digest.ts';
import type { Limit, Store, Taken } from './store.ts';

/**
 * Takes the lookup that a call belongs to from a limit. It never counts less than the service bills (§5.3):
 *
 * - Each request of an operation that is billed per request takes one.
 * - A session takes one, however many suggestions it asks for. The first address whose details it asks for belongs to
 *   it; each further address takes another one. Addresses are told apart by their context, so that details that are
 *   asked for again take nothing.
 * - Countries take nothing.
 */
export async function takeLookup(call: ServiceCall, key: string, limit: Limit, store: Store): Promise<Taken> {
  const { operation, session } = call;
  if (session !== null) return store.take(key, limit, { name: await nameOfLookup(call, session, key, limit, store) });
  return operations[operation].billedPerRequest ? store.take(key, limit) : { isTaken: true, wait: 0 };
}

/**
 * The session, or the session with a hash of the context for an address beyond its first one.
 *
 * @param isStrict whether the first address has a name of its own, too. Default: false.
 */
export async function nameOfLookup(
  call: ServiceCall,
  session: string,
  key: string,
  limit: Limit,
  store: Store,
  isStrict = false,
): Promise<string> {
  if (call.operation !== 'details') return session;
  const address = await addressMarkOf(call);
  if (isStrict) return `${session} ${address}`;
  const first = await store.take(`${key}:address:${session}`, { count: 1, seconds: limit.seconds }, { name: address });
  return first.isTaken ? session : `${session} ${address}`;
}

/** A mark of the address whose details a call asks for. */
export function addressMarkOf({ params }: ServiceCall): Promise<string> {
  return hashOf(params['context'] ?? '');
}
