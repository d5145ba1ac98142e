import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';
import { readGivenAddress, withoutOldLines } from '../../../src/core/address/given.ts';
import { printedFor } from '../../../src/core/address/printed.ts';

describe('an address of which a script has changed a part', () => {
  const countries = [
    { iso2: 'MX', iso3: 'MEX', name: 'Mexico' },
    { iso2: 'BR', iso3: 'BRA', name: 'Brazil' },
  ];
  const parts = { country: 'MX', street: 'Calle 5', building: '12', district: 'Roma Norte', locality: 'México' };
  const read = (given: object) => readGivenAddress(given, countries) as Address;
  const before = printedFor(read({ ...parts, region: 'CDMX', postcode: '06700' }), '');

  for (const [part, mailLines] of [
    [{ district: 'Condesa' }, ['Calle 5 12', 'Condesa', '06700 MÉXICO, CDMX']],
    [{ country: 'BR' }, ['Calle 5 12', 'Roma Norte', 'MÉXICO-CDMX', '06700']],
    [{ country: { ...countries[0], name: 'México' } }, before.mailLines],
  ] as const) {
    it(`is printed with ${JSON.stringify(part)}`, () => {
      const changed = withoutOldLines(read({ ...before, ...part }), before);
      assert.deepEqual(printedFor(changed, '').mailLines, mailLines);
    });
  }

  it('keeps its lines and its source if only the name of the country is another', () => {
    const given = read({ ...before, source: 'lookup', country: { ...countries[0], name: 'México' } });
    assert.equal(withoutOldLines(given, before), given);
  });
});

describe('an address given in parts by a page', () => {
  const box = { country: 'NL', street: 'Postbus 9', postcode: '1000AA', locality: 'Amsterdam' };

  it('is a PO box if its street says so, as in any other address', () => {
    assert.equal(readGivenAddress(box)?.isPoBox, true);
    assert.equal(readGivenAddress(JSON.stringify(box))?.isPoBox, true);
    assert.equal(readGivenAddress({ ...box, street: 'Boxtelseweg 9' })?.isPoBox, false);
  });
});
