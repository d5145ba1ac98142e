import { hashOf } from './digest.ts';
import { type CapStore, createStore, runSteps, type Step, type Store } from './store.ts';

/**
 * A store whose keys begin with a hash of the account, so that proxies for another service or another account, such as
 * those of a test system, may use the same Redis without counting or answering for each other.
 *
 * @param accountName text that is different for every service and every account.
 */
export function withAccountKeys(store: Store, accountName: string): Store {
  const prefix = createAccountPrefix(accountName);
  const withPrefix = (before: string, [name, key, ...rest]: Step) => [name, before + key, ...rest] as unknown as Step;
  return createStore(async (steps) => {
    const before = await prefix();
    return runSteps(
      store,
      steps.map((step) => withPrefix(before, step)),
    );
  });
}

/** The same for a store of the daily cap. */
export function withAccountCaps(store: CapStore, accountName: string): CapStore {
  const prefix = createAccountPrefix(accountName);
  return {
    take: async (key, cap, name) => store.take((await prefix()) + key, cap, name),
    refund: async (key, name) => store.refund((await prefix()) + key, name),
    claim: async (key, name, address) => (await store.claim?.((await prefix()) + key, name, address)) ?? true,
  };
}

/** Returns a function for the text before the keys of an account. */
export function createAccountPrefix(accountName: string): () => Promise<string> {
  // The hash is made for the first request, because some platforms allow no cryptography earlier.
  let prefix: Promise<string> | null = null;
  return () => {
    prefix ??= hashOf(accountName).then((hash) => `${hash}:`);
    return prefix;
  };
}
