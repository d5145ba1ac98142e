import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { mount, plain, routes, write } from './hostile.ts';
import { type NginxAndService, problemOf, skip, startNginxAndService } from './nginx.ts';
import { harmlessTexts, pathLikeValues } from './path-like.ts';
import { sendRaw } from './server.ts';

describe('nginx alone', { skip }, () => {
  let nginx: NginxAndService;
  before(async () => {
    nginx = await startNginxAndService({ withoutLimits: true });
  });
  after(() => nginx.close());

  /** The answer to a path that no URL parser has touched. */
  async function ask(path: string, method = 'GET'): Promise<Response> {
    nginx.seen.length = 0;
    const answer = await sendRaw(nginx.port, write(path, method));
    const [, status = '', headers = '', body = ''] = /^HTTP\/1\.1 (\d+) .*?\r\n(.*?)\r\n\r\n(.*)$/s.exec(answer) ?? [];
    const fields = headers.split('\r\n').map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
    return new Response(body, { status: Number(status), headers: fields });
  }

  for (const operation of ['dutchByStreet', 'suggest', 'details', 'country'] as const) {
    it(`refuses values that would be a path if they were decoded again, in ${operation}`, async () => {
      for (const value of pathLikeValues) {
        const place = operation === 'details' ? `%2f${value}` : value;
        const response = await ask(mount + routes[operation](place));
        assert.equal(response.status, 400, value);
        assert.match(await problemOf(response), /:invalid-input$/);
        assert.equal(nginx.seen.length, 0, value);
      }
    });

    it(`passes on addresses that only look like a path, in ${operation}`, async () => {
      for (const text of harmlessTexts) {
        const path = routes[operation](encodeURIComponent(text));
        assert.equal((await ask(mount + path)).status, 200, text);
        assert.deepEqual(
          nginx.seen.map(({ url }) => url),
          [path],
        );
      }
    });
  }

  it('decides the same way about a query', async () => {
    for (const value of pathLikeValues) {
      assert.equal((await ask(mount + routes.validate(`nld?street=${value}`))).status, 400, value);
      assert.equal((await ask(mount + routes.validate(`nld?street=${value}&region=x`))).status, 400, value);
      assert.equal(nginx.seen.length, 0, value);
    }
    for (const text of [...harmlessTexts, '.', '..']) {
      const path = routes.validate(`nld?street=${encodeURIComponent(text)}&region=x`);
      assert.equal((await ask(mount + path)).status, 200, text);
    }
  });

  it('refuses a semicolon that is not encoded, wherever it stands', async () => {
    for (const path of [
      routes.country('NL;x'),
      routes.country('..;'),
      routes.suggest('a;b'),
      routes.validate('nld?street=a;b'),
    ]) {
      const response = await ask(mount + path);
      assert.equal(response.status, 400, path);
      assert.match(await problemOf(response), /:invalid-input$/);
      assert.equal(nginx.seen.length, 0);
    }
    assert.equal((await ask(`${mount}/international/v1/supported-countries;x=1`)).status, 404);
  });

  it('answers its own name without a slash as the rest, with any query', async () => {
    for (const path of [mount, `${mount}?street=Kanariestraat`, `${mount}?`]) {
      const response = await ask(path);
      assert.equal(response.status, 404);
      assert.match(await problemOf(response), /:no-operation$/);
      assert.equal(response.headers.get('location'), null);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    }
    assert.equal((await ask(mount, 'POST')).status, 405);
    for (const log of ['address.log', 'address-error.log', 'main.log']) {
      assert.ok(!nginx.nginx.read(log).includes('Kanariestraat'), log);
    }
  });

  it('says in each refusal what is missing and how to send it', async () => {
    const detailOf = async (response: Promise<Response>) =>
      ((await (await response).json()) as { detail: string }).detail;
    const { countries } = plain;
    assert.match(await detailOf(nginx.request('countries', { 'x-address-client': null })), /X-Address-Client: 1/);
    assert.match(
      await detailOf(nginx.request('suggest', { 'x-autocomplete-session': null })),
      /X-Autocomplete-Session/,
    );
    assert.match(await detailOf(ask(mount + countries, 'POST')), /GET/);
    assert.match(await detailOf(ask(`${mount}/nothing`)), /seven operations/);
  });
});

describe('nginx alone that ends TLS', { skip }, () => {
  it('refuses pages of its host that came without TLS', async (test) => {
    const nginx = await startNginxAndService({ withoutLimits: true, scheme: 'https' });
    test.after(nginx.close);
    const host = `127.0.0.1:${nginx.port}`;
    assert.equal((await nginx.request('countries', { origin: `https://${host}` })).status, 200);
    assert.equal((await nginx.request('countries', { origin: `http://${host}` })).status, 403);
  });
});
