import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createReferenceService } from '../../demo/service/service.ts';
import { AddressServiceError, createAddressClient, newSessionId } from '../../src/client.ts';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import type { Nginx } from '../support/programs.ts';
import {
  type NginxAndService,
  problemOf,
  skip,
  startNginxAndService,
  startNginxFor,
  startTlsService,
  type TlsService,
} from './nginx.ts';
import { authorization, createRequest, secret, street } from './support.ts';

describe('nginx alone before the reference service', { skip }, () => {
  const service = createReferenceService({ credentials: { key: 'shop', secret } });
  let tls: TlsService;
  let front: Nginx;
  before(async () => {
    tls = await startTlsService(getRequestListener(service.handle, { overrideGlobalObjects: false }));
    front = await startNginxFor(tls.port, tls);
  });
  after(async () => {
    await front?.stop();
    await tls.close();
  });

  it('answers our client in all seven operations', async () => {
    const client = createAddressClient({ baseUrl: `http://127.0.0.1:${front.port}/address-api` });
    const session = newSessionId();
    const found = await client.dutchByPostcode({ postcode: '2012ES', houseNumber: 30 });
    const { street: name, city, houseNumber } = found;
    assert.equal((await client.dutchByStreet({ city, street: name, houseNumber })).postcode, '2012ES');
    let { matches } = await client.suggest({ context: 'nld', term: name, session });
    while (matches[0] && matches[0].precision !== 'Address') {
      const { context, value } = matches[0];
      const next = await client.suggest({
        context,
        term: `${value} `,
        session,
        language: 'nl-NL',
        buildingListMode: 'paged',
      });
      if (next.matches[0]?.context === context) break;
      matches = next.matches;
    }
    const { address } = await client.details({ context: matches[0]?.context ?? '', session, dispatchCountry: 'NLD' });
    assert.equal(address.street, name);
    const { matches: validated } = await client.validate({
      country: 'nld',
      street: name,
      building: '30',
      locality: city,
    });
    assert.ok(validated.length > 0);
    assert.equal((await client.country({ country: 'Nederland' }))?.iso3, 'NLD');
    assert.equal(await client.country({ country: 'Atlantis' }), null);
    assert.ok((await client.countries()).length > 10);
    assert.equal(service.ledger.report().sessions.length, 1);
  });

  it('passes on that an address does not exist', async () => {
    const client = createAddressClient({ baseUrl: `http://127.0.0.1:${front.port}/address-api` });
    await assert.rejects(
      client.dutchByPostcode({ postcode: '9999ZZ', houseNumber: 1 }),
      (error) => error instanceof AddressServiceError && error.reason === 'not-found',
    );
  });
});

