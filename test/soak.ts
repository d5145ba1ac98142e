/**
 * Every hour of a bad day, on the loopback interface: `npx node test/soak.ts 20m`, or `60s` as in CI. Two processes of
 * the command share a Redis and a folder for the cap. Shoppers order; after a quiet tenth, one abuser, clients that pipeline and a crowd of IPv6 clients (100,000; another number as
 * `--clients=200000`) do not. With `--no-redis` their limits are in the memory of each process. The service fails in all ways in turn,
 * Redis goes and comes back, one process is killed or ended again and again, and the clock of the other one jumps. Near
 * the end the operator lowers the cap, and it is reached. The processes have 256 MB of heap. Prints a table, and ends with 1 when an order was lost, more was
 * billed than the cap, lookups fail while all is well, shoppers wait
 * more than twice as long as in the quiet tenth, or memory or descriptors grew.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clientHeader, sessionHeader } from '../src/contract/headers.ts';
import { operationOf } from './proxy/server.ts';
import type { Held, ProbeMessage } from './proxy/soak-probe.ts';
import { bodies } from './proxy/support.ts';
import { missing, type Program, redisServer, startRedis } from './support/programs.ts';

const [, number = '60', unit = 's'] = /^(\d+)([sm])$/.exec(process.argv[2] ?? '60s') ?? [];
const durationMs = Number(number) * (unit === 'm' ? 60_000 : 1_000);
const isLong = durationMs >= 300_000;
/** The service is bad for the last quarter of each of these times, in three ways, so that the breaker can close again. */
const cycleMs = durationMs / (isLong ? 12 : 3);
const restartMs = Math.max(8_000, durationMs / 12);
/** Redis is away for the last quarter of each of these times. */
const redisMs = durationMs / (isLong ? 6 : 2);
const shoppers = 6;
const maxConnections = 200;
/** Clients of the crowd, each with a network of its own; in a short run fewer, at the same pace. */
const [, crowdText = '100000'] = /--clients=(\d+)/.exec(process.argv.join(' ')) ?? [];
const crowdSize = Math.round(Number(crowdText) * Math.min(1, durationMs / 1_200_000));
/** Connections that pipeline, and requests that each sends at once. */
const pipeliners = 20;
const pipelined = 300;
/** The cap at the beginning, which nobody reaches. */
const highCap = Math.max(10_000, Math.round(durationMs / 10));
/** Lookups that shoppers and the abuser have under way, and begin before the processes have read the new cap. */
const underWayMax = 2 * (shoppers + 1);
/** Shares of the duration: the warm-up, the time from which the cap is low, and the last measurement of memory. */
const quietShare = 0.1;
const warmShare = 0.3;
const lowCapShare = 0.85;
const lastShare = 0.94;

const ways = ['500', '503', '429', 'reset', 'half', 'codings', 'silence', 'slow', '404'] as const;
let way: (typeof ways)[number] | 'none' = 'none';
/** The service's bill: each 200 of a lookup; each session for each address whose details it asked for, or else once. */
const billed = { lookups: 0, addresses: new Map<string, Set<string>>() };
const billedSum = () =>
  [...billed.addresses.values()].reduce((sum, { size }) => sum + Math.max(1, size), billed.lookups);

const service = createServer(({ url = '', headers }, response) => {
  const operation = operationOf(url);
  const session = headers[sessionHeader.toLowerCase()];
  const answer = (status: number, body: string, more = {}) => {
    if (typeof session === 'string') {
      const addresses = billed.addresses.get(session) ?? new Set();
      billed.addresses.set(session, operation === 'details' ? addresses.add(url) : addresses);
    } else if (status === 200 && (operation?.startsWith('dutch') || operation === 'validate')) billed.lookups++;
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(body);
  };
  const good = () => answer(200, JSON.stringify(operation && bodies[operation]));
  if (way === 'none') good();
  else if (way === 'slow') setTimeout(good, 1_500);
  else if (way === 'reset') response.socket?.resetAndDestroy();
  else if (way === 'silence') setTimeout(() => response.destroy(), 9_000);
  else if (way === 'half') answer(200, '{"half":');
  else if (way === 'codings') answer(200, '{}', { 'content-encoding': 'gzip,gzip,gzip,gzip,gzip,gzip' });
  else answer(Number(way), 'null', way === '429' ? { 'retry-after': '1' } : {});
}).listen(0, '127.0.0.1');
await once(service, 'listening');

