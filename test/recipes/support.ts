/** Runs the recipes in other languages with the programs they are for. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secret } from '../proxy/support.ts';
import { freePort, missing, pathOf } from '../support/programs.ts';

/** A recipe and the program that runs it. */
interface Recipe {
  /** For the titles of tests. */
  readonly name: string;
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  /** The folders of recipes that it needs, by the path that each has in its home. Default: none. */
  readonly folders?: Readonly<Record<string, string>>;
  /** The pattern of the output that says the program is ready. */
  readonly ready: RegExp;
  /** Ids of the checks that fail because the recipe cannot do what they ask for, as its text says. */
  readonly advice: readonly string[];
  /** Statuses from 500 that count as refusals of a request. */
  readonly refusals: readonly number[];
}

const file = (name: string) => fileURLToPath(new URL(`../../demo/recipes/${name}`, import.meta.url));

/** The plugin for WooCommerce, put together as `docs/recipes.md` says. */
const plugin = { 'woocommerce-address-entry': 'woocommerce-address-entry', 'woocommerce-address-entry/php': 'php' };

/** All recipes that a program runs. */
export const recipes: readonly Recipe[] = [
  ...[
    ['php', file('php/index.php')],
    ['PSR-15 in php', fileURLToPath(new URL('psr-15.php', import.meta.url))],
    ['Laravel in php', fileURLToPath(new URL('laravel.php', import.meta.url))],
    ['WordPress in php', fileURLToPath(new URL('wordpress.php', import.meta.url))],
  ].map(([name = '', page = '']) => ({
    name,
    ...(name.startsWith('WordPress') && { folders: plugin }),
    program: 'php',
    args: (port: number) => ['-S', `127.0.0.1:${port}`, page],
    ready: /Development Server .* started/,
    advice: [],
    // PHP's own server does not know every method.
    refusals: [501],
  })),
  {
    name: 'python3',
    program: 'python3',
    args: (port) => [file('address_proxy.py'), String(port)],
    ready: /listening/,
    advice: [],
    // A version of HTTP that it does not know.
    refusals: [505],
  },
  {
    name: 'caddy',
    program: 'caddy',
    args: () => ['run', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    ready: /serving initial configuration/,
    advice: ['limits', 'client-limits'],
    // For a transfer encoding that it does not know, and for more data than the service reads.
    refusals: [501, 502],
  },
];

/** For the option `skip` of a test: what a recipe needs and this machine does not have. */
export function missingFor({ program }: Recipe): string | false {
  return missing(program) || (program === 'php' && !hasCurl() && 'php has no curl extension: it is not tested here');
}

/** True if PHP has the extension by which it sends requests; distributions have it in a package of its own. */
function hasCurl(): boolean {
  return spawnSync(pathOf('php') ?? '', ['-r', "exit(extension_loaded('curl') ? 0 : 1);"]).status === 0;
}

/** The account of the proxy's own tests, because their hostile requests are used here. */
const account = { key: 'shop', secret };

/**
 * Starts the program and resolves when it is ready.
 *
 * @param origin origin of the pages that use the proxy. Default: the proxy's own.
 * @param settings more variables of its environment. Default: none.
 */
export async function start(
  { program, args, folders = {}, ready }: Recipe,
  serviceUrl: string,
  origin?: string,
  settings = {},
) {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), `address-entry-${program}-`));
  for (const [path, recipe] of Object.entries(folders)) await cp(file(recipe), join(home, path), { recursive: true });
  const site = `http://127.0.0.1:${port}`;
  const child = spawn(program, args(port), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      // Caddy answers for every host name.
      ADDRESS_SITE: `http://:${port}`,
      ADDRESS_ORIGIN: origin ?? site,
      ADDRESS_URL: serviceUrl,
      ADDRESS_KEY: account.key,
      ADDRESS_SECRET: account.secret,
      // Tests that name an origin send more requests than limits allow.
      ...(origin !== undefined && { ADDRESS_CLIENT_BURST: '100000', ADDRESS_SESSION_BURST: '100000' }),
      ADDRESS_STATE: join(home, 'state'),
      ...settings,
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
    home,
    said: () => said,
    stop: async () => {
      child.kill();
      await once(child, 'close');
      await rm(home, { recursive: true });
    },
  };
}
