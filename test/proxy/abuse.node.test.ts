import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createClient } from '@redis/client';
import { type AddressProxyOptions, createRedisStore } from '../../src/proxy.ts';
import { missing, type Program, redisServer, startRedis } from '../support/programs.ts';
import { createAbuseScripts, createShop } from './abuse.ts';
import { noLimits } from './support.ts';

/** Lookups a day, far fewer than a script asks for. */
const dailyCap = 8;
const abuseScripts = createAbuseScripts(30);

/** No limit but the cap stands in the way of the scripts, and each of their requests comes from another address. */
const options = { dailyCap, limits: noLimits };
const rotating = (index: number) => `198.51.100.${index % 256}`;

async function assertBelowCap(proxies: readonly Partial<AddressProxyOptions>[], index: number, skewMs = 0) {
  const shop = createShop(proxies, skewMs);
  await abuseScripts[index]?.run(shop, rotating);
  const billed = [...shop.billed().entries()];
  assert.ok(billed.some(([, lookups]) => lookups > 0));
  for (const [day, lookups] of billed) assert.ok(lookups <= dailyCap, `${lookups} on ${day}`);
}

describe('a script is never billed more than the daily cap, by the ledger of the service', () => {
  assert.ok(abuseScripts.length >= 10);
  for (const [index, { name, changesDay = false }] of abuseScripts.entries()) {
    it(`with one process: ${name}`, () => assertBelowCap([options], index));
    if (!changesDay) continue;
    for (const [where, skewMs] of [
      ['half a minute ahead', 30_000],
      ['half a minute behind', -30_000],
    ] as const) {
      it(`with one process, and a service whose clock is ${where}: ${name}`, () =>
        assertBelowCap([options], index, skewMs));
    }
  }
});

describe('a script is never billed more than the daily cap, by two processes', {
  skip: missing(redisServer),
}, () => {
  let redis: Program;
  const connect = () => createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
  const clients: Awaited<ReturnType<typeof connect>>[] = [];

  before(async () => {
    redis = await startRedis();
    clients.push(await connect(), await connect());
  });
  after(async () => {
    for (const client of clients) client.destroy();
    await redis.stop();
  });

  for (const [index, { name }] of abuseScripts.entries()) {
    it(`with one Redis: ${name}`, async () => {
      const stores = clients.map((client) =>
        createRedisStore((command) => client.sendCommand(command), { prefix: `script-${index}:` }),
      );
      await assertBelowCap(
        stores.map((store) => ({ ...options, store })),
        index,
      );
    });
  }
});
