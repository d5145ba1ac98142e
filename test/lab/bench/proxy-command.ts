/**
 * Processor time of a request in the command without its sockets: log, metrics, cap, limits and memory as it has them.
 * A miss is a suggestion in a session of its own; the hits are a country, and the list of 250. `npm run bench -- proxy-command`.
 */
import { getRequestListener } from '@hono/node-server';
import { sessionHeader } from '../../../src/contract/headers.ts';
import { createMemoryStore, forwardedFor } from '../../../src/proxy.ts';
import { openCapMemory } from '../../../src/server/cap-state.ts';
import { createLog } from '../../../src/server/log.ts';
import { createMetrics } from '../../../src/server/metrics.ts';
import { createShops } from '../../../src/server/shops.ts';

const requestsOfRound = 3_000;
const rounds = 7;

const letter = (index: number) => String.fromCharCode(65 + (index % 26));
const country = (index: number) => ({
  name: `Country ${index}`,
  iso3: `A${letter(index / 26)}${letter(index)}`,
  iso2: `A${letter(index)}`,
});
const match = { description: 'Haarlem', precision: 'Street', context: `nld${'x'.repeat(140)}`, highlights: [[0, 6]] };
const matches = Array.from({ length: 10 }, (_, index) => ({ ...match, value: `Straat ${index} `, label: `${index}` }));
const bodies = {
  miss: JSON.stringify({ newContext: null, matches }),
  country: JSON.stringify(country(0)),
  countries: JSON.stringify(Array.from({ length: 250 }, (_, index) => country(index))),
};
/** In µs: what is to be reached. */
const aims = { miss: 200, country: 40, countries: 40 };
type Subject = keyof typeof bodies;
const subjects = Object.keys(bodies) as Subject[];

// As the command does: it has a `Response` of its own from here on.
getRequestListener(() => new Response(), { overrideGlobalObjects: true });

let asked = 0;
const paths = {
  miss: () => `autocomplete/nld/straat%20${asked}/nl-NL/paged`,
  country: () => 'country/NL',
  countries: () => 'supported-countries',
};
const subjectOf = (url: string) => subjects.find((name) => url.includes(paths[name]().split('/')[0] ?? '')) ?? 'miss';

let lines = '';
const log = createLog((line) => {
  lines = lines.length < 100_000 ? lines + line : line;
});
const metrics = createMetrics({ version: 'bench', shops: () => shops.all });
const proxy = {
  baseUrl: 'http://127.0.0.1:1',
  credentials: { key: 'bench', secret: 'a secret of the bench' },
  clientAddress: forwardedFor(1),
  dailyCap: 1_000_000_000,
  limits: { international: [] },
  fetch: async ({ url }: Request) =>
    new Response(bodies[subjectOf(url)], {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=28800' },
    }),
};
const shops = createShops([{ name: null, proxy }], {
  stores: new Map([[null, createMemoryStore()]]),
  capState: openCapMemory(),
  onRequest: (request, shop) => {
    log.request(request, shop);
    metrics.countRequest(request, shop);
  },
  onLookup: (lookup, shop) => metrics.countLookup(lookup, shop),
  onEvent: (event, shop) => log.event(event, shop),
});

function nextRequest(subject: Subject): Request {
  asked++;
  const headers = {
    'x-address-client': '1',
    [sessionHeader]: `session-${asked}`,
    'x-forwarded-for': `192.${asked & 127}.${(asked >> 7) & 127}.${(asked >> 14) & 127}`,
  };
  return new Request(`http://127.0.0.1/international/v1/${paths[subject]()}`, { headers });
}

const times: Record<Subject, number[]> = { miss: [], country: [], countries: [] };
// The first round is the warm-up.
for (let round = 0; round <= rounds; round++) {
  for (const subject of subjects) {
    const requests = Array.from({ length: requestsOfRound }, () => nextRequest(subject));
    const before = process.cpuUsage();
    for (const request of requests) {
      const { status } = await shops.handle(request, {});
      if (status !== 200) throw new Error(`status ${status}`);
    }
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times[subject].push((user + system) / requestsOfRound);
  }
}
for (const subject of subjects) {
  const median = times[subject].toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  console.log(`${subject.padEnd(10)} ${median.toFixed().padStart(5)} µs; ${aims[subject]} is the aim`);
  if (median > aims[subject]) process.exitCode = 1;
}
