/** The steps of the Dockerfile by hand, on this machine: installed in an empty folder, without root, until SIGTERM. */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { DockerfileParser } from 'dockerfile-ast';
import { listen, type RunningServer } from '../proxy/server.ts';
import { bodies, secret } from '../proxy/support.ts';
import { shopWithPackage } from '../support/package.ts';
import { freePort } from '../support/programs.ts';

const dockerfile = DockerfileParser.parse(
  readFileSync(new URL('../../docs/container/Dockerfile', import.meta.url), 'utf8'),
);
const [image] = dockerfile.getFROMs().map((from) => from.getImage());
const [healthcheck] = dockerfile.getHEALTHCHECKs();
const exposed = '3000';

/** The arguments of an instruction. */
const argumentsOf = (keyword: string): string =>
  dockerfile
    .getInstructions()
    .find((instruction) => instruction.getKeyword() === keyword)
    ?.getArgumentsContent() ?? '';

/** The words of a command in the form of a JSON array, with another port. */
const wordsOf = (text: string, port: number) => JSON.parse(text.replaceAll(exposed, String(port))) as readonly string[];

const isRoot = process.getuid?.() === 0;
/** The user `nobody`: the user of a container has no rights of its own on this machine either. */
const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};

describe('the steps of the Dockerfile', {
  skip: process.platform === 'win32' && 'there is no SIGTERM on Windows',
}, () => {
  let folder: string;
  let service: RunningServer;
  let proxy: ChildProcess;
  let port: number;
  let env: Record<string, string>;
  const logged: Record<string, unknown>[] = [];
  /** Ends the wait of the service before its next answer. */
  let answer: () => void = () => {};
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });

  const isHealthy = () => {
    const [, command = ''] = /CMD (\[.*\])$/.exec(healthcheck?.getRawArgumentsContent() ?? '') ?? [];
    const [program = '', ...args] = wordsOf(command, port);
    return new Promise<boolean>((resolve) => {
      spawn(program, args, { env, ...user }).on('close', (code) => resolve(code === 0));
    });
  };
  const line = async (kind: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = logged.find((each) => each['kind'] === kind);
      if (found) return found;
      if (!proxy.stdout) throw new Error('no output');
      await Promise.race([once(proxy.stdout, 'data'), once(proxy, 'close')]);
      await new Promise(setImmediate);
      assert.ok(proxy.exitCode === null || logged.some((each) => each['kind'] === kind), `ended before ${kind}`);
    }
  };

  before(async () => {
    folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'address-entry-container-'));
    // The shop links to this checkout, which another user may not be able to enter, such as in the home of root.
    const modules = join(folder, 'modules', 'node_modules');
    mkdirSync(join(folder, 'modules'));
    execFileSync('cp', ['-RL', join(shopWithPackage().folder, 'node_modules'), modules]);
    const run = argumentsOf('RUN');
    const [, flags = ''] = /^npm install (--global --ignore-scripts) address-entry-server@/.exec(run) ?? [];
    assert.ok(flags, run);
    const install = ['install', ...flags.split(' '), '--prefix', folder, '--offline', '--no-audit', '--no-fund'];
    execFileSync('npm', [...install, join(modules, 'address-entry-server')], { cwd: folder, stdio: 'pipe' });
    copyFileSync(process.execPath, join(folder, 'bin', 'node'));

    service = await listen((_, response) => {
      asked();
      answer = () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(bodies.country));
      };
    });
    port = await freePort();
    const variables = Object.fromEntries(
      argumentsOf('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    const secretFile = join(folder, 'address-secret.txt');
    writeFileSync(secretFile, `${secret}\n`);
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    env = {
      PATH: [join(folder, 'bin'), process.env['PATH']].join(':'),
      ...variables,
      ADDRESS_PROXY_HOST: '127.0.0.1',
      ADDRESS_PROXY_PORT: String(port),
      ADDRESS_PROXY_BASE_URL: `http://127.0.0.1:${service.port}`,
      ADDRESS_PROXY_KEY: 'shop',
      ADDRESS_PROXY_SECRET_FILE: secretFile,
      // Time for the questions below.
      ADDRESS_PROXY_DRAIN: '5',
    };
    const [command = ''] = wordsOf(argumentsOf('CMD'), port);
    proxy = spawn(command, { cwd: '/', env, stdio: ['ignore', 'pipe', 'inherit'], ...user });
    if (proxy.stdout) createInterface({ input: proxy.stdout }).on('line', (text) => logged.push(JSON.parse(text)));
    await line('listening');
  });
  after(async () => {
    if (proxy.exitCode === null) proxy.kill('SIGKILL');
    await service.close();
    rmSync(folder, { recursive: true });
  });

  it('begin with the Node that the package is tested with, and end with a user other than root', () => {
    assert.match(image ?? '', new RegExp(`^node:${process.versions.node.split('.')[0]}-`));
    assert.equal(argumentsOf('USER'), 'node');
    assert.ok(argumentsOf('ENV').includes(`ADDRESS_PROXY_PORT=${exposed}`));
  });

  it('start a proxy that is healthy, completes a pending request after SIGTERM, and then is not', async () => {
    assert.equal(await isHealthy(), true);
    const base = `http://127.0.0.1:${port}`;
    const response = fetch(`${base}/address-api/international/v1/country/NL`, { headers: { 'x-address-client': '1' } });
    await isAsked;
    proxy.kill('SIGTERM');
    await line('stopping');
    const [ready, healthy] = await Promise.all([fetch(`${base}/readyz`), fetch(`${base}/healthz`)]);
    assert.equal(ready.status, 503, 'not ready, so that no new requests are sent to it');
    assert.equal(healthy.status, 200, 'alive, so that the orchestrator does not kill it');
    answer();
    assert.equal((await response).status, 200);
    assert.equal((await line('stopped'))['cut'], 0);
    const [code] = proxy.exitCode === null ? await once(proxy, 'close') : [proxy.exitCode];
    assert.equal(code, 0);
    assert.equal(await isHealthy(), false);
  });
});
