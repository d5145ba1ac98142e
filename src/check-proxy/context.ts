/** Sends the requests of the checks, as a browser would or not, and records what came back. */
import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { delay } from '../waiting/delay.ts';
import { retryAfterSeconds } from '../waiting/headers.ts';
import { type ReceivedRequest, type ServiceFault, type StandInService, singleValues } from './stand-in-service.ts';

/** A request to the proxy, its response, and what the service received because of it. */
export interface HttpExchange {
  readonly method: string;
  /** Path of the request below the URL of the proxy, as it was sent. */
  readonly path: string;
  /** Status of the response; 0 when there was none. */
  readonly status: number;
  /** Headers of the response, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the response; the reason when there was none. */
  readonly text: string;
  /** Requests that the stand-in service received before the response; empty without one. */
  readonly serviceRequests: readonly ReceivedRequest[];
}

type HttpResponse = Pick<HttpExchange, 'status' | 'headers' | 'text'>;

/** Differences between a request and one that a browser with our client would send. */
export interface RequestOptions {
  /** Default: GET. */
  readonly method?: string;
  /** Headers that are added or replaced; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The session id. Default: a new one for this request. */
  readonly session?: string;
  /** False for a request that is not sent again after a 429. Default: true. */
  readonly retriesAfter429?: boolean;
}

/** The proxy that the checks run against, and the service behind it. */
interface CheckContextOptions {
  /** The proxy: the same URL that the elements get in `proxy-url`. */
  readonly url: URL;
  /** Origin of the page when it differs from the proxy's; null when they are the same. */
  readonly origin: string | null;
  /** Headers that every request carries in addition, for example a page token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The stand-in service behind the proxy; null when the real service is behind it. */
  readonly service: StandInService | null;
}

/** The means of a check. */
export type CheckContext = ReturnType<typeof createCheckContext>;

/** The number of times that a request is sent again after a 429. */
const maxRetries = 5;
/** The longest wait that is accepted before each of them. */
const acceptedWaitSeconds = 5;
/** The shortest wait, for a proxy that says 0. */
const shortestWaitSeconds = 0.2;
/** A correct proxy times out earlier than this, even on a machine that is far too busy. */
const responseTimeoutMs = 30_000;
/** The number of characters of a body that are kept. */
const bodyMaxLength = 1_048_576;

/** Creates the context of one run of the checks. */
export function createCheckContext({ url, origin, headers, service }: CheckContextOptions) {
  const all: HttpExchange[] = [];
  const exchanges: readonly HttpExchange[] = all;
  let words = 0;
  // Words differ from run to run, so that a second run is not answered from the cache of the first one.
  const runId = randomUUID().slice(0, 8);
  return {
    url,
    origin,
    /** All exchanges so far, of all checks. */
    exchanges,
    /** The time in milliseconds, by which limits are told from slowness. */
    now: () => Date.now(),
    /** A word that no request has used before, so that no cache can know it. */
    freshWord: () => `check${runId}${++words}`,
    /** Makes the stand-in service fail from now on; null ends the fault. */
    setServiceFault: (fault: ServiceFault | null) => service?.setFault(fault),
    /** Sends a request with this path, unchanged, below the URL of the proxy. */
    request: async (path: string, options: RequestOptions = {}): Promise<HttpExchange> => {
      const { method = 'GET', session = randomUUID(), retriesAfter429 = true } = options;
      const sent = new Headers({
        ...browserHeaders(origin),
        [clientHeader]: '1',
        [sessionHeader]: session,
        ...headers,
      });
      for (const [name, value] of Object.entries(options.headers ?? {})) {
        if (value === null) sent.delete(name);
        else sent.set(name, value);
      }
      const requestsBefore = service?.requests.length ?? 0;
      let response = await sendRequest(url, path, method, Object.fromEntries(sent));
      for (let retries = 0; retriesAfter429 && response.status === 429 && retries < maxRetries; retries++) {
        // One second when the proxy does not say (RFC 6585).
        const seconds = retryAfterSeconds(response.headers['retry-after'] ?? null, Date.now()) ?? 1;
        // A 429 that the stand-in service was told to send is not a limit of the proxy.
        if (seconds > acceptedWaitSeconds || (service?.requests.length ?? 0) > requestsBefore) break;
        await delay(Math.max(seconds, shortestWaitSeconds) * 1_000);
        response = await sendRequest(url, path, method, Object.fromEntries(sent));
      }
      const exchange = { method, path, ...response, serviceRequests: service?.requests.slice(requestsBefore) ?? [] };
      all.push(exchange);
      return exchange;
    },
  };
}

/** The headers of a browser for a request that a script of the page sends. */
function browserHeaders(origin: string | null): Record<string, string> {
  const site = origin === null ? 'same-origin' : 'cross-site';
  const fetchMetadata = { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  return { accept: 'application/json', ...fetchMetadata, ...(origin !== null && { origin }) };
}

/** `fetch` would change the path. Never rejects: without a response, the status is 0 and the text says why. */
function sendRequest(
  { protocol, hostname, port, pathname }: URL,
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<HttpResponse> {
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, headers: {}, text: error.message || (error.code ?? '') });
    const to = { hostname: hostname.replace(/^\[|\]$/g, ''), ...(port && { port }) };
    const options = { ...to, method, path: pathname.replace(/\/+$/, '') + path, headers, agent: false };
    const request = send(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        if (text.length < bodyMaxLength) text += part;
      });
      response.on('error', fail);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: singleValues(response.headers), text });
      });
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in 30 seconds')), responseTimeoutMs);
    request.on('close', () => clearTimeout(timer)).on('error', fail);
    request.end();
  });
}
