import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { startRecordingService } from '../proxy/server.ts';
import { createRequest } from '../proxy/support.ts';
import { missingFor, recipes, start } from './support.ts';

/** Those that are programs, not configurations: they have limits. */
const recipesOfCode = recipes.filter(({ program }) => program !== 'caddy');

describe('the limits', () => {
  for (const recipe of recipesOfCode) {
    const { program } = recipe;
    it(`of ${program} hold for the /64 of an IPv6 client, as the server before it names it`, {
      skip: missingFor(recipe),
    }, async (test) => {
      const service = await startRecordingService();
      test.after(service.close);
      const settings = { ADDRESS_TRUSTED_HOPS: '1', ADDRESS_CLIENT_BURST: '3' };
      const running = await start(recipe, `http://127.0.0.1:${service.port}`, undefined, settings);
      test.after(running.stop);
      const ask = async (address: string) => {
        const headers = { 'x-address-client': '1', 'x-forwarded-for': `192.0.2.99, ${address}` };
        return (await fetch(`${running.url.href}/international/v1/supported-countries`, { headers })).status;
      };
      const statusesOf = async (addresses: readonly string[]) => {
        const statuses = [];
        for (const address of addresses) statuses.push(await ask(address));
        return statuses;
      };
      // More than the burst and what comes back while they are asked.
      const ofNeighbours = Array.from({ length: 60 }, (_, index) => `2001:db8::${index.toString(16)}`);
      assert.ok((await statusesOf(ofNeighbours)).includes(429));
      const ofOthers = ['2001:db8:0:1::1', '192.0.2.1', '::ffff:192.0.2.2'];
      assert.deepEqual(await statusesOf(ofOthers), [200, 200, 200]);
      assert.ok((await statusesOf(Array.from({ length: 60 }, (_, index) => `no address ${index}`))).includes(429));
    });

    it(`of ${program} end new lookups of a day, counted as the service bills, and let those that have begun end`, {
      skip: missingFor(recipe),
    }, async (test) => {
      const service = await startRecordingService();
      test.after(service.close);
      const running = await start(recipe, `http://127.0.0.1:${service.port}`, undefined, { ADDRESS_DAILY_CAP: '4' });
      test.after(running.stop);
      const ask = async (operation: OperationName, session: string, params?: Params) => {
        const { pathname, search } = new URL(createRequest(operation, params).url);
        const headers = { 'x-address-client': '1', 'x-autocomplete-session': session };
        return (await fetch(running.url.href + pathname + search, { headers })).status;
      };
      const details = (session: string, context: string) => ask('details', session, { context });
      const answered = [
        await ask('suggest', 'session-1'),
        await ask('suggest', 'session-1'),
        await details('session-1', 'nldA'),
        await details('session-1', 'nldA'),
        // The second lookup is another address of the session.
        await details('session-1', 'nldB'),
        await ask('dutchByPostcode', 'session-1'),
        await ask('suggest', 'session-2'),
      ];
      assert.deepEqual(answered, [200, 200, 200, 200, 200, 200, 200]);
      const refused = [
        await ask('validate', 'session-3'),
        await ask('suggest', 'session-3'),
        await details('session-1', 'nldC'),
        await details('session-3', 'nldA'),
      ];
      assert.deepEqual(refused, [503, 503, 503, 503]);
      const goesOn = [
        await details('session-2', 'nldA'),
        await details('session-1', 'nldB'),
        await ask('countries', ''),
      ];
      assert.deepEqual(goesOn, [200, 200, 200]);
    });
  }
});
