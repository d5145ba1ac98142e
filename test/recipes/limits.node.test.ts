import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { startRecordingService } from '../proxy/server.ts';
import { createRequest } from '../proxy/support.ts';
import { missingFor, recipes, start } from './support.ts';

/** Those that are programs, not configurations: they have limits. */
const recipesOfCode = recipes.filter(({ program }) => program !== 'caddy');

for (const recipe of recipesOfCode) {
  describe(`the limits of ${recipe.name}`, { skip: missingFor(recipe) }, () => {
    let service: Awaited<ReturnType<typeof startRecordingService>>;
    let running: Awaited<ReturnType<typeof start>>;
    before(async () => {
      service = await startRecordingService();
      const settings = { ADDRESS_TRUSTED_HOPS: '1', ADDRESS_CLIENT_BURST: '3', ADDRESS_DAILY_CAP: '4' };
      running = await start(recipe, `http://127.0.0.1:${service.port}`, undefined, settings);
    });
    after(async () => {
      await running.stop();
      await service.close();
    });

    /** The status of an answer to a client with this address. */
    const ask = async (operation: OperationName, address: string, session = 'session-1', params?: Params) => {
      const { pathname, search } = new URL(createRequest(operation, params).url);
      const forwarded = { 'x-forwarded-for': `192.0.2.99, ${address}` };
      const headers = { 'x-address-client': '1', 'x-autocomplete-session': session, ...forwarded };
      return (await fetch(running.url.href + pathname + search, { headers })).status;
    };

    it('apply to the /64 of an IPv6 client, as the server before it names it', async () => {
      const statusesOf = async (addresses: readonly string[]) => {
        const statuses = [];
        for (const address of addresses) statuses.push(await ask('countries', address));
        return statuses;
      };
      // More than the burst and what comes back while they are asked.
      const ofNeighbours = Array.from({ length: 60 }, (_, index) => `2001:db8::${index.toString(16)}`);
      assert.ok((await statusesOf(ofNeighbours)).includes(429));
      const ofOthers = ['2001:db8:0:1::1', '192.0.2.1', '::ffff:192.0.2.2'];
      assert.deepEqual(await statusesOf(ofOthers), [200, 200, 200]);
      assert.ok((await statusesOf(Array.from({ length: 60 }, (_, index) => `no address ${index}`))).includes(429));
    });

    it('stop new lookups of a day, counted as the service bills, and let those that have started finish', async () => {
      // Each request is of another client, so that no other limit ends anything.
      let clients = 0;
      const get = (operation: OperationName, session: string, params?: Params) =>
        ask(operation, `198.51.100.${++clients}`, session, params);
      const details = (session: string, context: string) => get('details', session, { context });
      const answered = [
        await get('suggest', 'session-1'),
        await get('suggest', 'session-1'),
        await details('session-1', 'nldA'),
        await details('session-1', 'nldA'),
        // The second lookup is another address of the session.
        await details('session-1', 'nldB'),
        await get('dutchByPostcode', 'session-1'),
        await get('suggest', 'session-2'),
      ];
      assert.deepEqual(answered, [200, 200, 200, 200, 200, 200, 200]);
      const refused = [
        await get('validate', 'session-3'),
        await get('suggest', 'session-3'),
        await details('session-1', 'nldC'),
        await details('session-3', 'nldA'),
      ];
      assert.deepEqual(refused, [503, 503, 503, 503]);
      const goesOn = [
        await details('session-2', 'nldA'),
        await details('session-1', 'nldB'),
        await get('countries', 'session-1'),
      ];
      assert.deepEqual(goesOn, [200, 200, 200]);
    });
  });
}

for (const recipe of recipes.filter(({ program }) => program === 'php')) {
  describe(`the settings of ${recipe.name}`, { skip: missingFor(recipe) }, () => {
    const statusWith = async (settings: Readonly<Record<string, string>>) => {
      const service = await startRecordingService();
      const running = await start(recipe, `http://127.0.0.1:${service.port}`, undefined, settings);
      const { pathname } = new URL(createRequest('countries').url);
      const { status } = await fetch(running.url.href + pathname, { headers: { 'x-address-client': '1' } });
      await running.stop();
      await service.close();
      return status;
    };

    it('refuse a limit that is not a number', async () => {
      for (const cap of ['x500', '-1', '2 000'])
        assert.equal(await statusWith({ ADDRESS_CLIENT_BURST: cap }), 500, cap);
    });

    it('refuse a temporary folder that leads elsewhere, and leave that alone', async (t) => {
      const home = mkdtempSync(join(tmpdir(), 'address-entry-php-'));
      t.after(() => rmSync(home, { recursive: true }));
      mkdirSync(join(home, 'elsewhere'));
      symlinkSync(join(home, 'elsewhere'), join(home, 'address-proxy'));
      assert.equal(await statusWith({ ADDRESS_STATE: '', TMPDIR: home }), 500);
      assert.deepEqual(readdirSync(join(home, 'elsewhere')), []);
      rmSync(join(home, 'address-proxy'));
      assert.equal(await statusWith({ ADDRESS_STATE: '', TMPDIR: home }), 200);
    });
  });
}
