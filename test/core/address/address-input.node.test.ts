import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { mistakesIn } from '../../../src/core/address/wrong-value.ts';

const parts = { street: 'Julianastraat', building: '30a', postcode: '2012ES', locality: 'Haarlem' };
const from = (given: unknown) => addressFromInput(given, []);

describe('an address from a page', () => {
  for (const country of ['NL', 'nl', 'NLD', 'nld', ' nl ', { iso2: 'NL' }, { iso3: 'nld' }]) {
    it(`has a complete country for ${JSON.stringify(country)}`, () => {
      assert.deepEqual(from({ country, ...parts })?.country, { name: 'Netherlands', iso2: 'NL', iso3: 'NLD' });
    });
  }

  it('has the service’s country if that is known', () => {
    const japan = { name: 'Japan', iso2: 'JP', iso3: 'JPN' };
    assert.equal(addressFromInput({ country: 'jp', ...parts }, [japan])?.country, japan);
    assert.equal(from({ country: 'jp', ...parts }), null);
    assert.deepEqual(from({ country: japan, ...parts })?.country, japan);
  });

  it('has the lines that the page gave, and no others', () => {
    const given = { country: 'NL', ...parts, mailLines: ['as given'] };
    assert.deepEqual([from(given)?.mailLines, from(given)?.lines], [['as given'], []]);
    assert.deepEqual(from({ country: 'NL', ...parts })?.mailLines, []);
  });

  const numbers: readonly (readonly [
    given: object,
    building: string | null,
    number: number | null,
    addition: string | null,
  ])[] = [
    [{ building: '30a' }, '30a', 30, 'a'],
    [{ building: '30 bis 2' }, '30 bis 2', 30, 'bis 2'],
    [{ building: '30' }, '30', 30, null],
    [{ building: '30a', buildingNumberAddition: 'b' }, '30a', 30, 'b'],
    [{ building: '30a', buildingNumber: 31 }, '30a', 31, null],
    [{ buildingNumber: 1, buildingNumberAddition: 'b' }, '1 b', 1, 'b'],
    [{ buildingNumber: 1 }, '1', 1, null],
    [{ building: 'Villa 3' }, 'Villa 3', null, 'Villa 3'],
    [{ building: '1234567890' }, '1234567890', null, '1234567890'],
    [{}, null, null, null],
  ];
  for (const [given, ...expected] of numbers) {
    it(`has the number and addition of its building, and a building made of those: ${JSON.stringify(given)}`, () => {
      const { building, buildingNumber, buildingNumberAddition } =
        from({ country: 'NL', street: 'Dam', ...given }) ?? {};
      assert.deepEqual([building, buildingNumber, buildingNumberAddition], expected);
    });
  }

  it('may have numbers for texts, as shops store them', () => {
    const { postcode, building, buildingNumber, unit } =
      from({ country: 'BE', postcode: 1000, building: 16, unit: 4 }) ?? {};
    assert.deepEqual([postcode, building, buildingNumber, unit], ['1000', '16', 16, '4']);
  });

  it('is rejected without a country', () => {
    for (const given of [null, 'Dam 1', 3, {}, { country: 'XX' }, { country: null }]) assert.equal(from(given), null);
  });
});

describe('what is wrong with an address from a page', () => {
  it('is nothing, or is reported with the wrong part', () => {
    assert.deepEqual(mistakesIn({ country: 'nld', ...parts }, []), []);
    assert.deepEqual(mistakesIn({ country: 'nld', street: null }, []), []);
    assert.match(mistakesIn({ ...parts }, []).join(), /country/);
    assert.match(mistakesIn({ country: 'Holland' }, []).join(), /"Holland"/);
    assert.match(
      mistakesIn({ country: 'NL', street: ['Dam'], unit: {}, postcode: 2012 }, []).join(),
      /^street, unit: no text$/,
    );
    assert.match(mistakesIn('Dam 1', []).join(), /no address/);
  });
});
