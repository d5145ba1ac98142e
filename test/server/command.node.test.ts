import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { listen, type Running, serveRecording } from '../proxy/server.ts';
import { ask, bodies, secret, street } from '../proxy/support.ts';
import { clientOf, type RunningCommand, refusal, startCommand } from './support.ts';

const session = 'session-kanarie-1';

describe('the command', () => {
  let service: Awaited<ReturnType<typeof serveRecording>>;
  let command: RunningCommand;
  const get = (path: string, port = command.port) => fetch(`http://127.0.0.1:${port}${path}`);

  before(async () => {
    service = await serveRecording();
    command = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}` });
  });
  after(async () => {
    await command.stop();
    await service.close();
  });

  it('says how it is without asking the service', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await get(path);
      assert.deepEqual([response.status, await response.text()], [200, 'ok\n']);
    }
    assert.equal(service.seen.length, 0);
  });

  it('answers our client', async () => {
    const client = clientOf(command.port);
    assert.deepEqual(await client.suggest({ context: 'nld', term: street, session }), bodies.suggest);
    assert.deepEqual(await client.countries(), bodies.countries);
    assert.equal(service.seen.at(-1)?.headers['authorization'], `Basic ${btoa(`shop:${secret}`)}`);
  });

  it('has nothing beside its mount', async () => {
    for (const path of ['/', '/metrics', '/healthz/', '/HEALTHZ', '/address-api', '/international/v1/country/NL']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('tells its metrics in OpenMetrics, on a port of their own', async () => {
    const response = await get('/metrics', command.metricsPort);
    assert.match(response.headers.get('content-type') ?? '', /^application\/openmetrics-text; version=1\.0\.0/);
    const text = await response.text();
    assert.ok(text.endsWith('# EOF\n'));
    assert.match(text, /^address_proxy_requests_total\{operation="suggest",status="200",source="service",.*\} 1$/m);
    assert.match(text, /^address_proxy_request_seconds_count\{.*operation="suggest".*\} 1$/m);
    assert.match(text, /^address_proxy_service_answers_total\{operation="suggest",status="200"\} 1$/m);
    assert.match(text, /^process_resident_memory_bytes \d+$/m);
    assert.equal((await get('/', command.metricsPort)).status, 404);
  });

  it('writes nothing but JSON, and neither an address nor a secret nor a session', async () => {
    await command.line('request');
    const metrics = await (await get('/metrics', command.metricsPort)).text();
    for (const canary of [secret, btoa(`shop:${secret}`), street, session, 'countries/']) {
      assert.ok(!command.written().includes(canary), canary);
      assert.ok(!metrics.includes(canary), canary);
    }
    const request = command.lines().find(({ operation }) => operation === 'suggest');
    assert.equal(request?.['network'], '127.0.0.0/24');
    assert.equal(request?.['level'], 'info');
  });
});

describe('the command behind a server that does not say who the client is', () => {
  it('says once, as a warning, that no client has a limit', async () => {
    const command = await startCommand({ BASE_URL: 'http://127.0.0.1:9', TRUSTED_HOPS: '1' });
    for (const forwarded of ['', 'unknown', '_hidden']) {
      const headers = { 'x-forwarded-for': forwarded };
      await (await fetch(`http://127.0.0.1:${command.port}/address-api/x`, { headers })).text();
    }
    await command.stop();
    assert.equal(command.count('noClientAddress'), 1);
    assert.equal((await command.line('noClientAddress'))['level'], 'warn');
  });
});

describe('the command refuses', () => {
  const account = { BASE_URL: 'https://service.example', KEY: 'shop', SECRET: secret, PORT: '0' };
  const cases: readonly (readonly [what: string, Record<string, string>, says: RegExp])[] = [
    ['to start without an account', { SECRET: '' }, /Set ADDRESS_PROXY_SECRET/],
    ['to send the account in the clear', { BASE_URL: 'http://service.example' }, /must be https/],
    ['the account of an example', { SECRET: 'changeme' }, /placeholder/],
    ['a limit nobody knows', { LIMITS: `{"${secret}":[]}` }, /limits may name address, suggestions, details,/],
    ['an origin that is none', { ALLOWED_ORIGINS: `${secret}/` }, /must be origins/],
  ];
  for (const [what, changes, says] of cases) {
    it(what, async () => {
      const { code, said } = await refusal({ ...account, ...changes });
      assert.equal(code, 2);
      assert.match(said, says);
      assert.equal(said.trim().split('\n').length, 1);
      assert.ok(!said.includes(secret));
    });
  }

  it('arguments, which everybody on the machine can read', async () => {
    const { code, said } = await refusal(account, ['--secret', secret]);
    assert.equal(code, 2);
    assert.ok(!said.includes(secret));
  });

  it('a port that is taken', async () => {
    const other = await listen(() => {});
    const { code, said } = await refusal({ ...account, PORT: String(other.port) });
    await other.close();
    assert.deepEqual([code, said], [2, 'address-entry-proxy: The port is taken. Try --help.\n']);
  });
});

describe('the command, told to end,', () => {
  /** A service that answers when the test wants it to. */
  let service: Running;
  let answer = (_: unknown) => {};
  let asked: Promise<ServerResponse>;
  let asking = (_: ServerResponse) => {};

  before(async () => {
    service = await listen((_, response) => asking(response));
  });
  after(() => service.close());

  async function startWithRequest(settings: Record<string, string> = {}) {
    asked = new Promise((resolve) => {
      asking = resolve;
    });
    const command = await startCommand({
      BASE_URL: `http://127.0.0.1:${service.port}`,
      // Only the test ends anything, however slow the machine is.
      TIMEOUT: '60000',
      GRACE: '60',
      ...settings,
    });
    const path = new URL(ask('suggest').url).pathname;
    const { headers } = ask('suggest');
    const response = fetch(`http://127.0.0.1:${command.port}/address-api${path}`, { headers }).catch(() => null);
    const upstream = await asked;
    answer = (body) => upstream.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return { command, response };
  }

  it('answers what is under way, takes nothing new, and ends well', async () => {
    const { command, response } = await startWithRequest();
    command.child.kill('SIGTERM');
    await command.line('stopping');
    await assert.rejects(untilRefused(command.port));
    answer(bodies.suggest);
    assert.equal((await response)?.status, 200);
    assert.equal(await command.ended, 0);
    assert.equal((await command.line('stopped'))['cut'], 0);
  });

  it('waits for its grace, and no longer', async () => {
    const { command, response } = await startWithRequest({ GRACE: '1' });
    assert.equal(await command.stop(), 0);
    assert.equal(await response, null);
    assert.equal((await command.line('stopped'))['cut'], 1);
  });

  it('is not ready first, but still answers', async () => {
    const { command, response } = await startWithRequest({ DRAIN: '1' });
    command.child.kill('SIGTERM');
    await command.line('stopping');
    const [ready, healthy] = await Promise.all(
      ['readyz', 'healthz'].map((path) => fetch(`http://127.0.0.1:${command.port}/${path}`)),
    );
    assert.deepEqual([ready?.status, healthy?.status], [503, 200]);
    answer(bodies.suggest);
    assert.equal((await response)?.status, 200);
    assert.equal(await command.ended, 0);
  });

  it('ends at once when told twice', async () => {
    const { command } = await startWithRequest();
    command.child.kill('SIGTERM');
    await command.line('stopping');
    command.child.kill('SIGTERM');
    assert.equal(await command.ended, 1);
  });
});

/** Rejects when nobody takes connections any more. */
async function untilRefused(port: number): Promise<never> {
  for (;;) await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
}
