/** Tests members that the contract does not describe, and public clients of the service know. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CountryData } from '../../../demo/service/model.ts';
import type { Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

const country: CountryData = {
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  languages: ['nl-NL'],
  localities: [
    {
      name: 'Haarlem',
      at: [52.4, 4.6],
      streets: [
        { name: 'Kruisweg', numbers: { '2161AM': '160-170/2; 166:A' } },
        { name: 'Hoge Flat', numbers: { '2012AA': '1; 3:,A,B,C,D,E,F; 5' } },
      ],
    },
  ],
};

const service = (undocumented = true) => serviceOf({ undocumented, countries: [country] });
const last = async (term: string, undocumented = true) =>
  (await service(undocumented).suggest('nld', term)).matches.at(-1);

describe('a house number that the street does not have', () => {
  for (const [term, label, tag] of [
    ['kruisweg 999 haarlem', 'Kruisweg 999', 'unvalidated-housenumber'],
    ['2161AM 166 b', 'Kruisweg 166b', 'unvalidated-housenumber-addition'],
  ] as const) {
    it(`is the last match, with a tag: ${term}`, async () => {
      const match = await last(term);
      assert.deepEqual([match?.label, match?.precision, match?.tags], [label, 'Address', [tag]]);
    });
  }

  it('has details that say it is not validated', async () => {
    const { suggest, details } = service();
    const house = (await suggest('nld', 'kruisweg 999')).matches.at(-1) as Match;
    const { address, location, details: members } = await details(house);
    assert.deepEqual([address.street, address.building, address.postcode], ['Kruisweg', '999', '2161AM']);
    assert.ok(JSON.stringify(members?.['nldBuilding']).includes('"validated":false'));
    assert.deepEqual([members?.['nldBagInformation'], location], [null, null]);
  });

  for (const term of ['kruisweg 160', 'kruisweg 166 a', 'kruisweg', 'nowhere 12', 'kruisweg 123456', 'kruisweg 0']) {
    it(`is not a match of its own for ${term}`, async () => assert.equal((await last(term))?.tags, undefined));
  }

  it('is omitted by default', async () => {
    assert.equal((await last('kruisweg 999 haarlem', false))?.tags, undefined);
  });
});

describe('a house number with many addresses', () => {
  it('is one match of the precision PartialAddress, which leads to them', async () => {
    const { suggest, details } = service();
    const [street] = (await suggest('nld', 'hoge flat')).matches as [Match];
    const { matches } = await suggest(street.context, street.value);
    assert.deepEqual(
      matches.map(({ label, precision }) => [label, precision]),
      [
        ['Hoge Flat 1', 'Address'],
        ['Hoge Flat 3', 'PartialAddress'],
        ['Hoge Flat 5', 'Address'],
      ],
    );
    const within = (await suggest(matches[1]?.context ?? '', matches[1]?.value ?? '')).matches;
    assert.deepEqual(
      within.map(({ label }) => label),
      ['', 'A', 'B', 'C', 'D', 'E', 'F'].map((it) => `Hoge Flat 3${it}`),
    );
    assert.equal((await details(within[6] as Match)).address.building, '3F');
  });

  it('is as many matches as addresses by default', async () => {
    const { suggest } = service(false);
    const [street] = (await suggest('nld', 'hoge flat')).matches as [Match];
    assert.equal((await suggest(street.context, street.value)).matches.length, 9);
  });
});
