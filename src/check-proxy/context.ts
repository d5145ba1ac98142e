import { randomUUID } from 'node:crypto';
import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { delay } from '../waiting/delay.ts';
import { retryAfterSeconds } from '../waiting/headers.ts';
import type { CheckContext, RequestOptions } from './check.ts';
import { type HttpExchange, type HttpResponse, sendRequest } from './http-exchange.ts';
import type { StandInService } from './stand-in-service.ts';

/** The proxy that the checks run against, and the service behind it. */
export interface CheckContextOptions {
  /** The proxy: the same URL that the elements get in `proxy-url`. */
  readonly url: URL;
  /** Origin of the page when it differs from the proxy's; null when they are the same. */
  readonly origin: string | null;
  /** Headers that every request carries in addition, for example a page token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The stand-in service behind the proxy; null when the real service is behind it. */
  readonly service: StandInService | null;
}

/** The number of times that a request is sent again after a 429. */
const maxRetries = 5;
/** The longest wait that is accepted before each of them. */
const acceptedWaitSeconds = 5;
/** The shortest wait, for a proxy that says 0. */
const shortestWaitSeconds = 0.2;

/** Creates the context of one run of the checks. */
export function createCheckContext({ url, origin, headers, service }: CheckContextOptions): CheckContext {
  const exchanges: HttpExchange[] = [];
  let words = 0;
  // Words differ from run to run, so that a second run is not answered from the cache of the first one.
  const runId = randomUUID().slice(0, 8);

  const request = async (path: string, options: RequestOptions = {}): Promise<HttpExchange> => {
    const { method = 'GET', session = randomUUID(), retriesAfter429 = true } = options;
    const defaults = { ...browserHeaders(origin), [clientHeader]: '1', [sessionHeader]: session, ...headers };
    const sentHeaders = mergeHeaders(defaults, options.headers ?? {});
    const requestsBefore = service?.requests.length ?? 0;
    let response = await sendRequest(url, path, method, sentHeaders);
    for (let retries = 0; retriesAfter429 && response.status === 429 && retries < maxRetries; retries++) {
      const seconds = waitBeforeRetry(response);
      // A 429 that the stand-in service was told to send is not a limit of the proxy.
      if (seconds === null || (service?.requests.length ?? 0) > requestsBefore) break;
      await delay(seconds * 1_000);
      response = await sendRequest(url, path, method, sentHeaders);
    }
    const exchange = { method, path, ...response, serviceRequests: service?.requests.slice(requestsBefore) ?? [] };
    exchanges.push(exchange);
    return exchange;
  };

  return {
    url,
    origin,
    request,
    now: () => Date.now(),
    exchanges,
    freshWord: () => `check${runId}${++words}`,
    setServiceFault: (fault) => service?.setFault(fault),
  };
}

/** The headers of a browser for a request that a script of the page sends. */
function browserHeaders(origin: string | null): Record<string, string> {
  const site = origin === null ? 'same-origin' : 'cross-site';
  return {
    accept: 'application/json',
    'sec-fetch-site': site,
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    ...(origin !== null && { origin }),
  };
}

/** Names match in upper and lower case; null removes a header. */
function mergeHeaders(
  defaults: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const merged = new Headers(defaults);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}

/** Seconds that the proxy asks to wait, one when it does not say (RFC 6585); null when that is too long. */
function waitBeforeRetry({ headers }: HttpResponse): number | null {
  const seconds = retryAfterSeconds(headers['retry-after'] ?? null, Date.now()) ?? 1;
  return seconds <= acceptedWaitSeconds ? Math.max(seconds, shortestWaitSeconds) : null;
}
