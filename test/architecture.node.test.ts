import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');

/** The numbered steps beneath a heading. */
function stepsBelow(heading: string): readonly string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  return text.match(/^\d+\. .*/gm) ?? [];
}

describe('the page about the architecture', () => {
  it('names files that exist', () => {
    const named = Array.from(page.matchAll(/`([\w-]+(?:\/[\w-]+)+\.ts)`/g), ([, path = '']) => path);
    assert.ok(named.length > 20);
    // xx stands for any language.
    const real = named.filter((path) => !path.endsWith('/xx.ts'));
    const missing = real.filter((path) => !existsSync(`${root}src/${path}`) && !existsSync(`${root}${path}`));
    assert.deepEqual(missing, []);
  });

  it('leads from a key to a painted list through 14 files at most', () => {
    const steps = stepsBelow('From a key to a painted list');
    assert.ok(steps.length > 5 && steps.length <= 14, `${steps.length} steps`);
    for (const step of steps) assert.match(step, /^\d+\. `[\w/-]+\.ts`/);
  });

  it('decides about address-selected in one place', () => {
    const deciding = stepsBelow('From an option to `address-selected`').filter((step) => step.includes('**`newsOf`'));
    assert.equal(deciding.length, 1);
  });
});
