import { type Account, checkAccount } from './account.ts';
import { type ClientAddress, socketAddress } from './client-address.ts';
import { type Listener, type ProxyEvent, type RequestLog, safely } from './events.ts';
import { withFallback } from './fallback-store.ts';
import { checkLimits, type Limits } from './limits.ts';
import { createMemoryStore } from './memory-store.ts';
import { checkPageToken, createTokenCheck, type PageTokenOptions, type TokenCheck } from './page-token.ts';
import type { Store } from './store.ts';

export interface AddressProxyOptions {
  /** The service, e.g. `https://service.example`. Must be https, save on the loopback interface. */
  readonly baseUrl: string;
  /** The account. Kept here; sent to the service and nowhere else. */
  readonly credentials: { readonly key: string; readonly secret: string };
  /** Where the proxy is mounted, e.g. `/address-api`; taken off every path. Default: none. */
  readonly mount?: string;
  /** Other origins whose pages may ask, e.g. `https://checkout.example`. Default: none but the proxy's own. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Milliseconds every answer may take; a `store` that is slow adds 1,000 at most. Default: 8,000 for details and
   * validation, 5,000 for the others.
   */
  readonly timeout?: number;
  /** Who asks, for limits and logs. Default: the other end of the connection; behind a proxy `forwardedFor(1)`. */
  readonly clientAddress?: ClientAddress;
  /** Those named replace the default ones; an empty list is no limit. Default: see `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** Lookups a day (UTC) after which no new ones are begun. Default: no cap. */
  readonly dailyCap?: number;
  /** Asks every request for a token that the shop's server put into its page. Default: no token is needed. */
  readonly pageToken?: PageTokenOptions;
  /** Where limits, counters and answers are. Default: the memory of this process, bounded. */
  readonly store?: Store;
  /** Whether shared caches may keep Dutch lookups and validations, whose URLs hold addresses. Default: false. */
  readonly publicLookups?: boolean;
  /** Hears of every request, without address text: for logs and metrics. Default: nobody. */
  readonly onRequest?: Listener<RequestLog>;
  /** Hears what an operator should know. Default: nobody. */
  readonly onEvent?: Listener<ProxyEvent>;
  /** Makes session marks in the log the same in all processes. Default: a key made at the start. */
  readonly logKey?: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

const names: readonly string[] = Object.keys({
  baseUrl: null,
  credentials: null,
  mount: null,
  allowedOrigins: null,
  timeout: null,
  clientAddress: null,
  limits: null,
  dailyCap: null,
  pageToken: null,
  store: null,
  publicLookups: null,
  onRequest: null,
  onEvent: null,
  logKey: null,
  fetch: null,
  now: null,
} satisfies Record<keyof AddressProxyOptions, null>);

export interface CheckedOptions extends Account {
  readonly mount: string;
  readonly allowedOrigins: readonly string[];
  readonly timeout: number | null;
  readonly clientAddress: ClientAddress;
  readonly limits: Limits;
  readonly dailyCap: number | null;
  readonly checkToken: TokenCheck | null;
  readonly store: Store;
  readonly publicLookups: boolean;
  readonly onRequest: Listener<RequestLog> | null;
  readonly onEvent: Listener<ProxyEvent>;
  readonly logKey: string | null;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

/** @throws TypeError with a sentence that says what is unsafe or cannot be meant. */
export function checkOptions(options: AddressProxyOptions): CheckedOptions {
  const { mount = '', allowedOrigins = [], now = Date.now, pageToken, store } = options;
  const onEvent = safely(options.onEvent);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  // Misspelt where nothing checks types, a cap would be none.
  if (unknown !== undefined) throw new TypeError(`There is no option "${unknown}".`);
  if (mount !== '' && !/^(\/[\w.-]+)+$/.test(mount)) {
    throw new TypeError('mount must be a path such as "/address-api", without a slash at the end.');
  }
  for (const origin of allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new TypeError('allowedOrigins must be origins such as "https://checkout.example".');
    }
  }
  if (options.logKey === '') throw new TypeError('logKey must not be empty; leave it out for a key made at the start.');
  if (pageToken) checkPageToken(pageToken);
  const memory = createMemoryStore({ now });
  return {
    ...checkAccount(options.baseUrl, options.credentials),
    mount,
    allowedOrigins,
    timeout: positive('timeout', options.timeout, mostMilliseconds),
    clientAddress: options.clientAddress ?? socketAddress,
    limits: checkLimits(options.limits ?? {}),
    dailyCap: positive('dailyCap', options.dailyCap),
    checkToken: pageToken ? createTokenCheck(pageToken, now) : null,
    store: store ? withFallback(store, memory, { now, onEvent }) : memory,
    publicLookups: options.publicLookups ?? false,
    onRequest: options.onRequest ? safely(options.onRequest) : null,
    onEvent,
    logKey: options.logKey ?? null,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    now,
  };
}

/** A timer that is told to wait any longer does not wait at all. */
const mostMilliseconds = 2_147_483_647;

function positive(name: string, value: number | undefined, most = Number.MAX_VALUE): number | null {
  if (value === undefined) return null;
  if (!(value > 0 && value <= most)) throw new TypeError(`${name} must be a number above 0, and within reason.`);
  return value;
}
