import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBodyOf } from '../../../src/contract/operations.ts';
import type { Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

describe('details of the reference service', () => {
  it('are those of the address, in the language of the search', async () => {
    const { suggest, details } = serviceOf();
    const [street] = (await suggest('bel', 'grand-place', 'fr-BE')).matches as [Match];
    const house = (await suggest(street.context, street.value, 'fr-BE')).matches.find(
      ({ label }) => label === 'Grand-Place 2 bte 3',
    );
    assert.ok(house);
    const answer = await details(house);
    assert.equal(answer.language, 'fr-BE');
    assert.deepEqual(answer.mailLines, ['Grand-Place 2 bte 3', '1000 Bruxelles']);
    assert.equal(answer.address.buildingNumberAddition, 'bte 3');
    assert.equal(answer.details?.['belProvince'], null);
    assert.ok(isBodyOf('details', answer));
  });

  it('name the district of every Belgian municipality, in the languages that have a name for it', async () => {
    const { suggest, details } = serviceOf();
    for (const [term, district] of [
      [
        'Grand-Place 1',
        [21_000, 'Bruxelles-Capitale', 'Brussel-Hoofdstad', 'Bruxelles-Capitale', 'Brüssel-Hauptstadt'],
      ],
      ['Vlaamsegaaistraat 1', [41_000, 'Alost', 'Aalst', 'Alost', null]],
    ] as const) {
      const [house] = (await suggest('bel', term, 'fr-BE')).matches as [Match];
      const [nisCode, primaryName, nlName, frName, deName] = district;
      assert.deepEqual((await details(house)).details?.['belDistrict'], {
        nisCode,
        primaryName,
        nlName,
        frName,
        deName,
      });
    }
  });

  it('only name the country on the parcel if it is sent from another one', async () => {
    const { suggest, details } = serviceOf();
    const [house] = (await suggest('nld', '2012ES 30')).matches as [Match];
    assert.deepEqual((await details(house, 'NLD')).mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.deepEqual((await details(house, 'bel')).mailLines.at(-1), 'The Netherlands');
  });
});
