import { send } from '#send';
import { longestTimerMs } from '../waiting/timers.ts';
import { type Credentials, parseAccount } from './account.ts';
import { type ClientAddress, socketAddress } from './client-address.ts';
import { keyMinLength } from './digest.ts';
import { type Listener, type LookupLog, type ProxyEvent, type RequestLog, safeListener } from './events.ts';
import { type Limits, parseLimits } from './limits.ts';
import { checkOwnHosts } from './origin.ts';
import { createPageTokenVerifier, type PageTokenOptions } from './page-token.ts';
import { createReceiptWriter, type ReceiptOptions } from './receipt.ts';
import type { CapStore, Store } from './store.ts';
import { createStoreAccess, withAccountCaps } from './store-access.ts';
import { createFetchSend } from './transport.ts';

/** Options of `createAddressProxy`. */
export interface AddressProxyOptions {
  /** URL of the service, e.g. `https://service.example`. Must be https, except on the loopback interface. */
  readonly baseUrl: string;
  /** The account. The proxy sends it to the service and nowhere else. */
  readonly credentials: Credentials;
  /** Path at which the proxy is mounted, e.g. `/address-api`; it is removed from every path. Default: none. */
  readonly mount?: string;
  /** Other origins whose pages may use the proxy, e.g. `https://checkout.example`. Default: only the proxy's own. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Hosts of the shop's own pages, as the header `Host` has them when it reaches the proxy, e.g. `shop.example` or
   * `https://shop.example`; with a scheme, pages of the other scheme are refused. It keeps out foreign host names that
   * point to this server. Default: the host in each request is taken for its own.
   */
  readonly ownHosts?: readonly string[];
  /**
   * Deadline of every answer in milliseconds; a slow `store` adds 1,000 at most. Default: 8,000 for details and
   * validation, 5,000 for the other operations.
   */
  readonly timeout?: number;
  /**
   * Finds the address of the client, for limits and logs. Default: the other end of the connection. Behind a server of
   * your own, use `forwardedFor(1)`. Requests without a readable address share the limits of one client.
   */
  readonly clientAddress?: ClientAddress;
  /** Limits that replace the default ones of the same name. An empty list is no limit. Default: `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /**
   * Lookups in a day (UTC) after which no new lookup begins. Counted as the service bills: each address entered, also a
   * second one in the same session, each Dutch lookup and each validation. Default: no cap.
   */
  readonly dailyCap?: number;
  /**
   * Counts the lookups of `dailyCap` where a restart does not forget them, beside `store`. Default: `store` alone, and a
   * process whose `store` is its memory begins with nothing used.
   */
  readonly capStore?: CapStore;
  /** Requires every request to carry a token that the shop's server wrote into its page. Default: no token. */
  readonly pageToken?: PageTokenOptions;
  /** Signs each address that the service answers, so that an order can be checked without a second lookup. Default: no receipts. */
  readonly receipt?: ReceiptOptions;
  /**
   * Holds limits, the daily cap and cached answers. Keys begin with a hash of service and account, so that proxies for
   * several of them may share a store. Default: the memory of this process, bounded.
   */
  readonly store?: Store;
  /** Is called for every request, without address text, for logs and metrics. Default: not called. */
  readonly onRequest?: Listener<RequestLog>;
  /** Is called for each lookup that was sent and that the service may bill, once for a session. Default: not called. */
  readonly onLookup?: Listener<LookupLog>;
  /** Is called with each event that an operator should know. Default: not called. */
  readonly onEvent?: Listener<ProxyEvent>;
  /**
   * Key that makes the session marks in the log equal in all processes, at least 32 characters. Default: a random key for each
   * process.
   */
  readonly logKey?: string;
  /** Sends a request to the service, once. Default: undici in Node, `fetch` elsewhere. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** The options after they were checked, with all defaults. Null stands for a feature that is off, or a default. */
export type ParsedOptions = ReturnType<typeof parseOptions>;

/**
 * Checks the options and fills in the defaults.
 *
 * @throws TypeError with a sentence that says which option is unsafe or cannot be meant.
 */
export function parseOptions({
  baseUrl,
  credentials,
  mount = '',
  allowedOrigins = [],
  ownHosts = [],
  timeout,
  clientAddress = socketAddress,
  limits = {},
  dailyCap,
  capStore,
  pageToken,
  receipt,
  store,
  onRequest,
  onLookup,
  onEvent: listener,
  logKey,
  fetch,
  now = Date.now,
  ...others
}: AddressProxyOptions) {
  // The compiler knows of no others. Without this check, a misspelt `dailyCap` in code without types would mean no cap.
  const [unknown] = Object.keys(others satisfies Readonly<Record<string, never>>);
  if (unknown !== undefined) throw new TypeError(`There is no option "${unknown}".`);
  // No request has a segment of dots alone: browsers and servers fold it into another path.
  if (mount !== '' && !/^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/.test(mount)) {
    throw new TypeError(
      'mount must be a path such as "/address-api", without a slash at the end or a segment of dots.',
    );
  }
  for (const origin of allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new TypeError('allowedOrigins must be origins such as "https://checkout.example".');
    }
  }
  checkOwnHosts(ownHosts);
  if (logKey !== undefined && logKey.length < keyMinLength) {
    throw new TypeError(
      `logKey must have at least ${keyMinLength} characters; leave it out for a key made at the start.`,
    );
  }
  const onEvent = safeListener(listener);
  const account = parseAccount(baseUrl, credentials);
  return {
    ...account,
    mount,
    allowedOrigins,
    ownHosts,
    /** Milliseconds; null for the default of each operation. */
    timeout: parseWhole('timeout', timeout, longestTimerMs),
    clientAddress,
    limits: parseLimits(limits),
    dailyCap: parseWhole('dailyCap', dailyCap),
    verifyPageToken: pageToken ? createPageTokenVerifier(pageToken, now) : null,
    writeReceipts: receipt ? createReceiptWriter(receipt, now) : null,
    ...createStoreAccess(store, account.name, { now, onEvent }),
    capStore: capStore ? withAccountCaps(capStore, account.name) : null,
    onRequest: onRequest ? safeListener(onRequest) : null,
    onLookup: onLookup ? safeListener(onLookup) : null,
    onEvent,
    logKey: logKey ?? null,
    send: fetch ? createFetchSend(async (...request) => fetch(new Request(...request))) : send,
    now,
  };
}

function parseWhole(name: string, value: number | undefined, max = Number.MAX_SAFE_INTEGER): number | null {
  if (value === undefined) return null;
  if (!(Number.isInteger(value) && value > 0 && value <= max))
    throw new TypeError(`${name} must be a whole number above 0, and within reason.`);
  return value;
}
