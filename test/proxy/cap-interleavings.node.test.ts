/** The daily cap holds in every order in which stores answer, fail or forget, and whatever happens to a process. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressProxy, type CapStore, createMemoryStore, type Store } from '../../src/proxy.ts';
import * as fc from '../support/random.ts';
import { bodies, createClock, createProxy, createRequest, noLimits } from './support.ts';

const noon = Date.UTC(2026, 0, 1, 12);

/** A shared store that takes some milliseconds. */
function slowStore(milliseconds: number, store: Store): Store {
  const wait = () => new Promise((resolve) => setTimeout(resolve, milliseconds));
  return {
    run: async (steps) => {
      await wait();
      const replies = await store.run(steps);
      await wait();
      return replies;
    },
  };
}

/** A place of the count for several processes, as the one in a file is. */
function createCapStore(): CapStore {
  const takes = new Map<string, number>();
  const days = new Map<string, number>();
  const addresses = new Map<string, string>();
  let unnamed = 0;
  return {
    take: async (day, cap, name = `unnamed ${unnamed++}`) => {
      const known = takes.get(day + name) ?? 0;
      if (known === 0 && (days.get(day) ?? 0) >= cap) return false;
      if (known === 0) days.set(day, (days.get(day) ?? 0) + 1);
      takes.set(day + name, known + 1);
      return true;
    },
    claim: async (day, name, address) => {
      const first = addresses.get(day + name) ?? address;
      addresses.set(day + name, first);
      return first === address;
    },
    refund: async (day, name) => {
      const known = name === undefined ? 1 : (takes.get(day + name) ?? 0);
      if (name !== undefined) takes.set(day + name, Math.max(0, known - 1));
      if (known === 1) days.set(day, (days.get(day) ?? 0) - 1);
    },
  };
}

describe('processes that share nothing but the count', () => {
  it('count each further address of a session, whichever of them is asked for it', async () => {
    const capStore = createCapStore();
    let billed = 0;
    const fetch = async () => {
      billed++;
      return Response.json(bodies.details);
    };
    const start = () => createProxy(fetch, { dailyCap: 2, limits: noLimits, now: () => noon, capStore });
    const details = async (proxy: AddressProxy, context: string) =>
      (await proxy(createRequest('details', { context }))).status;
    assert.equal(await details(start(), 'nldA'), 200);
    assert.equal(await details(start(), 'nldB'), 200);
    assert.equal(await details(start(), 'nldC'), 503);
    assert.equal(await details(start(), 'nldA'), 200, 'this one is no lookup');
    assert.equal(billed, 3);
  });
});

const house = (houseNumber: number) => createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber });

describe('processes that start with the cap almost reached', () => {
  for (const left of [1, 3, 8]) {
    it(`share the ${left} lookups that are left`, async () => {
      // A busy machine may make a store look away for a second.
      const began = Date.now();
      const now = () => noon + Date.now() - began;
      const store = slowStore(5, createMemoryStore({ now }));
      let billed = 0;
      const fetch = async () => {
        billed++;
        return Response.json(bodies.dutchByPostcode);
      };
      const start = () => createProxy(fetch, { dailyCap: 500, limits: noLimits, now, store });
      let asked = 0;
      const ask = async (proxy: AddressProxy, count: number) => {
        await Promise.all(Array.from({ length: count }, async () => (await proxy(house(++asked))).arrayBuffer()));
      };
      const first = start();
      while (billed < 500 - left) await ask(first, Math.min(60, 500 - left - billed));
      await Promise.all([start(), start(), start()].map((proxy) => ask(proxy, 20)));
      assert.equal(billed, 500);
    });
  }
});

/** An error of the platform's `fetch`. */
const failure = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });

/** One step of a life. */
type Step =
  | { readonly kind: 'house'; readonly process: number; readonly fails: 'never' | 'before' | 'after' }
  | {
      readonly kind: 'suggest' | 'details';
      readonly process: number;
      readonly session: number;
      readonly context: number;
    }
  | { readonly kind: 'crash'; readonly process: number }
  | { readonly kind: 'clock'; readonly by: number }
  | { readonly kind: 'store'; readonly mode: 'well' | 'fails' | 'loses replies' };

const process = fc.nat(2);
const request = fc.oneof(
  fc.record({ kind: fc.constant('house' as const), process, fails: fc.constantFrom('never', 'before', 'after') }),
  fc.record({ kind: fc.constantFrom('suggest', 'details'), process, session: fc.nat(3), context: fc.nat(2) }),
);
const trouble = fc.oneof(
  fc.record({ kind: fc.constant('crash' as const), process }),
  fc.record({ kind: fc.constant('clock' as const), by: fc.constantFrom(30_000, 3_600_000, 86_400_000, -43_200_000) }),
  fc.record({ kind: fc.constant('store' as const), mode: fc.constantFrom('well', 'fails', 'loses replies') }),
);

