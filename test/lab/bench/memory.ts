/**
 * Resident memory of the command while clients come that it has never seen, each with an IPv6 network of its own:
 * `npm run bench -- memory`, with `--clients=20000` for another number than 200,000. It is the command as it is installed, with a heap of 256 MB and
 * the settings of the systemd unit. Prints all memory of the process, and without the program files of Node, which all processes share. Fails when it
 * grows by more than a tenth in the second half, or what it has of its own is more than 120 MB.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { listen } from '../../proxy/server.ts';
import { shopWithPackage } from '../../support/package.ts';

const [, clientsText = '200000'] = /--clients=(\d+)/.exec(process.argv.join(' ')) ?? [];
const clients = Number(clientsText);
const connections = 16;
const mostMegabytes = 120;

const service = await listen((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"newContext":null,"matches":[]}');
});
const command = `${shopWithPackage().server}/lib/bin/launchers/address-entry-proxy.js`;
const settings = {
  BASE_URL: `http://127.0.0.1:${service.port}`,
  KEY: 'shop',
  SECRET: 'a secret of the bench',
  PORT: '0',
  TRUSTED_HOPS: '1',
  DAILY_CAP: '1000000',
  STATE: 'memory',
  // A busy machine is slow, which is not what is measured.
  TIMEOUT: '60000',
  LIMITS: '{"international":[]}',
};
const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`ADDRESS_PROXY_${name}`, value]));
const flags = ['--max-old-space-size=256', '--max-semi-space-size=2'];
const child = spawn(process.execPath, [...flags, command], {
  env: { ...env, MALLOC_ARENA_MAX: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines = createInterface({ input: child.stdout });
const port = await new Promise<number>((resolve) => {
  lines.on('line', (line) => {
    const { kind, port: opened } = JSON.parse(line) as { readonly kind: string; readonly port: number };
    if (kind === 'listening') resolve(opened);
  });
});
/** Megabytes that the process has in memory, and those of them that are its own. */
function measure(): { readonly all: number; readonly own: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const [all = 0, own = 0] = ['VmRSS', 'RssAnon'].map(
    (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024,
  );
  return { all, own };
}
const say = (count: number, { all, own }: ReturnType<typeof measure>) =>
  console.log(`${String(count).padStart(8)} clients ${all.toFixed().padStart(6)} MB, its own ${own.toFixed()} MB`);

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const found: ReturnType<typeof measure>[] = [];
let sent = 0;
let answered = 0;

/** A suggestion in a session of its own, from a /48 of its own. */
function ask(client: number): Promise<void> {
  const headers = {
    'x-address-client': '1',
    'x-autocomplete-session': `session-${client}`,
    'x-forwarded-for': `2001:${(client >> 16).toString(16)}:${(client & 0xffff).toString(16)}::1`,
  };
  const path = `/address-api/international/v1/autocomplete/nld/straat%20${client}`;
  return new Promise((resolve, reject) => {
    get({ port, agent, headers, path }, (response) => {
      response.resume().on('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
    }).on('error', reject);
  });
}

const work = async () => {
  while (sent < clients) {
    sent++;
    await ask(sent);
    answered++;
    if (answered % (clients / 10) === 0) {
      const now = measure();
      found.push(now);
      say(answered, now);
    }
  }
};
say(0, measure());
await Promise.all(Array.from({ length: connections }, work));
child.kill();
agent.destroy();
await service.close();

const most = (part: readonly ReturnType<typeof measure>[]) => Math.max(...part.map(({ own }) => own));
const half = most(found.slice(0, found.length / 2));
const whole = most(found);
const isFlat = whole <= half * 1.1;
console.log(`\nmemory is ${isFlat ? 'flat' : 'NOT flat'}: ${half.toFixed()} MB of its own, then ${whole.toFixed()} MB`);
process.exitCode = isFlat && whole <= mostMegabytes ? 0 : 1;
