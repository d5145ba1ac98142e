/** Mutants: the proxy of this package with one fault each. Every check has a mutant that it must recognise. */
import { clientHeader, sessionHeader } from '../../src/contract/headers.ts';
import { type AddressProxyOptions, createAddressProxy, type Handler } from '../../src/proxy.ts';
import { account } from './support.ts';

/** Enough for all other checks, less than the one of limits asks for, and the same on a busy machine: it hardly recovers. */
const limits = {
  requests: [{ count: 300, seconds: 3_600, burst: 299 }],
  lookups: [],
  international: [],
  dutch: [],
  details: [],
};

/** These proxies run without a platform that knows the client's address. */
const clientAddress = () => '127.0.0.1';

/** The proxy of this package without faults. */
export function rightProxy(baseUrl: string, options: Partial<AddressProxyOptions> = {}): Handler {
  return createAddressProxy({ baseUrl, credentials: account, limits, clientAddress, timeout: 5_000, ...options });
}

type Mutant = (baseUrl: string) => Handler;

/** Changes the request before the proxy gets it. */
const asking =
  (change: (headers: Headers, url: string) => string | undefined): Mutant =>
  (baseUrl) => {
    const proxy = rightProxy(baseUrl);
    return ({ url, headers: given }) => {
      const headers = new Headers(given);
      const target = change(headers, url) ?? url;
      return proxy(new Request(target, { headers }));
    };
  };

/** Changes the request to the service. */
const sending =
  (change: (url: string, headers: Headers) => string): Mutant =>
  (baseUrl) =>
    rightProxy(baseUrl, {
      fetch: (request) => {
        const headers = new Headers(request.headers);
        return fetch(change(request.url, headers), { headers, redirect: 'manual', signal: request.signal });
      },
    });

/** Changes the response to the browser. */
const answering =
  (change: (headers: Headers, status: number, url: string) => void): Mutant =>
  (baseUrl) => {
    const proxy = rightProxy(baseUrl);
    return async (request) => {
      const { status, headers: given, body } = await proxy(request);
      const headers = new Headers(given);
      change(headers, status, request.url);
      return new Response(body, { status, headers });
    };
  };

/** Passes the response of the service on unchanged when it has one of these statuses. */
const passingOn =
  (...statuses: readonly number[]): Mutant =>
  (baseUrl) => {
    const said: { status: number; headers: Headers; text: string }[] = [];
    const proxy = rightProxy(baseUrl, {
      fetch: async (request) => {
        const response = await fetch(request);
        const { status, headers } = response;
        said.push({ status, headers, text: await response.clone().text() });
        return response;
      },
    });
    return async (request) => {
      said.length = 0;
      const response = await proxy(request);
      const last = said.at(-1);
      if (!last || !statuses.includes(last.status)) return response;
      const headers = new Headers(last.headers);
      headers.delete('content-length');
      return new Response(last.text || null, { status: last.status, headers });
    };
  };

/** Forwards every path, as the simplest proxies do. */
export const byPrefix: Mutant = (baseUrl) => async (request) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.set('authorization', `Basic ${btoa(`${account.key}:${account.secret}`)}`);
  return fetch(baseUrl + decodeURI(pathname) + search, { method: request.method, headers });
};

const unlimited: Mutant = (baseUrl) => rightProxy(baseUrl, { limits: { ...limits, requests: [], suggestions: [] } });

const late: Mutant = (baseUrl) => {
  const proxy = rightProxy(baseUrl);
  return async (request) => {
    const response = await proxy(request);
    return response.status === 504 ? Response.json({}) : response;
  };
};

const tidy: Mutant = (baseUrl) => {
  const proxy = rightProxy(baseUrl);
  return (request) => {
    const url = request.url.replace(/%(0[0-9a-f]|1[0-9a-f]|7f|C2%85|E2%80%AE)/gi, '');
    return proxy(new Request(url, request));
  };
};

