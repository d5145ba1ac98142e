import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import type { AddressProxyOptions } from '../../src/proxy.ts';
import { bodies, createProxy, createRequest, jsonResponse } from './support.ts';

const v1 = '/international/v1';

interface Refusal {
  readonly request: Request;
  readonly options?: Partial<AddressProxyOptions>;
  readonly status: number;
  /** The pattern of the detail. */
  readonly says: RegExp;
}

function request(path: string, headers: Readonly<Record<string, string | null>> = {}, method = 'GET'): Request {
  const all = new Headers({ 'x-address-client': '1', 'x-autocomplete-session': 'session-1' });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return new Request(`http://shop.test${path}`, { method, headers: all });
}

const key = 'k'.repeat(32);
const refusals: Readonly<Record<string, Refusal>> = {
  'a request without our header': {
    request: request(`${v1}/supported-countries`, { 'x-address-client': null }),
    status: 403,
    says: /"X-Address-Client: 1"/,
  },
  'a suggestion without a session': {
    request: request(`${v1}/autocomplete/nld/dam`, { 'x-autocomplete-session': null }),
    status: 400,
    says: /"X-Autocomplete-Session" with 8 to 64 letters/,
  },
  'a page of another origin': {
    request: request(`${v1}/supported-countries`, { origin: 'https://evil.example' }),
    status: 403,
    says: /allowedOrigins/,
  },
  'a host that is not listed': {
    request: request(`${v1}/supported-countries`, { host: 'evil.example' }),
    options: { ownHosts: ['shop.test'] },
    status: 403,
    says: /ownHosts/,
  },
  'an image': {
    request: request(`${v1}/supported-countries`, { 'sec-fetch-dest': 'image' }),
    status: 403,
    says: /with a script/,
  },
  'a request without a page token': {
    request: request(`${v1}/supported-countries`),
    options: { pageToken: { keys: [key] } },
    status: 403,
    says: /"X-Address-Token"/,
  },
  'a request with an unsigned page token': {
    request: request(`${v1}/supported-countries`, { 'x-address-token': `99999999999.${'a'.repeat(64)}` }),
    options: { pageToken: { keys: [key] } },
    status: 403,
    says: /"X-Address-Token"/,
  },
  'another method': { request: request(`${v1}/supported-countries`, {}, 'POST'), status: 405, says: /GET/ },
  'a path without the mount': {
    request: request(`${v1}/supported-countries`),
    options: { mount: '/address-api' },
    status: 404,
    says: /begin with \/address-api\/, for example \/address-api\/international/,
  },
  'a path of no operation': { request: request(`${v1}/nothing`), status: 404, says: /seven operations/ },
  'a house number that is none': {
    request: request('/nl/v1/addresses/postcode/2012ES/kanarie'),
    status: 400,
    says: /^houseNumber must be a whole number from 1 to 99999\.$/,
  },
  'a missing segment': { request: request(`${v1}/country/`), status: 400, says: /^country is required\.$/ },
  'a malformed encoding': {
    request: request(`${v1}/country/kanarie%`),
    status: 400,
    says: /^country is not well-formed percent-encoding\.$/,
  },
  'a malformed encoding in the query': {
    request: request(`${v1}/validate/nld?street=kanarie%`),
    status: 400,
    says: /^street must be percent-encoded UTF-8\.$/,
  },
  'a text that could be a path': {
    request: request(`${v1}/country/..%2fkanarie`),
    status: 400,
    says: /^country must not be read as a path/,
  },
  'a control character': {
    request: request(`${v1}/country/a%07b`),
    status: 400,
    says: /^country must hold no control/,
  },
  'a long text': {
    request: request(`${v1}/country/${'kanarie'.repeat(30)}`),
    status: 400,
    says: /^country must have at most 200 characters\.$/,
  },
  'a URL beyond all bounds': {
    request: request(`${v1}/country/${'kanarie'.repeat(1_200)}`),
    status: 400,
    says: /at most 8192 characters/,
  },
  'an unknown query name': {
    request: request(`${v1}/validate/nld?kanarie=1`),
    status: 400,
    says: /may have only postcode, locality, street, building, region, streetAndBuilding, each once/,
  },
  'a query where there is none': { request: request(`${v1}/country/NL?kanarie=1`), status: 400, says: /must be empty/ },
  'nothing to validate': { request: request(`${v1}/validate/nld`), status: 400, says: /at least one of postcode/ },
  'a street twice': {
    request: request(`${v1}/validate/nld?street=kanarie&streetAndBuilding=kanarie`),
    status: 400,
    says: /either streetAndBuilding, or street and building/,
  },
};

describe('a refusal says what is missing and how to send it', () => {
  for (const [what, { request, options, status, says }] of Object.entries(refusals)) {
    it(`to ${what}`, async () => {
      const response = await createProxy(async () => jsonResponse(bodies.countries), options)(request);
      const { detail } = (await response.json()) as { detail: string };
      assert.equal(response.status, status);
      assert.match(detail, says);
      assert.match(detail, /^\S.*\.$/, 'it is a sentence');
      assert.ok(!detail.includes('kanarie'), 'it quotes nothing');
    });
  }

  for (const [name, type] of Object.entries(problemTypes)) {
    it(`when nothing more precise is known: ${name}`, () => {
      assert.match(new ProxyProblem(type).details.detail ?? '', /^[A-Z].*\.$/);
    });
  }
});

it('curl learns one thing after the other, and then gets its answer', async () => {
  const proxy = createProxy(async () => jsonResponse(bodies.suggest));
  const headers: Record<string, string> = {};
  const ask = () => proxy(new Request(`http://shop.test${v1}/autocomplete/nld/dam`, { headers }));
  for (let step = 0; step < 2; step++) {
    const { detail } = (await (await ask()).json()) as { detail: string };
    const [, name = '', value = 'an-entry'] = /"([\w-]+)(?:: (\w+))?"/.exec(detail) ?? [];
    headers[name] = value;
  }
  assert.equal((await ask()).status, 200, JSON.stringify(headers));
  assert.equal((await proxy(createRequest('suggest'))).status, 200);
});

describe('the Retry-After of the service', () => {
  for (const [given, expected] of [
    ['100000', '300'],
    ['0', '1'],
    ['20', '20'],
    ['soon', '1'],
  ] as const) {
    it(`reaches the browser as ${expected} for "${given}"`, async () => {
      const busy = async () => Response.json({}, { status: 429, headers: { 'retry-after': given } });
      const response = await createProxy(busy)(createRequest('suggest'));
      assert.equal(response.headers.get('retry-after'), expected);
    });
  }
});
