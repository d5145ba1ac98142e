/** What Unix systems give a service: a socket in the file system, and systemd. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { refusal, startCommand } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'address-entry-unix-'));
after(() => rmSync(folder, { recursive: true }));
const settings = { BASE_URL: 'http://127.0.0.1:9', TRUSTED_HOPS: '1' };

describe('the command on a Unix socket', { skip: process.platform === 'win32' }, () => {
  const HOST = join(folder, 'proxy.sock');

  async function get(path: string): Promise<number | undefined> {
    const sent = request({ socketPath: HOST, path, headers: { 'x-forwarded-for': '192.0.2.1' } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  }

  it('answers, even if a killed process has left its socket behind, and removes it at the end', async () => {
    const first = await startCommand({ ...settings, HOST });
    assert.equal(await get('/healthz'), 200);
    assert.equal(await get('/address-api/x'), 404);
    assert.equal(statSync(HOST).mode & 0o777, 0o666, 'the folder decides who may use it');
    const { host, port } = await first.line('listening');
    assert.deepEqual([host, port], [HOST, null]);
    const { code, said } = await refusal({ ...settings, KEY: 'shop', SECRET: 'geheim-1', HOST });
    assert.equal(code, 2);
    assert.match(said, /The port is taken; ADDRESS_PROXY_HOST chooses another/);
    first.child.kill('SIGKILL');
    await first.ended;
    assert.ok(existsSync(HOST));
    const second = await startCommand({ ...settings, HOST });
    assert.equal(await get('/healthz'), 200);
    assert.equal(await second.stop(), 0);
    assert.ok(!existsSync(HOST));
    assert.equal(second.count('noClientAddress'), 0);
  });
});

describe('the command under systemd', { skip: process.platform === 'win32' }, () => {
  it('says when it listens and when it ends', async () => {
    const said = join(folder, 'said');
    const program = join(folder, 'systemd-notify');
    writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> ${said}\n`);
    chmodSync(program, 0o755);
    const PATH = `${folder}:${process.env['PATH']}`;
    const command = await startCommand({ ...settings, PATH, NOTIFY_SOCKET: '@here' });
    while (!existsSync(said) || !readFileSync(said, 'utf8').includes('\n'))
      await fetch(`http://127.0.0.1:${command.port}/healthz`);
    assert.equal(await command.stop(), 0);
    assert.equal(readFileSync(said, 'utf8').split('\n')[0], '@here READY=1');
  });
});
