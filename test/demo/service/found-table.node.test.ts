import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { withFoundTable } from '../../support/service/found-table.ts';

it('the README of the service says what can be found; else run write-found-table.ts', () => {
  const readme = readFileSync(new URL('../../../demo/service/README.md', import.meta.url), 'utf8');
  assert.equal(withFoundTable(readme), readme);
});
