/** Sends a request to the service, and reads the answer within bounds, because it comes from outside the proxy. */
import { untilAborted } from '../waiting/delay.ts';

/** The most bytes of an answer, after decompression. The longest list of the service is far shorter. */
export const answerMaxBytes = 1_048_576;
/** The most bytes of an error body that are read in order to use its connection again. */
const errorBodyMaxBytes = 16_384;

/** An answer of the service. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /**
   * The decoded text, and its length in bytes. Null when there is none, or none that is read: not JSON, longer than
   * `answerMaxBytes`, or not UTF-8.
   */
  readonly body: { readonly text: string; readonly bytes: number } | null;
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

type Chunks = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** What a client gives as soon as an answer begins. */
interface Exchange {
  readonly status: number;
  readonly headers: ServiceResponse['headers'];
  /** Null when the client hides it. */
  readonly body: Chunks | null;
  /** Decodes a body that the client does not decode. */
  readonly decode?: ((bytes: Uint8Array) => Chunks) | null | undefined;
}

/**
 * Sends by a client.
 *
 * @param start sends the request; the exchange ends when its signal aborts
 */
export function createSend(
  start: (url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Exchange>,
): Send {
  return async (url, headers, signal) => {
    const exchange = new AbortController();
    const followSignal = () => exchange.abort(signal.reason);
    signal.addEventListener('abort', followSignal, { once: true });
    const send = async (): Promise<ServiceResponse> => {
      const answer = await start(url, headers, exchange.signal);
      const head = { status: answer.status, headers: answer.headers };
      const wanted = bytesWanted(head.status, head.headers);
      // One that is not read may never end, and its connection is freed.
      if (wanted === 0 || !answer.body) {
        exchange.abort(over);
        return { ...head, body: null };
      }
      try {
        return { ...head, body: await readBody(answer, wanted) };
      } catch (error) {
        // The status of an error says it all, whatever becomes of its body.
        if (head.status === 200) throw error;
        return { ...head, body: null };
      }
    };
    try {
      // A client that ignores its signal must not hold its place for ever.
      return await untilAborted(send(), signal);
    } finally {
      signal.removeEventListener('abort', followSignal);
    }
  };
}

/** Sends by a function like `fetch`. */
export const createFetchSend = (fetch: (url: string, init: RequestInit) => Promise<Response>): Send =>
  createSend((url, headers, signal) => fetch(url.href, { headers, signal, redirect: 'manual' }));

/** Sends by the `fetch` of the platform, or by what somebody has put in its place. */
export const sendByFetch = createFetchSend((url, init) => globalThis.fetch(url, init));

async function readBody({ body, decode }: Exchange, wanted: number): Promise<ServiceResponse['body']> {
  const coded = body && (await readBytes(body, wanted));
  const bytes = coded && decode ? await readBytes(decode(coded), wanted) : coded;
  try {
    return bytes && { text: decoder.decode(bytes), bytes: bytes.length };
  } catch {
    return null;
  }
}

/** Null for more than are wanted. */
async function readBytes(body: Chunks, wanted: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the rest of the stream.
    if (length > wanted) return null;
    chunks.push(chunk);
  }
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
