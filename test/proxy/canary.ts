/** The credentials, in every form they could come out in, and an ear for them. */
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { authorization, secret } from './support.ts';

const pair = `shop:${secret}`;
const words: readonly string[] = [
  secret,
  authorization.slice('Basic '.length),
  Buffer.from(secret).toString('base64').replaceAll('=', ''),
  Buffer.from(pair).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(pair),
];

export interface Canary {
  /** A response, log line, event, error, or whatever else comes out of the proxy. */
  readonly hear: (what: unknown) => void;
  /** A whole response. Its text, for it can be read but once. */
  readonly read: (response: Response) => Promise<string>;
  /** For the options of a proxy. */
  readonly listeners: { readonly onRequest: (log: object) => void; readonly onEvent: (event: object) => void };
  /** Places where the credentials were found. */
  readonly hits: readonly string[];
  /** @param least how much it must have heard; an ear that hears nothing finds nothing. */
  readonly assertSilence: (least: number) => void;
}

export function createCanary(): Canary {
  const hits: string[] = [];
  let heard = 0;
  const hear = (what: unknown) => {
    heard++;
    const text = textOf(what);
    for (const word of words) if (text.includes(word)) hits.push(`${word} in ${text.slice(0, 300)}`);
  };
  const read = async (response: Response) => {
    const text = await response.text();
    hear(`${response.status} ${response.statusText} ${JSON.stringify([...response.headers])} ${text}`);
    return text;
  };
  const assertSilence = (least: number) => {
    assert.deepEqual(hits, []);
    assert.ok(heard >= least, `only ${heard} were heard`);
  };
  return { hear, read, listeners: { onRequest: hear, onEvent: hear }, hits, assertSilence };
}

/** Errors with their stacks and causes, and members no JSON would show. */
function textOf(what: unknown): string {
  return typeof what === 'string' ? what : inspect(what, { depth: 9, showHidden: true, maxStringLength: null });
}
