import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { account, checkProxy } from '../check-proxy/support.ts';
import { listen, sendRaw } from '../proxy/server.ts';

const mount = '/address-api';
const options = { overrideGlobalObjects: false };

/** The check of limits is slow, and does not depend on the framework. */
const ids = allChecks.map(([, id]) => id).filter((id) => id !== 'limits');

/** Loads a recipe. Each module creates its proxy when it is loaded. */
const recipes: Readonly<Record<string, () => Promise<RequestListener>>> = {
  node: async () => {
    const [listener] = (await import('../../demo/recipes/node.ts')).server.listeners('request');
    return listener as RequestListener;
  },
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
  'nuxt-route': async () => {
    // Nuxt imports these two by itself.
    Object.assign(globalThis, {
      defineEventHandler: (handle: unknown) => handle,
      toWebRequest: ({ method, url, headers }: Request) => new Request(url, { method, headers }),
    });
    const { default: handle } = await import('../../demo/recipes/nuxt-route.ts');
    return getRequestListener(({ method, url, headers: given }) => {
      const headers = new Headers(given);
      headers.set('x-forwarded-for', '192.0.2.1');
      return handle({ method, url, headers } as Request);
    }, options);
  },
  // The last one: it reads the account when the first request comes.
  'next-route': async () => {
    const { GET, OPTIONS, ...settings } = await import('../../demo/recipes/next-route.ts');
    // Next refuses `dynamic` and its like in an app with `cacheComponents`, as a new app is made.
    assert.deepEqual(settings, {});
    const handlers: Readonly<Record<string, typeof GET>> = { GET, OPTIONS };
    // Next answers so to methods that a route does not export.
    const refusal = () => new Response(null, { status: 405 });
    return getRequestListener(({ method, url, headers: given }) => {
      const headers = new Headers(given);
      // The host before Next writes this header.
      headers.set('x-forwarded-for', '192.0.2.1');
      return handlers[method]?.(new Request(url, { method, headers })) ?? refusal();
    }, options);
  },
};

/** Recipes are loaded one after the other, because all of them read the same environment variables. */
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

// One after the other, because all of them need the processor.
describe('a recipe', () => {
  for (const [name, load] of Object.entries(recipes)) {
    it(`passes all checks of a proxy: ${name}`, async () => {
      const { results } = await checkProxy((serviceUrl) => loadFor(serviceUrl, load), { mount, ids });
      assert.deepEqual(
        results.filter(({ verdict }) => verdict === 'wrong').flatMap(({ findings }) => findings),
        [],
      );
    });
  }
});

// After the tests above, because a module keeps the service that it was loaded for.
it('a recipe does not quote malformed paths: fastify', async (test) => {
  const running = await listen(await loadFor('http://127.0.0.1:9', recipes['fastify'] ?? assert.fail));
  test.after(running.close);
  for (const path of ['/address-api/international/v1/country/kanarie%zz', '/kanarie%zz']) {
    const line = `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nX-Address-Client: 1\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(running.port, line);
    assert.match(answer, /^HTTP\/1\.1 40[04] .*urn:address-entry:problem:/s);
    assert.doesNotMatch(answer, /kanarie/);
  }
});

it('a recipe can be built without an account: next-route', async () => {
  for (const name of ['URL', 'KEY', 'SECRET']) delete process.env[`ADDRESS_${name}`];
  const another = new URL('../../demo/recipes/next-route.ts?built', import.meta.url);
  await assert.doesNotReject(import(another.href));
});
