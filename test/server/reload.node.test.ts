import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { AddressServiceError } from '../../src/client.ts';
import { startRecordingService } from '../proxy/server.ts';
import { noLimits } from '../proxy/support.ts';
import { clientOf, type RunningCommand, startCommand } from './support.ts';

describe('the command after SIGHUP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-renew-'));
  const file = join(folder, 'secret');
  const limits = join(folder, 'limits');
  const cap = join(folder, 'cap');
  let service: Awaited<ReturnType<typeof startRecordingService>>;
  let command: RunningCommand;
  /** Makes each request different, so that no answer comes from the cache. */
  let asked = 0;
  const ask = async (session = 'session-1') => {
    await clientOf(command.port).suggest({ context: 'nld', term: `term ${asked++}`, session });
    return service.seen.at(-1)?.headers['authorization'];
  };
  const basic = (secret: string) => `Basic ${btoa(`shop:${secret}`)}`;

  before(async () => {
    service = await startRecordingService();
    writeFileSync(file, 'the first one\n');
    writeFileSync(limits, JSON.stringify({ ...noLimits, suggestions: [{ count: 3, burst: 3, seconds: 3_600 }] }));
    writeFileSync(cap, '50\n');
    command = await startCommand({
      BASE_URL: `http://127.0.0.1:${service.port}`,
      SECRET: '',
      SECRET_FILE: file,
      LIMITS_FILE: limits,
      DAILY_CAP_FILE: cap,
      STATE: folder,
    });
  });
  after(async () => {
    await command.stop();
    await service.close();
    rmSync(folder, { recursive: true });
  });

  it('uses the new account, and keeps the counts of its limits', async () => {
    assert.equal(await ask(), basic('the first one'));
    writeFileSync(file, 'the second one\n');
    assert.equal(await ask(), basic('the first one'));
    command.child.kill('SIGHUP');
    await command.line('reloaded');
    assert.equal(await ask(), basic('the second one'));
    await assert.rejects(ask(), (error) => error instanceof AddressServiceError && error.reason === 'rate-limited');
  });

  it('uses new limits and another cap from their files, and keeps what was used that day', async () => {
    writeFileSync(limits, JSON.stringify({ ...noLimits, suggestions: [] }));
    writeFileSync(cap, '4\n');
    const answered = async () => {
      let count = 0;
      for (let index = 0; index < 6; index++) {
        await ask(`session-cap-${asked}`).then(
          () => count++,
          () => {},
        );
      }
      return count;
    };
    command.child.kill('SIGHUP');
    while (command.count('reloaded') < 2) await command.next();
    assert.equal(await answered(), 3, 'one was used before');
    writeFileSync(cap, '6\n');
    command.child.kill('SIGHUP');
    while (command.count('reloaded') < 3) await command.next();
    assert.equal(await answered(), 2);
    writeFileSync(cap, '100\n');
    command.child.kill('SIGHUP');
    while (command.count('reloaded') < 4) await command.next();
  });

  it('keeps the old account if the new file is empty', async () => {
    writeFileSync(file, '\n');
    command.child.kill('SIGHUP');
    const { reason } = await command.line('notReloaded');
    assert.equal(reason, 'ADDRESS_PROXY_SECRET_FILE names a file with nothing in it.');
    assert.equal(await ask('session-2'), basic('the second one'));
  });
});

it('after SIGHUP with another cap, the command continues with the day’s count from memory', async (test) => {
  const service = await startRecordingService();
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-cap-'));
  const cap = join(folder, 'cap');
  writeFileSync(cap, '4');
  const BASE_URL = `http://127.0.0.1:${service.port}`;
  const command = await startCommand({ BASE_URL, DAILY_CAP_FILE: cap, STATE: 'memory' });
  test.after(async () => {
    await command.stop();
    await service.close();
    rmSync(folder, { recursive: true });
  });
  let houseNumber = 1;
  const sentOf = async (requests: number) => {
    for (let index = 0; index < requests; index++) {
      await clientOf(command.port)
        .dutchByPostcode({ postcode: '2012ES', houseNumber: houseNumber++ })
        .catch(() => {});
    }
    return service.seen.splice(0).length;
  };
  const sent = [await sentOf(6)];
  for (const [index, count] of ['6', '5', '7'].entries()) {
    writeFileSync(cap, count);
    command.child.kill('SIGHUP');
    while (command.count('reloaded') <= index) await command.next();
    sent.push(await sentOf(9));
  }
  assert.deepEqual(sent, [4, 2, 0, 1]);
});
