/**
 * Proof that a page of the shop was loaded before: a signature the shop's server puts into its page and the page
 * sends along. Stops programs that never load a page; one that does gets what a shopper gets, until the limits.
 */
import { problemTypes } from '../contract/problems.ts';
import { Problem } from './problem.ts';

/** Carries the token. */
export const tokenHeader = 'X-Address-Token';

/** Shortest key, in characters: a guessed key is no proof. */
const keyLength = 32;

/** Seconds a page may be open before it needs another token. */
const defaultLifetime = 1_800;

export interface PageTokenOptions {
  /** Keys of at least 32 characters that are accepted. Several while one replaces another. */
  readonly keys: readonly string[];
  /**
   * Whom the token was made for, e.g. a hash of the shop's own session cookie. The same text must have been given to
   * `createPageToken`. Default: anybody.
   */
  readonly subject?: (request: Request) => string | null;
}

export interface PageTokenInit {
  readonly key: string;
  /** Host of the page, with its port when it is not the default one, e.g. `shop.example`. */
  readonly host: string;
  /** Default: anybody. */
  readonly subject?: string;
  /** Whole seconds. Default: 1,800. */
  readonly lifetime?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** @throws TypeError with a sentence. */
export function checkPageToken({ keys }: PageTokenOptions): void {
  if (keys.length === 0 || keys.some((key) => key.length < keyLength)) {
    throw new TypeError(`pageToken.keys must be keys of at least ${keyLength} characters.`);
  }
}

/** A token for one page, to be made for every page anew. */
export async function createPageToken(init: PageTokenInit): Promise<string> {
  const { key, host, subject = '', lifetime = defaultLifetime, now = Date.now } = init;
  checkPageToken({ keys: [key] });
  if (!Number.isInteger(lifetime) || lifetime < 1) throw new TypeError('lifetime must be whole seconds, from 1.');
  const expires = String(Math.floor(now() / 1_000) + lifetime);
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), payload(expires, host, subject));
  return `${expires}.${Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export type TokenCheck = (request: Request, host: string) => Promise<void>;

/** Whether a request has a token of this host; rejects with Problem `forbidden` when it has not. */
export function createTokenCheck({ keys, subject }: PageTokenOptions, now: () => number): TokenCheck {
  // Not before the first request: some platforms have no cryptography until then.
  let imported: Promise<CryptoKey[]> | null = null;
  return async (request, host) => {
    const [, expires = '', signature = ''] =
      /^(\d{1,12})\.([\da-f]{64})$/.exec(request.headers.get(tokenHeader) ?? '') ?? [];
    if (Number(expires) * 1_000 <= now()) throw new Problem(problemTypes.forbidden);
    const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const signed = payload(expires, host, subject?.(request) ?? '');
    imported ??= Promise.all(keys.map(importKey));
    for (const key of await imported) {
      // The platform compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, bytes, signed)) return;
    }
    throw new Problem(problemTypes.forbidden);
  };
}

function importKey(key: string): Promise<CryptoKey> {
  const usages = ['sign', 'verify'] as const;
  return crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    ...usages,
  ]);
}

/** No part can hold the separator: digits, a host, and what follows is the end. */
function payload(expires: string, host: string, subject: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${expires}\n${host}\n${subject}`);
}
