/** The proxy under workerd, the runtime of Cloudflare Workers, which has little more than web standards. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import { type StandInService, startStandInService } from '../../src/check-proxy/stand-in-service.ts';
import { secret } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function configOf(serviceUrl: string): string {
  const bindings = Object.entries({ ADDRESS_URL: serviceUrl, ADDRESS_KEY: 'shop-key', ADDRESS_SECRET: secret })
    .map(([name, text]) => `(name = "${name}", text = "${text}")`)
    .join(', ');
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "network", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [${bindings}],
  compatibilityDate = "2026-01-01",
  globalOutbound = "network",
);
`;
}

let folder = '';
let service: StandInService;
let worker: ChildProcess;
let url: URL;
const said: string[] = [];

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-entry-worker-'));
  service = await startStandInService(0);
  const outfile = join(folder, 'worker.js');
  const entryPoints = [`${root}/demo/recipes/worker.ts`];
  // The platform `neutral` makes the build fail when the proxy imports a module of Node. Wrangler reads these fields, too.
  const mainFields = ['module', 'main'];
  await build({
    entryPoints,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields,
    logLevel: 'error',
  });
  await writeFile(join(folder, 'config.capnp'), configOf(`http://127.0.0.1:${service.port}`));
  worker = spawn(join(root, 'node_modules/.bin/workerd'), ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  for (const stream of [worker.stdout, worker.stderr]) stream?.on('data', (text) => said.push(String(text)));
  for await (const line of createInterface({ input: worker.stdio[3] as Readable })) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event !== 'listen') continue;
    url = new URL(`http://127.0.0.1:${port}/address-api`);
    break;
  }
});

after(async () => {
  worker.kill();
  await once(worker, 'close');
  await service.close();
  await rm(folder, { recursive: true });
});

/** Each request comes from another client address, because these tests are not about limits. */
let clients = 0;
const ask = (path: string, signal?: AbortSignal) =>
  fetch(url.href + path, {
    headers: {
      'x-address-client': '1',
      'x-autocomplete-session': 'session-1',
      'cf-connecting-ip': `192.0.2.${clients++ % 250}`,
    },
    ...(signal && { signal }),
  });

describe('the proxy under workerd', () => {
  it('answers equal requests at the same time, each of them', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ask(`/international/v1/country/Same${round}`)),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    }
  });

  it('answers different requests at the same time', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/international/v1/country/Many${index}`);
    const answers = await Promise.all(paths.map((path) => ask(path)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  });

  it('answers other browsers after the first one of a shared request has gone', async () => {
    service.setFault('silence');
    const abort = new AbortController();
    const path = '/international/v1/country/Gone';
    const first = ask(path, abort.signal);
    const seen = service.requests.length;
    while (service.requests.length === seen) await new Promise((resolve) => setImmediate(resolve));
    const others = [ask(path), ask(path)];
    service.setFault(null);
    abort.abort();
    await assert.rejects(first);
    for (const { status } of await Promise.all(others)) assert.ok([200, 504].includes(status), String(status));
    assert.equal((await ask(path)).status, 200);
  });

  it('passes all checks of a proxy', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.1' };
    const context = createCheckContext({ url, origin: null, headers, service });
    const results = await runChecks(allChecks, context, true);
    assert.deepEqual(
      results.filter(({ verdict }) => verdict === 'wrong').flatMap(({ findings }) => findings),
      [],
    );
  });

  it('writes neither the account nor an error to its standard streams', () => {
    assert.ok(!said.join('').includes(secret));
    assert.doesNotMatch(said.join(''), /error|uncaught|hung/i);
  });
});
