import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { checks } from '../../src/check-proxy/all.ts';
import { account, look } from '../check-proxy/support.ts';
import { listen, sendRaw } from '../proxy/server.ts';

const mount = '/address-api';
const options = { overrideGlobalObjects: false };

/** Slow, and none of a framework's business. */
const own = ['silence', 'limits'];
const ids = checks.map(({ id }) => id).filter((id) => !own.includes(id));

/** Each module makes its proxy when it is loaded, as it does in a shop. */
const recipes: Readonly<Record<string, () => Promise<RequestListener>>> = {
  express: async () => (await import('../../demo/recipes/express.ts')).app,
  fastify: async () => {
    const { app } = await import('../../demo/recipes/fastify.ts');
    await app.ready();
    return (request, response) => app.routing(request, response);
  },
  hono: async () => {
    const { app } = await import('../../demo/recipes/hono.ts');
    return getRequestListener(app.fetch, options);
  },
  'next-route': async () => {
    const { GET, OPTIONS } = await import('../../demo/recipes/next-route.ts');
    const handlers: Readonly<Record<string, typeof GET>> = { GET, OPTIONS };
    // As Next answers methods that a route does not export.
    const refusal = () => new Response(null, { status: 405 });
    return getRequestListener(({ method, url, headers: given }) => {
      const headers = new Headers(given);
      // As the host before it writes it.
      headers.set('x-forwarded-for', '192.0.2.1');
      return handlers[method]?.(new Request(url, { method, headers })) ?? refusal();
    }, options);
  },
};

/** One at a time, for they read the same environment. */
let loading: Promise<unknown> = Promise.resolve();

function loadFor(serviceUrl: string, load: () => Promise<RequestListener>): Promise<RequestListener> {
  const loaded = loading.then(() => {
    process.env['ADDRESS_URL'] = serviceUrl;
    process.env['ADDRESS_KEY'] = account.key;
    process.env['ADDRESS_SECRET'] = account.secret;
    return load();
  });
  loading = loaded;
  return loaded;
}

// They spend their time waiting for the limits of the proxy.
describe('a recipe', { concurrency: true }, () => {
  for (const [name, load] of Object.entries(recipes)) {
    it(`makes a right proxy: ${name}`, { timeout: 60_000 }, async () => {
      const { results } = await look((serviceUrl) => loadFor(serviceUrl, load), { mount, ids });
      assert.deepEqual(
        results.flatMap(({ findings }) => findings),
        [],
      );
    });
  }
});

// After the others: a module keeps the service it was loaded for.
it('a recipe quotes nothing malformed: fastify', async (test) => {
  const running = await listen(await loadFor('http://127.0.0.1:9', recipes['fastify'] ?? assert.fail));
  test.after(running.close);
  for (const path of ['/address-api/international/v1/country/kanarie%zz', '/kanarie%zz']) {
    const line = `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nX-Address-Client: 1\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(running.port, line);
    assert.match(answer, /^HTTP\/1\.1 40[04] .*urn:address-entry:problem:/s);
    assert.doesNotMatch(answer, /kanarie/);
  }
});

it('a recipe needs no account to be built: next-route', async () => {
  for (const name of ['URL', 'KEY', 'SECRET']) delete process.env[`ADDRESS_${name}`];
  const another = new URL('../../demo/recipes/next-route.ts?built', import.meta.url);
  await assert.doesNotReject(import(another.href));
});
