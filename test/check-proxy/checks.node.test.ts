import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createReferenceService } from '../../demo/service/service.ts';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import type { ClientAddress, Handler } from '../../src/proxy.ts';
import { mutants, rightProxy } from './mutants.ts';
import { account, checkProxy } from './support.ts';

const listenerOf = (handler: Parameters<typeof getRequestListener>[0]) =>
  getRequestListener(handler, { overrideGlobalObjects: false });

/** A proxy whose responses get these headers in addition. */
const answering =
  (headers: Readonly<Record<string, string>>, proxy: Handler): Handler =>
  async (request) => {
    const response = await proxy(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

/** Checks that inspect the exchanges of other checks. */
const inspectingChecks = ['credentials', 'headers'];

// That nothing is wrong with all of them together is in the tests of the command.
// Each has a proxy and a service of its own, and most of the time the checks wait for what a proxy does after seconds.
describe('the checks of a proxy', { concurrency: 4 }, () => {
  it('find no faults in the proxy of this package below a mount, for a page of another origin', async () => {
    const origin = 'https://checkout.example';
    const { faults, advice } = await checkProxy(
      (baseUrl) => listenerOf(rightProxy(baseUrl, { mount: '/address-api', allowedOrigins: [origin] })),
      {
        mount: '/address-api',
        origin,
        ids: ['operations', 'encoding', 'allow-list', 'origin', 'cors', 'own-origin', 'session'],
      },
    );
    assert.deepEqual([faults, advice], [[], []]);
  });

  it('cost at most ten lookups of the real service', async () => {
    const service = createReferenceService({ credentials: account });
    const fetch = (request: Request) => service.handle(request);
    const server = createServer(listenerOf(rightProxy('https://service.example', { fetch }))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const context = createCheckContext({ url, origin: null, headers: {}, service: null });
    const results = await runChecks(allChecks, context, false);
    server.closeAllConnections();
    server.close();
    assert.deepEqual(
      results.flatMap(({ findings }) => findings),
      [],
    );
    const { lookups } = service.ledger.report();
    assert.ok(lookups >= 4 && lookups <= 10, `${lookups} lookups`);
  });

  for (const [name, mutant] of Object.entries(mutants)) {
    const [id = ''] = name.split('/');
    it(`find that a proxy ${name}`, async () => {
      const ids = inspectingChecks.includes(id) ? ['operations', id] : [id];
      // However slow the machine is, no time passes in which a limit might have recovered.
      const { results } = await checkProxy((baseUrl) => listenerOf(mutant(baseUrl)), { ids, now: () => 0 });
      const result = results.find((one) => one.id === id);
      assert.equal(result?.verdict, 'wrong');
      for (const finding of result.findings) assert.match(finding, /^\S.*\.$/s, 'a sentence');
    });
  }

  it('say what was requested, what was returned and what was expected', async () => {
    const changed = (change: (headers: Headers) => void) => (baseUrl: string) => {
      const proxy = rightProxy(baseUrl);
      return async (request: Request) => {
        const response = await proxy(request);
        change(response.headers);
        return response;
      };
    };
    const countries = 'GET /international/v1/supported-countries answered 200';
    for (const [id, mutant, finding] of [
      ['custom-header', mutants['custom-header'], `${countries}: 403 was expected without X-Address-Client.`],
      [
        'headers',
        mutants['headers/nosniff'],
        `${countries}: X-Content-Type-Options: nosniff was expected, and it has none.`,
      ],
      [
        'caching',
        changed((headers) => headers.delete('cache-control')),
        'GET /nl/v1/addresses/postcode/2012ES/30 answered 200: Cache-Control: private or no-store was expected, and it has no Cache-Control.',
      ],
      [
        'headers',
        changed((headers) => headers.set('x-powered-by', 'PHP')),
        `${countries}: it has the header x-powered-by, and none was expected.`,
      ],
      [
        'headers',
        changed((headers) => headers.set('server', 'nginx/1.2')),
        `${countries}: it has Server: nginx/1.2, and none with a version was expected.`,
      ],
      [
        'credentials',
        changed((headers) => headers.set('location', '/')),
        `${countries}: it has the header location, and none was expected.`,
      ],
    ] as const) {
      const { results } = await checkProxy((baseUrl) => listenerOf(mutant?.(baseUrl) ?? rightProxy(baseUrl)), {
        ids: [id],
      });
      assert.ok(results[0]?.findings.includes(finding), JSON.stringify(results));
    }
  });

  it('find that pages of another origin may not read the responses', async () => {
    for (const [allowed, headers, findings] of [
      [true, {}, 0],
      [false, {}, 5],
      [true, { 'access-control-allow-origin': '*' }, 3],
      [true, { 'access-control-allow-headers': 'X-Address-Client' }, 1],
    ] as const) {
      const origin = 'https://checkout.example';
      const options = { allowedOrigins: allowed ? [origin] : [] };
      const { results } = await checkProxy((baseUrl) => listenerOf(answering(headers, rightProxy(baseUrl, options))), {
        origin,
        ids: ['own-origin'],
      });
      assert.equal(results[0]?.findings.length, findings, JSON.stringify(results));
    }
  });

  it('find that a forged address counts as another client', async () => {
    const clientAddress: ClientAddress = ({ headers }) => headers.get('x-forwarded-for') ?? '127.0.0.1';
    const { results } = await checkProxy((baseUrl) => listenerOf(rightProxy(baseUrl, { clientAddress })), {
      ids: ['client-limits'],
    });
    assert.match(results[0]?.findings.join() ?? '', /^A client that was refused was answered each time/);
  });

  it('find that a proxy is reached without TLS', async () => {
    for (const [url, expected] of [
      ['http://shop.example/address-api', 1],
      ['https://shop.example/address-api', 0],
      ['http://localhost:1', 0],
      ['http://[::1]:1', 0],
    ] as const) {
      const sentences: string[] = [];
      const context = createCheckContext({ url: new URL(url), origin: null, headers: {}, service: null });
      const [, , , run] = allChecks.find(([, id]) => id === 'tls') ?? [];
      for await (const sentence of run?.(context) ?? []) sentences.push(sentence);
      assert.equal(sentences.length, expected, url);
    }
  });

  it('each have a mutant', () => {
    const names = Object.keys(mutants);
    assert.deepEqual(
      allChecks
        .map(([, id]) => id)
        .filter((id) => !['tls', 'own-origin'].includes(id) && !names.some((name) => name.startsWith(id))),
      [],
    );
  });
});
