/** One greedy client beside shoppers, in simulated time. */
import type { MockTimers } from 'node:test';
import { addressHeader, createAddressProxy } from '../../src/proxy.ts';
import { bodies, createRequest, flushTasks } from './support.ts';

/** The ways in which a client may be greedy. */
export const greeds = {
  /** As many suggestions as it can get. */
  fast: 'asks as fast as it can',
  /** Texts for which the service needs longer than the proxy waits. */
  slow: 'asks what makes the service hang',
} as const;

/** The results for the shoppers. */
interface Fairness {
  readonly shoppers: number;
  /** Requests of all shoppers, and how many of them were refused. */
  readonly asked: number;
  readonly refused: number;
  /** Milliseconds until an answer, of which the service needs 100: the median, and the longest. */
  readonly median: number;
  readonly longest: number;
  /** Requests of the greedy client, and how many of them were answered. */
  readonly greedyAsked: number;
  readonly greedyAnswered: number;
}

const serviceMs = 100;
const stepMs = 10;
/** Requests that the greedy client has under way. */
const greedyRequests = 100;
/** All shoppers together ask for half of what the account allows. */
const shoppersPerSecond = 15;

/**
 * Runs a proxy with its default limits.
 *
 * @param timers those of the test or of `mock`; they are enabled here, and reset at the end.
 * @param seconds the simulated time. Default: a minute.
 */
export async function simulateFairness(
  shoppers: number,
  greed: keyof typeof greeds,
  timers: MockTimers,
  seconds = 60,
): Promise<Fairness> {
  timers.enable({ apis: ['setTimeout', 'Date'], now: Date.UTC(2026, 0, 1, 12) });
  const fetch = ({ url, signal }: Request) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (!url.includes('hang')) setTimeout(() => resolve(Response.json(bodies.suggest)), serviceMs);
    });
  const proxy = createAddressProxy({
    baseUrl: 'https://service.example',
    credentials: { key: 'shop', secret: 'a secret of the simulation' },
    clientAddress: addressHeader('x-client'),
    fetch,
  });
  const until = Date.now() + seconds * 1_000;
  let count = 0;
  const ask = async (client: string, session: string, word: string) => {
    const params = { context: 'nld', term: `${word} ${count++}` };
    const request = createRequest('suggest', params, { 'x-autocomplete-session': session, 'x-client': client });
    return (await proxy(request)).status;
  };
  const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  let greedyAsked = 0;
  let greedyAnswered = 0;
  const beGreedy = async () => {
    while (Date.now() < until) {
      // A session for a hundred suggestions: a new one for each would be refused sooner.
      const session = `greedy-${Math.floor(greedyAsked++ / 100)}`;
      const status = await ask('198.51.100.1', session, greed === 'slow' ? 'hang' : 'x');
      if (status === 200) greedyAnswered++;
      else await sleep(1_000);
    }
  };
  const waits: number[] = [];
  let refused = 0;
  const shop = async (index: number) => {
    const pauseMs = (shoppers / Math.min(shoppers * 3, shoppersPerSecond)) * 1_000;
    await sleep((pauseMs * index) / shoppers);
    for (let asked = 0; Date.now() < until; asked++) {
      const began = Date.now();
      const session = `shopper-${index}-${Math.floor(asked / 20)}`;
      if ((await ask(`192.0.2.${index}`, session, 'y')) === 200) waits.push(Date.now() - began);
      else refused++;
      await sleep(pauseMs);
    }
  };
  let isDone = false;
  const all = Promise.all([
    ...Array.from({ length: greedyRequests }, beGreedy),
    ...Array.from({ length: shoppers }, (_, index) => shop(index)),
  ]).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (let turns = 0; turns < 3; turns++) await flushTasks();
    timers.tick(stepMs);
  }
  await all;
  timers.reset();
  waits.sort((a, b) => a - b);
  return {
    shoppers,
    asked: waits.length + refused,
    refused,
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    longest: waits.at(-1) ?? 0,
    greedyAsked,
    greedyAnswered,
  };
}
