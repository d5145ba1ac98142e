import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPath } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { type AddressProxyOptions, createAddressProxy, type Handler } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';

const secret = 'correct horse battery staple';
const authorization = `Basic ${btoa(`shop:${secret}`)}`;
const session = 'session-1';
const suggestion = '/international/v1/autocomplete/nld/julian/nl-NL/paged';
const none = { matches: [] };

/** A `fetch` that stands for the service and records the requests that reach it. */
function createRecordingService(answer: Handler = async () => Response.json(none)) {
  const seen: Request[] = [];
  const fetch: Handler = async (request) => {
    seen.push(request);
    return answer(request);
  };
  return { seen, fetch };
}

function proxyTo(fetch: Handler, options: Partial<AddressProxyOptions> = {}): Handler {
  const credentials = { key: 'shop', secret };
  return createAddressProxy({
    baseUrl: 'https://service.example',
    credentials,
    mount: '/address-api',
    fetch,
    ...options,
  });
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Request {
  const ours = { 'x-address-client': '1', 'x-autocomplete-session': session };
  return new Request(`http://shop.test/address-api${path}`, { method, headers: { ...ours, ...headers } });
}

async function typeOf(response: Response): Promise<unknown> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  return ((await response.json()) as { type: string }).type;
}

describe('the request to the service', () => {
  it('is the same operation with the account and the session, and with nothing else from the browser', async () => {
    const { seen, fetch } = createRecordingService();
    const headers = { cookie: 'a=b', authorization: 'Basic evil', 'x-forwarded-for': '1.2.3.4', range: 'bytes=0-1' };
    await proxyTo(fetch)(ask(`${suggestion}`, headers));
    assert.equal(seen[0]?.url, `https://service.example${suggestion}`);
    assert.deepEqual(Object.fromEntries(seen[0]?.headers ?? []), {
      accept: 'application/json',
      authorization,
      'user-agent': 'address-entry-proxy',
      'x-autocomplete-session': session,
    });
    assert.equal(seen[0]?.redirect, 'manual');
  });

  it('has no session if the operation needs none', async () => {
    const { seen, fetch } = createRecordingService(async () => Response.json([]));
    await proxyTo(fetch)(ask('/international/v1/supported-countries'));
    assert.equal(seen[0]?.headers.get('x-autocomplete-session'), null);
  });

  const shapes: readonly (readonly [path: string, upstream: string])[] = [
    ['/international/v1/autocomplete/nld/x', '/international/v1/autocomplete/nld/x'],
    ['/international/v1/autocomplete/nld/x/nl', '/international/v1/autocomplete/nld/x/nl'],
    ['/international/v1/autocomplete/nld/x//paged', '/international/v1/autocomplete/nld/x//paged'],
    ['/international/v1/address/nldA/', '/international/v1/address/nldA'],
    ['/nl/v1/addresses/postcode/2012%20es/30/', '/nl/v1/addresses/postcode/2012%20es/30'],
    ['/nl/v1/addresses/postcode/3024AN/212/E%20K001', '/nl/v1/addresses/postcode/3024AN/212/E%20K001'],
    ['/international/v1/autocomplete/nld/30%2Fa%2B%c3%a9', '/international/v1/autocomplete/nld/30%2Fa%2B%C3%A9'],
    ['/international/v1/validate/bel?street=Rue+Haute&building=', '/international/v1/validate/bel?street=Rue%20Haute'],
  ];
  for (const [path, upstream] of shapes) {
    it(`is ${upstream} for ${path}`, async () => {
      const { seen, fetch } = createRecordingService();
      await proxyTo(fetch)(ask(path));
      assert.equal(seen[0]?.url, `https://service.example${upstream}`);
    });
  }

  const refused: readonly (readonly [path: string, type: string])[] = [
    ['/', problemTypes.noOperation],
    ['/international/v1/', problemTypes.noOperation],
    ['/account/v1/info', problemTypes.noOperation],
    ['/international/v1/supported-countries/more', problemTypes.noOperation],
    ['/international/v1/autocomplete/nld/x/%2e%2e', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/%00/nl-NL', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/a%0d%0ab/nl-NL', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/%E2%80%AEx/nl-NL', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/%E0%A4%A/nl-NL', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/x/Dutch', problemTypes.invalidInput],
    ['/international/v1/autocomplete/nld/x/nl-NL/long', problemTypes.invalidInput],
    ['/international/v1/autocomplete/12/x', problemTypes.invalidInput],
    [`/international/v1/autocomplete/nld/${'x'.repeat(201)}`, problemTypes.invalidInput],
    ['/nl/v1/addresses/postcode/0123AB/1', problemTypes.invalidInput],
    ['/nl/v1/addresses/postcode/2012ES/0', problemTypes.invalidInput],
    ['/nl/v1/addresses/postcode/2012ES/100000', problemTypes.invalidInput],
    ['/nl/v1/addresses/postcode/2012ES/30/toolong', problemTypes.invalidInput],
    ['/international/v1/validate/BEL?street=x', problemTypes.invalidInput],
    ['/international/v1/validate/bel', problemTypes.invalidInput],
    ['/international/v1/validate/bel?street=x&streetAndBuilding=y', problemTypes.invalidInput],
    ['/international/v1/validate/bel?street=x&street=y', problemTypes.invalidInput],
    ['/international/v1/validate/bel?evil=x', problemTypes.invalidInput],
    ['/international/v1/supported-countries?x=y', problemTypes.invalidInput],
  ];
  for (const [path, type] of refused) {
    it(`is not sent for ${path.slice(0, 80)}`, async () => {
      const { seen, fetch } = createRecordingService();
      const response = await proxyTo(fetch)(ask(path));
      assert.equal(await typeOf(response), type);
      assert.equal(seen.length, 0);
    });
  }

  for (const [what, request, status] of [
    ['a POST', ask(suggestion, {}, 'POST'), 405],
    ['a session that is malformed', ask(suggestion, { 'x-autocomplete-session': 'a b' }), 400],
    ['a request without our header', new Request(`http://shop.test/address-api${suggestion}`), 403],
    ['a path beside the mount', new Request(`http://shop.test${suggestion}`), 404],
  ] as const) {
    it(`is not sent for ${what}`, async () => {
      const { seen, fetch } = createRecordingService();
      assert.equal((await proxyTo(fetch)(request)).status, status);
      assert.equal(seen.length, 0);
    });
  }

  it('is always one of the seven operations, whatever the browser asks for', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'international',
        'v1',
        'autocomplete',
        'address',
        'validate',
        'nld',
        '..',
        '.',
        '%2e%2e',
        '%2F',
        '%252e',
        '',
        'nl-NL',
        '__proto__',
      ),
      fc.webPath(),
      fc.string().map(encodeURIComponent.bind(null)).filter(Boolean),
    );
    const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
    await fc.assert(
      fc.asyncProperty(path, async (candidate) => {
        const { seen, fetch } = createRecordingService();
        const response = await proxyTo(fetch)(ask(candidate));
        assert.ok(response.status < 500 || seen.length > 0);
        for (const request of seen) {
          const { origin, pathname } = new URL(request.url);
          assert.equal(origin, 'https://service.example');
          assert.ok(matchPath(pathname), pathname);
          assert.equal(request.headers.get('authorization'), authorization);
        }
      }),
      { numRuns: 1_000, examples: [['/international/v1/autocomplete/nld/../nl-NL/short'], ['//evil.example/x']] },
    );
  });
});

