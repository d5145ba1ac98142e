/**
 * Page tokens: a signature that the shop's server writes into a page and that the page sends with each request. It
 * proves that a page of the shop was loaded. It stops programs that never load a page; a program that does load one
 * gets as much as a shopper, until the limits.
 */
import { problemTypes } from '../contract/problems.ts';
import { checkLifetime, createSigner, createVerifier, isInLife, keyMinLength } from './digest.ts';
import { ProxyProblem } from './problem.ts';

/** Name of the request header that carries the token. */
export const tokenHeader = 'X-Address-Token';

/** Seconds for which a token is valid, unless `PageTokenInit.lifetime` says otherwise. */
const defaultLifetimeSeconds = 1_800;

/** The option `pageToken` of the proxy. */
export interface PageTokenOptions {
  /** Keys that are accepted, each of at least 32 characters. List two while a new key replaces an old one. */
  readonly keys: readonly string[];
  /**
   * The visitor that the token must have been made for, e.g. a hash of the shop's own session cookie. It must be equal
   * to the `subject` that `createPageToken` got. Default: the token is valid for every visitor.
   */
  readonly subject?: (request: Request) => string | null;
}

/** The parts of a token. */
export interface PageTokenInit {
  /** The signing key, at least 32 characters. */
  readonly key: string;
  /** Host of the page, with its port when it is not the default one, e.g. `shop.example`. */
  readonly host: string;
  /** The visitor that the token is for. Default: every visitor. */
  readonly subject?: string;
  /** Whole seconds for which the token is valid, a day at most. Default: 1,800. */
  readonly lifetime?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** @throws TypeError with a sentence when there is no key or a key is too short */
function checkKeys(keys: readonly string[]): void {
  if (keys.length === 0 || keys.some((key) => key.length < keyMinLength)) {
    throw new TypeError(`pageToken.keys must be keys of at least ${keyMinLength} characters.`);
  }
}

/**
 * Makes a token. Make a new one for each page.
 *
 * @throws TypeError when the key is too short or the lifetime is not a whole number from 1 to 86,400.
 */
export async function createPageToken(init: PageTokenInit): Promise<string> {
  const { key, host, subject = '', lifetime = defaultLifetimeSeconds, now = Date.now } = init;
  checkKeys([key]);
  checkLifetime('lifetime', lifetime);
  const expires = String(Math.floor(now() / 1_000) + lifetime);
  return `${expires}.${await createSigner(key)(signedText(expires, host, subject))}`;
}

/**
 * Returns a function that rejects with the ProxyProblem `forbidden`, unless a request has a valid token for a host.
 *
 * @param now milliseconds since the epoch.
 * @throws TypeError with a sentence when there is no key or a key is too short
 */
export function createPageTokenVerifier({ keys, subject }: PageTokenOptions, now: () => number) {
  checkKeys(keys);
  const verify = createVerifier(keys);
  return async (request: Request, host: string): Promise<void> => {
    const [, expires = '', signature = ''] =
      /^(\d{1,12})\.([\da-f]{64})$/.exec(request.headers.get(tokenHeader) ?? '') ?? [];
    if (!isInLife(Number(expires), now)) throw withoutToken();
    if (!(await verify(signedText(expires, host, subject?.(request) ?? ''), signature))) throw withoutToken();
  };
}

function withoutToken(): ProxyProblem {
  const detail =
    `Send the header "${tokenHeader}" with the token that the shop’s server wrote into its page. It is missing, has ` +
    'expired, or was made for another host, another visitor or with another key.';
  return new ProxyProblem(problemTypes.forbidden, { detail });
}

/** The signed text. Neither digits nor a host can contain the line feed that separates the parts. */
function signedText(expires: string, host: string, subject: string): string {
  return `${expires}\n${host}\n${subject}`;
}
