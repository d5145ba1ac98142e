/**
 * Processor time of a request over sockets, of the command as it runs (log, metrics, cap, limits) and of `hono/proxy`, the least
 * that is called a proxy, on the same server: `npm run bench -- proxy-sockets`. Each request is a suggestion in a session of its own,
 * which no cache answers. `--cpu-prof=FOLDER` writes a profile of the command.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';

const connections = 8;
const requestsOfRound = 1_500;
const rounds = 5;
/** Microseconds of a tick, by which Linux counts processor time. */
const tickMicroseconds = 10_000;
/** The aim, as a multiple of `hono/proxy`. */
const aim = 1.3;

const [, , role, servicePort = '0'] = process.argv;
const [, profiles] = /--cpu-prof=(\S+)/.exec(process.argv.join(' ')) ?? [];

const matches = Array.from({ length: 10 }, (_, index) => ({
  value: `Haarlem, Straat ${index} `,
  label: `Straat ${index}`,
  description: 'Haarlem',
  precision: 'Street',
  context: `nld${'x'.repeat(140)}`,
  highlights: [[0, 6]],
}));
const body = JSON.stringify({ newContext: null, matches });

interface Subject {
  readonly child: ChildProcess;
  readonly port: number;
}

async function startRole(name: 'service' | 'hono', port = 0): Promise<Subject> {
  const child = fork(fileURLToPath(import.meta.url), [name, String(port)]);
  const [opened] = (await once(child, 'message')) as [number];
  return { child, port: opened };
}

async function startCommand(service: Subject): Promise<Subject> {
  const command = fileURLToPath(new URL('../../../src/bin/address-entry-proxy.ts', import.meta.url));
  const settings = {
    BASE_URL: `http://127.0.0.1:${service.port}`,
    KEY: 'shop',
    SECRET: 'a secret of the bench',
    PORT: '0',
    METRICS_PORT: '0',
    TRUSTED_HOPS: '1',
    DAILY_CAP: '1000000000',
    STATE: 'memory',
    LIMITS: '{"international":[]}',
  };
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`ADDRESS_PROXY_${name}`, value]));
  const flags = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const child = spawn(process.execPath, [...flags, command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const { kind, port } = JSON.parse(line) as { readonly kind: string; readonly port: number };
    if (kind !== 'listening') continue;
    child.stdout.resume();
    return { child, port };
  }
  throw new Error('It has not started.');
}

let asked = 0;
function ask(port: number, agent: Agent): Promise<void> {
  const id = ++asked;
  const headers = {
    'x-address-client': '1',
    'x-autocomplete-session': `session-${id}`,
    'x-forwarded-for': `192.${id & 127}.${(id >> 7) & 127}.${(id >> 14) & 127}`,
  };
  const path = `/address-api/international/v1/autocomplete/nld/straat%20${id}/nl-NL/paged`;
  return new Promise((resolve, reject) => {
    get({ port, agent, headers, path }, (response) => {
      response.resume().on('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
    }).on('error', reject);
  });
}

/** Microseconds of all threads of the process. */
function processorTime({ child }: Subject): number {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'name')
    .split(' ');
  return (Number(user) + Number(system)) * tickMicroseconds;
}

/** Microseconds of a request. */
async function measure(subject: Subject, agent: Agent): Promise<number> {
  const before = processorTime(subject);
  let left = requestsOfRound;
  const work = async () => {
    while (left-- > 0) await ask(subject.port, agent);
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (processorTime(subject) - before) / requestsOfRound;
}

async function main(): Promise<void> {
  const service = await startRole('service');
  const subjects = { 'hono/proxy': await startRole('hono', service.port), command: await startCommand(service) };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: Record<string, number[]> = { 'hono/proxy': [], command: [] };
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, subject] of Object.entries(subjects)) {
      const time = await measure(subject, agent);
      if (round > 0) times[name]?.push(time);
    }
  }
  const medianOf = (name: string) => times[name]?.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  for (const name of Object.keys(subjects))
    console.log(`${name.padEnd(12)} ${medianOf(name).toFixed().padStart(6)} µs`);
  const ratio = medianOf('command') / medianOf('hono/proxy');
  console.log(`\nthe command takes ${ratio.toFixed(1)} times as long; ${aim} is the aim`);
  agent.destroy();
  for (const { child } of [...Object.values(subjects), service]) child.kill('SIGTERM');
}

function listen(server: ReturnType<typeof createServer>): void {
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

if (role === 'service') {
  listen(
    createServer((_, response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(body);
    }),
  );
} else if (role === 'hono') {
  const handle = getRequestListener(
    ({ url, headers }: Request) => {
      const { pathname, search } = new URL(url);
      const session = headers.get('x-autocomplete-session') ?? '';
      const target = `http://127.0.0.1:${servicePort}${pathname.replace('/address-api', '')}${search}`;
      return proxy(target, { headers: { authorization: 'Basic x', 'x-autocomplete-session': session } });
    },
    { overrideGlobalObjects: false },
  );
  listen(createServer((request, response) => void handle(request, response)));
} else await main();
