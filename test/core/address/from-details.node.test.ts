import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { belgium, details, netherlands, printed } from '../../support/samples.ts';

describe('the country of an address from the service', () => {
  it('is that of the answer', () => {
    const answer = { ...details, country: { name: 'Belgium', iso3Code: 'BEL', iso2Code: 'BE' } };
    assert.deepEqual(addressFrom(answer, netherlands).country, belgium);
  });

  it('has the codes of the searched country if an older answer has none', () => {
    assert.deepEqual(printed(addressFrom(details, netherlands)).country, netherlands);
  });

  it('is the searched country if the answer has a code of another format, so that the next search is not led astray', () => {
    for (const codes of [{ iso3Code: '..' }, { iso2Code: 'NL NLD x' }, { iso3Code: '' }, { iso3Code: 'nl/' }]) {
      const answer = { ...details, country: { ...details.country, ...codes } };
      assert.deepEqual(addressFrom(answer, netherlands).country, netherlands, JSON.stringify(codes));
    }
  });
});

describe('an address from the service', () => {
  it('has everything that the answer has', () => {
    const location = { latitude: 52.4, longitude: 4.6, precision: 'Address' } as const;
    const answer = {
      ...details,
      address: { ...details.address, buildingNumberAddition: 'bis', region: 'NH' },
      ...{ location, isPoBox: true },
    };
    const { address, mailLines, language } = answer;
    const { country: _, ...parts } = address;
    assert.deepEqual(addressFrom(answer, netherlands), {
      country: netherlands,
      ...parts,
      ...{ unit: null, lines: [], mailLines, location, isPoBox: true, language, details: details.details },
      ...{ source: 'autocomplete', verdict: null },
    });
  });

  it('omits what the answer lacks, and has the region of its details', () => {
    const { country: name } = details.address;
    const answer = { address: { country: name }, mailLines: [], country: details.country, details: details.details };
    assert.deepEqual(addressFrom(answer as unknown as typeof details, netherlands), {
      country: netherlands,
      ...{ street: null, building: null, buildingNumber: null, buildingNumberAddition: null },
      ...{
        postcode: null,
        locality: null,
        region: 'Noord-Holland',
        unit: null,
        lines: [],
        mailLines: [],
        location: null,
        isPoBox: false,
      },
      ...{ language: null, details: details.details, source: 'autocomplete', verdict: null },
    });
  });
});
