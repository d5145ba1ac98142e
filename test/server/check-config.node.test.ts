import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createClient } from '@redis/client';
import { listen, serveSelfSigned } from '../proxy/server.ts';
import { secret } from '../proxy/support.ts';
import { freePort, missing, redisServer, startRedis } from '../support/programs.ts';
import { refusal } from './support.ts';

const account = { KEY: 'shop', SECRET: secret };

describe('--check-config', () => {
  it('reaches the service without the account', async (test) => {
    const seen: unknown[] = [];
    const service = await listen(({ method, headers }, response) => {
      seen.push([method, headers.authorization]);
      response.writeHead(401).end();
    });
    test.after(() => service.close());
    const settings = { ...account, BASE_URL: `http://127.0.0.1:${service.port}` };
    const ok = { code: 0, said: 'Configuration OK.\n' };
    assert.deepEqual(await refusal(settings, ['--check-config']), ok);
    assert.deepEqual(seen, [['HEAD', undefined]]);
    assert.deepEqual(await refusal(settings, ['--check-config', '--offline']), ok);
    assert.equal(seen.length, 1);
  });

  it('says why the service, Redis and the folder cannot be used, all at once', async () => {
    const [port, redis] = [await freePort(), await freePort()];
    const settings = { ...account, REDIS_URL: `redis://:geheim@127.0.0.1:${redis}`, STATE: '/nowhere', DAILY_CAP: '5' };
    const { code, said } = await refusal({ ...settings, BASE_URL: `http://127.0.0.1:${port}` }, ['--check-config']);
    assert.equal(code, 2);
    assert.match(said, /The folder of ADDRESS_PROXY_STATE does not exist\. Redis at ADDRESS_PROXY_REDIS_URL/);
    assert.match(said, /Redis at ADDRESS_PROXY_REDIS_URL cannot be used: ECONNREFUSED\. The service/);
    assert.match(said, /The service at ADDRESS_PROXY_BASE_URL cannot be reached: refused \(ECONNREFUSED\)\. Try/);
    assert.ok(!said.includes('geheim'));
  });

  it('refuses a service whose certificate nobody has signed', { skip: missing('openssl') }, async (test) => {
    const BASE_URL = `https://localhost:${await serveSelfSigned(test, 'localhost')}`;
    const { code, said } = await refusal({ ...account, BASE_URL }, ['--check-config']);
    assert.equal(code, 2);
    assert.match(said, /cannot be reached: tls \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
  });

  it('refuses a Redis whose user lacks a right', { skip: missing(redisServer) }, async (test) => {
    const [redis, service] = [await startRedis(), await listen((_, response) => response.end())];
    test.after(() => Promise.all([redis.stop(), service.close()]));
    const client = await createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
    const rights = ['~address-entry:*', '+eval', '+get', '+set', '+incr', '+decr', '+del', '+pttl', '+time', '+ping'];
    const settings = {
      ...account,
      BASE_URL: `http://127.0.0.1:${service.port}`,
      REDIS_URL: `redis://address:geheim@127.0.0.1:${redis.port}`,
    };
    // Those that docs/deploy.md names are enough, and each of them is needed.
    for (const lacking of [null, '+pttl', '+del']) {
      const given = rights.filter((right) => right !== lacking);
      await client.sendCommand(['ACL', 'SETUSER', 'address', 'reset', 'on', '>geheim', ...given]);
      const { code, said } = await refusal(settings, ['--check-config']);
      assert.equal(code, lacking === null ? 0 : 2, said);
      if (lacking) assert.match(said, /Redis at ADDRESS_PROXY_REDIS_URL cannot be used: NOPERM\./);
    }
    client.destroy();
  });

  it('refuses a file in place of a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-entry-check-'));
    const settings = { ...account, BASE_URL: 'http://127.0.0.1:9', DAILY_CAP: '5', STATE: join(folder, 'none') };
    assert.match((await refusal(settings, ['--check-config'])).said, /STATE does not exist/);
    assert.equal((await refusal(settings, ['--check-config', '--offline'])).code, 0);
    rmSync(folder, { recursive: true });
  });
});
