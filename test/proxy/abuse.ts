/**
 * Scripts that try to cost the shop more than it wants to pay, and a proxy before the reference service, whose ledger
 * says what they have cost.
 */
import { createReferenceService } from '../../demo/service/service.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import type { AutocompleteResponse } from '../../src/contract/types.ts';
import { type AddressProxy, type AddressProxyOptions, addressHeader, createAddressProxy } from '../../src/proxy.ts';
import { createClock, createRequest } from './support.ts';

const credentials = { key: 'shop', secret: 'a secret of the abuse scripts' };
const baseUrl = 'http://127.0.0.1';
export const dayMs = 86_400_000;

/** A shop with its proxies, and what the service bills it. */
export interface Shop {
  /** Sends a request through one of the proxies in turn. Returns its status. */
  readonly ask: (operation: OperationName, params: Params, session: string, client: string) => Promise<number>;
  /** Contexts of different addresses, as the service gives them to this session; the ledger does not know of them. */
  readonly contexts: (session: string, count: number) => Promise<readonly string[]>;
  /** Moves the clocks of all. */
  readonly forward: (milliseconds: number) => void;
  readonly now: () => number;
  /** Lookups that the service has billed, by day (UTC) of its own clock. */
  readonly billed: () => ReadonlyMap<string, number>;
}

/**
 * Creates a shop whose proxies have these options.
 *
 * @param skewMs how far the clock of the service is ahead.
 */
export function createShop(all: readonly Partial<AddressProxyOptions>[], skewMs = 0): Shop {
  const { now, forward } = createClock(Date.UTC(2026, 0, 1, 12));
  const serviceNow = () => now() + skewMs;
  const service = createReferenceService({ credentials, now: serviceNow });
  // It knows the same contexts, and has a ledger of its own.
  const shadow = createReferenceService({ credentials, now: serviceNow });
  const billed = new Map<string, number>();
  let total = 0;
  const fetch = async (request: Request) => {
    const response = await service.handle(request);
    const { lookups } = service.ledger.report();
    const day = new Date(serviceNow()).toISOString().slice(0, 10);
    billed.set(day, (billed.get(day) ?? 0) + lookups - total);
    total = lookups;
    return response;
  };
  const clientAddress = addressHeader('x-client');
  const proxies: readonly AddressProxy[] = all.map((options) =>
    createAddressProxy({ baseUrl, credentials, fetch, now, clientAddress, ...options }),
  );
  let asked = 0;
  return {
    ask: async (operation, params, session, client) => {
      const request = createRequest(operation, params, { 'x-autocomplete-session': session, 'x-client': client });
      const response = await proxies[asked++ % proxies.length]?.(request);
      await response?.arrayBuffer();
      return response?.status ?? 0;
    },
    contexts: (session, count) => findContexts(shadow.handle, session, count),
    forward,
    now,
    billed: () => billed,
  };
}

