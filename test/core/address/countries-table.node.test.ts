import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { areaFiles } from '../../../src/core/address/data/area-files.ts';
import { areaMends } from '../../support/countries/mended.ts';
import { withCountriesTable } from '../../support/countries/table.ts';

describe('the table of all countries in the docs', () => {
  it('matches the code: `npx node test/support/countries/write-table.ts` writes it', () => {
    const page = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');
    assert.equal(page, withCountriesTable(page));
  });
});

describe('the lists of regions', () => {
  for (const [iso2, { without = [], and = [] }] of Object.entries(areaMends)) {
    it(`have the corrections made by hand: \`write-formats.ts\` writes it, in ${iso2}`, async () => {
      const lines = (await areaFiles[iso2]?.())?.areas.trim().split('\n') ?? [];
      for (const line of and) assert.ok(lines.includes(line), line);
      const offered = new Set(lines.map((line) => line.split('|')[0]));
      const renewed = new Set(and.map((line) => line.split('|')[0]));
      for (const value of without) assert.ok(!offered.has(value) || renewed.has(value), value);
    });
  }
});
