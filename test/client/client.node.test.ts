import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AddressServiceError, createAddressClient, newSessionId, type Reason } from '../../src/client.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { type CannedAnswer, json, networkFailure, serverOf } from './support.ts';

const session = 'session-1';
const matches = {
  matches: [{ value: 'Haarlem, Spui ', label: 'Spui', description: 'Haarlem', precision: 'Street', context: 'nldX' }],
};
const suggestion = { context: 'nld', term: 'spui', language: 'nl-NL', session } as const;
const dutch = {
  street: 'Spui',
  houseNumber: 1,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'H',
  houseNumberAdditions: [''],
};

function clientOf(...answers: CannedAnswer[]) {
  const server = serverOf(...answers);
  return { ...server, client: createAddressClient({ baseUrl: 'http://shop.test/address-api/', fetch: server.handle }) };
}

async function failureOf(promise: Promise<unknown>): Promise<AddressServiceError> {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof AddressServiceError, String(error));
    return error;
  }
  return assert.fail('it was answered');
}

describe('what the client sends', () => {
  it('asks the proxy, with the session and the header that marks our own requests', async () => {
    const { client, requests } = clientOf(json(matches));
    await client.suggest({ ...suggestion, buildingListMode: 'paged' });
    const [request] = requests;
    assert.equal(request?.url, 'http://shop.test/address-api/international/v1/autocomplete/nld/spui/nl-NL/paged');
    assert.equal(request?.method, 'GET');
    assert.equal(request?.headers.get('x-autocomplete-session'), session);
    assert.equal(request?.headers.get('x-address-client'), '1');
    assert.equal(request?.headers.get('accept'), 'application/json');
    assert.equal(request?.headers.get('authorization'), null);
  });

  it('marks a request without a session as well, which a browser may cache', async () => {
    const { client, requests } = clientOf(json([]));
    await client.countries();
    const [request] = requests;
    assert.equal(request?.headers.get('x-address-client'), '1');
    assert.equal(request?.headers.get('x-autocomplete-session'), null);
    assert.equal(request?.cache, 'default');
  });

  it('ignores slashes at the end of the proxy URL', async () => {
    const server = serverOf(json([]));
    await createAddressClient({ baseUrl: 'http://shop.test/api//', fetch: server.handle }).countries();
    assert.equal(server.requests[0]?.url, 'http://shop.test/api/international/v1/supported-countries');
  });

  it('uses the platform’s fetch at the time of the call', async ({ mock }) => {
    const client = createAddressClient({ baseUrl: 'http://shop.test' });
    const server = serverOf(json([]));
    mock.method(globalThis, 'fetch', server.handle);
    assert.deepEqual(await client.countries(), []);
    assert.equal(server.requests.length, 1);
  });

  it('keeps answers of a session out of the browser’s cache, which cannot distinguish sessions', async () => {
    const { client, requests } = clientOf(json(matches));
    await client.suggest(suggestion);
    assert.equal(requests[0]?.cache, 'no-store');
  });

  it('passes on the value of a match byte for byte, including spaces and slashes', async () => {
    const { client, requests } = clientOf(json(matches));
    await client.suggest({ ...suggestion, term: 'Haarlem, 1e  Straat 30/a ' });
    assert.ok(requests[0]?.url.includes('/nld/Haarlem%2C%201e%20%20Straat%2030%2Fa%20/nl-NL'));
  });

  it('writes the country of a validation in lower case, and only sends the parts that exist', async () => {
    const { client, requests } = clientOf(json({ country: { name: 'Belgium' }, matches: [] }));
    await client.validate({ country: 'BEL', street: 'Rue Haute', locality: '' });
    assert.equal(requests[0]?.url, 'http://shop.test/address-api/international/v1/validate/bel?street=Rue%20Haute');
  });

  for (const [what, params] of [
    ['a term that is a dot segment', { ...suggestion, term: '..' }],
    ['a term that is not well-formed text', { ...suggestion, term: '\ud800' }],
    ['an empty context', { ...suggestion, context: '' }],
    ['no session id', { ...suggestion, session: undefined as unknown as string }],
    ['a session id that is too short', { ...suggestion, session: 'short' }],
    ['a session id with a line break', { ...suggestion, session: 'session-1\r\nx: y' }],
  ] as const) {
    it(`sends nothing for ${what}`, async () => {
      const { client, requests } = clientOf(json(matches));
      assert.equal((await failureOf(client.suggest(params))).reason, 'invalid-input');
      assert.equal(requests.length, 0);
    });
  }
});

