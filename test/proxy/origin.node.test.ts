import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAddressProxy } from '../../src/proxy.ts';

const own = 'https://shop.example';
const partner = 'https://checkout.example';
const path = `${own}/api/international/v1/supported-countries`;

function proxy() {
  let hits = 0;
  const handle = createAddressProxy({
    baseUrl: 'https://service.example',
    credentials: { key: 'shop', secret: 'correct horse battery staple' },
    mount: '/api',
    allowedOrigins: [partner],
    fetch: async () => {
      hits++;
      return Response.json([]);
    },
  });
  return { handle, hits: () => hits };
}

/** Values of three headers; null for a header that is not sent. */
const origins = [null, own, partner, 'https://evil.example', 'null', `${own}.evil.example`, `${own}:8443`];
const sites = [null, 'same-origin', 'same-site', 'cross-site', 'none'];
const modes = [null, 'cors', 'no-cors', 'navigate'];

/**
 * The rule: only scripts may use the proxy, of pages of a listed origin and of its own origin. `Sec-Fetch-Site` tells
 * its own origin, or the host when there is no such header.
 */
function isAllowed(origin: string | null, site: string | null, mode: string | null): boolean {
  if (mode === 'no-cors' || mode === 'navigate') return false;
  if (origin === partner || site === 'same-origin') return true;
  return site === null && (origin === null || origin === own);
}

describe('a request to the proxy', () => {
  for (const origin of origins) {
    for (const site of sites) {
      for (const mode of modes) {
        const allowed = isAllowed(origin, site, mode);
        it(`is ${allowed ? 'accepted' : 'refused'} with origin ${origin}, site ${site}, mode ${mode}`, async () => {
          const { handle, hits } = proxy();
          const headers = new Headers({ 'x-address-client': '1', host: 'shop.example' });
          if (origin !== null) headers.set('origin', origin);
          if (site !== null) headers.set('sec-fetch-site', site);
          if (mode !== null) headers.set('sec-fetch-mode', mode);
          const response = await handle(new Request(path, { headers }));
          assert.equal(response.status, allowed ? 200 : 403);
          assert.equal(hits(), allowed ? 1 : 0);
          const readable = response.headers.get('access-control-allow-origin');
          assert.equal(readable, origin === partner && allowed ? partner : null);
          assert.match(response.headers.get('vary') ?? '', /Origin/);
        });
      }
    }
  }

  for (const destination of ['image', 'script', 'iframe', 'document']) {
    it(`is refused with the destination ${destination}`, async () => {
      const { handle, hits } = proxy();
      const headers = { 'x-address-client': '1', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': destination };
      assert.equal((await handle(new Request(path, { headers }))).status, 403);
      assert.equal(hits(), 0);
    });
  }

  it('may be preceded by a preflight request from a listed origin, and from no other', async () => {
    const { handle, hits } = proxy();
    const ask = (origin: string) =>
      handle(new Request(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } }));
    const welcome = await ask(partner);
    assert.equal(welcome.status, 204);
    assert.equal(welcome.headers.get('access-control-allow-origin'), partner);
    assert.match(welcome.headers.get('access-control-allow-headers') ?? '', /X-Address-Client, X-Autocomplete-Session/);
    assert.equal(welcome.headers.get('access-control-allow-credentials'), null);
    assert.equal((await ask('https://evil.example')).status, 403);
    assert.equal(hits(), 0);
  });

  it('is compared with origins, so options with anything else are refused', () => {
    const credentials = { key: 'shop', secret: 'correct horse battery staple' };
    for (const origin of ['*', 'checkout.example', 'https://checkout.example/', 'https://*.example/x']) {
      const options = { baseUrl: 'https://service.example', credentials, allowedOrigins: [origin] };
      assert.throws(() => createAddressProxy(options), TypeError);
    }
  });
});

describe('the hosts of its own pages', () => {
  const credentials = { key: 'shop', secret: 'correct horse battery staple' };
  const options = { baseUrl: 'https://service.example', credentials, fetch: async () => Response.json([]) };
  const statusFor = async (ownHosts: readonly string[], headers: Record<string, string>, scheme = 'http') => {
    const { 'x-url-host': host = 'shop.example', ...sent } = headers;
    const url = `${scheme}://${host}/international/v1/supported-countries`;
    const all = { 'x-address-client': '1', ...sent };
    return (await createAddressProxy({ ...options, ownHosts })(new Request(url, { headers: all }))).status;
  };

  it('are those that a request names if none are listed', async () => {
    assert.equal(await statusFor([], { host: 'any.example', origin: 'https://any.example' }), 200);
    assert.equal(await statusFor([], { host: 'ANY.example', origin: 'https://any.example' }), 200);
    assert.equal(await statusFor([], { host: 'any.example', 'sec-fetch-site': 'same-origin' }), 200);
  });

  it('exclude a foreign name that points to this server if they are listed', async () => {
    for (const site of [{}, { 'sec-fetch-site': 'same-origin' }]) {
      assert.equal(await statusFor(['shop.example'], { host: 'evil.example', ...site }), 403);
      assert.equal(
        await statusFor(['shop.example'], { host: 'evil.example', origin: 'http://evil.example', ...site }),
        403,
      );
      assert.equal(await statusFor(['shop.example'], { host: 'shop.example:8080', ...site }), 403);
      assert.equal(await statusFor(['shop.example'], { 'x-url-host': 'evil.example', ...site }), 403);
      assert.equal(await statusFor(['shop.example', 'www.shop.example'], { host: 'www.shop.example', ...site }), 200);
    }
    assert.equal(await statusFor(['shop.example'], { host: 'shop.example', origin: 'https://shop.example' }), 200);
  });

  it('accept a page if the server before the proxy has replaced its host by another listed one', async () => {
    const listed = ['https://shop.example', '10.0.0.5:3000'];
    assert.equal(await statusFor(listed, { host: '10.0.0.5:3000', origin: 'https://shop.example' }), 200);
    assert.equal(await statusFor(listed, { host: '10.0.0.5:3000', origin: 'http://shop.example' }), 403);
  });

  it('do not exclude pages of listed origins', async () => {
    const handle = createAddressProxy({ ...options, ownHosts: ['shop.example'], allowedOrigins: [partner] });
    const headers = { 'x-address-client': '1', host: 'shop.example', origin: partner, 'sec-fetch-site': 'cross-site' };
    assert.equal((await handle(new Request(path.replace('/api', ''), { headers }))).status, 200);
  });

  for (const own of ['shop.example/', 'https://', '*.shop.example/x', 'Shop.Example', 'ftp://shop.example', '']) {
    it(`are refused as an option when one is "${own}"`, () => {
      assert.throws(() => createAddressProxy({ ...options, ownHosts: [own] }), TypeError);
    });
  }
});

describe('the scheme of an origin', () => {
  const statusFor = async (scheme: string, origin: string) => {
    const { handle } = proxy();
    const headers = { 'x-address-client': '1', host: 'shop.example', origin };
    return (await handle(new Request(path.replace('https', scheme), { headers }))).status;
  };

  it('must be https if the request came by TLS', async () => {
    assert.equal(await statusFor('https', 'https://shop.example'), 200);
    assert.equal(await statusFor('https', 'http://shop.example'), 403);
  });

  it('may be either if the request came without TLS, because a server before the proxy may have terminated it', async () => {
    assert.equal(await statusFor('http', 'https://shop.example'), 200);
    assert.equal(await statusFor('http', 'http://shop.example'), 200);
  });
});
