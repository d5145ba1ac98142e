import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { patternTable } from '../elements/combobox/pattern.rows.ts';

it('the page about the W3C’s combobox has the table that the tests produce', () => {
  const page = readFileSync(new URL('../../docs/accessibility/combobox.md', import.meta.url), 'utf8');
  assert.ok(page.includes(patternTable()), `It should have:\n${patternTable()}`);
});
