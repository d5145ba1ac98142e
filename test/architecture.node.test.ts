import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');

describe('the page about the architecture', () => {
  it('names files that exist', () => {
    const named = Array.from(page.matchAll(/`([\w-]+(?:\/[\w-]+)+\.ts)`/g), ([, path = '']) => path);
    assert.ok(named.length > 20);
    // xx stands for any language.
    const real = named.filter((path) => !path.endsWith('/xx.ts'));
    const missing = real.filter((path) => !existsSync(`${root}src/${path}`) && !existsSync(`${root}${path}`));
    assert.deepEqual(missing, []);
  });
});
