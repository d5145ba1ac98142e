import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createReferenceService } from '../../demo/service/service.ts';
import { checks } from '../../src/check-proxy/all.ts';
import { isEncrypted } from '../../src/check-proxy/checks/guards.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { runChecks } from '../../src/check-proxy/run.ts';
import type { ClientAddress, Handler } from '../../src/proxy.ts';
import { byPrefix, mutants, rightProxy } from './mutants.ts';
import { account, look } from './support.ts';

const listenerOf = (handler: Parameters<typeof getRequestListener>[0]) =>
  getRequestListener(handler, { overrideGlobalObjects: false });

/** With headers of its own over those of the proxy. */
const answering =
  (headers: Readonly<Record<string, string>>, proxy: Handler): Handler =>
  async (request) => {
    const response = await proxy(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

/** Those that look at what others did before them. */
const afterwards = ['credentials', 'cookies', 'security-headers', 'server-names'];

describe('the checks of a proxy', () => {
  it('find nothing wrong with the proxy of this package, and have no advice', async () => {
    const { results, faults, advice } = await look((baseUrl) => listenerOf(rightProxy(baseUrl)));
    const findings = results.flatMap((result) => result.findings);
    assert.deepEqual([faults, advice, findings], [[], [], []]);
    assert.ok(results.length >= 30 && results.every(({ verdict }) => verdict === 'right'));
  });

  it('find nothing wrong with it below a path, asked by a page of another origin', async () => {
    const origin = 'https://checkout.example';
    const { faults, advice } = await look(
      (baseUrl) => listenerOf(rightProxy(baseUrl, { mount: '/address-api', allowedOrigins: [origin] })),
      {
        mount: '/address-api',
        origin,
        ids: ['operations', 'encoding', 'allow-list', 'origin', 'cors', 'own-origin', 'session'],
      },
    );
    assert.deepEqual([faults, advice], [[], []]);
  });

  it('cost ten lookups at the real service, and find nothing wrong there', async () => {
    const service = createReferenceService({ credentials: account });
    const fetch = (request: Request) => service.handle(request);
    const server = createServer(listenerOf(rightProxy('https://service.example', { fetch }))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const lab = createLab({ url, origin: null, headers: {}, service: null });
    const results = await runChecks(checks, lab, false);
    server.closeAllConnections();
    server.close();
    assert.deepEqual(
      results.flatMap(({ findings }) => findings),
      [],
    );
    const { lookups } = service.ledger.report();
    assert.ok(lookups >= 4 && lookups <= 10, `${lookups} lookups`);
  });

  for (const [id, mutant] of Object.entries(mutants)) {
    it(`find a proxy that is wrong in ${id}`, async () => {
      const ids = afterwards.includes(id) ? ['operations', id] : [id];
      const { results } = await look((baseUrl) => listenerOf(mutant(baseUrl)), { ids });
      const result = results.find((one) => one.id === id);
      assert.equal(result?.verdict, 'wrong');
      for (const finding of result.findings) assert.match(finding, /^\S.*\.$/s, 'a sentence');
    });
  }

  it('find that pages of another origin may not read what they ask for', async () => {
    for (const [allowed, headers, findings] of [
      [true, {}, 0],
      [false, {}, 5],
      [true, { 'access-control-allow-origin': '*' }, 3],
      [true, { 'access-control-allow-headers': 'X-Address-Client' }, 1],
    ] as const) {
      const origin = 'https://checkout.example';
      const options = { allowedOrigins: allowed ? [origin] : [] };
      const { results } = await look((baseUrl) => listenerOf(answering(headers, rightProxy(baseUrl, options))), {
        origin,
        ids: ['own-origin'],
      });
      assert.equal(results[0]?.findings.length, findings, JSON.stringify(results));
    }
  });

  it('find that whoever makes up an address is another client', async () => {
    const clientAddress: ClientAddress = ({ headers }) => headers.get('x-forwarded-for') ?? '127.0.0.1';
    const { results } = await look((baseUrl) => listenerOf(rightProxy(baseUrl, { clientAddress })), {
      ids: ['client-limits'],
    });
    assert.match(results[0]?.findings.join() ?? '', /^A client that was refused was answered again/);
  });

  it('find shoppers’ addresses crossing a network in the clear', async () => {
    for (const [url, expected] of [
      ['http://shop.example/address-api', 1],
      ['https://shop.example/address-api', 0],
      ['http://localhost:1', 0],
      ['http://[::1]:1', 0],
    ] as const) {
      const sentences: string[] = [];
      const lab = createLab({ url: new URL(url), origin: null, headers: {}, service: null });
      await isEncrypted.run(lab, (sentence) => sentences.push(sentence));
      assert.equal(sentences.length, expected, url);
    }
  });

  it('have a mutant each', () => {
    assert.deepEqual(
      checks.map(({ id }) => id).filter((id) => !['tls', 'own-origin'].includes(id) && !Object.hasOwn(mutants, id)),
      [],
    );
  });

  it('find many things wrong with a proxy that passes on whatever comes', async () => {
    const { faults } = await look((baseUrl) => listenerOf(byPrefix(baseUrl)));
    for (const id of ['allow-list', 'methods', 'custom-header', 'origin', 'account', 'shared-sessions', 'silence']) {
      assert.ok(faults.includes(id), id);
    }
  });
});
