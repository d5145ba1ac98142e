import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadAreas } from '../../../src/core/address/load-areas.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { countryNamed } from '../../../src/core/country/named.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import * as fc from '../../support/random.ts';

/** The fields that a form of the country would take; null if it leaves the text as it is. */
function wholeAddressIn(...given: Parameters<typeof readAddress>) {
  const { country, fields, isWhole } = readAddress(...given);
  return isWhole && (country === null || country === given[1]) ? fields : null;
}

describe('a complete address in another country', () => {
  for (const [iso2, text] of [
    ['US', '10 Downing Street, London SW1A 2AA, United Kingdom'],
    ['NL', 'Julianastraat 30, 2012 ES Haarlem, België'],
    ['NLD', 'Julianastraat 30, 2012 ES Haarlem'],
    ['nl', 'Julianastraat 30, 2012 ES Haarlem'],
  ] as const)
    it(`is not recognised in ${iso2}: ${text}`, async () =>
      assert.equal(wholeAddressIn(text, iso2, await loadAreas(iso2)), null));
});

describe('a complete address in Europe', () => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    NL: ['Julianastraat 30, 2012 ES Haarlem', 'Julianastraat 30\n2012ES Haarlem\nNederland'],
    DE: ['Julianastraat 30, 10115 Haarlem', 'D-10115 Haarlem, Julianastraat 30'],
    CZ: ['Julianastraat 30, 110 00 Haarlem, Česko'],
    IE: ['30 Julianastraat, Haarlem, D02 AF30', '30 Julianastraat, Haarlem D02AF30, Ireland'],
    MT: ['30 Julianastraat, Haarlem VLT 1117'],
  };
  for (const [iso2, list] of Object.entries(texts)) {
    it(`has its number in its own field: ${iso2}`, () => {
      for (const text of list) {
        const { street, building, locality, postcode } = wholeAddressIn(text, iso2, []) ?? {};
        const { example } = worldFormatOf(iso2).postcode ?? {};
        assert.deepEqual([street, building, locality, postcode], ['Julianastraat', '30', 'Haarlem', example], text);
      }
    });
  }
});

describe('text before a complete address', () => {
  it('is ignored, whatever it is', async () => {
    const areas = await loadAreas('US');
    // Gana is Ghana in several languages.
    const name = fc.stringMatching(/^[A-Za-z]{3,8}( [A-Za-z]{3,8})?$/).filter((it) => countryNamed(it) === null);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (names) => {
        const text = [...names, '151 3rd St', 'San Francisco, CA 94103'].join('\n');
        const { fields, rest } = readAddress(text, 'US', areas);
        assert.equal(fields.street, '151 3rd St', text);
        assert.deepEqual(
          // A block, `BLK`, has what follows it as one text.
          [...rest, fields.addition].filter(Boolean).join(' ').split(/,? /).sort(),
          names.join(' ').split(' ').sort(),
        );
      }),
    );
  });

  it('leaves the text unchanged until the country’s regions have loaded', () => {
    assert.equal(wholeAddressIn('151 3rd St, San Francisco CA 94103', 'US', []), null);
  });
});
