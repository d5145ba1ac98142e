/**
 * The time that the proxy adds to an answer, beside a bare pass-through in the same run, and the number of answers with
 * one process and with two: `npm run bench -- proxy`. Everything is on one machine and shares its cores. The time on
 * the clock is the shopper's wait, and is reliable on a quiet machine alone; the processor time is the same on a busy
 * one, and decides.
 */
import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createAddressProxy, type Handler } from '../../../src/proxy.ts';

/** Requests a second, and seconds of each round. */
const rate = 200;
const seconds = 5;
const rounds = 4;
/** Calls of a round in this process, for the processor time, and rounds. */
const callsOfRound = 1_000;
const processorRounds = 5;
/** Milliseconds that may be added. */
const target = { p50: 1, p99: 5 };

const key = 'bench';
const secret = 'a secret of the bench';

type Role = 'service' | 'bare' | 'proxy';

const [, , role, servicePort = '0', processes = '1'] = process.argv;

const matches = Array.from({ length: 10 }, (_, index) => ({
  value: `Haarlem, Straat ${index} `,
  label: `Straat ${index}`,
  description: 'Haarlem',
  precision: 'Street',
  context: `nld${'x'.repeat(140)}`,
  highlights: [[0, 6]],
}));
const body = JSON.stringify({ newContext: null, matches });

function listen(handle: Handler): void {
  // Its connections are idle while the other one is measured.
  const serverOptions = { keepAliveTimeout: 120_000 };
  const server = serve({ fetch: handle, hostname: '127.0.0.1', port: 0, serverOptions }, ({ port }) =>
    process.send?.(port),
  );
  process.once('disconnect', () => {
    server.close();
    process.exit();
  });
}

/** The least that can be called a proxy: the same adapter and the same fetch, nothing looked at. */
const createBare =
  (send: Handler): Handler =>
  async ({ url, headers }) => {
    const { pathname, search } = new URL(url);
    const session = headers.get('x-autocomplete-session') ?? '';
    const authorization = `Basic ${btoa(`${key}:${secret}`)}`;
    const target = `http://127.0.0.1:${servicePort}${pathname}${search}`;
    const answer = await send(new Request(target, { headers: { authorization, 'x-autocomplete-session': session } }));
    const type = answer.headers.get('content-type') ?? '';
    return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': type } });
  };

function createProxy(send?: Handler): Handler {
  const limits = { requests: [], lookups: [], suggestions: [], details: [], international: [], dutch: [] };
  return createAddressProxy({
    baseUrl: `http://127.0.0.1:${servicePort}`,
    credentials: { key, secret },
    limits,
    // As in production: every request makes a line.
    onRequest: () => {},
    ...(send && { fetch: send }),
  });
}

async function start(what: Role, port = 0, count = 1): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL(import.meta.url), [what, String(port), String(count)]);
  const [answer] = (await once(child, 'message')) as [number];
  return { child, port: answer };
}

let asked = 0;

function ask(port: number, agent: Agent): Promise<number> {
  const begun = performance.now();
  const headers = { 'x-address-client': '1', 'x-autocomplete-session': `session-${asked++}` };
  return new Promise((resolve, reject) => {
    get(
      { port, agent, headers, path: `/international/v1/autocomplete/nld/straat%20${asked}/nl-NL/paged` },
      (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - begun);
          else reject(new Error(`status ${response.statusCode}`));
        });
      },
    ).on('error', reject);
  });
}

/** An open loop: a slow answer does not make the next request wait. */
async function measure(port: number, agent: Agent, duration: number): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < rate * duration; sent++) {
    const early = begun + (sent * 1_000) / rate - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    pending.push(ask(port, agent));
  }
  return Promise.all(pending);
}

/** A closed loop: as many as it takes. */
async function throughput(port: number, agent: Agent, duration: number): Promise<number> {
  const until = performance.now() + duration * 1_000;
  let answered = 0;
  const work = async () => {
    while (performance.now() < until) {
      await ask(port, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: 24 }, work));
  return answered / duration;
}

