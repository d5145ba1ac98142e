import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { manifestOf, packageNames } from '../support/packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = manifestOf('address-entry-server');
const commands = packageNames.flatMap((name) => Object.keys(manifestOf(name).bin ?? {}));
const launchers = globSync('src/bin/launchers/*.ts', { cwd: root });

describe('the option --version', () => {
  it('exists for every command', () => {
    assert.deepEqual(launchers.map((file) => basename(file, '.ts')).sort(), commands.sort());
  });

  for (const file of launchers) {
    it(`prints the version of the package: ${basename(file, '.ts')}`, () => {
      const { stdout, status } = spawnSync(process.execPath, [root + file, '--version'], { encoding: 'utf8' });
      assert.deepEqual([stdout, status], [`${version}\n`, 0]);
    });
  }
});
