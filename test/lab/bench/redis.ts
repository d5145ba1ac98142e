/**
 * The time that a store in Redis adds to an answer, beside the memory of the process in the same run: `node
 * test/lab/bench/redis.ts`. The service answers in memory; everything is on one machine and shares its cores.
 */
import { createClient } from '@redis/client';
import { createAddressProxy, createRedisStore, type Handler, type Store } from '../../../src/proxy.ts';
import { missing, startRedis } from '../../support/programs.ts';

/** Requests a second, and seconds of each round. */
const rate = 200;
const seconds = 4;
const rounds = 4;

const absent = missing('redis-server');
if (absent) {
  console.log(absent);
  process.exit(0);
}

const body = JSON.stringify({ newContext: null, matches: [] });
let asked = 0;

function proxyWith(store: Partial<{ store: Store }>): Handler {
  return createAddressProxy({
    baseUrl: 'https://service.example',
    credentials: { key: 'bench', secret: 'a secret of the bench' },
    // As by default, but that one machine is not refused: each limit is looked up.
    limits: { international: [{ count: 100_000, seconds: 1 }] },
    clientAddress: () => `192.0.${(asked >> 8) % 256}.${asked % 256}`,
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    ...store,
  });
}

async function ask(proxy: Handler): Promise<number> {
  const begun = performance.now();
  const url = `http://shop.test/international/v1/autocomplete/nld/straat%20${asked++}`;
  const headers = { 'x-address-client': '1', 'x-autocomplete-session': `session-${asked}` };
  const response = await proxy(new Request(url, { headers }));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return performance.now() - begun;
}

/** An open loop: a slow answer does not make the next request wait. */
async function measure(proxy: Handler): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const early = begun + (sent * 1_000) / rate - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    pending.push(ask(proxy));
  }
  return Promise.all(pending);
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const redis = await startRedis();
const client = await createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
let commands = 0;
const shared = createRedisStore((command) => {
  commands++;
  return client.sendCommand(command);
});
const subjects = [
  { name: 'memory', proxy: proxyWith({}), times: [] as number[] },
  { name: 'redis', proxy: proxyWith({ store: shared }), times: [] as number[] },
];
for (const { proxy } of subjects) await measure(proxy);
commands = 0;
for (let round = 0; round < rounds; round++) {
  for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
    subject.times.push(...(await measure(subject.proxy)));
  }
}
client.destroy();
await redis.stop();

console.log(`${rate} suggestions/s, ${rounds} rounds of ${seconds} s each, in turn`);
for (const { name, times } of subjects) {
  const figures = [0.5, 0.9, 0.99].map((share) => `${at(times, share).toFixed(2)} ms`.padStart(10));
  console.log(name.padEnd(8) + figures.join('') + `${times.length} answers`.padStart(16));
}
console.log(`commands to Redis for each: ${(commands / (rate * seconds * rounds)).toFixed(1)}`);
