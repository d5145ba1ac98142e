/** The account and where it is used: refused when it would not be safe. */

export interface Account {
  /** The service, without a slash at the end. */
  readonly origin: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
}

/** What stands in examples and templates. Whoever starts with it has forgotten something. */
const placeholders =
  /^(?:demo-(?:key|secret)|(?:your|my)?[-_ ]?(?:api)?[-_ ]?(?:key|secret|password)|change-?me|test|x+|\*+|<.*>)$/i;

/** @throws TypeError with a sentence that says what is unsafe. */
export function checkAccount(baseUrl: string, credentials: { readonly key: string; readonly secret: string }): Account {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url) throw new TypeError('baseUrl must be a URL such as "https://service.example".');
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new TypeError('baseUrl must be https: the account would cross the network in the clear.');
  }
  if (url.username || url.password) throw new TypeError('Put the account into credentials, not into baseUrl.');
  if (url.search || url.hash) throw new TypeError('baseUrl must have no query and no fragment.');
  const { key, secret } = credentials ?? {};
  if (!key || !secret) throw new TypeError('The proxy needs the key and the secret of an account.');
  if (key.includes(':')) throw new TypeError('The key must not contain a colon: Basic authentication splits there.');
  if (/\p{Cc}/u.test(key + secret)) throw new TypeError('Key and secret must not contain control characters.');
  if (!isLoopback && (placeholders.test(key) || placeholders.test(secret))) {
    throw new TypeError('Key or secret is the placeholder of an example; put in those of your account.');
  }
  return { origin: (url.origin + url.pathname).replace(/\/+$/, ''), authorization: basic(key, secret) };
}

/** RFC 7617, UTF-8. */
function basic(key: string, secret: string): string {
  const bytes = new TextEncoder().encode(`${key}:${secret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
