/** Recipes in other languages, run by the programs they are for where those are installed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checks } from '../../src/check-proxy/all.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { runChecks } from '../../src/check-proxy/run.ts';
import { startService } from '../../src/check-proxy/service.ts';
import { account } from '../check-proxy/support.ts';
import { freePort, missing } from '../support/programs.ts';

interface Recipe {
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  /** What it writes when it is there. */
  readonly ready: RegExp;
  /** Identifiers of the advice that remains; what the recipe says it cannot do. */
  readonly advice: readonly string[];
}

const file = (name: string) => fileURLToPath(new URL(`../../demo/recipes/${name}`, import.meta.url));

const recipes: readonly Recipe[] = [
  {
    program: 'php',
    args: (port) => ['-S', `127.0.0.1:${port}`, file('address-proxy-index.php')],
    ready: /Development Server .* started/,
    advice: ['limits'],
  },
  {
    program: 'caddy',
    args: () => ['run', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    ready: /serving initial configuration/,
    advice: ['queries', 'forwarded-headers', 'limits'],
  },
];

async function start({ program, args, ready }: Recipe, serviceUrl: string) {
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
      ADDRESS_SITE: site,
      ADDRESS_ORIGIN: site,
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
    said: () => said,
    stop: async () => {
      child.kill();
      await once(child, 'close');
      await rm(home, { recursive: true });
    },
  };
}

describe('a recipe', { concurrency: true }, () => {
  for (const recipe of recipes) {
    const { program } = recipe;
    it(`makes a right proxy of ${program}`, { skip: missing(program), timeout: 90_000 }, async () => {
      const service = await startService(0);
      const running = await start(recipe, `http://127.0.0.1:${service.port}`);
      const lab = createLab({ url: running.url, origin: null, headers: {}, service });
      const results = await runChecks(checks, lab, true).finally(async () => {
        await running.stop();
        await service.close();
      });
      const wrong = results.filter(({ verdict }) => verdict === 'wrong');
      assert.deepEqual(
        wrong.filter(({ level }) => level === 'must').flatMap(({ findings }) => findings),
        [],
      );
      assert.deepEqual(
        wrong.map(({ id }) => id),
        recipe.advice,
      );
      assert.ok(!running.said().includes(account.secret));
    });
  }
});