const folder = mkdtempSync(join(tmpdir(), 'address-entry-soak-'));
const capFile = join(folder, 'cap.txt');
writeFileSync(capFile, String(highCap));
const hasRedis = !process.argv.includes('--no-redis') && !missing(redisServer);
let redis: Program | null = hasRedis ? await startRedis() : null;
const redisPort = redis?.port ?? 0;

interface Running {
  child: ChildProcess;
  port: number;
  metricsPort: number;
}

const command = fileURLToPath(new URL('../src/bin/address-entry-proxy.ts', import.meta.url));
const probe = new URL('proxy/soak-probe.ts', import.meta.url).href;
const dockerfile = readFileSync(new URL('../docs/container/Dockerfile', import.meta.url), 'utf8');
/** Those of the container. */
const [, containerOptions = ''] = /^ENV NODE_OPTIONS=(.*)$/m.exec(dockerfile) ?? [];
const NODE_OPTIONS = `${containerOptions} --max-old-space-size=256`;
async function start(): Promise<Running> {
  const settings = {
    BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    KEY: 'shop',
    SECRET: 'kanarie-geheim-7c41',
    PORT: '0',
    METRICS_PORT: '0',
    TRUSTED_HOPS: '1',
    DAILY_CAP_FILE: capFile,
    STATE: folder,
    TIMEOUT: '2000',
    MAX_CONNECTIONS: String(maxConnections),
    ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
  };
  const { PATH = '', SOAK_SNAPSHOTS = '' } = process.env;
  const env: Record<string, string> = { PATH, NODE_OPTIONS, SOAK_SNAPSHOTS };
  for (const [name, value] of Object.entries(settings)) env[`ADDRESS_PROXY_${name}`] = value;
  const child = spawn(process.execPath, ['--import', probe, command], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ports: Record<string, number> = {};
  for await (const text of createInterface({ input: child.stdout ?? process.stdin })) {
    const { kind, port } = JSON.parse(text) as { kind: string; port: number };
    ports[kind] = port;
    if (kind === 'metrics') break;
  }
  child.stdout?.resume();
  return { child, port: ports['listening'] ?? 0, metricsPort: ports['metrics'] ?? 0 };
}

const steady = await start();
let restarted = await start();
const until = performance.now() + durationMs;
const isQuiet = () => until - performance.now() > durationMs * (1 - quietShare);
const isOver = () => performance.now() >= until;
const figures = {
  orders: 0,
  lost: 0,
  withLookup: 0,
  restarts: 0,
  kills: 0,
  redisGone: 0,
  jumps: 0,
  abuse: 0,
  crowd: 0,
  pipelined: 0,
};
const goodTimes = { orders: 0, withLookup: 0 };
/** The reasons why shoppers' lookups failed, with counts: in good times and in bad ones. */
const reasons = { good: new Map<string, number>(), bad: new Map<string, number>() };
let lowCap: number | null = null;
/** Milliseconds that shoppers waited for answers while all was well, before and after the others came. */
const times = { quiet: [] as number[], busy: [] as number[] };

/** Changes whenever the service, Redis or the cap become better or worse. */
let phase = 0;
/** The service answers well, Redis is there, and nothing was said about the cap. The breaker may still be open. */
const isGoodTime = () => way === 'none' && (redis !== null || !hasRedis) && lowCap === null;

/** One request, by the other process when the first one is not there, as a balancer does: `200`, or why not. */
async function ask(path: string, address: string, session?: string): Promise<string | null> {
  for (const { port } of Math.random() < 0.5 ? [steady, restarted] : [restarted, steady]) {
    const began = performance.now();
    try {
      const response = await fetch(`http://127.0.0.1:${port}/address-api${path}`, {
        headers: { [clientHeader]: '1', 'x-forwarded-for': address, ...(session && { [sessionHeader]: session }) },
        signal: AbortSignal.timeout(15_000),
      });
      const { type = '', limit = '' } = (await response.json()) as { type?: string; limit?: string };
      if (isGoodTime() && response.status === 200) times[isQuiet() ? 'quiet' : 'busy'].push(performance.now() - began);
      return response.status === 200 ? '200' : `${type.replace(/^.*:/, '')} ${limit}`.trim();
    } catch {
      // It was killed in the middle, or is not there.
    }
  }
  return null;
}

let entries = 0;
/** An order succeeds with an address that was looked up, or by hand after any answer that says why not. */
async function shop(): Promise<void> {
  while (!isOver()) {
    const id = entries++;
    const address = `198.51.${(id >> 8) % 256}.${id % 256}`;
    const session = `soak-session-${id}`;
    const [isGood, phaseBefore] = [isGoodTime(), phase];
    const answers = [
      await ask(`/international/v1/autocomplete/nld/straat%20${id}`, address, session),
      id % 2 > 0
        ? await ask(`/international/v1/address/nld${id}`, address, session)
        : await ask(`/nl/v1/addresses/postcode/2012ES/${(id % 99_000) + 1}`, address),
    ];
    const failed = answers.find((answer) => answer !== '200');
    const isGoodThroughout = isGood && phase === phaseBefore;
    figures.orders++;
    if (isGoodThroughout) goodTimes.orders++;
    if (answers.includes(null)) figures.lost++;
    if (failed === undefined) {
      figures.withLookup++;
      if (isGoodThroughout) goodTimes.withLookup++;
    } else {
      const of = isGoodThroughout ? reasons.good : reasons.bad;
      of.set(failed ?? 'lost', (of.get(failed ?? 'lost') ?? 0) + 1);
    }
    await delay(Math.random() * 300);
  }
}

/** Many lookups from one address, and connections that say nothing more. */
async function abuse(): Promise<void> {
  await delay(durationMs * quietShare);
  while (!isOver()) {
    await ask(`/nl/v1/addresses/postcode/1234AB/${(figures.abuse++ % 99_000) + 1}`, '203.0.113.7');
    const idle = connect(steady.port, '127.0.0.1').on('error', () => {});
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    idle.resume().unref();
    await delay(30);
  }
}

/** Sends requests together on one connection of the process that stays; resolves when it is closed. */
async function pipeline(requests: readonly (readonly [path: string, address: string])[]): Promise<void> {
  const socket = connect(steady.port, '127.0.0.1').on('error', () => {});
  const texts = requests.map(([path, address], index) => {
    const last = index === requests.length - 1 ? 'Connection: close\r\n' : '';
    const headers = `Host: shop.test\r\n${clientHeader}: 1\r\nX-Forwarded-For: ${address}\r\n${last}`;
    return `GET /address-api${path} HTTP/1.1\r\n${headers}\r\n`;
  });
  socket.resume().write(texts.join(''));
  await once(socket, 'close');
}

const country = '/international/v1/country/NL';

/** Each client sends one request; 50 of them come together. */
async function crowd(): Promise<void> {
  await delay(durationMs * quietShare);
  const began = performance.now();
  while (!isOver() && figures.crowd < crowdSize) {
    const requests = Array.from({ length: 50 }, () => {
      const id = figures.crowd++;
      return [country, `2001:db8:${(id >> 16).toString(16)}:${(id % 65_536).toString(16)}::1`] as const;
    });
    await pipeline(requests);
    const due = began + (figures.crowd / crowdSize) * durationMs * (lastShare - 2 * quietShare);
    await delay(Math.max(0, due - performance.now()));
  }
}

async function pipelineOften(client: number): Promise<void> {
  await delay(durationMs * quietShare);
  while (!isOver()) {
    figures.pipelined += pipelined;
    await pipeline(Array.from({ length: pipelined }, () => [country, `192.0.2.${client}`] as const));
    await delay(2_000);
  }
}

/** Does the task after each of the waits in turn, until the end. */
async function inTurn(waits: readonly number[], task: (turn: number) => Promise<void> | void): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    await delay(Math.min(waits[turn % waits.length] ?? 0, Math.max(0, until - performance.now())));
    if (!isOver()) await task(turn);
  }
}

