import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import { headers, methods, targets, values } from './hostile-lines.ts';
import { inBatches, operationOf, type Running, type Seen, sendRaw, serveProxy, serveRecording } from './server.ts';
import { authorization, isLong, noLimits, secret } from './support.ts';

const mount = '/address-api';

/** Each route with a place for a value. */
const routes: Readonly<Record<OperationName, (value: string) => string>> = {
  dutchByPostcode: (value) => `/nl/v1/addresses/postcode/2012ES/30/${value}`,
  dutchByStreet: (value) => `/nl/v1/addresses/exact/Haarlem/${value}/30`,
  suggest: (value) => `/international/v1/autocomplete/nld/${value}/nl-NL/paged`,
  details: (value) => `/international/v1/address/nld${value}/NLD`,
  validate: (value) => `/international/v1/validate/${value}`,
  country: (value) => `/international/v1/country/${value}`,
  countries: (value) => `/international/v1/supported-countries/${value}`,
};

/** The same, as they are meant. */
const plain: Readonly<Record<OperationName, string>> = {
  dutchByPostcode: routes.dutchByPostcode('a'),
  dutchByStreet: routes.dutchByStreet('Dam'),
  suggest: routes.suggest('dam'),
  details: routes.details('A'),
  validate: routes.validate('nld?street=Dam'),
  country: routes.country('NL'),
  countries: '/international/v1/supported-countries',
};

const good = ['Host: shop.test', 'X-Address-Client: 1', 'X-Autocomplete-Session: session-1', 'Connection: close'];

function write(target: string, method = 'GET', extra: readonly string[] = []): string {
  return `${[`${method} ${target} HTTP/1.1`, ...extra, ...good].join('\r\n')}\r\n\r\n`;
}

function linesFor(operation: OperationName): readonly string[] {
  const usual = mount + plain[operation];
  return [
    ...values.map((value) => write(mount + routes[operation](value))),
    ...targets.map((target) => write(target(usual))),
    ...methods.map((method) => write(usual, method)),
    ...headers.map((header) => write(usual, 'GET', [header])),
  ];
}

/** What Node's client adds by itself; all else has to be ours. */
const allowedHeaders = new Set([
  ...['accept', 'authorization', 'user-agent', 'x-autocomplete-session'],
  ...['host', 'connection', 'accept-encoding', 'accept-language', 'sec-fetch-mode'],
]);

/** The service was asked for one of seven things, in our name, and for nothing else. */
function assertOurs({ method, url, headers: sent }: Seen): void {
  assert.equal(method, 'GET');
  assert.ok(operationOf(url), url);
  assert.equal(new URL(url, 'http://service.test').pathname, url.split('?', 1)[0], 'no parser reads it otherwise');
  assert.equal(sent['authorization'], authorization);
  assert.equal(sent['user-agent'], 'address-entry-proxy');
  assert.deepEqual(
    Object.keys(sent).filter((name) => !allowedHeaders.has(name)),
    [],
  );
  assert.ok([undefined, 'session-1', 'session-2'].includes(sent['x-autocomplete-session'] as string | undefined));
  assert.equal(sent['x-autocomplete-session'] !== undefined, /\/(?:autocomplete|address)\//.test(url));
}

function assertHarmless(answer: string, line: string): void {
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  assert.ok(Number(status) < 500, `${status || 'nothing'} to ${JSON.stringify(line.slice(0, 300))}`);
  assert.ok(!answer.includes(secret) && !answer.includes(authorization.slice(6)), line);
  assert.doesNotMatch(answer, /www-authenticate|access-control-allow-origin: \*/i);
}

let service: Awaited<ReturnType<typeof serveRecording>>;
let proxy: Running;
const bugs: unknown[] = [];
const crashes: unknown[] = [];
const crash = (error: unknown) => crashes.push(error);

before(async () => {
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  service = await serveRecording();
  const handle = createAddressProxy({
    baseUrl: `http://127.0.0.1:${service.port}`,
    credentials: { key: 'shop', secret },
    mount,
    limits: noLimits,
    onEvent: (event) => {
      if (event.kind === 'bug') bugs.push(event);
    },
  });
  proxy = await serveProxy(handle);
});

after(async () => {
  await proxy.close();
  await service.close();
  process.off('uncaughtException', crash).off('unhandledRejection', crash);
});

async function assertUnharmed(least: number): Promise<void> {
  assert.ok(service.seen.length >= least, `only ${service.seen.length} requests reached the service`);
  for (const seen of service.seen.splice(0)) assertOurs(seen);
  assert.deepEqual([bugs, crashes], [[], []]);
  assert.match(await sendRaw(proxy.port, write(mount + plain.country)), /^HTTP\/1\.1 200 /);
  service.seen.length = 0;
}

describe('a hostile request', () => {
  it(`comes in at least 420 kinds`, () => assert.ok(linesFor('suggest').length >= 420));

  for (const operation of operationNames()) {
    const lines = linesFor(operation);
    it(`gets nothing but ${operation} out of the service, in ${lines.length} kinds on the wire`, async () => {
      await inBatches(lines, 16, async (line) => assertHarmless(await sendRaw(proxy.port, line), line));
      // Many of them are harmless after all; without those the test would prove nothing.
      await assertUnharmed(20);
    });
  }

  it('may be any bytes at all', async () => {
    const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
    const bytes = fc.string({ unit: byte, maxLength: 60 });
    const route = fc.constantFrom(...operationNames());
    const requests = fc.oneof(
      fc.tuple(route, bytes).map(([name, value]) => write(mount + routes[name](value))),
      fc.tuple(route, bytes).map(([name, value]) => write(mount + plain[name], 'GET', [`X-Any: ${value}`])),
      fc.tuple(route, bytes, fc.nat(40)).map(([name, value, at]) => {
        const line = write(mount + plain[name]);
        return line.slice(0, at) + value + line.slice(at);
      }),
      bytes.map((value) => `${value}\r\n\r\n`),
    );
    const seed = Number(process.env['SEED'] ?? 7_041);
    const sample = fc.sample(requests, { numRuns: isLong ? 50_000 : 1_000, seed });
    await inBatches(sample, 16, async (line) => {
      const answer = await sendRaw(proxy.port, line);
      if (answer !== '') assertHarmless(answer, `seed ${seed}: ${line}`);
    });
    await assertUnharmed(50);
  });
});
