import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { kept } from '../support/kept.ts';

describe('what a build keeps for the next one', () => {
  let folder: string;
  let made: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'address-entry-kept-'));
    made = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const keptOf = (...parts: readonly (string | Uint8Array)[]) =>
    kept(folder, parts, async () => {
      made++;
      return { code: parts.join('|'), map: `map of ${parts.join('|')}` };
    });

  it('is made once of the same parts', async () => {
    const first = await keptOf('settings', 'code');
    assert.deepEqual(await keptOf('settings', 'code'), first);
    assert.deepEqual(await keptOf(Buffer.from('settings'), 'code'), first);
    assert.equal(made, 1);
  });

  it('is never what was made of other code, of other settings, in another order, or cut elsewhere', async () => {
    const lists = [
      ['settings', 'code'],
      ['settings', 'code '],
      ['settings 2', 'code'],
      ['code', 'settings'],
      ['settingsc', 'ode'],
      ['settings', '', 'code'],
      ['settingscode'],
      ['settings4:code'],
    ];
    for (let round = 0; round < 2; round++) {
      for (const parts of lists) assert.equal((await keptOf(...parts)).code, parts.join('|'));
    }
    assert.equal(made, lists.length);
  });

  it('is nothing if it could not be made', async () => {
    const failed = kept(folder, ['code'], async () => {
      throw new Error('no tree');
    });
    await assert.rejects(failed, /no tree/);
    assert.equal((await keptOf('code')).code, 'code');
    assert.equal(made, 1);
  });

  it('goes after a day, when something else is made', async () => {
    await keptOf('old');
    const [old = ''] = readdirSync(folder);
    const daysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    utimesSync(join(folder, old), daysAgo, daysAgo);
    await keptOf('new');
    assert.equal(readdirSync(folder).length, 1);
    await keptOf('old');
    assert.equal(made, 3);
  });
});

it('depends on the settings of the build, on terser, and on the Node that compresses', () => {
  const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  const [, parts = ''] = /const settings = (\[[^;]*\];[\s\S]*?\(\) => shortened)/.exec(config) ?? [];
  for (const part of ['vite.config.ts', 'terser/package.json', 'process.version,', 'format', 'code'])
    assert.ok(parts.includes(part), part);
});
