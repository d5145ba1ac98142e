import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { OperationName } from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { type NginxAndService, problemOf, skip, startNginxAndService } from './nginx.ts';
import { bodies, street } from './support.ts';

describe('nginx alone', { skip }, () => {
  let nginx: NginxAndService;
  before(async () => {
    nginx = await startNginxAndService();
  });
  after(() => nginx.close());
  beforeEach(() => nginx.reset());

  it('passes on the body and the age of an answer, and no other header of the service', async () => {
    nginx.answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        'x-accel-redirect': '/internal',
        'www-authenticate': 'Basic',
        'access-control-allow-origin': '*',
        'x-powered-by': 'x',
        etag: '"1"',
        vary: '*',
        'retry-after': '5',
      });
      response.end(JSON.stringify(bodies.countries));
    };
    const response = await nginx.request('countries');
    assert.deepEqual(await response.json(), bodies.countries);
    const names = [...response.headers.keys()].filter(
      (name) => !['connection', 'date', 'server', 'transfer-encoding'].includes(name),
    );
    assert.deepEqual(names, [
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
    ]);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  });

  const ages: readonly (readonly [OperationName, age: string, expected: string])[] = [
    ['countries', 'public, max-age=600', 'public, max-age=600'],
    ['country', 'max-age=86400', 'public, max-age=86400'],
    ['dutchByPostcode', 'public, max-age=600', 'private, max-age=600'],
    ['validate', 'public,max-age=600', 'private, max-age=600'],
    ['suggest', 'public, max-age=28800', 'private, max-age=300'],
    ['suggest', 'public, max-age=299', 'private, max-age=299'],
    ['details', 'public, max-age=60', 'private, max-age=60'],
    ['countries', 'no-store, max-age=600', 'no-store'],
    ['countries', 's-maxage=600', 'no-store'],
    ['countries', 'max-age=1e99', 'no-store'],
    ['countries', 'max-age=-1', 'no-store'],
    ['details', '', 'no-store'],
  ];
  for (const [operation, age, expected] of ages) {
    it(`sends ${operation} with "${expected}" when the service says "${age}"`, async () => {
      nginx.answer = (_, response) => {
        if (age) response.setHeader('cache-control', age);
        response.end(JSON.stringify(bodies[operation]));
      };
      const { headers } = await nginx.request(operation);
      assert.equal(headers.get('cache-control'), expected);
      const isOfSession = operation === 'suggest' || operation === 'details';
      assert.equal(headers.get('vary'), isOfSession ? 'X-Autocomplete-Session' : null);
    });
  }

  const failures: readonly (readonly [theirs: number, ours: number, type: string])[] = [
    [301, 502, problemTypes.upstreamShape],
    [307, 502, problemTypes.upstreamShape],
    [400, 400, problemTypes.invalidInput],
    [401, 502, problemTypes.upstreamAuth],
    [403, 502, problemTypes.upstreamAuth],
    [409, 409, problemTypes.ambiguous],
    [429, 429, problemTypes.rateLimited],
    [500, 503, problemTypes.upstreamUnavailable],
    [502, 503, problemTypes.upstreamUnavailable],
    [503, 503, problemTypes.upstreamUnavailable],
    [504, 504, problemTypes.upstreamTimeout],
  ];
  for (const [theirs, ours, type] of failures) {
    it(`answers ${ours} when the service answers ${theirs}`, async () => {
      nginx.answer = (_, response) => {
        response.writeHead(theirs, {
          location: 'https://evil.example/',
          'www-authenticate': 'Basic',
          'retry-after': '7',
        });
        response.end(`{"exception":"${street}"}`);
      };
      const response = await nginx.request('dutchByPostcode');
      assert.equal(response.status, ours);
      assert.equal(await problemOf(response), type);
      assert.equal(response.headers.get('location'), null);
      // nginx copies this header when it replaces a 401. Browsers ignore it beside any other status.
      if (theirs !== 401) assert.equal(response.headers.get('www-authenticate'), null);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(nginx.seen.length, 1);
    });
  }

  it('answers 503 when the service closes the connection', async () => {
    nginx.answer = (_, response) => response.destroy();
    const response = await nginx.request('countries');
    assert.deepEqual([response.status, await problemOf(response)], [503, problemTypes.upstreamUnavailable]);
    assert.equal(nginx.seen.length, 1);
  });
});

describe('nginx alone with a silent service', { skip }, () => {
  it('answers 504 after its read timeout', async (test) => {
    const nginx = await startNginxAndService({ readTimeoutSeconds: 1 });
    test.after(nginx.close);
    nginx.answer = () => {};
    const response = await nginx.request('countries');
    assert.deepEqual([response.status, await problemOf(response)], [504, problemTypes.upstreamTimeout]);
    assert.equal(nginx.seen.length, 1);
  });
});
