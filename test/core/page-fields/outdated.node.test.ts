import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import type { Purpose } from '../../../src/core/page-fields/autofill-tokens.ts';
import { outdatedIn } from '../../../src/core/page-fields/outdated.ts';

const values = (postcode: string, region: string, district = '') =>
  new Map<Purpose, string>([
    ['postal-code', postcode],
    ['address-level1', region],
    ['address-level2', 'Haarlem'],
    ['address-level3', district],
  ]);

describe('the parts that do not fit a chosen country', () => {
  const before = values('2012 ES', 'Noord-Holland');

  it('include the region, and a postcode of another format', () => {
    assert.deepEqual(outdatedIn(before, before, worldFormatOf('BE')), ['postal-code', 'address-level1']);
  });

  it('exclude a postcode that may be one there', () => {
    assert.deepEqual(outdatedIn(before, before, worldFormatOf('NL')), ['address-level1']);
    const fitting = values('1000', '');
    assert.deepEqual(outdatedIn(fitting, fitting, worldFormatOf('BE')), []);
  });

  it('exclude what was written together with the country', () => {
    assert.deepEqual(outdatedIn(values('20 12', 'Brussel'), before, worldFormatOf('BE')), []);
  });

  const [zip, town, part, region] = ['postal-code', 'address-level2', 'address-level3', 'address-level1'] as const;
  const cases: readonly (readonly [from: ReturnType<typeof values>, iso2: string, gone: readonly Purpose[]])[] = [
    [values('2012 ES', 'Noord-Holland'), 'US', [zip, region]],
    [values('2012 ES', 'Noord-Holland'), 'IN', [zip, region]],
    [values('2012 ES', 'Noord-Holland'), 'CN', [zip, region]],
    // Japanese and Emirati addresses have no town beside the street and the region.
    [values('2012 ES', 'Noord-Holland'), 'JP', [zip, town, region]],
    [values('2012 ES', 'Noord-Holland'), 'AE', [zip, town, region]],
    // Five digits are a postcode in Germany and in the United States, and none in Brazil or India.
    [values('90210', 'CA'), 'DE', [region]],
    [values('90210', 'CA'), 'BR', [zip, region]],
    [values('90210', 'CA'), 'IN', [zip, region]],
    [values('110034', 'Delhi'), 'CN', [region]],
    [values('01310-200', 'SP', 'Bela Vista'), 'MX', [zip, region]],
    [values('01310-200', 'SP', 'Bela Vista'), 'US', [zip, part, region]],
    [values('', 'دبي', 'Jumeirah'), 'CN', [region]],
    // No postcodes, and a list of areas.
    [values('90210', 'CA'), 'HK', [zip, region]],
    [values('', ''), 'JP', [town]],
  ];
  for (const [from, iso2, gone] of cases) {
    it(`include ${gone.join(', ')} of ${[...from.values()].filter(Boolean).join(', ')} in ${iso2}`, () => {
      assert.deepEqual(outdatedIn(from, from, worldFormatOf(iso2)), gone);
    });
  }
});