describe('the response to the browser', () => {
  it('has the unchanged body of the service, and is private for at most five minutes', async () => {
    const body = '{"matches": [], "unknown": 1}';
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=28800',
      'set-cookie': 'a=b',
      server: 'x',
      'x-powered-by': 'y',
    };
    const { fetch } = createRecordingService(async () => new Response(body, { headers }));
    const response = await proxyTo(fetch)(ask(suggestion));
    assert.equal(await response.text(), body);
    assert.deepEqual(Object.fromEntries(response.headers), {
      'cache-control': 'private, max-age=300',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      vary: 'X-Autocomplete-Session',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is null for a country that does not exist', async () => {
    const { fetch } = createRecordingService(async () => Response.json(null, { status: 404 }));
    const response = await proxyTo(fetch)(ask('/international/v1/country/Atlantis'));
    assert.equal(response.status, 404);
    assert.equal(await response.text(), 'null');
  });

  const outcomes: readonly (readonly [what: string, answer: Handler, status: number, type: string])[] = [
    ['a refused key', async () => Response.json({}, { status: 401 }), 502, problemTypes.upstreamAuth],
    ['an account without access', async () => Response.json({}, { status: 403 }), 502, problemTypes.upstreamAuth],
    ['an expired context', async () => Response.json({}, { status: 400 }), 400, problemTypes.invalidInput],
    ['a limit', async () => Response.json({}, { status: 429 }), 429, problemTypes.rateLimited],
    ['an outage', async () => new Response('down', { status: 503 }), 503, problemTypes.upstreamUnavailable],
    ['a page of HTML', async () => new Response('<!doctype html>'), 502, problemTypes.upstreamShape],
    ['another shape', async () => Response.json({ matches: 'none' }), 502, problemTypes.upstreamShape],
    ['an endless answer', async () => Response.json('x'.repeat(2_000_000)), 502, problemTypes.upstreamShape],
    ['a redirect', async () => Response.redirect('https://evil.example/'), 502, problemTypes.upstreamShape],
    ['no connection', () => Promise.reject(new TypeError(secret)), 503, problemTypes.upstreamUnavailable],
  ];
  for (const [what, answer, status, type] of outcomes) {
    it(`is a problem for ${what}, without any text of the service or the account`, async () => {
      const { fetch } = createRecordingService(answer);
      const response = await proxyTo(fetch)(ask(suggestion));
      const text = await response.clone().text();
      assert.equal(response.status, status);
      assert.equal(await typeOf(response), type);
      assert.ok(!text.includes(secret) && !text.includes('julian'));
      assert.equal(response.headers.get('www-authenticate'), null);
    });
  }

  it('is a problem if the connection to the service breaks during the answer', async () => {
    const breaking = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"matches":')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const response = await proxyTo(
      async () => new Response(breaking, { headers: { 'content-type': 'application/json' } }),
    )(ask(suggestion));
    assert.equal(await typeOf(response), problemTypes.upstreamUnavailable);
  });

  it('is no longer needed if the browser has gone, and then the request to the service is aborted', async () => {
    const abort = new AbortController();
    const request = new Request(ask(suggestion), { signal: abort.signal });
    const upstream = new Promise<AbortSignal>((resolve) => {
      const fetch: Handler = ({ signal }) => {
        resolve(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      };
      void proxyTo(fetch)(request);
    });
    const signal = await upstream;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    abort.abort();
    await aborted;
  });

  it('is a problem if the service does not answer in time', async () => {
    const fetch: Handler = (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    const response = await proxyTo(fetch, { timeout: 1 })(ask(suggestion));
    assert.equal(response.status, 504);
    assert.equal(await typeOf(response), problemTypes.upstreamTimeout);
  });
});
