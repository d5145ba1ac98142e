import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { problemTypes } from '../../src/contract/problems.ts';
import { listen, type RunningServer, sendRaw, startRecordingService } from '../proxy/server.ts';
import { bodies, createRequest, secret, street } from '../proxy/support.ts';
import { bareEnvironment, freePort } from '../support/programs.ts';
import { clientOf, type RunningCommand, refusal, startCommand } from './support.ts';

const session = 'session-kanarie-1';

describe('the command', () => {
  let service: Awaited<ReturnType<typeof startRecordingService>>;
  let command: RunningCommand;
  const get = (path: string, port = command.port) => fetch(`http://127.0.0.1:${port}${path}`);

  before(async () => {
    service = await startRecordingService();
    command = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}` });
  });
  after(async () => {
    await command.stop();
    await service.close();
  });

  it('answers health checks without a request to the service', async () => {
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

  it('answers 404 outside its mount', async () => {
    for (const path of ['/', '/metrics', '/healthz/', '/HEALTHZ', '/address-api', '/international/v1/country/NL']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('answers with problem details if no URL can be made of a request', async () => {
    const path = '/address-api/international/v1/supported-countries';
    for (const [target, host] of [
      [path, 'Host: a b\r\n'],
      [path, 'Host: shop.test:port\r\n'],
      [path, 'Host:\r\n'],
      ['http://', 'Host: shop.test\r\n'],
    ]) {
      const said = await sendRaw(command.port, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      const [head = '', body = ''] = said.split('\r\n\r\n');
      assert.match(head, /^HTTP\/1\.1 400 /);
      assert.match(head, /^content-type: application\/problem\+json\r?$/im);
      assert.equal((JSON.parse(body) as { type: string }).type, problemTypes.invalidInput, host);
    }
  });

  it('serves metrics in OpenMetrics on a separate port', async () => {
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

  it('logs only JSON, without address text, secrets and sessions', async () => {
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

it('the command keeps a connection to the service while a shopper pauses', async () => {
  const sockets = new Set<unknown>();
  const service = await listen(({ socket }, response) => {
    sockets.add(socket);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodies.suggest));
  });
  // It names no time, and closes nothing.
  service.server.keepAliveTimeout = 0;
  const command = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}` });
  const suggest = (term: string) => clientOf(command.port).suggest({ context: 'nld', term, session });
  await suggest('a');
  await delay(5_500);
  await suggest('b');
  await command.stop();
  await service.close();
  assert.equal(sockets.size, 1);
});

describe('the command with a Redis that cannot be reached', () => {
  it('reports it once, even if both the connection and the first request fail', async () => {
    const service = await startRecordingService();
    const redis = await freePort();
    const command = await startCommand({
      BASE_URL: `http://127.0.0.1:${service.port}`,
      REDIS_URL: `redis://127.0.0.1:${redis}`,
    });
    await command.line('storeFailed');
    await clientOf(command.port).suggest({ context: 'nld', term: 'a', session });
    await command.stop();
    await service.close();
    assert.equal(command.count('storeFailed'), 1);
  });
});

