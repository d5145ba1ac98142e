import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { countriesTable } from '../../support/countries/table.ts';

describe('the table of all countries in the docs', () => {
  it('says what the code does: `npm run countries` writes it', () => {
    const written = readFileSync(new URL('../../../docs/countries.md', import.meta.url), 'utf8');
    assert.equal(written, countriesTable());
  });
});
