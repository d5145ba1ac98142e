/**
 * Sends traffic to a service with faults, from browsers that often give up. Five minutes of it:
 * `SOAK=300 node --test test/proxy/soak.node.test.ts`.
 */
import assert from 'node:assert/strict';
import { Agent, get, type Server } from 'node:http';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operationNames } from '../../src/contract/operations.ts';
import { addressHeader, createAddressProxy, type ProxyEvent } from '../../src/proxy.ts';
import { createCanary } from './canary.ts';
import { listen, operationOf, startProxy } from './server.ts';
import { bodies, noLimits, secret } from './support.ts';

/** Seconds of traffic. */
const duration = Number(process.env['SOAK'] ?? 5);
/** Requests a second. */
const rate = 50;
/** Shares of requests at which the service fails, and at which the browser gives up. */
const faultShare = 0.2;
const goneShare = 0.1;

/** Random numbers from 0 to 1 that are the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

async function serveFaulty(chance: () => number) {
  const asked: string[] = [];
  const faulty = { share: faultShare };
  const running = await listen(({ url = '', socket }, response) => {
    asked.push(url);
    const operation = operationOf(url);
    const isFault = chance() < faulty.share;
    const kind = Math.floor(chance() * 5);
    if (isFault && kind === 0) {
      socket.resetAndDestroy();
      return;
    }
    if (isFault && kind === 1) {
      // A silence that ends with a closed connection.
      setTimeout(() => socket.destroy(), 1_000);
      return;
    }
    response.writeHead(isFault ? [200, 500, 502, 503, 200][kind]! : 200, { 'content-type': 'application/json' });
    response.end(isFault ? '{"half":' : JSON.stringify(operation && bodies[operation]));
  });
  return { ...running, asked, faulty };
}

/** A path that no other request has, so that a path which the service sees twice is a retry. */
function pathOf(index: number): string {
  const operation = operationNames()[index % 6] ?? 'country';
  const paths = {
    dutchByPostcode: `/nl/v1/addresses/postcode/2012ES/${(index % 99_000) + 1}`,
    dutchByStreet: `/nl/v1/addresses/exact/Haarlem/Straat%20${index}/1`,
    suggest: `/international/v1/autocomplete/nld/straat%20${index}`,
    details: `/international/v1/address/nld${index}`,
    validate: `/international/v1/validate/nld?street=Straat${index}`,
    country: `/international/v1/country/Land${index}`,
    countries: '/international/v1/supported-countries',
  };
  return paths[operation];
}

/** Connections that are still open half a minute after the client closed its own; a leaked one stays open for ever. */
async function connectionsLeft(server: Server): Promise<number> {
  const until = performance.now() + 30_000;
  for (;;) {
    const count = await new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
    if (count === 0 || performance.now() > until) return count;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('traffic with faults', () => {
  it(`leaks nothing, is rarely retried, and ends with a quick recovery: ${duration} seconds of it`, {
    timeout: (duration + 60) * 1_000,
  }, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const crashes: unknown[] = [];
    const crash = (error: unknown) => crashes.push(error);
    process.on('uncaughtException', crash).on('unhandledRejection', crash);
    const chance = random(7_041);
    const service = await serveFaulty(chance);
    const events: ProxyEvent[] = [];
    const canary = createCanary();
    let skew = 0;
    // A short run does not wait for the circuit breaker, but moves the clock.
    const pass = async (milliseconds: number) => {
      if (duration < 60) skew += milliseconds;
      else await new Promise((resolve) => setTimeout(resolve, milliseconds));
    };
    const clientAddress = addressHeader('x-client');
    const options = { limits: noLimits, timeout: 2_000, clientAddress, now: () => Date.now() + skew };
    const credentials = { key: 'shop', secret };
    const baseUrl = `http://127.0.0.1:${service.port}`;
    let bugs = 0;
    const onEvent = (event: ProxyEvent) => {
      events.push(event);
      canary.hear(event);
      if (event.kind === 'bug') bugs++;
    };
    const listeners = { onEvent, onRequest: canary.hear };
    const proxy = await startProxy(createAddressProxy({ ...options, ...listeners, baseUrl, credentials }));
    let index = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });

    const send = (path: string, abortAfterMs: number | null) =>
      new Promise<number>((resolve) => {
        // The circuit breaker opens only for failures of several clients.
        const client = `192.0.2.${index % 50}`;
        const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-1', 'x-client': client };
        const request = get({ port: proxy.port, path, agent, headers }, (response) => {
          canary.hear(response.rawHeaders);
          response.setEncoding('utf8').on('data', canary.hear);
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', () => resolve(0));
        });
        request.on('error', () => resolve(0));
        if (abortAfterMs !== null) setTimeout(() => request.destroy(), abortAfterMs);
      });

    const statuses = new Map<number, number>();
    const pending = new Set<Promise<void>>();
    const traffic = async (seconds: number) => {
      const begun = performance.now();
      for (let sent = 0; sent < seconds * rate; sent++) {
        const late = begun + (sent * 1_000) / rate - performance.now();
        if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
        const abortAfterMs = chance() < goneShare ? chance() * 5 : null;
        const one: Promise<void> = send(pathOf(index++), abortAfterMs).then((status) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          pending.delete(one);
        });
        pending.add(one);
      }
      await Promise.all(pending);
    };

    await traffic(Math.min(duration / 5, 30));
    collect();
    const before = process.memoryUsage().heapUsed;
    await traffic(duration);
    collect();
    const growth = process.memoryUsage().heapUsed / before - 1;
    const amplification = service.asked.length / new Set(service.asked).size;

    // The service works again, then fails until the circuit breaker opens, and then works again.
    const once200 = async () => {
      while ((await send(`/international/v1/country/Again${index++}`, null)) !== 200) await pass(500);
    };
    service.faulty.share = 0;
    await once200();
    events.length = 0;
    service.faulty.share = 1;
    while (!events.some((event) => event.kind === 'breaker' && event.state === 'open')) {
      await send(`/international/v1/country/Gone${index++}`, null);
    }
    service.faulty.share = 0;
    // In a short run only the time that the test lets pass counts, because real time depends on the machine.
    const recoveryClock = () => (duration < 60 ? skew : Date.now());
    const stopped = recoveryClock();
    await once200();
    const recovery = recoveryClock() - stopped;

    agent.destroy();
    const open = await connectionsLeft(proxy.server);
    await proxy.close();
    await service.close();
    process.off('uncaughtException', crash).off('unhandledRejection', crash);

    const figures = { requests: index, statuses: Object.fromEntries(statuses), growth, amplification, recovery, open };
    console.log(JSON.stringify(figures));
    assert.deepEqual(crashes, []);
    assert.equal(bugs, 0);
    canary.assertSilence(index);
    assert.ok(amplification <= 1.1, `amplification ${amplification}`);
    assert.equal(open, 0, 'no socket is left');
    assert.ok(recovery <= 15_000, `${recovery} ms until it recovered`);
    if (duration >= 60) assert.ok(growth < 0.1, `the heap grew by ${(growth * 100).toFixed(1)} %`);
  });
});
