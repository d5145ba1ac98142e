import { hashOf } from './digest.ts';
import type { Store } from './store.ts';

/**
 * A store whose keys begin with a hash of the account, so that proxies for another service or another account, such as
 * those of a test system, may use the same Redis without counting or answering for each other.
 *
 * @param accountName text that is different for every service and every account.
 */
export function withAccountKeys(store: Store, accountName: string): Store {
  // The hash is made for the first request, because some platforms allow no cryptography earlier.
  let hash: Promise<string> | null = null;
  const keyOf = async (key: string) => {
    hash ??= hashOf(accountName);
    return `${await hash}:${key}`;
  };
  return {
    take: async (key, limit, options) => store.take(await keyOf(key), limit, options),
    get: async (key) => store.get(await keyOf(key)),
    set: async (key, value, seconds) => store.set(await keyOf(key), value, seconds),
  };
}
