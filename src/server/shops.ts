/** The proxies of the shops, each with an account, a cap and limits of its own. The page's host selects one of them. */

import { problemTypes } from '../contract/problems.ts';
import { createAccessLog } from '../proxy/access-log.ts';
import { parseAccount } from '../proxy/account.ts';
import { createProblemResponse } from '../proxy/browser-response.ts';
import { unknownClient } from '../proxy/client-address.ts';
import { pageHostOf } from '../proxy/origin.ts';
import { ProxyProblem } from '../proxy/problem.ts';
import { accountPrefixOf } from '../proxy/store-access.ts';
import { createAddressProxy, type LookupLog, type ProxyEvent, type RequestLog, type Store } from '../proxy.ts';
import type { CapState } from './cap-state.ts';
import { hostsOf, type Shop, type ShopSettings } from './settings.ts';

/** What the shops share, and the listeners for their requests and events. */
export interface ShopsOptions {
  /** The store of each shop: the same one in Redis, or one in memory each, so that no shop can fill the store of another. */
  readonly stores: ReadonlyMap<Shop['name'], Store>;
  /** The lookups counted on this machine. The counts are kept when the settings change. */
  readonly capState: CapState;
  readonly onRequest: (request: RequestLog, shop: Shop['name']) => void;
  readonly onLookup: (lookup: LookupLog, shop: Shop['name']) => void;
  readonly onEvent: (event: ProxyEvent, shop: Shop['name']) => void;
}

/** The proxy of a shop. */
export type RunningShop = ReturnType<typeof createShop>;

/** The running shops. */
export type Shops = ReturnType<typeof createShops>;

/**
 * Creates the proxies. `handle` passes a request to the proxy of its page's shop, and refuses pages that belong to no shop.
 *
 * @throws TypeError if the options of a proxy are unsafe
 */
export function createShops(settings: ShopSettings, options: ShopsOptions) {
  const [{ name, proxy: firstOptions }] = settings;
  const shops = settings.map((shop) => ({ ...createShop(shop, options), hosts: hostsOf(shop.proxy) }));
  const byHost = new Map(shops.flatMap(({ hosts, proxy }) => hosts.map((host) => [host, proxy] as const)));
  const [only] = shops;
  if (name === null && only) return { all: shops, handle: only.proxy };
  const writeAccessLog = createAccessLog({
    onRequest: (request) => options.onRequest(request, null),
    logKey: firstOptions.logKey ?? null,
    now: Date.now,
  });
  const refuse = async (request: Request): Promise<Response> => {
    const detail =
      'Call the proxy from a page of one of its shops. The ADDRESS_PROXY_OWN_HOSTS of a shop must list the host of its page.';
    const problem = new ProxyProblem(problemTypes.forbidden, { detail });
    const outcome = { call: null, client: unknownClient, answer: null, problem, status: problem.status };
    writeAccessLog({ request, began: Date.now(), ...outcome });
    return createProblemResponse(problem, null);
  };
  const handle = (request: Request, platform: unknown) =>
    (byHost.get(pageHostOf(request)) ?? refuse)(request, platform);
  return { all: shops, handle };
}

function createShop(shop: Shop, { stores, capState, onRequest, onLookup, onEvent }: ShopsOptions) {
  const { name } = shop;
  const { baseUrl, credentials, dailyCap: cap } = shop.proxy;
  const store = stores.get(name);
  const proxy = createAddressProxy({
    ...shop.proxy,
    ...(store && { store }),
    capStore: capState.store,
    onRequest: (request) => onRequest(request, name),
    onEvent: (event) => onEvent(event, name),
    onLookup: (lookup) => onLookup(lookup, name),
  });
  const prefix = accountPrefixOf(parseAccount(baseUrl, credentials).name);
  const used = () => capState.taken(prefix + new Date().toISOString().slice(0, 10));
  /** The daily cap, and how many of its lookups are left today, as far as this process knows; null without a cap. */
  const capLeft = () => (cap === undefined ? null : { cap, left: Math.max(0, cap - used()) });
  return { name, proxy, cap: capLeft };
}