const clumsy: Mutant = (baseUrl) => {
  const proxy = rightProxy(baseUrl);
  return async (request) => {
    const response = await proxy(request);
    return response.status === 400 ? new Response('URIError: URI malformed', { status: 500 }) : response;
  };
};

const debugging: Mutant = (baseUrl) => async (request) => {
  const { search } = new URL(request.url);
  const proxy = rightProxy(baseUrl, { fetch: ({ url, headers }) => fetch(url.split('?')[0] + search, { headers }) });
  return proxy(new Request(request.url.replace(/[?&]debug=1|&postcode=1000AA/, ''), request));
};

const anyMethod: Mutant = (baseUrl) => {
  const proxy = rightProxy(baseUrl);
  return ({ url, headers }) => proxy(new Request(url, { headers }));
};

/** The mutants, by the id of the check that must recognise them, and of several what is wrong with each. */
export const mutants: Readonly<Record<string, Mutant>> = {
  operations: (baseUrl) => {
    const proxy = rightProxy(baseUrl);
    return (request) =>
      request.url.includes('/validate/') ? Promise.resolve(Response.json({ matches: 'none' })) : proxy(request);
  },
  encoding: sending((url) => url.replaceAll('%2F', '/')),
  'malformed/decoded again': asking((_, url) => url.replace(/\/[^/]*(?:\.\.%|%25|%5c)[^/]*$/i, '/NL')),
  'encoding/optional parts': sending((url) => url.replace(/\/bis$/, '')),
  session: asking((headers) => void headers.set(sessionHeader, crypto.randomUUID())),
  'forwarded-headers/session': sending((url, headers) => {
    headers.set(sessionHeader, 'everywhere');
    return url;
  }),
  'allow-list': byPrefix,
  malformed: clumsy,
  'malformed/control characters': tidy,
  queries: debugging,
  methods: anyMethod,
  'custom-header': asking((headers) => void headers.set(clientHeader, '1')),
  origin: asking((headers) => void headers.delete('origin')),
  cors: answering((headers) => headers.set('access-control-allow-origin', '*')),
  'fetch-metadata': asking((headers) => {
    for (const name of ['site', 'mode', 'dest']) headers.delete(`sec-fetch-${name}`);
    return undefined;
  }),
  account: sending((url, headers) => {
    headers.set('cookie', 'cart=check-proxy');
    return url;
  }),
  'forwarded-headers': sending((url, headers) => {
    headers.set('x-forwarded-for', 'check-proxy');
    return url;
  }),
  'shared-sessions': answering((headers) => headers.set('cache-control', 'public, max-age=60')),
  'caching/vary': answering((headers) => headers.delete('vary')),
  'caching/lookups': answering((headers, _, url) => {
    if (/postcode|validate/.test(url)) headers.set('cache-control', 'public, max-age=60');
  }),
  'caching/countries': answering((headers) => headers.set('cache-control', 'no-store')),
  'caching/refusals': answering((headers) => headers.set('cache-control', 'private, max-age=60')),
  statuses: (baseUrl) => {
    const proxy = rightProxy(baseUrl);
    return async (request) => {
      const response = await proxy(request);
      return response.status === 404 ? new Response('<h1>Not found</h1>', { status: 404 }) : response;
    };
  },
  'statuses/redirects': passingOn(302, 308),
  'error-details': passingOn(500),
  'statuses/silence': late,
  'statuses/account': passingOn(401, 403),
  limits: unlimited,
  'client-limits': (baseUrl) => {
    let asked = 0;
    return rightProxy(baseUrl, { clientAddress: () => `192.0.2.${asked++ % 256}` });
  },
  credentials: answering((headers) => headers.set('x-debug', btoa(`${account.key}:${account.secret}`))),
  'headers/cookies': answering((headers) => headers.set('set-cookie', 'session=1')),
  'headers/nosniff': answering((headers) => headers.delete('x-content-type-options')),
  'headers/names': answering((headers) => headers.set('x-powered-by', 'Express')),
};
