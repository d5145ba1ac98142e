/** Searches everything that leaves the proxy for the credentials, in every form in which they could appear. */
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { authorization, flushTasks, secret } from './support.ts';

const pair = `shop:${secret}`;
const spellings: readonly string[] = [
  secret,
  authorization.slice('Basic '.length),
  Buffer.from(secret).toString('base64').replaceAll('=', ''),
  Buffer.from(pair).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(pair),
];

/** Collects outputs of a proxy and finds the credentials in them. */
interface Canary {
  /** Takes a response, log line, event, error, or any other output of the proxy. */
  readonly hear: (what: unknown) => void;
  /** Takes a whole response, and returns its text, because a body can be read only once. */
  readonly read: (response: Response) => Promise<string>;
  /** Listeners for the options of a proxy. */
  readonly listeners: { readonly onRequest: (log: object) => void; readonly onEvent: (event: object) => void };
  /** Resolves when the listeners have heard of so many requests; entries of the log come after the response. */
  readonly untilLogged: (count: number) => Promise<void>;
  /** Outputs in which the credentials were found. */
  readonly hits: readonly string[];
  /**
   * Asserts that the credentials were in no output.
   *
   * @param minHeard the fewest outputs it must have got, because a canary without outputs finds nothing.
   */
  readonly assertSilence: (minHeard: number) => void;
}

/** Creates a canary that has heard nothing yet. */
export function createCanary(): Canary {
  const hits: string[] = [];
  let heard = 0;
  let logged = 0;
  const hear = (what: unknown) => {
    heard++;
    const text = textOf(what);
    for (const word of spellings) if (text.includes(word)) hits.push(`${word} in ${text.slice(0, 300)}`);
  };
  const read = async (response: Response) => {
    const text = await response.text();
    hear(`${response.status} ${response.statusText} ${JSON.stringify([...response.headers])} ${text}`);
    return text;
  };
  const assertSilence = (minHeard: number) => {
    assert.deepEqual(hits, []);
    assert.ok(heard >= minHeard, `only ${heard} were heard`);
  };
  const onRequest = (log: object) => {
    logged++;
    hear(log);
  };
  const untilLogged = async (count: number) => {
    while (logged < count) await flushTasks();
  };
  return { hear, read, listeners: { onRequest, onEvent: hear }, untilLogged, hits, assertSilence };
}

/** The text of an output, with stacks and causes of errors, and with members that JSON leaves out. */
function textOf(what: unknown): string {
  return typeof what === 'string' ? what : inspect(what, { depth: 9, showHidden: true, maxStringLength: null });
}
