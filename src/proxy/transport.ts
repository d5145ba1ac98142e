/** Sends a request to the service, and reads the answer within bounds, because it comes from outside the proxy. */
import { untilAborted } from '../waiting/delay.ts';
import { type Dispatcher, dispatcherNow, type ExchangeHandler, guarded, statusOf } from './platform-fetch.ts';

/** The most bytes of an answer, after decompression. The longest list of the service is far shorter. */
export const answerMaxBytes = 1_048_576;
/** The most bytes of an error body that are read in order to use its connection again. */
const errorBodyMaxBytes = 16_384;

/** A body that was read to its end. */
export interface ResponseBody {
  /** The decoded text. */
  readonly text: string;
  /** Its length in bytes. */
  readonly bytes: number;
}

/** An answer of the service. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Null when there is none, or none that is read: not JSON, longer than `answerMaxBytes`, or not UTF-8. */
  readonly body: ResponseBody | null;
}

/**
 * Sends a GET request once, and follows no redirect, which would carry the session to another server.
 *
 * @throws the reason of the signal as soon as it aborts, or the error of the platform.
 */
export type Send = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<ServiceResponse>;

/** A reason that is made once: an abort without one makes an error with its stack. */
const over = new DOMException('The request is over.', 'AbortError');

export const isJson = (headers: ServiceResponse['headers']): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/** The most bytes of a body that are read; 0 for one that may never end although it means nothing. */
function bytesWanted(status: number, headers: ServiceResponse['headers']): number {
  if ([204, 205, 304].includes(status)) return 0;
  if (status !== 200) return errorBodyMaxBytes;
  return isJson(headers) ? answerMaxBytes : 0;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function bodyOf(bytes: Uint8Array): ResponseBody | null {
  try {
    return { text: decoder.decode(bytes), bytes: bytes.length };
  } catch {
    return null;
  }
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Sends by a function like `fetch`. */
export function createFetchSend(fetch: (url: string, init: RequestInit) => Promise<Response>): Send {
  return async (url, headers, signal) => {
    const exchange = new AbortController();
    const followSignal = () => exchange.abort(signal.reason);
    signal.addEventListener('abort', followSignal, { once: true });
    const send = async (): Promise<ServiceResponse> => {
      const response = await fetch(url.href, guarded({ headers, signal: exchange.signal, redirect: 'manual' }));
      const head = { status: statusOf(response), headers: response.headers };
      const wanted = bytesWanted(head.status, head.headers);
      // The platform hides some bodies. One may never end, and its connection is freed.
      if (wanted === 0 || !response.body) {
        exchange.abort(over);
        return { ...head, body: null };
      }
      return { ...head, body: await readBody(response.body, wanted).catch((error) => ifError(head.status, error)) };
    };
    try {
      // A `fetch` that ignores its signal must not hold its place for ever.
      return await untilAborted(send(), signal);
    } finally {
      signal.removeEventListener('abort', followSignal);
    }
  };
}

/** The status of an error says it all, whatever becomes of its body. */
function ifError(status: number, error: unknown): null {
  if (status === 200) throw error;
  return null;
}

async function readBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, wanted: number): Promise<ResponseBody | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the rest of the stream.
    if (length > wanted) return null;
    chunks.push(chunk);
  }
  return bodyOf(joined(chunks, length));
}

/** Those that are understood although they are not asked for. */
const codings: readonly string[] = ['identity', 'gzip', 'deflate'];

const ownFetch = globalThis.fetch;
const sendByFetch = createFetchSend((url, init) => globalThis.fetch(url, init));

/** Sends as the platform does. Node's `fetch` takes four times as long as the client it is made of, which is there as well. */
export const platformSend: Send = (url, headers, signal) => {
  const dispatcher = dispatcherNow();
  // A `fetch` that somebody has put in place of the platform's is used.
  if (!dispatcher || globalThis.fetch !== ownFetch) return sendByFetch(url, headers, signal);
  return sendByDispatcher(dispatcher, url, headers, signal);
};

function sendByDispatcher(
  dispatcher: Dispatcher,
  { origin, pathname, search }: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ServiceResponse> {
  return new Promise((resolve, reject) => {
    let abort = (_: unknown) => {};
    let head: Omit<ServiceResponse, 'body'> | null = null;
    let wanted = 0;
    let coding = '';
    let length = 0;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const giveUp = () => {
      reject(signal.reason);
      abort(over);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    const end = (body: ResponseBody | null) => {
      signal.removeEventListener('abort', giveUp);
      if (head) resolve({ ...head, body });
    };
    const fail = (error: unknown) => {
      if (head && head.status !== 200) return end(null);
      signal.removeEventListener('abort', giveUp);
      reject(error);
    };
    const stop = () => {
      end(null);
      abort(over);
    };
    const handler: ExchangeHandler = {
      onConnect: (abortExchange) => {
        abort = abortExchange;
        if (signal.aborted) abort(over);
      },
      onHeaders: (status, fields) => {
        // Such as 103, which comes before the answer.
        if (status < 200) return true;
        head = { status, headers: { get: (name) => fieldOf(fields, name) } };
        wanted = bytesWanted(status, head.headers);
        coding = head.headers.get('content-encoding') ?? 'identity';
        if (wanted === 0) stop();
        else if (!codings.includes(coding)) {
          fail(new TypeError('The answer has a coding that was not asked for.'));
          abort(over);
        }
        return true;
      },
      onData: (chunk) => {
        length += chunk.length;
        if (length > wanted) stop();
        else chunks.push(chunk);
        return true;
      },
      onComplete: () => {
        const whole = joined(chunks, length);
        if (coding === 'identity') end(bodyOf(whole));
        else readBody(decompressed(whole, coding as CompressionFormat), wanted).then(end, fail);
      },
      onError: fail,
    };
    dispatcher.dispatch({ origin, path: pathname + search, method: 'GET', headers }, handler);
  });
}

/** The value of a field; null without one, the values joined when there are several (RFC 9110 §5.3). */
function fieldOf(fields: readonly unknown[], name: string): string | null {
  const values = fields.filter((_, index) => index % 2 > 0 && isName(fields[index - 1], name));
  return values.length > 0 ? values.join(', ') : null;
}

/** Names are bytes; their lengths mostly differ. */
function isName(field: unknown, name: string): boolean {
  return (field as Uint8Array).length === name.length && String(field).toLowerCase() === name;
}

function decompressed(
  body: Uint8Array<ArrayBuffer>,
  coding: CompressionFormat,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([body]).stream().pipeThrough(new DecompressionStream(coding));
}
