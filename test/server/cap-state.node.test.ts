/** The count of the daily cap outlives whatever happens to the process. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openCapState } from '../../src/server/cap-state.ts';
import { startRecordingService } from '../proxy/server.ts';
import { createRequest } from '../proxy/support.ts';
import { missing, redisServer, startRedis } from '../support/programs.ts';
import { clientOf, type RunningCommand, refusal, startCommand } from './support.ts';

function folderFor(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-cap-'));
  test.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Takes up to so many lookups, and returns how many there were. */
async function takeAll(folder: string, cap: number, most: number, key = 'account:2026-01-01'): Promise<number> {
  const { store, close } = await openCapState(folder);
  let taken = 0;
  while (taken < most && (await store.take(key, cap))) taken++;
  await close();
  return taken;
}

describe('the file of the daily cap', () => {
  it('keeps the count from one process to the next', async (test) => {
    const folder = folderFor(test);
    assert.deepEqual([await takeAll(folder, 300, 200), await takeAll(folder, 300, 200)], [200, 100]);
    assert.equal(await takeAll(folder, 300, 1), 0);
  });

  it('counts each day and each account separately', async (test) => {
    const folder = folderFor(test);
    for (const key of ['a:2026-01-01', 'a:2026-01-02', 'b:2026-01-01']) {
      assert.equal(await takeAll(folder, 5, 9, key), 5);
      assert.equal(await takeAll(folder, 5, 9, key), 0);
    }
  });

  it('counts a refund as available again', async (test) => {
    const { store, close } = await openCapState(folderFor(test));
    for (let times = 0; times < 20; times++) {
      assert.equal(await store.take('key', 1), true);
      await store.refund('key');
    }
    assert.deepEqual([await store.take('key', 1), await store.take('key', 1)], [true, false]);
    await close();
  });

  for (const [what, harm] of [
    ['deleted', (file: string) => rmSync(file)],
    ['replaced', (file: string) => renameSync(file, `${file}.old`)],
  ] as const)
    it(`takes nothing in a file that was ${what}: nobody would find that count again`, async (test) => {
      const folder = folderFor(test);
      const { store, close } = await openCapState(folder);
      assert.equal(await store.take('key', 5), true);
      harm(join(folder, 'lookups.sqlite'));
      if (what === 'replaced') writeFileSync(join(folder, 'lookups.sqlite'), '');
      const code = what === 'deleted' ? 'ENOENT' : 'the file was replaced';
      await assert.rejects(store.take('key', 5), { code });
      await close();
    });

  it('counts a name once, also in another process, until every take of it is undone', async (test) => {
    const folder = folderFor(test);
    const [one, other] = [await openCapState(folder), await openCapState(folder)];
    assert.deepEqual([await one.store.take('key', 1, 'x'), await other.store.take('key', 1, 'x')], [true, true]);
    await one.store.refund('key', 'x');
    assert.equal(await one.store.take('key', 1, 'y'), false);
    await other.store.refund('key', 'x');
    await other.store.refund('key', 'x');
    assert.deepEqual([await one.store.take('key', 1, 'y'), await other.store.take('key', 1, 'x')], [true, false]);
    await Promise.all([one.close(), other.close()]);
  });

  it('knows the first address of a name, also in another process', async (test) => {
    const folder = folderFor(test);
    const [one, two] = [await openCapState(folder), await openCapState(folder)];
    await one.store.take('day', 9, 'session-1');
    const claims = [
      await one.store.claim?.('day', 'session-1', 'first'),
      await two.store.claim?.('day', 'session-1', 'second'),
      await two.store.claim?.('day', 'session-1', 'first'),
      await two.store.claim?.('day', 'session-2', 'second'),
    ];
    assert.deepEqual(claims, [true, false, true, true]);
    for (const { close } of [one, two]) await close();
  });

  it('follows a cap that is changed during the day', async (test) => {
    const folder = folderFor(test);
    assert.equal(await takeAll(folder, 5, 9), 5);
    assert.equal(await takeAll(folder, 8, 9), 3);
    assert.equal(await takeAll(folder, 6, 9), 0);
  });

  it('says how many were taken, even beyond a cap that is lower now', async (test) => {
    const { store, taken, close } = await openCapState(folderFor(test));
    for (let count = 0; count < 5; count++) assert.ok(await store.take('account:2026-01-01', 5));
    assert.equal(taken('account:2026-01-01'), 5);
    await close();
  });

  it('forgets a week later when a day starts, and does not search all names to see whether it can count', async (test) => {
    const folder = folderFor(test);
    const { store, close } = await openCapState(folder);
    await store.take('account:2026-01-01', 5, 'session');
    const file = new DatabaseSync(join(folder, 'lookups.sqlite'));
    file.exec('UPDATE days SET changed = 1');
    const names = () => file.prepare('SELECT name FROM names').all().length;
    assert.deepEqual([await store.take('account:ready', 0), names()], [false, 1]);
    assert.deepEqual([await store.take('account:2026-01-09', 5, 'session'), names()], [true, 1]);
    file.close();
    await close();
    assert.equal(await takeAll(folder, 5, 9), 5);
  });

  it('is not used if it belongs to another program', async (test) => {
    const folder = folderFor(test);
    writeFileSync(join(folder, 'lookups.sqlite'), 'not a database, but a text that is long enough'.repeat(99));
    await assert.rejects(openCapState(folder));
  });

  it('never gives more than the cap to processes that are killed at random moments', async (test) => {
    const folder = folderFor(test);
    const program = join(folder, 'take.mts');
    const source = fileURLToPath(new URL('../../src/server/cap-state.ts', import.meta.url));
    const log = join(folder, 'taken');
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs';
       import { openCapState } from ${JSON.stringify(source)};
       const { store } = await openCapState(${JSON.stringify(folder)});
       console.log('open');
       while (await store.take('key', 2_000)) {
         appendFileSync(${JSON.stringify(log)}, 'x');
         await new Promise((resolve) => setImmediate(resolve));
       }
       console.log('full');`,
    );
    writeFileSync(log, '');
    const taken = () => statSync(log).size;
    const start = () => spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
    const isFull = async (child: ChildProcess, killAt: number) => {
      for await (const line of createInterface({ input: child.stdout! })) {
        if (line === 'full') return true;
        // A moment that depends on what was done, not on the clock.
        while (child.exitCode === null && taken() < killAt) await new Promise((resolve) => setTimeout(resolve, 1));
        child.kill('SIGKILL');
      }
      return false;
    };
    let kills = 0;
    for (let killAt = 17; killAt < 1_400; killAt += 274) {
      const children = [start(), start(), start()];
      await Promise.all(children.map((child) => isFull(child, killAt)));
      kills += children.length;
    }
    const last = start();
    assert.equal(await isFull(last, Number.POSITIVE_INFINITY), true);
    await (last.exitCode ?? once(last, 'exit'));
    assert.ok(taken() <= 2_000, `${taken()} of 2,000`);
    assert.ok(taken() >= 2_000 - kills, `${2_000 - taken()} were wasted by ${kills} kills`);
  });
});

describe('the command with a cap', () => {
  /** Asks for so many different houses, and returns how many were answered. */
  async function ask(command: RunningCommand, count: number, first: number): Promise<number> {
    let answered = 0;
    for (let houseNumber = first; houseNumber < first + count; houseNumber++) {
      const { url, headers } = createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber });
      const target = `http://127.0.0.1:${command.port}/address-api${new URL(url).pathname}`;
      const { status, body } = await fetch(target, { headers });
      await body?.cancel();
      if (status === 200) answered++;
    }
    return answered;
  }

  it('is not billed more than the cap when it is restarted again and again, killed or not', async (test) => {
    const service = await startRecordingService();
    test.after(() => service.close());
    const settings = { BASE_URL: `http://127.0.0.1:${service.port}`, DAILY_CAP: '5', STATE: folderFor(test) };
    for (const [index, signal] of (['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries()) {
      const command = await startCommand(settings);
      await ask(command, index === 0 ? 2 : 6, index * 10 + 1);
      command.child.kill(signal);
      await command.ended;
    }
    assert.equal(service.seen.length, 5);
  });

  it('is not billed more than the cap when Redis is gone and two processes are restarted', {
    skip: missing(redisServer),
  }, async (test) => {
    const service = await startRecordingService();
    test.after(() => service.close());
    const redis = await startRedis();
    test.after(() => redis.stop());
    const redisUrl = `redis://127.0.0.1:${redis.port}`;
    const settings = { BASE_URL: `http://127.0.0.1:${service.port}`, DAILY_CAP: '20', REDIS_URL: redisUrl };
    let first = 1;
    for (let round = 0; round < 2; round++) {
      const commands = await Promise.all([startCommand(settings), startCommand(settings)]);
      for (const command of commands) {
        await ask(command, 8, first);
        first += 100;
      }
      if (round === 0) await redis.stop();
      for (const command of commands) {
        await ask(command, 30, first);
        first += 100;
      }
      await Promise.all(commands.map(({ stop }) => stop()));
    }
    assert.ok(service.seen.length <= 20, `${service.seen.length} of 20`);
    assert.ok(service.seen.length >= 8, `${service.seen.length} before Redis went`);
  });

  it('does not start without a place for the count, unless the setting says that this is intended', async (test) => {
    const cap = { BASE_URL: 'http://127.0.0.1:9', KEY: 'shop', SECRET: 'kanarie-geheim-7c41', DAILY_CAP: '5' };
    const { code, said } = await refusal(cap);
    assert.equal(code, 2);
    assert.match(said, /Set ADDRESS_PROXY_STATE to a folder that keeps the count of ADDRESS_PROXY_DAILY_CAP/);
    const command = await startCommand({ ...cap, STATE: 'memory' });
    await fetch(`http://127.0.0.1:${command.port}/healthz`);
    assert.equal(await command.stop(), 0);
    const folder = folderFor(test);
    await refusal({ ...cap, STATE: folder }, ['--check-config']);
    assert.deepEqual(readdirSync(folder), [], 'a check makes no file');
    writeFileSync(join(folder, 'lookups.sqlite'), 'rubbish'.repeat(2_000));
    for (const [state, says] of [
      [join(folder, 'missing'), /The folder of ADDRESS_PROXY_STATE does not exist\./],
      [folder, /lookups\.sqlite in the folder of .* is damaged/],
      [join(folder, 'lookups.sqlite'), /ADDRESS_PROXY_STATE must name a folder of this machine that can be written\./],
    ] as const) {
      for (const args of [[], ['--check-config']]) {
        const { code, said } = await refusal({ ...cap, STATE: state }, args);
        assert.equal(code, 2);
        assert.match(said, says);
      }
    }
  });

  it('answers everything else while another process locks the file, and continues counting afterwards', async (test) => {
    const service = await startRecordingService({ 'cache-control': 'public, max-age=600' });
    test.after(() => service.close());
    const folder = folderFor(test);
    const settings = { BASE_URL: `http://127.0.0.1:${service.port}`, DAILY_CAP: '5', STATE: folder };
    const command = await startCommand(settings);
    test.after(() => command.stop());
    const client = clientOf(command.port);
    assert.equal(await ask(command, 1, 1), 1);
    await client.countries();
    const { DatabaseSync } = await import('node:sqlite');
    const other = new DatabaseSync(join(folder, 'lookups.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    const ended: string[] = [];
    const lookups = [2, 3, 4].map(async (house) => {
      const answered = await ask(command, 1, house);
      ended.push('lookup');
      return answered;
    });
    for (let times = 0; times < 5; times++) {
      assert.equal((await fetch(`http://127.0.0.1:${command.port}/healthz`)).status, 200);
      assert.equal(await ask(command, 1, 1), 1, 'a cached answer');
      await client.countries();
    }
    assert.deepEqual(ended, [], 'all of them were answered before the lookups that wait');
    other.exec('ROLLBACK');
    assert.deepEqual(await Promise.all(lookups), [1, 1, 1]);
    assert.equal(await ask(command, 9, 5), 1);
    assert.equal(service.seen.filter(({ url }) => url.includes('/nl/')).length, 5);
    other.close();
  });

  it('refuses new lookups, and says so, when the file stays locked', async (test) => {
    const service = await startRecordingService();
    test.after(() => service.close());
    const folder = folderFor(test);
    const settings = { BASE_URL: `http://127.0.0.1:${service.port}`, DAILY_CAP: '5', STATE: folder };
    const command = await startCommand(settings);
    test.after(() => command.stop());
    assert.equal(await ask(command, 1, 1), 1);
    const { DatabaseSync } = await import('node:sqlite');
    const other = new DatabaseSync(join(folder, 'lookups.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    assert.equal(await ask(command, 1, 2), 0);
    assert.equal((await command.line('capUnavailable'))['error'], 'database is locked');
    other.exec('ROLLBACK');
    other.close();
    assert.equal(await ask(command, 9, 3), 4);
    assert.equal((await clientOf(command.port).countries()).length, 1);
  });
});
