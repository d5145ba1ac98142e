import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { operationNames } from '../../src/contract/operations.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';
import { createCanary } from './canary.ts';
import { assertHarmless, assertOurs, linesFor, mount, plain, routes, write } from './hostile.ts';
import { type RunningServer, runConcurrently, sendRaw, startProxy, startRecordingService } from './server.ts';
import { noLimits, secret } from './support.ts';

let service: Awaited<ReturnType<typeof startRecordingService>>;
let proxy: RunningServer;
const canary = createCanary();
const bugs: unknown[] = [];
const crashes: unknown[] = [];
const crash = (error: unknown) => crashes.push(error);

before(async () => {
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  service = await startRecordingService();
  const handle = createAddressProxy({
    baseUrl: `http://127.0.0.1:${service.port}`,
    credentials: { key: 'shop', secret },
    mount,
    limits: noLimits,
    onRequest: canary.hear,
    onEvent: (event) => {
      canary.hear(event);
      if (event.kind === 'bug') bugs.push(event);
    },
  });
  proxy = await startProxy(handle);
});

after(async () => {
  await proxy.close();
  await service.close();
  process.off('uncaughtException', crash).off('unhandledRejection', crash);
});

async function assertUnharmed(minSeen: number): Promise<void> {
  assert.ok(service.seen.length >= minSeen, `only ${service.seen.length} requests reached the service`);
  for (const seen of service.seen.splice(0)) assertOurs(seen);
  assert.deepEqual([bugs, crashes], [[], []]);
  canary.assertSilence(minSeen);
  assert.match(await sendRaw(proxy.port, write(mount + plain.country)), /^HTTP\/1\.1 200 /);
  service.seen.length = 0;
}

describe('a hostile request', () => {
  it('is tested in at least 420 forms', () => assert.ok(linesFor('suggest').length >= 420));

  for (const operation of operationNames()) {
    const lines = linesFor(operation);
    it(`gets nothing but ${operation} from the service, in ${lines.length} forms`, async () => {
      await runConcurrently(lines, 16, async (line) => {
        const answer = await sendRaw(proxy.port, line);
        canary.hear(answer);
        assertHarmless(answer, line);
      });
      // At least 20 must reach the service in a harmless form, or the assertions on them would prove nothing.
      await assertUnharmed(20);
    });
  }

  it('may consist of any bytes', async () => {
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
    const sample = fc.sample(requests, { numRuns: fc.runsOf(1_000) });
    await runConcurrently(sample, 16, async (line) => {
      // Some of them are incomplete, and the server waits for the rest; two seconds are enough for those.
      const answer = await sendRaw(proxy.port, line, 2_000);
      canary.hear(answer);
      if (answer !== '') assertHarmless(answer, `seed ${fc.seed}: ${line}`);
    });
    await assertUnharmed(50);
  });
});
