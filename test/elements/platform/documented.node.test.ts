import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { differences } from './differences.support.ts';

const page = readFileSync(new URL('../../../docs/behaviour.md', import.meta.url), 'utf8');
const [, section = ''] = page.split("## Beside the platform's own controls");
const [, ...rows] = section.split('\n## ')[0]?.match(/^\| [^|]+/gm) ?? [];

describe('the differences between the elements and native controls', () => {
  it('are documented with a reason, each once, and nothing else is', () => {
    assert.deepEqual(
      rows.map((row) => row.slice(2).trim()),
      Object.keys(differences),
    );
  });
});
