import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { manifestOf, packageNames } from '../support/packages.ts';
import { bareEnvironment } from '../support/programs.ts';

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

describe('the option --check-config', () => {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-check-'));
  const data = join(folder, 'addresses.csv');
  writeFileSync(data, 'street,number,postcode,city\nDam,1,1012JS,Amsterdam\n');
  after(() => rmSync(folder, { recursive: true }));

  const account = {
    ADDRESS_PROXY_BASE_URL: 'https://service.example',
    ADDRESS_PROXY_KEY: 'shop',
    ADDRESS_PROXY_SECRET: 'kanarie-geheim-7c41',
  };
  /**
   * By command: arguments and variables that can be used, and others with what is said of them. What commands refuse without
   * this option, too, is in their own tests.
   */
  const cases: Readonly<
    Record<string, { good: readonly Run[]; bad: readonly (readonly [args: Run, says: RegExp])[] }>
  > = {
    'address-entry-proxy': {
      good: [{ env: account }],
      bad: [[{ env: { ...account, ADDRESS_PROXY_MOUNT: '/a/../b' } }, /ADDRESS_PROXY_MOUNT must be a path/]],
    },
    'address-entry-service': {
      good: [{}, { args: ['--latency', '20', '--fault', 'drop/5'] }, { args: ['--data', `nld:${data}`] }],
      bad: [
        [{ args: ['--port', '70000'] }, /--port must be a number up to 65535/],
        [{ args: ['--fault', 'nothing'] }, /nothing/],
        [{ args: ['--scenario', 'nothing'] }, /--scenario must be one of/],
        [{ args: ['--data', `nld:${join(folder, 'none.csv')}`] }, /none\.csv/],
        [{ env: { SERVICE_LATENCY: 'long' } }, /--latency must be a number/],
      ],
    },
    'address-entry-sandbox': {
      good: [{}, { args: ['--port', '0'] }],
      bad: [[{ args: ['--port', 'x'] }, /--port must be a number from 0 to 65535/]],
    },
    'address-entry-check-proxy': {
      good: [{ args: ['https://shop.example/address-api', '--service', '8787', '--origin', 'https://shop.example'] }],
      bad: [[{ args: ['https://shop.example', '--origin', 'https://shop.example/'] }, /--origin must be an origin/]],
    },
  };

  it('exists for every command', () => {
    assert.deepEqual(Object.keys(cases).sort(), commands.sort());
  });

  for (const [name, { good, bad }] of Object.entries(cases)) {
    const run = ({ args = [], env = {} }: Run) =>
      spawnSync(process.execPath, [`${root}src/bin/launchers/${name}.ts`, ...checkOf(name, args)], {
        encoding: 'utf8',
        env: { ...bareEnvironment(), ...env },
      });
    it(`says that the configuration is valid, and opens nothing: ${name}`, () => {
      for (const each of good) {
        const { stdout, stderr, status } = run(each);
        assert.match(stdout, /^Configuration OK\.\n$/, stderr);
        assert.equal(status, 0);
      }
    });
    it(`says in a sentence what is invalid: ${name}`, () => {
      for (const [each, says] of bad) {
        const { stdout, stderr, status } = run(each);
        assert.equal(status, 2, stderr);
        assert.match(stderr, says);
        assert.match(stderr, /^.+\. Try --help\.\n$/);
        assert.equal(stdout, '');
      }
    });
  }
});

/** Only the proxy asks somebody else, unless it is told not to. */
function checkOf(name: string, args: readonly string[]): readonly string[] {
  return [...args, '--check-config', ...(name === 'address-entry-proxy' ? ['--offline'] : [])];
}

/** The way to start a command. */
interface Run {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}