interface Sample extends Held {
  readonly descriptors: number;
  readonly seconds: number;
}

async function held(message: ProbeMessage): Promise<Held> {
  const answer = once(steady.child, 'message') as Promise<[Held]>;
  steady.child.send(message);
  return (await answer)[0];
}

const samples: Sample[] = [];
/** The samples between which memory may not grow. */
const marks: { warm: Sample | null; last: Sample | null } = { warm: null, last: null };
async function measure(message: ProbeMessage): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${steady.metricsPort}/metrics`)).text();
  const descriptors = Number(/^process_open_fds (\S+)/m.exec(text)?.[1] ?? 0);
  const seconds = (durationMs - (until - performance.now())) / 1_000;
  const sample = { ...(await held(message)), descriptors, seconds };
  samples.push(sample);
  return sample;
}

const day = () => new Date().toISOString().slice(0, 10);
const firstDay = day();
await Promise.all([
  ...Array.from({ length: shoppers }, shop),
  abuse(),
  ...Array.from({ length: 4 }, crowd),
  ...Array.from({ length: pipeliners }, (_, client) => pipelineOften(client)),
  inTurn([cycleMs * 0.75, cycleMs / 12, cycleMs / 12, cycleMs / 12], (turn) => {
    phase++;
    way = turn % 4 < 3 ? (ways[(Math.floor(turn / 4) * 3 + (turn % 4)) % ways.length] ?? 'none') : 'none';
  }),
  inTurn([restartMs], async (turn) => {
    const isKill = turn % 2 > 0;
    figures[isKill ? 'kills' : 'restarts']++;
    const { child } = restarted;
    const ended = once(child, 'exit');
    child.kill(isKill ? 'SIGKILL' : 'SIGTERM');
    await ended;
    restarted = await start();
  }),
  inTurn([redisMs * 0.75, redisMs / 4], async (turn) => {
    if (!hasRedis) return;
    phase++;
    if (turn % 2 === 0) {
      figures.redisGone++;
      await redis?.stop();
      redis = null;
    } else redis = await startRedis(redisPort);
    phase++;
  }),
  inTurn([restartMs * 0.9], () => {
    figures.jumps++;
    steady.child.send('jump' satisfies ProbeMessage);
  }),
  inTurn([durationMs * lowCapShare, durationMs], () => {
    phase++;
    lowCap = billedSum() + underWayMax;
    writeFileSync(capFile, String(lowCap));
    for (const { child } of [steady, restarted]) child.kill('SIGHUP');
  }),
  inTurn([durationMs / 40], async () => {
    const share = 1 - (until - performance.now()) / durationMs;
    if (marks.warm === null && share >= warmShare) marks.warm = await measure('measureEmpty');
    else if (marks.last === null && share >= lastShare) marks.last = await measure('measureEmpty');
    else await measure('measure');
  }),
]);

const isAlive = steady.child.exitCode === null && steady.child.signalCode === null;
for (const { child } of [steady, restarted]) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
await redis?.stop();
service.closeAllConnections();
service.close();
rmSync(folder, { recursive: true });

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
/** Medians from the end of the warm-up to the middle, and of the last fifth. */
const medians = (read: (sample: Sample) => number): readonly [number, number] => {
  const part = (from: number, to: number) => samples.slice(samples.length * from, samples.length * to).map(read);
  return [median(part(warmShare, 0.5)), median(part(0.8, 1))];
};
const descriptors = medians((sample) => sample.descriptors);
const bytesOf = (sample: Sample | null, wanted?: string) =>
  (sample?.stores ?? []).reduce(
    (sum, { name, bytes }) => sum + (wanted === undefined || name === wanted ? bytes : 0),
    0,
  );
const growthOf = ([before, after]: readonly [number, number]) => after / before - 1;
const { warm, last } = marks;
const residents = medians((sample) => sample.resident);
const withoutStores: readonly [number, number] = [warm?.heapWithoutStores ?? 0, last?.heapWithoutStores ?? 0];
// The jumps of the clock may touch the day after.
const days = firstDay === day() && new Date(Date.now() + 660_000).toISOString().slice(0, 10) === firstDay ? 1 : 2;
const p99Of = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
const [quiet, busy] = [p99Of(times.quiet), p99Of(times.busy)];
const cap = lowCap ?? highCap;
const failures = [
  figures.lost > 0 && 'orders were lost',
  billedSum() > cap * days && 'more was billed than the cap',
  !isAlive && 'the process that nobody ended has ended',
  descriptors[1] > Math.max(descriptors[0], maxConnections) + 60 && 'descriptors grew',
  isLong && busy > 2 * quiet && 'shoppers waited more than twice as long as in the quiet tenth',
  // In a shorter run the pause of the breaker is most of a good time.
  isLong && goodTimes.withLookup < goodTimes.orders / 2 && 'most lookups failed in good times',
  // Less is too short to warm up.
  durationMs >= 600_000 && growthOf(withoutStores) > 0.1 && 'the heap grew',
  durationMs >= 600_000 && growthOf(residents) > 0.1 && 'the memory of the process grew',
].filter(Boolean);

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(0)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const growthText = (both: readonly [number, number]) =>
  `${megabytes(both[0])}, ${megabytes(both[1])} (${percent(growthOf(both))})`;
const reasonsText = (of: ReadonlyMap<string, number>) =>
  [...of].map(([reason, count]) => `${reason} ${count}`).join(', ') || 'none';
const rows: readonly (readonly [string, string | number])[] = [
  ['duration', process.argv[2] ?? '60s'],
  ['orders, of them with an address that was looked up', `${figures.orders}, ${figures.withLookup}`],
  [
    'of them begun and ended in good times',
    `${goodTimes.orders}, ${goodTimes.withLookup} (${percent(goodTimes.withLookup / goodTimes.orders)})`,
  ],
  ['why the others were by hand, in good times', reasonsText(reasons.good)],
  ['and in bad ones', reasonsText(reasons.bad)],
  ['orders lost', figures.lost],
  ['billed, cap', `${billedSum()}, ${cap}`],
  ['requests of the abuser, in pipelines', `${figures.abuse}, ${figures.pipelined}`],
  ['IPv6 clients of the crowd', figures.crowd],
  [
    'restarts, kills, Redis gone, jumps of the clock',
    [figures.restarts, figures.kills, figures.redisGone, figures.jumps].join(', '),
  ],
  ['heap without bounded stores, after warm-up and at the end', growthText(withoutStores)],
  ['heap with them', growthText([warm?.heap ?? 0, last?.heap ?? 0])],
  ['bounded stores', `${kilobytes(bytesOf(warm))}, ${kilobytes(bytesOf(last))}`],
  ['memory of the system, medians', growthText(residents)],
  ['descriptors after warm-up, at the end', descriptors.join(', ')],
  ['p99 of shoppers in good times: quiet, busy', `${quiet.toFixed(0)} ms, ${busy.toFixed(0)} ms`],
];
console.log('| | |\n|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
console.log('\n| bounded stores, by their keys | after warm-up | at the end |\n|---|---|---|');
for (const name of new Set(last?.stores.map((store) => store.name))) {
  const [before, after] = [warm, last].map((sample) => kilobytes(bytesOf(sample, name)));
  console.log(`| \`${name}\` | ${before} | ${after} |`);
}
if (process.argv.includes('--samples')) {
  for (const sample of samples) {
    const { seconds, heap, resident: system } = sample;
    const [at, ...sizes] = [seconds.toFixed(0), megabytes(heap), megabytes(system), megabytes(bytesOf(sample))];
    console.log(`${at} s: heap ${sizes[0]}, system ${sizes[1]}, bounded stores ${sizes[2]}`);
  }
}
if (!hasRedis) console.log('Without Redis.');
console.log(failures.length > 0 ? `Not well: ${failures.join(', ')}.` : 'All is well.');
process.exit(failures.length > 0 ? 1 : 0);
