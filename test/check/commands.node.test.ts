/** The commands that a page, a test or the workflow names are there. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

const patterns = ['*.md', 'docs/**/*.md', 'demo/**/*.{md,ts}', 'src/**/*.ts', 'test/**/*.ts', '.github/**/*.{md,yml}'];
const named = globSync([...patterns, '.ci/run'], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).flatMap(
  (file) =>
    [...read(file).matchAll(/\b(npm run(?: -s)?(?= [a-z])|npx node(?= \w+\/)) ([\w:./-]*\w)/g)].map(
      ([, by = '', what = '']) => ({
        file,
        by,
        what,
      }),
    ),
);

/** Scripts of a shop that a page shows, not of this package. */
const ofShops = new Set(['dev', 'preview', 'types']);

describe('the commands', () => {
  it('exist, wherever they are named', () => {
    const missing = named.filter(({ by, what }) =>
      by === 'npx node' ? !existsSync(join(root, what)) : !(what in scripts || ofShops.has(what)),
    );
    assert.deepEqual(missing, []);
  });

  it('run files that exist, and have a line in CONTRIBUTING.md', () => {
    const contributing = read('CONTRIBUTING.md');
    for (const [name, command] of Object.entries(scripts)) {
      assert.ok(existsSync(join(root, command.replace('node ', ''))), command);
      assert.match(contributing, new RegExp(`^\\| \`npm (run )?${name}[ \`]`, 'm'), name);
    }
  });
});
