import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listen, startRecordingService } from '../proxy/server.ts';
import { bodies } from '../proxy/support.ts';
import { shopWithPackage } from '../support/package.ts';
import { clientOf, startCommand } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { server, folder } = shopWithPackage();
const { bin, dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};
const isWindows = process.platform === 'win32';
const fakeClock = new URL('fake-clock.ts', import.meta.url).href;
const command = join(server, bin['address-entry-proxy'] ?? '');

/** The modules that a file imports, without files of the project. What is imported for its types alone does not count. */
function foreignImports(text: string): readonly string[] {
  const imports = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[\w\s{},*$]+\sfrom\s)?["']([^"'.][^"']*)["']/gm);
  return [...imports].map(([, name]) => name ?? '');
}

describe('the sources', () => {
  it('import no other package outside of what only runs on Node, except two for the proxy', () => {
    const files = globSync('src/**/*.ts', { cwd: root }).filter(
      (file) => !/^src\/(?:bin|server|check-proxy|testing\/service)\b/.test(file),
    );
    assert.ok(files.length > 50);
    const names = new Set(files.flatMap((file) => foreignImports(readFileSync(join(root, file), 'utf8'))));
    assert.ok(names.has('lit'));
    for (const name of names) assert.match(name, /^(?:lit(?:\/.*)?|@lit\/task|lru-cache|ipaddr\.js|#send)$/);
  });
});

describe('the installed command', () => {
  it('answers our client with and without Redis', async () => {
    const service = await startRecordingService();
    for (const settings of [{}, { REDIS_URL: 'redis://127.0.0.1:1' }]) {
      const running = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}`, ...settings }, command);
      assert.deepEqual(await clientOf(running.port).countries(), bodies.countries);
      assert.equal(await running.stop(), 0);
      assert.equal(running.count('storeFailed') > 0, 'REDIS_URL' in settings);
    }
    await service.close();
  });

  it('keeps its connection to the service while a shopper pauses', { skip: isWindows && 'no signals' }, async () => {
    const sockets = new Set<Socket>();
    const service = await listen(({ socket }, response) => {
      sockets.add(socket);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodies.suggest));
    });
    // A service that says how long it keeps a connection would be believed.
    service.server.keepAliveTimeout = 0;
    const url = `http://127.0.0.1:${service.port}`;
    const running = await startCommand({ BASE_URL: url }, command, ['--import', fakeClock]);
    const ask = (term: string) => clientOf(running.port).suggest({ context: 'nld', term, session: 'a-session-of-one' });
    await ask('dam');
    running.child.kill('SIGUSR2');
    const { fired } = await running.line('tenSecondsLater');
    assert.ok(Number(fired) > 0, 'the clock of undici goes on');
    await ask('dam 1');
    assert.equal(sockets.size, 1);
    assert.equal(await running.stop(), 0);
    await service.close();
  });
});

describe('the installed command without its optional packages', () => {
  const place = mkdtempSync(join(tmpdir(), 'address-entry-few-'));
  const modules = join(place, 'node_modules');
  cpSync(server, join(modules, 'address-entry-server'), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  after(() => rmSync(place, { recursive: true }));
  const few = join(modules, 'address-entry-server', bin['address-entry-proxy'] ?? '');
  const start = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    const env = { PATH: process.env['PATH'], ...account, ...settings };
    return spawnSync(process.execPath, [few, ...args], { env, encoding: 'utf8' });
  };
  const account = {
    ADDRESS_PROXY_BASE_URL: 'https://service.example',
    ADDRESS_PROXY_KEY: 'shop',
    ADDRESS_PROXY_SECRET: 'kanarie',
    ADDRESS_PROXY_PORT: '0',
  };

  it('starts if no setting needs them', () => {
    const { stdout, status } = start({}, '--check-config', '--offline');
    assert.deepEqual([stdout, status], ['Configuration OK.\n', 0]);
  });

  for (const [setting, value, name] of [
    ['METRICS_PORT', '0', 'prom-client'],
    ['REDIS_URL', 'redis://127.0.0.1:1', '@redis/client'],
  ] as const) {
    it(`says what to install for ${setting}, and exits`, () => {
      for (const args of [[], ['--check-config']]) {
        const { stdout, stderr, status } = start({ [`ADDRESS_PROXY_${setting}`]: value }, ...args);
        const how = `npm install ${name} (with --global if it is installed globally)`;
        const said = `address-entry-proxy: ADDRESS_PROXY_${setting} needs the package ${name} beside address-entry-server: ${how}. Try --help.\n`;
        assert.deepEqual([stdout, stderr, status], ['', said, 2]);
      }
    });
  }
});

describe('the installed package for servers', () => {
  it('starts the reference service and a proxy in a test run', () => {
    const place = join(folder, 'run-of-tests');
    mkdirSync(place, { recursive: true });
    const code = `import { startTestService } from 'address-entry-sandbox/testing';
      const { url, proxyUrl, ledger, stop } = await startTestService({ proxy: true });
      const headers = { 'x-address-client': '1', 'sec-fetch-site': 'same-origin' };
      const { status } = await fetch(proxyUrl + '/international/v1/supported-countries', { headers });
      const { lookups } = await ledger();
      await stop();
      console.log(status, lookups);`;
    writeFileSync(join(place, 'run.mjs'), code);
    assert.equal(execFileSync(process.execPath, ['run.mjs'], { cwd: place, encoding: 'utf8' }), '200 0\n');
  });
});
