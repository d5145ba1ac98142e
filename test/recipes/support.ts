/** Recipes in other languages, run by the programs they are for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secret } from '../proxy/support.ts';
import { freePort } from '../support/programs.ts';

export interface Recipe {
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  /** What it writes when it is there. */
  readonly ready: RegExp;
  /** Identifiers of the advice that remains; what the recipe says it cannot do. */
  readonly advice: readonly string[];
  /** Statuses from 500 that say something about the request. */
  readonly refusals: readonly number[];
}

const file = (name: string) => fileURLToPath(new URL(`../../demo/recipes/${name}`, import.meta.url));

export const recipes: readonly Recipe[] = [
  {
    program: 'php',
    args: (port) => ['-S', `127.0.0.1:${port}`, file('address-proxy-index.php')],
    ready: /Development Server .* started/,
    advice: ['limits', 'client-limits'],
    // Its own server does not know every method.
    refusals: [501],
  },
  {
    program: 'caddy',
    args: () => ['run', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    ready: /serving initial configuration/,
    advice: ['limits', 'client-limits'],
    // A transfer encoding it does not know, and more than the service reads.
    refusals: [501, 502],
  },
];

/** Named like the account of the proxy's own tests, so that their campaigns can be used. */
const account = { key: 'shop', secret };

/** @param origin of the pages it is for; its own unless said otherwise. */
export async function start({ program, args, ready }: Recipe, serviceUrl: string, origin?: string) {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), `address-entry-${program}-`));
  const site = `http://127.0.0.1:${port}`;
  const child = spawn(program, args(port), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      // Whatever host it is called by.
      ADDRESS_SITE: `http://:${port}`,
      ADDRESS_ORIGIN: origin ?? site,
      ADDRESS_URL: serviceUrl,
      ADDRESS_KEY: account.key,
      ADDRESS_SECRET: account.secret,
      ADDRESS_BASIC: btoa(`${account.key}:${account.secret}`),
    },
  });
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (ready.test(said)) resolve();
      });
    }
    child.on('close', () => reject(new Error(said)));
  });
  await isReady;
  return {
    url: new URL(`${site}/address-api`),
    port,
    said: () => said,
    stop: async () => {
      child.kill();
      await once(child, 'close');
      await rm(home, { recursive: true });
    },
  };
}
