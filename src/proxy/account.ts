/** The account at the service. Settings that would not be safe are refused. */
import { loopbackPattern } from '../contract/rules.ts';

/** The account in the form in which requests need it. */
interface Account {
  /** URL of the service, without a slash at the end. */
  readonly origin: string;
  /** Values of the header `Authorization`: one, or two while one secret replaces the other. */
  readonly authorizations: readonly string[];
  /** Text that is different for every service and every account, without the secret. */
  readonly name: string;
}

/** The account as it is given. */
export interface Credentials {
  readonly key: string;
  readonly secret: string;
  /** The secret that replaces it, or that it has replaced. It is used once the service refuses the other one. */
  readonly nextSecret?: string;
}

/** Values of examples and templates. A proxy that is started with one of them has not been configured yet. */
const placeholderPattern =
  /^(?:demo-(?:key|secret)|(?:your|my)?[-_ ]?(?:api)?[-_ ]?(?:key|secret|password)|change-?me|test|x+|\*+|<.*>)$/i;

/**
 * The account from the options `baseUrl` and `credentials`.
 *
 * @throws TypeError with a sentence that says what is unsafe.
 */
export function parseAccount(baseUrl: string, credentials: Credentials): Account {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url) throw new TypeError('baseUrl must be a URL such as "https://service.example".');
  const isLoopback = loopbackPattern.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new TypeError('baseUrl must be https: the account would cross the network in the clear.');
  }
  if (url.username || url.password)
    throw new TypeError('baseUrl must hold no account: key and secret are set apart from it.');
  if (url.search || url.hash) throw new TypeError('baseUrl must have no query and no fragment.');
  const { key, secret, nextSecret } = credentials ?? {};
  if (!key || !secret) throw new TypeError('The proxy needs the key and the secret of an account.');
  if (key.includes(':')) throw new TypeError('The key must not contain a colon: Basic authentication splits there.');
  const secrets = [secret, ...(nextSecret ? [nextSecret] : [])];
  if (/\p{Cc}/u.test(key + secrets.join('')))
    throw new TypeError('Key and secret must not contain control characters.');
  if (!isLoopback && [key, ...secrets].some((each) => placeholderPattern.test(each))) {
    throw new TypeError('Key or secret is the placeholder of an example; put in those of your account.');
  }
  const origin = (url.origin + url.pathname).replace(/\/+$/, '');
  return { origin, authorizations: secrets.map((each) => basicAuthorization(key, each)), name: `${origin} ${key}` };
}

/** RFC 7617, with UTF-8. */
function basicAuthorization(key: string, secret: string): string {
  const bytes = new TextEncoder().encode(`${key}:${secret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
