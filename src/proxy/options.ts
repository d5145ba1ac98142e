import type { Handler } from './handler.ts';

export interface AddressProxyOptions {
  /** The service, e.g. `https://service.example`. Must be https, save on the loopback interface. */
  readonly baseUrl: string;
  /** The account. Kept here; sent to the service and nowhere else. */
  readonly credentials: { readonly key: string; readonly secret: string };
  /** Where the proxy is mounted, e.g. `/address-api`; taken off every path. Default: none. */
  readonly mount?: string;
  /** Other origins whose pages may ask, e.g. `https://checkout.example`. Default: none but the proxy's own. */
  readonly allowedOrigins?: readonly string[];
  /** Milliseconds the service may take. Default: 8,000. */
  readonly timeout?: number;
  /** Default: the platform's `fetch`. */
  readonly fetch?: Handler;
}

export interface CheckedOptions {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
  readonly mount: string;
  readonly allowedOrigins: readonly string[];
  readonly timeout: number;
  readonly fetch: Handler;
}

/** @throws TypeError with a sentence that says what is unsafe. */
export function checkOptions(options: AddressProxyOptions): CheckedOptions {
  const { baseUrl, credentials, mount = '', allowedOrigins = [], timeout = 8_000 } = options;
  const { fetch = (request) => globalThis.fetch(request) } = options;
  const { key, secret } = credentials;
  if (!key || !secret) throw new TypeError('The proxy needs the key and the secret of an account.');
  if (key.includes(':')) throw new TypeError('The key must not contain a colon: Basic authentication splits there.');
  if (mount !== '' && !/^(\/[\w.-]+)+$/.test(mount)) {
    throw new TypeError('mount must be a path such as "/address-api", without a slash at the end.');
  }
  for (const origin of allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new TypeError(`allowedOrigins must be origins such as "https://checkout.example", not "${origin}".`);
    }
  }
  return { origin: originOf(baseUrl), authorization: basic(key, secret), mount, allowedOrigins, timeout, fetch };
}

function originOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url) throw new TypeError('baseUrl must be a URL such as "https://service.example".');
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new TypeError('baseUrl must be https: the account would cross the network in the clear.');
  }
  if (url.username || url.password) throw new TypeError('Put the account into credentials, not into baseUrl.');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** RFC 7617, UTF-8. */
function basic(key: string, secret: string): string {
  const bytes = new TextEncoder().encode(`${key}:${secret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
