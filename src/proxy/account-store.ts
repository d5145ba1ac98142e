import { hashOf } from './digest.ts';
import type { CapStore, Limit, Store, TakeOptions } from './store.ts';

/**
 * A store whose keys begin with a hash of the account, so that proxies for another service or another account, such as
 * those of a test system, may use the same Redis without counting or answering for each other.
 *
 * @param accountName text that is different for every service and every account.
 */
export function withAccountKeys(store: Store, accountName: string): Store {
  const keyOf = createAccountKeys(accountName);
  return {
    take: async (key, limit, options) => store.take(await keyOf(key), limit, options),
    ...(store.refund && {
      refund: async (key: string, limit: Limit, options?: Pick<TakeOptions, 'name'>) =>
        store.refund?.(await keyOf(key), limit, options),
    }),
    get: async (key) => store.get(await keyOf(key)),
    set: async (key, value, seconds) => store.set(await keyOf(key), value, seconds),
  };
}

/** The same for a store of the daily cap. */
export function withAccountCaps(store: CapStore, accountName: string): CapStore {
  const keyOf = createAccountKeys(accountName);
  return {
    take: async (key, cap, name) => store.take(await keyOf(key), cap, name),
    refund: async (key, name) => store.refund(await keyOf(key), name),
  };
}

function createAccountKeys(accountName: string): (key: string) => Promise<string> {
  // The hash is made for the first request, because some platforms allow no cryptography earlier.
  let hash: Promise<string> | null = null;
  return async (key) => {
    hash ??= hashOf(accountName);
    return `${await hash}:${key}`;
  };
}
