import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { manifestOf, packageNames } from '../support/packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly permissions: object; readonly steps: readonly { readonly run?: string }[] }>
  >;
}

describe('the workflow that publishes', () => {
  const { publish } = (parse(read('.github/workflows/publish.yml')) as Workflow).jobs;
  const steps = publish?.steps.flatMap(({ run }) => run ?? []) ?? [];

  it('publishes every package with provenance, each after the one it depends on', () => {
    const published = steps.flatMap((step) => /^npm publish \.\/dist\/(\S+) .*--provenance$/.exec(step)?.[1] ?? []);
    assert.deepEqual([...published].sort(), [...packageNames].sort());
    for (const [at, name] of packageNames.entries()) {
      const needed = packageNames.filter((it) => it in manifestOf(name).dependencies);
      for (const other of needed) assert.ok(published.indexOf(other) < at, `${other} before ${name}`);
    }
    assert.deepEqual(publish?.permissions, { contents: 'read', 'id-token': 'write' });
  });

  it('first checks for anything that the registry would lack', () => {
    assert.equal(steps[0], 'node test/support/before-publishing.ts');
    const { status, stderr } = spawnSync(process.execPath, ['test/support/before-publishing.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const project = JSON.parse(read('package.json'));
    const isReady = ['repository', 'homepage', 'bugs'].every((member) => project[member]);
    if (!isReady) assert.match(stderr, /^package\.json lacks .*: set them to the address of the repository/);
    if (!isReady) assert.equal(status, 1);
  });

  it('is the only way: the project itself cannot be published by mistake', () => {
    assert.equal(JSON.parse(read('package.json')).private, true);
  });
});

describe('what a package says to npm', () => {
  it('has the version and the licence of the project, and its URL once there is one', () => {
    const project = JSON.parse(read('package.json'));
    for (const name of packageNames) {
      const manifest = manifestOf(name) as unknown as Record<string, unknown>;
      assert.equal(manifest['name'], name);
      for (const member of ['version', 'license', 'repository', 'homepage', 'bugs']) {
        assert.deepEqual(manifest[member], project[member], member);
      }
      assert.equal('private' in manifest || 'devDependencies' in manifest, false);
    }
  });
});
