import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  buildPath,
  type OperationName,
  operationNames,
  ParameterError,
  type Params,
} from '../../src/contract/operations.ts';
import { parseRequest } from '../../src/proxy/parse-request.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import * as fc from '../support/random.ts';
import { type NginxAndService, skip, startNginxAndService } from './nginx.ts';
import { sendRaw } from './server.ts';
import { bodies, createProxy, createRequest, jsonResponse, samples } from './support.ts';

const nasty = [
  ...[
    '.',
    '..',
    '...',
    '',
    ' ',
    '+',
    '%',
    '%2e%2e',
    '%2F',
    '/',
    '//',
    'a/b',
    '30/a',
    'a/../b',
    '\\',
    '?',
    '#',
    '&',
    '=',
  ],
  ...[
    "'s-Gravenhage",
    'Straße',
    'ÅÄÖ',
    '東京',
    '🏠',
    '~',
    '|',
    '^',
    '"',
    '<b>',
    '{x}',
    '`',
    ';',
    ':',
    '@',
    '$1',
    '$uri',
  ],
  ...['\u0080', '\u00a0', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}', '\ud800'],
  ...['\n', '\0', '\u007f', '\u202e', '\u2066', '__proto__', 'x'.repeat(200), '東'.repeat(200)],
];
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.anyText({ maxLength: 12 }),
  fc.string({ maxLength: 60 }),
  fc.tuple(fc.constantFrom(...nasty), fc.string({ maxLength: 5 })).map((parts) => parts.join('')),
);
const number = fc.integer({ min: 1, max: 99_999 });
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const calls: Readonly<Record<OperationName, fc.Arbitrary<Params>>> = {
  dutchByPostcode: fc.record({
    postcode: fc.constantFrom('2012ES', '2012 es', '1000aa'),
    houseNumber: number,
    houseNumberAddition: optional(text),
  }),
  dutchByStreet: fc.record({ city: text, street: text, houseNumber: number, houseNumberAddition: optional(text) }),
  suggest: fc.record({
    context: text.map((rest) => `nld${rest}`),
    term: text,
    language: optional(fc.constantFrom('nl-NL', 'en', 'gsw-CH')),
    buildingListMode: optional(fc.constantFrom('short', 'paged')),
  }),
  details: fc.record({
    context: text.map((rest) => `deu${rest}`),
    dispatchCountry: optional(fc.constantFrom('NLD', 'nld')),
  }),
  validate: fc.record({
    country: fc.constantFrom('nld', 'usa'),
    postcode: optional(text),
    locality: optional(text),
    street: optional(text),
    building: optional(text),
    region: optional(text),
  }),
  country: fc.record({ country: text }),
  countries: fc.constant({}),
};

/** The path that our client would send; null when the client or our proxy would refuse the parameters. */
function pathOf(operation: OperationName, params: Params): string | null {
  try {
    const path = buildPath(operation, params);
    parseRequest(
      new Request(`http://shop.test${path}`, { headers: createRequest(operation, samples[operation]).headers }),
      '',
    );
    // The URL parser also encodes apostrophes in a query.
    const { pathname, search } = new URL(path, 'http://shop.test');
    return pathname + search;
  } catch (error) {
    assert.ok(error instanceof ParameterError || error instanceof ProxyProblem);
    return null;
  }
}

describe('nginx alone', { skip }, () => {
  let nginx: NginxAndService;
  before(async () => {
    nginx = await startNginxAndService({ withoutLimits: true });
  });
  after(() => nginx.close());

  for (const operation of operationNames()) {
    it(`passes on every call of ${operation} that our proxy accepts, byte for byte`, async () => {
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(calls[operation], async (params) => {
          const path = pathOf(operation, params);
          if (path === null) return;
          taken++;
          nginx.seen.length = 0;
          const { headers } = createRequest(operation);
          const response = await fetch(`http://127.0.0.1:${nginx.port}/address-api${path}`, { headers });
          await response.arrayBuffer();
          assert.equal(response.status, 200, path);
          assert.deepEqual(
            nginx.seen.map(({ url }) => url),
            [path],
          );
        }),
        { numRuns: operation === 'countries' ? 1 : 200 },
      );
      assert.ok(taken >= (operation === 'countries' ? 1 : 30), `only ${taken}`);
    });
  }

  const own = 'http://shop.test';
  const origins = [
    null,
    own,
    'https://evil.example',
    'null',
    `${own}.evil.example`,
    `${own}:8443`,
    'https://shop.test',
  ];
  const sites = [null, 'same-origin', 'same-site', 'cross-site', 'none'];
  const modes = [null, 'cors', 'no-cors', 'navigate'];
  it('accepts and refuses the same pages as our proxy, in 140 combinations of headers', async () => {
    const proxy = createProxy(async () => jsonResponse(bodies.countries), { mount: '/address-api' });
    const path = '/address-api/international/v1/supported-countries';
    let answered = 0;
    for (const [origin, site, mode] of origins.flatMap((a) =>
      sites.flatMap((b) => modes.map((c) => [a, b, c] as const)),
    )) {
      const headers = new Headers({ host: 'shop.test', connection: 'close', 'x-address-client': '1' });
      if (origin !== null) headers.set('origin', origin);
      if (site !== null) headers.set('sec-fetch-site', site);
      if (mode !== null) headers.set('sec-fetch-mode', mode);
      const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
      const [, theirs] =
        /^HTTP\/1\.1 (\d+)/.exec(await sendRaw(nginx.port, `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)) ?? [];
      const ours = await proxy(new Request(own + path, { headers }));
      assert.equal(Number(theirs), ours.status, `${origin}, ${site}, ${mode}`);
      if (ours.status === 200) answered++;
    }
    // Accepted: `same-origin` with any of 7 origins, and no Fetch Metadata with no origin, our own, or the same host.
    assert.equal(answered, 7 * 2 + 3 * 2);
  });
});
