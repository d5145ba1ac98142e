import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startRecordingService } from '../proxy/server.ts';
import { bodies } from '../proxy/support.ts';
import { clientOf, startCommand } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The modules that a file imports, without files of the project. What is imported for its types alone does not count. */
function foreignImports(text: string): readonly string[] {
  const imports = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[\w\s{},*$]+\sfrom\s)?["']([^"'.][^"']*)["']/gm);
  return [...imports].map(([, name]) => name ?? '');
}

describe('the package', () => {
  it('depends on lit and @lit/task only', () => {
    assert.deepEqual(Object.keys(manifest.dependencies), ['@lit/task', 'lit']);
  });

  it('imports no other package outside its commands, but one that it brings with it', () => {
    const files = globSync('src/**/*.ts', { cwd: root }).filter(
      (file) => !/^src\/(?:bin|server|check-proxy)\//.test(file),
    );
    assert.ok(files.length > 50);
    const names = new Set(files.flatMap((file) => foreignImports(readFileSync(root + file, 'utf8'))));
    assert.ok(names.has('lit'));
    for (const name of names) assert.match(name, /^(?:lit(?:\/.*)?|@lit\/task|lru-cache)$/);
  });
});

describe('the built command', () => {
  /** A folder without node_modules. */
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-command-'));
  const place = join(folder, 'dist/bin');
  const command = join(folder, manifest.bin['address-entry-proxy'] ?? '');

  before(async () => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'commands',
      logLevel: 'error',
      build: { outDir: place, emptyOutDir: true },
    });
  });
  after(() => rmSync(folder, { recursive: true }));

  it('can be executed, and comes with the licences of the bundled packages', () => {
    assert.ok(readFileSync(command, 'utf8').startsWith('#!/usr/bin/env node\n'));
    const licences = readFileSync(join(place, 'licenses.md'), 'utf8');
    for (const name of ['@redis/client', 'prom-client', '@hono/node-server']) assert.ok(licences.includes(name), name);
  });

  it('imports only modules of Node', () => {
    for (const file of globSync('**/*.js', { cwd: place })) {
      for (const name of foreignImports(readFileSync(join(place, file), 'utf8'))) {
        assert.ok(isBuiltin(name), `${file} imports ${name}`);
      }
    }
  });

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
});
