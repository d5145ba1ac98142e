import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areasFrom } from '../../../../src/core/address/areas.ts';
import { areaFiles } from '../../../../src/core/address/data/area-files.ts';
import { wholeAddressIn } from '../../../../src/core/address/text/whole-address.ts';
import * as fc from '../../../support/random.ts';
import { notWhole } from './data/not-whole.ts';
import { americas } from './data/whole-americas.ts';
import { asiaAfricaAndOceania } from './data/whole-others.ts';

const wholeAddresses = { ...americas, ...asiaAfricaAndOceania };

const areasOf = async (iso2: string) =>
  areasFrom((await areaFiles[iso2]?.())?.areas ?? '').filter(({ value }) => value);

describe('a whole address that is pasted', () => {
  for (const [iso2, addresses] of Object.entries(wholeAddresses)) {
    it(`is taken apart as its country writes it: ${iso2}`, async () => {
      const areas = await areasOf(iso2);
      for (const { text, parts } of addresses) {
        const found = wholeAddressIn(text, iso2, areas);
        const { street, district, locality, region, postcode } = found ?? {};
        assert.deepEqual([street, district, locality, region, postcode], parts, text);
      }
    });
  }

  for (const [iso2, texts] of Object.entries(notWhole)) {
    it(`is none where parts are missing or in doubt: ${iso2}`, async () => {
      const areas = await areasOf(iso2);
      for (const text of texts) assert.equal(wholeAddressIn(text, iso2, areas), null, text);
    });
  }
});

describe('what stands in front of a whole address', () => {
  it('stays in the street, whatever it is', async () => {
    const areas = await areasOf('US');
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z]{3,8}( [A-Za-z0-9]{3,8})?$/), { maxLength: 4 }), (names) => {
        const lines = [...names, '151 3rd St'];
        const found = wholeAddressIn(`${lines.join('\n')}\nSan Francisco, CA 94103`, 'US', areas);
        assert.equal(found?.street, lines.join(', '));
      }),
    );
  });

  it('leaves the text whole as long as the regions of the country are not there', () => {
    assert.equal(wholeAddressIn('151 3rd St, San Francisco CA 94103', 'US', []), null);
  });
});