describe('nginx alone', { skip }, () => {
  let front: NginxAndService;
  before(async () => {
    front = await startNginxAndService();
  });
  after(() => front.close());
  beforeEach(() => front.reset());

  it('sends the account and the session to the service, and no other header of the browser', async () => {
    const extra = {
      cookie: 'a=b',
      authorization: 'Basic x',
      'x-forwarded-for': '1.2.3.4',
      range: 'bytes=0-1',
      'x-any': 'y',
    };
    for (const operation of operationNames()) await (await front.request(operation, extra)).arrayBuffer();
    for (const { url, headers } of front.seen) {
      const { host, accept, connection: _, 'user-agent': agent, 'x-autocomplete-session': session, ...rest } = headers;
      assert.deepEqual([host, accept, agent], ['service.example', 'application/json', 'address-entry-proxy']);
      assert.deepEqual(rest, { authorization });
      assert.equal(session, /\/(autocomplete|address)\//.test(url) ? 'session-1' : undefined);
    }
    assert.equal(front.seen.length, 7);
  });

  const refusals: readonly (readonly [what: string, Record<string, string | null>, status: number])[] = [
    ['without our header', { 'x-address-client': null }, 403],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['of an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
    ['of a link', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 403],
    ['of another origin', { origin: 'https://evil.example', 'sec-fetch-mode': null }, 403],
    ['of no origin', { origin: 'null' }, 403],
    ['without a session', { 'x-autocomplete-session': null }, 400],
    ['with half a session', { 'x-autocomplete-session': 'short' }, 400],
    ['with more than a session', { 'x-autocomplete-session': `session-1,${'x'.repeat(60)}` }, 400],
  ];
  for (const [what, headers, status] of refusals) {
    it(`refuses a request ${what}`, async () => {
      const response = await front.request('suggest', headers);
      assert.equal(response.status, status);
      assert.equal(await problemOf(response), status === 403 ? problemTypes.forbidden : problemTypes.invalidInput);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(front.seen.length, 0);
    });
  }

  it('answers a page of its own origin, with and without Fetch Metadata', async () => {
    const own = { origin: `http://127.0.0.1:${front.port}` };
    assert.equal((await front.request('suggest', own)).status, 200);
    assert.equal(
      (await front.request('suggest', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' })).status,
      200,
    );
  });

  it('refuses every method but GET', async () => {
    for (const method of ['POST', 'HEAD', 'PUT', 'OPTIONS']) {
      const response = await front.request('suggest', {}, method);
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('allow'), 'GET');
    }
    assert.equal(front.seen.length, 0);
  });

  async function answered(operation: OperationName, count: number, headers: (index: number) => Record<string, string>) {
    const responses = await Promise.all(
      Array.from({ length: count }, (_, index) => front.request(operation, headers(index))),
    );
    for (const response of responses.filter(({ status }) => status !== 200)) {
      assert.equal(await problemOf(response), problemTypes.rateLimited);
      assert.equal(response.headers.get('retry-after'), '1');
    }
    return responses.filter(({ status }) => status === 200).length;
  }

  it('allows one client forty requests at once, then ten a second', async () => {
    const began = performance.now();
    // One home has all addresses of one /64.
    const home = await answered('dutchByPostcode', 60, (index) => ({ 'x-test-address': `2001:db8:1:2::${index + 1}` }));
    const maxAnswered = 41 + (performance.now() - began) / 100;
    assert.ok(home >= 40 && home <= maxAnswered, `${home} of at most ${maxAnswered}`);
    const others = await answered('dutchByPostcode', 20, (index) => ({
      'x-test-address': `2001:db8:1:${index + 9}::1`,
    }));
    assert.equal(others, 20);
  });

  it('distinguishes clients whose IPv4 address is mapped into IPv6', async () => {
    const mapped = (index: number) => ({ 'x-test-address': `::ffff:192.0.${index}.7` });
    assert.equal(await answered('dutchByPostcode', 60, mapped), 60);
    assert.match(front.nginx.read('address.log'), /"network":"192\.0\.59\.0\/24"/);
  });

  it('allows one session twenty details', async () => {
    const session = { 'x-autocomplete-session': 'session-details' };
    assert.equal(await answered('details', 25, (index) => ({ ...session, 'x-test-address': `192.0.3.${index}` })), 20);
  });

  it('logs neither an address nor a session nor the account', async () => {
    const address = '198.51.100.77';
    await front.request('suggest', { 'x-test-address': address });
    await front.request('suggest', { 'x-autocomplete-session': null });
    front.answer = (_, response) => response.destroy();
    await front.request('dutchByStreet');
    await front.request('suggest', {}, 'POST');
    const log = front.nginx.read('address.log');
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    assert.ok(
      lines.some(
        ({ operation, status, network }) =>
          operation === 'suggest' && status === '200' && network === '198.51.100.0/24',
      ),
    );
    for (const text of [log, front.nginx.read('address-error.log'), front.nginx.read('main.log')]) {
      for (const canary of [street, 'session-1', secret, authorization, address])
        assert.ok(!text.includes(canary), canary);
    }
  });
});

describe('nginx alone before a service that leaves requests without an answer', { skip }, () => {
  it('holds forty requests of one client, and answers others meanwhile', async () => {
    const front = await startNginxAndService({ withoutLimits: true });
    const greedy = { 'x-test-address': '198.51.100.40' };
    let held = 0;
    const allHeld = new Promise<void>((resolve) => {
      front.answer = () => {
        held++;
        if (held === 40) resolve();
      };
    });
    const waiting = Array.from({ length: 40 }, () => front.request('dutchByPostcode', greedy));
    const outcomes = Promise.allSettled(waiting);
    // A request that is answered now was refused.
    await Promise.race([allHeld, ...waiting]);
    assert.equal(held, 40);
    front.reset();
    assert.equal((await front.request('dutchByPostcode')).status, 200);
    const further = await front.request('dutchByPostcode', greedy);
    assert.equal(further.status, 429);
    assert.equal(await problemOf(further), problemTypes.rateLimited);
    await front.close();
    await outcomes;
  });
});

describe('nginx alone before a service with a certificate for another host', { skip }, () => {
  it('sends it no request', async () => {
    let asked = 0;
    const tls = await startTlsService((_, response) => {
      asked++;
      response.end('{}');
    }, 'evil.example');
    const front = await startNginxFor(tls.port, tls);
    const { url, headers } = createRequest('countries');
    const response = await fetch(`http://127.0.0.1:${front.port}/address-api${new URL(url).pathname}`, { headers });
    assert.equal(response.status, 503);
    assert.equal(asked, 0);
    await front.stop();
    await tls.close();
  });
});