describe('the command behind a server that does not send the client address', () => {
  it('warns that all clients share one limit', async () => {
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

describe('the command refuses to start', () => {
  const account = { BASE_URL: 'https://service.example', KEY: 'shop', SECRET: secret, PORT: '0' };
  const cases: readonly (readonly [what: string, Record<string, string>, says: RegExp])[] = [
    ['without an account', { SECRET: '' }, /Set ADDRESS_PROXY_SECRET/],
    [
      'when the account would be sent without TLS',
      { BASE_URL: 'http://service.example' },
      /ADDRESS_PROXY_BASE_URL must be https/,
    ],
    ['with the account of an example', { SECRET: 'changeme' }, /placeholder/],
    [
      'with an unknown limit',
      { LIMITS: `{"${secret}":[]}` },
      /ADDRESS_PROXY_LIMITS may name requests, lookups, suggestions, details,/,
    ],
    ['when Node would accept any certificate', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /Remove it/],
    ['with a malformed origin', { ALLOWED_ORIGINS: `${secret}/` }, /ADDRESS_PROXY_ALLOWED_ORIGINS must be origins/],
    ['with a limit that is none', { LIMITS: '{"lookups":[1]}' }, /ADDRESS_PROXY_LIMITS\.lookups must be a list/],
    ['with a short key of page tokens', { PAGE_TOKEN_KEYS: 'x' }, /ADDRESS_PROXY_PAGE_TOKEN_KEYS must be keys/],
    ['with a short key of receipts', { RECEIPT_KEYS: 'a:x' }, /ADDRESS_PROXY_RECEIPT_KEYS must be keys/],
    ['with a short key of the log', { LOG_KEY: 'x' }, /ADDRESS_PROXY_LOG_KEY must have at least 32 characters/],
  ];
  for (const [what, changes, says] of cases) {
    it(what, async () => {
      const { code, said } = await refusal({ ...account, ...changes });
      assert.equal(code, 2);
      assert.match(said, says);
      assert.equal(said.trim().split('\n').length, 1);
      assert.ok(!said.includes(secret));
      const checked = await refusal({ ...account, ...changes }, ['--check-config']);
      assert.deepEqual(checked, { code, said }, 'so does --check-config');
    });
  }

  it('with arguments, which every user of the machine can read', async () => {
    const { code, said } = await refusal(account, ['--secret', secret]);
    assert.equal(code, 2);
    assert.ok(!said.includes(secret));
  });

  for (const name of ['PORT', 'METRICS_PORT'])
    it(`on a port that is taken: ${name}`, async () => {
      const other = await listen(() => {});
      const { code, said } = await refusal({ ...account, PORT: '0', [name]: String(other.port) });
      await other.close();
      assert.deepEqual(
        [code, said],
        [2, `address-entry-proxy: The port is taken; ADDRESS_PROXY_${name} chooses another. Try --help.\n`],
      );
    });

  it('on an address of another machine', async () => {
    const { code, said } = await refusal({ ...account, PORT: '0', HOST: '203.0.113.5' });
    assert.deepEqual(
      [code, said],
      [2, 'address-entry-proxy: ADDRESS_PROXY_HOST is not an address of this machine. Try --help.\n'],
    );
  });
});

describe('the command without METRICS_PORT', () => {
  it('starts even if the default port is taken, and says that it has no metrics', async () => {
    // If it is somebody else's already, that will do.
    const other = createServer()
      .on('error', () => {})
      .listen(9_464, '127.0.0.1');
    const running = await startCommand({ BASE_URL: 'https://service.example', METRICS_PORT: '' });
    const { reason } = await running.line('noMetrics');
    assert.equal(reason, 'The port is taken; ADDRESS_PROXY_METRICS_PORT chooses another.');
    await running.stop();
    other.close();
  });
});

describe('the command after SIGTERM', () => {
  /** A service that answers when the test says so. */
  let service: RunningServer;
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
      // These times are so long that only the test itself ends anything.
      TIMEOUT: '60000',
      GRACE: '60',
      ...settings,
    });
    const path = new URL(createRequest('suggest').url).pathname;
    const { headers } = createRequest('suggest');
    const response = fetch(`http://127.0.0.1:${command.port}/address-api${path}`, { headers }).catch(() => null);
    const upstream = await asked;
    answer = (body) => upstream.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return { command, response };
  }

  it('answers pending requests, accepts no new ones, and exits with 0', async () => {
    const { command, response } = await startWithRequest();
    command.child.kill('SIGTERM');
    await command.line('stopping');
    await assert.rejects(untilRefused(command.port));
    answer(bodies.suggest);
    assert.equal((await response)?.status, 200);
    assert.equal(await command.ended, 0);
    assert.equal((await command.line('stopped'))['cut'], 0);
  });

  it('cuts requests off after the grace period', async () => {
    const { command, response } = await startWithRequest({ GRACE: '1' });
    assert.equal(await command.stop(), 0);
    assert.equal(await response, null);
    assert.equal((await command.line('stopped'))['cut'], 1);
  });

  it('reports that it is not ready while it drains, and still answers', async () => {
    // The drain lasts longer than the test; the second signal ends it.
    const { command, response } = await startWithRequest({ DRAIN: '300' });
    command.child.kill('SIGTERM');
    await command.line('stopping');
    const [ready, healthy] = await Promise.all(
      ['readyz', 'healthz'].map((path) => fetch(`http://127.0.0.1:${command.port}/${path}`)),
    );
    assert.deepEqual([ready?.status, healthy?.status], [503, 200]);
    answer(bodies.suggest);
    assert.equal((await response)?.status, 200);
    command.child.kill('SIGTERM');
    assert.equal(await command.ended, 1);
  });

  it('exits with 0 after it has drained', async () => {
    const { command, response } = await startWithRequest({ DRAIN: '1' });
    command.child.kill('SIGTERM');
    await command.line('stopping');
    answer(bodies.suggest);
    assert.equal((await response)?.status, 200);
    assert.equal(await command.ended, 0);
  });

  it('exits immediately after a second signal', async () => {
    const { command } = await startWithRequest();
    command.child.kill('SIGTERM');
    await command.line('stopping');
    command.child.kill('SIGTERM');
    assert.equal(await command.ended, 1);
  });
});

/** A module that sends the process a signal of itself, at once when it writes a line of its log. */
const signalAt = (kind: string, ...signals: readonly string[]) =>
  `data:text/javascript,${encodeURIComponent(`
    const write = process.stdout.write;
    process.stdout.write = function (...args) {
      const written = write.apply(this, args);
      if (String(args[0]).includes('"kind":"${kind}"')) {
        for (const signal of ${JSON.stringify(signals)}) process.kill(process.pid, signal);
      }
      return written;
    };`)}`;

describe('the command after a signal that arrives while it starts', () => {
  async function run(module: string, settings: Record<string, string> = {}) {
    const env = bareEnvironment();
    const all = { BASE_URL: 'https://service.example', KEY: 'shop', SECRET: secret, PORT: '0', METRICS_PORT: '0' };
    for (const [name, value] of Object.entries({ ...all, ...settings })) env[`ADDRESS_PROXY_${name}`] = value;
    const file = fileURLToPath(new URL('../../src/bin/address-entry-proxy.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', module, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      written += text;
    });
    const [code, signal] = await once(child, 'close');
    const kinds = written
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { kind: string }).kind);
    return { code, signal, kinds };
  }

  for (const kind of ['listening', 'metrics']) {
    it(`exits with 0 once it has started: right after the line ${kind}`, async () => {
      const { code, signal, kinds } = await run(signalAt(kind, 'SIGTERM'));
      assert.deepEqual([code, signal], [0, null]);
      assert.equal(kinds.at(-1), 'stopped');
    });
  }

  it('reads the files again once it has started', async () => {
    const { code, signal, kinds } = await run(signalAt('listening', 'SIGHUP', 'SIGTERM'));
    assert.deepEqual([code, signal], [0, null]);
    assert.equal(kinds.includes('reloaded'), true, kinds.join(' '));
  });
});

/** Sends requests until the connection is refused, and then rejects. */
async function untilRefused(port: number): Promise<never> {
  for (;;) await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
}
