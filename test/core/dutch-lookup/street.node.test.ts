import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeOf } from '../../../src/core/dutch-lookup/selectors.ts';
import { house2 } from '../../support/dutch-samples.ts';
import { addressOf, after, arrives, asked, byStreet, fails, fill, inHengelo, on, typed } from './support.ts';

describe('a city that is not unique', () => {
  it('says so if the province does not distinguish them', () => {
    const state = after(...inHengelo, fails('ambiguous'), ...fill({ province: 'GLD' }), fails('ambiguous'));
    assert.equal(placeOf(state.dutchLookup), 'still-ambiguous');
    assert.equal(placeOf(on(state, typed('street', 'Spalstraat')).dutchLookup), 'unique');
  });
});

describe('a street whose numbers have several postcodes', () => {
  const spaarne = [byStreet, ...fill({ city: 'Haarlem', street: 'Spaarne', houseNumber: '2' })];
  const elsewhere = { ...house2, postcode: '2011CH', houseNumberAddition: 'k', houseNumberAdditions: ['k'] };

  it('is looked up again, once, for an addition that the first answer does not list', () => {
    const known = after(...spaarne, arrives(house2));
    assert.equal(addressOf(on(known, ...fill({ addition: 'a' })))?.building, '2a');
    const again = on(known, ...fill({ addition: 'k' }));
    assert.equal(asked(again).params.houseNumberAddition, 'k');
    const found = on(again, arrives(elsewhere));
    assert.equal(addressOf(found)?.postcode, '2011CH');
    assert.equal(on(found, ...fill({ addition: '' }), ...fill({ addition: 'k' })).dutchLookup.request, null);
  });

  it('is not looked up endlessly for an unknown addition', () => {
    const state = after(
      ...spaarne,
      arrives(house2),
      ...fill({ addition: 'x' }),
      arrives({ ...house2, houseNumberAddition: null }),
    );
    assert.equal(state.dutchLookup.step, 'additions');
    assert.equal(on(state, ...fill({ addition: '' }), ...fill({ addition: 'x' })).dutchLookup.request, null);
  });
});