/** Drills down until it has found so many addresses. */
async function findContexts(handle: (request: Request) => Promise<Response>, session: string, count: number) {
  const authorization = `Basic ${btoa(`${credentials.key}:${credentials.secret}`)}`;
  const found: string[] = [];
  const places: { readonly context: string; readonly term: string }[] = [
    ...['a', 'b', 'd', 'h', 'k', 'r', 's'].map((term) => ({ context: 'nld', term })),
  ];
  for (const place of places) {
    const params = { ...place, language: 'nl-NL', buildingListMode: 'paged' };
    const headers = { authorization, 'x-autocomplete-session': session };
    const { url, headers: all } = createRequest('suggest', params, headers);
    const response = await handle(new Request(url, { headers: all }));
    const { matches } = (await response.json()) as AutocompleteResponse;
    for (const { precision, context, value } of matches) {
      if (precision === 'Address') found.push(context);
      else places.push({ context, term: value });
    }
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** A script. It asks far more often than the cap of the tests allows. */
interface AbuseScript {
  readonly name: string;
  /** True if it goes on past midnight: only there does it matter whose clock says which day it is. Default: false. */
  readonly changesDay?: boolean;
  /** @param client the client that asks at its n-th request. */
  readonly run: (shop: Shop, client: (index: number) => string) => Promise<void>;
}

const found = { postcode: '2012ES', houseNumber: 30 };
/** Different lookups of a house that exists, because only those are billed: an addition may be unknown. */
const lookupOf = (index: number) => ({ ...found, houseNumberAddition: `x${index}` });

/**
 * The scripts.
 *
 * @param times how often most of them ask.
 */
export function createAbuseScripts(times: number): readonly AbuseScript[] {
  const indexes = Array.from({ length: times }, (_, index) => index);
  return [
    {
      name: 'one session for many addresses',
      run: async ({ ask, contexts }, client) => {
        const all = await contexts('one-session', times);
        for (const [index, context] of all.entries()) await ask('details', { context }, 'one-session', client(index));
      },
    },
    {
      name: 'one session for many addresses, all at once',
      run: async ({ ask, contexts }, client) => {
        const all = await contexts('at-once-1', times);
        await Promise.all(all.map((context, index) => ask('details', { context }, 'at-once-1', client(index))));
      },
    },
    {
      name: 'a session for each key',
      run: async ({ ask }, client) => {
        for (const index of indexes) {
          await ask('suggest', { context: 'nld', term: `a${index % 7}` }, `key-session-${index}`, client(index));
        }
      },
    },
    {
      name: 'a session for each key, all at once',
      run: async ({ ask }, client) => {
        const params = { context: 'nld', term: 'haarlem' };
        await Promise.all(indexes.map((index) => ask('suggest', params, `rush-session-${index}`, client(index))));
      },
    },
    {
      name: 'three addresses in each session',
      run: async ({ ask, contexts }, client) => {
        const all = await contexts('three-each', times);
        for (const [index, context] of all.entries()) {
          const session = `three-each-${Math.floor(index / 3)}`;
          await ask('suggest', { context: 'nld', term: 'haarlem' }, session, client(index));
          await ask('details', { context }, session, client(index));
        }
      },
    },
    {
      name: 'one address, again and again, in sessions of its own',
      run: async ({ ask, contexts }, client) => {
        const [context = ''] = await contexts('same-address', 1);
        for (const index of indexes) {
          for (const dispatchCountry of ['', 'NLD', 'BEL']) {
            await ask('details', { context, dispatchCountry }, `same-address-${index}`, client(index));
          }
        }
      },
    },
    {
      name: 'one address in one session, found anew each second',
      run: async ({ ask, contexts, forward }, client) => {
        for (const index of indexes) {
          const [context = ''] = await contexts('found-anew', 1);
          await ask('details', { context }, `found-anew`, client(index));
          forward(1_000);
        }
      },
    },
    {
      name: 'Dutch lookups, one after the other',
      run: async ({ ask }, client) => {
        for (const index of indexes) await ask('dutchByPostcode', lookupOf(index), 'unused-1', client(index));
      },
    },
    {
      name: 'Dutch lookups of houses that exist, all at once, in all spellings',
      run: async ({ ask }, client) => {
        const spellings = ['2012ES', '2012es', '2012 ES', '2012 es'];
        await Promise.all(
          indexes.map((index) => {
            const postcode = spellings[index % 4] ?? '';
            // An addition that does not exist is another lookup, and is found as well.
            const params = { ...found, postcode, houseNumberAddition: `y${Math.floor(index / 4)}` };
            return ask('dutchByPostcode', params, 'unused-1', client(index));
          }),
        );
      },
    },
    {
      name: 'Dutch lookups of one house, while its answer gets too old again and again',
      run: async ({ ask, forward }, client) => {
        for (const index of indexes) {
          await ask('dutchByPostcode', found, 'unused-1', client(index));
          forward(28_801_000 / times);
        }
      },
    },
    {
      name: 'validations',
      run: async ({ ask }, client) => {
        for (const index of indexes) {
          const params = { country: 'nld', streetAndBuilding: `Julianastraat ${index}`, locality: 'Haarlem' };
          await ask('validate', params, 'unused-1', client(index));
        }
      },
    },
    {
      name: 'session ids that are used again after half an hour, and the next day',
      changesDay: true,
      run: async ({ ask, contexts, forward }, client) => {
        for (const pause of [1_900_000, dayMs, dayMs / 2, dayMs / 2]) {
          // Contexts are signed: to find them anew for each request would be most of the work.
          const ofSession = new Map<string, readonly string[]>();
          for (const index of indexes.slice(0, times / 2)) {
            const session = `used-again-${index % Math.floor(times / 4)}`;
            const found = ofSession.get(session) ?? (await contexts(session, times / 2));
            ofSession.set(session, found);
            const context = found[index] ?? '';
            await ask('suggest', { context: 'nld', term: 'haarlem' }, session, client(index));
            await ask('details', { context }, session, client(index));
          }
          forward(pause);
        }
      },
    },
    {
      name: 'everything, around midnight',
      changesDay: true,
      run: async ({ ask, contexts, forward, now }, client) => {
        const untilMidnight = dayMs - (now() % dayMs);
        forward(untilMidnight - 90_000);
        const all = await contexts('midnight-1', times);
        for (const [index, context] of all.entries()) {
          await Promise.all([
            ask('details', { context }, `midnight-${index % 10}`, client(index)),
            ask('dutchByPostcode', { ...found, houseNumberAddition: `${index}` }, 'unused-1', client(index)),
            ask('suggest', { context: 'nld', term: 'haarlem' }, `midnight-new-${index}`, client(index)),
          ]);
          // Until a minute and a half after midnight.
          forward(180_000 / times);
        }
      },
    },
  ];
}