describe('what the client returns', () => {
  it('is the body as it came, including unknown members', async () => {
    const body = { ...matches, newContext: null, unknown: { deep: [1] } };
    const { client } = clientOf(json(body));
    assert.deepEqual(await client.suggest(suggestion), body);
  });

  it('is null for an unknown country', async () => {
    const { client } = clientOf(json(null, { status: 404 }));
    assert.equal(await client.country({ country: 'Atlantis' }), null);
  });

  it('is no failure if an addition was not found', async () => {
    const { client } = clientOf(json({ ...dutch, houseNumberAddition: null, houseNumberAdditions: ['', 'A'] }));
    const answer = await client.dutchByPostcode({ postcode: '2012ES', houseNumber: 1, houseNumberAddition: 'B' });
    assert.equal(answer.houseNumberAddition, null);
  });

  it('is null for no other answer', async () => {
    const unavailable = clientOf(json(null, { status: 503 })).client;
    assert.equal((await failureOf(unavailable.country({ country: 'Atlantis' }))).reason, 'unavailable');
    const html = clientOf(() => new Response('<h1>Not found</h1>', { status: 404 })).client;
    assert.equal((await failureOf(html.country({ country: 'Atlantis' }))).reason, 'unexpected');
    const another = clientOf(json(null, { status: 404 })).client;
    assert.equal((await failureOf(another.suggest(suggestion))).reason, 'unexpected');
  });

  const serviceError = { exception: 'Combination does not exist.', exceptionId: 'X' };
  const outcomes: readonly (readonly [what: string, answer: () => Response, reason: Reason])[] = [
    ['400', json(serviceError, { status: 400 }), 'invalid-input'],
    ['401', json(serviceError, { status: 401 }), 'unauthorized'],
    ['403', json(serviceError, { status: 403 }), 'unauthorized'],
    ['404 of the service', json(serviceError, { status: 404 }), 'not-found'],
    ['404 of the service without an id', json({ exception: 'Not there.' }, { status: 404 }), 'not-found'],
    ['404 of the service with an id alone', json({ exceptionId: 'NotFound' }, { status: 404 }), 'not-found'],
    ['409 of the service without an id', json({ exception: 'Not unique.' }, { status: 409 }), 'ambiguous'],
    ['404 of a router', json({ message: 'Route not found', statusCode: 404 }, { status: 404 }), 'unexpected'],
    ['404 of the shop itself', () => new Response('<h1>Not found</h1>', { status: 404 }), 'unexpected'],
    ['409', json(serviceError, { status: 409 }), 'ambiguous'],
    ['409 of the shop itself', () => new Response('<h1>Conflict</h1>', { status: 409 }), 'unexpected'],
    ['429', json(serviceError, { status: 429 }), 'rate-limited'],
    ['500', json({}, { status: 500 }), 'unavailable'],
    ['503 without JSON', () => new Response('down', { status: 503 }), 'unavailable'],
    ['200 with a page of HTML', () => new Response('<!doctype html>'), 'unexpected'],
    ['200 with null', json(null), 'unexpected'],
    ['200 with another shape', json({ street: 1 }), 'unexpected'],
    ['204', () => new Response(null, { status: 204 }), 'unexpected'],
    ['a problem about credentials', json({ type: problemTypes.upstreamAuth }, { status: 502 }), 'unauthorized'],
    ['a problem whose type is no text', json({ type: { toString: null } }, { status: 503 }), 'unavailable'],
    ['a problem about the service', json({ type: problemTypes.upstreamTimeout }, { status: 504 }), 'unavailable'],
    ['a missing path in the proxy', json({ type: problemTypes.noOperation }, { status: 404 }), 'unexpected'],
    ['a missing address in the proxy', json({ type: problemTypes.notFound }, { status: 404 }), 'not-found'],
    ['several addresses in the proxy', json({ type: problemTypes.ambiguous }, { status: 409 }), 'ambiguous'],
    [
      'an answer that the proxy did not understand',
      json({ type: problemTypes.upstreamShape }, { status: 502 }),
      'unexpected',
    ],
    ['no network', networkFailure, 'unavailable'],
  ];
  for (const [what, answer, reason] of outcomes) {
    it(`calls ${what} ${reason}`, async () => {
      const { client } = clientOf(answer);
      const error = await failureOf(client.dutchByPostcode({ postcode: '2012ES', houseNumber: 30 }));
      assert.equal(error.reason, reason);
      assert.equal(error.operation, 'dutchByPostcode');
      assert.deepEqual([error.name, error.message], ['AddressServiceError', `dutchByPostcode: ${reason}`]);
    });
  }

  for (const [header, seconds] of [
    ['7', 7],
    [' 7 ', 7],
    ['Thu, 01 Jan 1970 00:01:30 GMT', 30],
    ['soon', null],
  ] as const) {
    it(`reads a Retry-After of "${header}" as ${seconds} seconds`, async () => {
      const server = serverOf(json({}, { status: 429, headers: { 'retry-after': header } }));
      const client = createAddressClient({ baseUrl: 'http://shop.test', fetch: server.handle, now: () => 60_000 });
      assert.equal((await failureOf(client.suggest(suggestion))).retryAfter, seconds);
    });
  }

  it('rejects with the reason of the signal when aborted', async () => {
    const abort = new AbortController();
    const reason = new Error('typed on');
    const { client } = clientOf(() => {
      abort.abort(reason);
      return networkFailure();
    });
    await assert.rejects(client.suggest(suggestion, { signal: abort.signal }), reason);
  });

  it('times out and says that the service is unavailable', async () => {
    const fetch = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const client = createAddressClient({ baseUrl: 'http://shop.test', fetch, timeout: 1 });
    assert.equal((await failureOf(client.suggest(suggestion))).reason, 'unavailable');
  });

  for (const [operation, seconds] of [
    ['suggest', 5],
    ['details', 10],
    ['countries', 10],
  ] as const) {
    it(`times out on ${operation} after ${seconds} seconds by default`, async ({ mock }) => {
      mock.timers.enable({ apis: ['setTimeout'] });
      const client = createAddressClient({ baseUrl: 'http://shop.test', fetch: () => new Promise(() => {}) });
      const calls = {
        suggest: () => client.suggest(suggestion),
        countries: () => client.countries(),
        details: () => client.details({ context: 'x', session: suggestion.session }),
      };
      const ended = failureOf(calls[operation]());
      for (let second = 0; second < seconds; second++) {
        const early = await Promise.race([ended, new Promise<null>((resolve) => setImmediate(resolve, null))]);
        assert.equal(early, null);
        mock.timers.tick(1_000);
      }
      assert.equal((await ended).reason, 'unavailable');
    });
  }

  it('says so if the proxy URL is invalid', async () => {
    const client = createAddressClient({ baseUrl: 'http://[', fetch: serverOf(json([])).handle });
    const { reason, cause } = await failureOf(client.countries());
    assert.deepEqual([reason, cause instanceof TypeError], ['not-configured', true]);
  });

  it('names what was thrown, and which parameter is wrong, as the cause', async () => {
    const offline = await failureOf(
      clientOf(networkFailure).client.dutchByPostcode({ postcode: '2012ES', houseNumber: 1 }),
    );
    assert.match(String(offline.cause), /Failed to fetch/);
    const wrong = await failureOf(clientOf(json(matches)).client.suggest({ ...suggestion, session: 'short' }));
    assert.match(String(wrong.cause), /session is malformed/);
  });
});

describe('a session id', () => {
  it('has the form that the service asks for, and is never repeated', () => {
    const ids = Array.from({ length: 1_000 }, newSessionId);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
  });
});
