/**
 * How requests are sent in Node: by undici, which `fetch` is made of. `fetch` takes four times as long, sends again after a 421, and an
 * answer with more than five codings can end the process.
 */
import { createGunzip, createInflate } from 'node:zlib';
import { request } from 'undici';
import { answerMaxBytes, createSend, type Send, sendByFetch } from '../proxy/transport.ts';

/** Codings that are understood; only `identity` is asked for. */
const decoders = new Map([
  ['identity', null],
  ['gzip', (bytes: Uint8Array) => createGunzip().end(bytes)],
  ['deflate', (bytes: Uint8Array) => createInflate().end(bytes)],
]);

/** undici ends the process when a connection ends whose body is not read fast enough: none may reach it. */
const highWaterMark = 2 * answerMaxBytes;

const ownFetch = globalThis.fetch;

const sendByUndici = createSend(async (url, headers, signal) => {
  const {
    statusCode,
    headers: fields,
    body,
  } = await request(url, { headers: { ...headers, 'accept-encoding': 'identity' }, signal, highWaterMark });
  const head = { status: statusCode, headers: { get: (name: string) => fields[name]?.toString() ?? null } };
  const coding = head.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  // One that is not read fails unseen.
  body.on('error', () => {});
  if (!decoders.has(coding)) body.destroy(new TypeError('The answer has a coding that was not asked for.'));
  return { ...head, body, decode: decoders.get(coding) };
});

/** With the global dispatcher of undici. A `fetch` that somebody has put in place of the platform's is used. */
export const send: Send = (...exchange) => (globalThis.fetch === ownFetch ? sendByUndici : sendByFetch)(...exchange);