/** Runs the steps with three processes, whose stores and service answer in the order of the scheduler. */
async function live(scheduler: fc.Scheduler, cap: number, steps: readonly Step[], hasCapStore: boolean) {
  const { now, forward } = createClock(noon);
  const memory = createMemoryStore({ now });
  const capMemory = createCapStore();
  let mode = 'well';
  const answers = <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    scheduler.scheduleFunction(async (...args: Args) => {
      if (mode === 'fails') throw new Error('gone');
      const result = await method(...args);
      if (mode === 'loses replies') throw new Error('lost');
      return result;
    });
  const createStore = (): Store => ({ run: answers(memory.run) });
  const capStore: CapStore = { take: answers(capMemory.take), refund: answers(capMemory.refund) };
  /** What the service bills: by day, and a session once for each address. */
  const bill = new Map<string, Set<string>>();
  let number = 0;
  const crashed = new Set<AddressProxy>();
  const start = () => {
    const own: { proxy?: AddressProxy } = {};
    const fetch = scheduler.scheduleFunction(async ({ url, headers }: Request) => {
      if (own.proxy && crashed.has(own.proxy)) throw new Error('This process is gone.');
      const { pathname } = new URL(url);
      if (pathname.includes('/Before')) throw failure('ECONNREFUSED');
      const day = new Date(now()).toISOString().slice(0, 10);
      const ofDay = bill.get(day) ?? new Set();
      bill.set(day, ofDay);
      const session = headers.get('x-autocomplete-session');
      if (pathname.includes('/nl/')) {
        ofDay.add(`house ${number++}`);
        if (pathname.includes('/After')) throw failure('ECONNRESET');
        return Response.json(bodies.dutchByStreet);
      }
      // A session is billed for its first address, or else for its suggestions.
      const isDetails = !pathname.includes('autocomplete');
      if (isDetails) ofDay.delete(`${session} alone`);
      const hasAddress = [...ofDay].some((each) => each.startsWith(`${session} address`));
      if (isDetails || !hasAddress) ofDay.add(isDetails ? `${session} address ${pathname}` : `${session} alone`);
      return Response.json(isDetails ? bodies.details : bodies.suggest);
    });
    own.proxy = createProxy(fetch, {
      dailyCap: cap,
      limits: noLimits,
      now,
      store: createStore(),
      ...(hasCapStore && { capStore }),
    });
    return own.proxy;
  };
  const processes = [start(), start(), start()];
  const pending: Promise<unknown>[] = [];
  let street = 0;
  for (const step of steps) {
    if (step.kind === 'clock') {
      // The service bills by the time at which a request is sent, so none is on its way when the clock jumps.
      await scheduler.waitFor(Promise.all(pending));
      forward(step.by);
    } else if (step.kind === 'store') mode = step.mode;
    else if (step.kind === 'crash') {
      const proxy = processes[step.process];
      if (proxy) crashed.add(proxy);
      processes[step.process] = start();
    } else {
      const words = { never: 'Street', before: 'Before', after: 'After' };
      const sent =
        step.kind === 'house'
          ? createRequest('dutchByStreet', { city: 'X', street: words[step.fails] + street++, houseNumber: 1 })
          : createRequest(
              step.kind,
              step.kind === 'suggest'
                ? { context: 'nld', term: `t${step.context}` }
                : { context: `nld${step.context}` },
              { 'x-autocomplete-session': `session-${step.session}` },
            );
      pending.push(processes[step.process]?.(sent) ?? Promise.resolve());
    }
    if (scheduler.count() > 0 && street % 3 === 0) await scheduler.waitOne();
  }
  await scheduler.waitFor(Promise.all(pending));
  return { bill, cap };
}

describe('the daily cap, in any order of answers', () => {
  it('is never exceeded, whatever fails, crashes or jumps', async () => {
    const steps = fc.array(fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: trouble }), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), steps, fc.boolean(), async (...args) => {
        const { bill, cap } = await live(args[0], args[1], args[2] as readonly Step[], args[3]);
        for (const [day, { size }] of bill) assert.ok(size <= cap, `${size} of ${cap} on ${day}`);
      }),
      { numRuns: 150 },
    );
  });

  it('is used up if nothing fails', async () => {
    const houses = fc.array(process, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), houses, fc.boolean(), async (...args) => {
        const [scheduler, cap, processes, hasCapStore] = args;
        const steps = processes.map((each): Step => ({ kind: 'house', process: each, fails: 'never' }));
        const { bill } = await live(scheduler, cap, steps, hasCapStore);
        assert.equal(bill.get('2026-01-01')?.size ?? 0, Math.min(cap, steps.length));
      }),
      { numRuns: 100 },
    );
  });
});