/** A request as the elements send it, in a session of its own. */
function nextRequest(): Request {
  asked++;
  const url = `http://127.0.0.1/international/v1/autocomplete/nld/straat%20${asked}/nl-NL/paged`;
  return new Request(url, { headers: { 'x-address-client': '1', 'x-autocomplete-session': `session-${asked}` } });
}

/** Milliseconds of processor time of each call, of all threads of this process. */
async function measureProcessor(handle: Handler, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const request = nextRequest();
    const before = process.cpuUsage();
    await (await handle(request)).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return times;
}

/** The time that the proxy adds without sockets: both call a function in place of the service. */
async function compareProcessorTimes(): Promise<{ p50: number; p99: number }> {
  const answer: Handler = async () =>
    new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
  const subjects = { bare: createBare(answer), proxy: createProxy(answer) };
  const times = { bare: [] as number[], proxy: [] as number[] };
  for (const handle of Object.values(subjects)) await measureProcessor(handle, 2 * callsOfRound);
  for (let round = 0; round < processorRounds; round++) {
    for (const name of ['bare', 'proxy'] as const)
      times[name].push(...(await measureProcessor(subjects[name], callsOfRound)));
  }
  return report('processor time', times);
}

/** Prints both rows and the difference, and returns it. */
function report(
  what: string,
  times: Readonly<Record<'bare' | 'proxy', readonly number[]>>,
): { p50: number; p99: number } {
  console.log(`${what.padEnd(16)}       p50       p90       p99`);
  for (const [name, all] of Object.entries(times)) {
    const figures = [0.5, 0.9, 0.99].map((share) => `${at(all, share).toFixed(2)} ms`.padStart(10));
    console.log(name.padEnd(16) + figures.join('') + `${all.length} answers`.padStart(16));
  }
  const added = { p50: at(times.proxy, 0.5) - at(times.bare, 0.5), p99: at(times.proxy, 0.99) - at(times.bare, 0.99) };
  console.log(`added ${added.p50.toFixed(2)} ms at p50, ${added.p99.toFixed(2)} ms at p99\n`);
  return added;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

async function main(): Promise<void> {
  const added = await compareProcessorTimes();
  const service = await start('service');
  const subjects = { bare: await start('bare', service.port), proxy: await start('proxy', service.port) };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times = { bare: [] as number[], proxy: [] as number[] };
  for (const name of ['bare', 'proxy'] as const) await measure(subjects[name].port, agent, 3);
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? (['bare', 'proxy'] as const) : (['proxy', 'bare'] as const)) {
      times[name].push(...(await measure(subjects[name].port, agent, seconds)));
    }
  }
  console.log(`${rate} requests/s, ${rounds} rounds of ${seconds} s each, in turn`);
  report('on the clock', times);

  for (const name of ['bare', 'proxy'] as const) {
    console.log(`${name} alone: ${(await throughput(subjects[name].port, agent, seconds)).toFixed()} requests/s`);
    subjects[name].child.disconnect();
  }
  const two = await start('proxy', service.port, 2);
  console.log(`proxy, two processes: ${(await throughput(two.port, agent, seconds)).toFixed()} requests/s`);
  two.child.disconnect();
  service.child.disconnect();
  agent.destroy();

  const isFast = added.p50 < target.p50 && added.p99 < target.p99;
  console.log(
    `\nadded processor time is ${isFast ? 'under' : 'NOT under'} ${target.p50} ms at p50 and ${target.p99} ms at p99`,
  );
  process.exitCode = isFast ? 0 : 1;
}

function startService(): void {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  }).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

/** Processes that share one port; the first to listen chooses it for all. */
function startWorkers(count: number): void {
  let ready = 0;
  for (let index = 0; index < count; index++) {
    cluster.fork().on('message', (port) => {
      ready++;
      if (ready === count) process.send?.(port);
    });
  }
  process.once('disconnect', () => process.exit());
}

if (role === undefined) await main();
else if (role === 'service') startService();
else if (cluster.isPrimary && Number(processes) > 1) startWorkers(Number(processes));
else listen(role === 'bare' ? createBare(fetch) : createProxy());
