/** French firms have a postcode of their own, and CEDEX behind the town. People paste the whole line into one field. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { addressFromManual, checkManual, validateParamsOf } from '../../../src/core/manual/fields.ts';

const france = { name: 'France', iso2: 'FR', iso3: 'FRA' };
const inFrance = worldFormatOf('FR');

describe('CEDEX pasted into the postcode field', () => {
  const cases: readonly (readonly [pasted: string, locality: string, postcode: string, town: string])[] = [
    ['75380 PARIS CEDEX 08', '', '75380', 'PARIS CEDEX 08'],
    ['75380 PARIS CEDEX 08', 'Paris', '75380', 'Paris CEDEX 08'],
    ['75380 cedex 08', 'Paris', '75380', 'Paris cedex 08'],
    ['75380 PARIS CEDEX 08', 'Paris Cedex 08', '75380', 'Paris Cedex 08'],
    ['69 431 Lyon Cedex', '', '69431', 'Lyon Cedex'],
  ];
  for (const [pasted, locality, postcode, town] of cases) {
    it(`goes to the town: ${pasted} beside ${JSON.stringify(locality)}`, () => {
      const fields = { ...emptyFields, building: '5', street: 'Rue de Rivoli', postcode: pasted, locality };
      assert.deepEqual(checkManual(fields, inFrance), []);
      const address = addressFromManual(fields, france, inFrance);
      assert.deepEqual([address.postcode, address.locality], [postcode, town]);
      assert.equal(address.mailLines.at(-1), `${postcode} ${town}`);
      const asked = validateParamsOf(fields, france, inFrance);
      assert.deepEqual([asked.postcode, asked.locality], [postcode, town]);
    });
  }

  it('does not cause other texts to be split', () => {
    const fields = { ...emptyFields, street: 'Rue de Rivoli 5', postcode: '75001 Paris', locality: '' };
    assert.equal(addressFromManual(fields, france, inFrance).locality, null);
  });
});
