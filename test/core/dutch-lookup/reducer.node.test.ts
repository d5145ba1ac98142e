import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DutchAddress } from '../../../src/contract/types.ts';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { normalize, requestFor } from '../../../src/core/dutch-lookup/parse.ts';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { house2, house30, house212, poBox } from '../../support/dutch-samples.ts';
import { dutch, left, root } from '../../support/entry.ts';
import {
  addressOf,
  after,
  arrives,
  asked,
  at2,
  at30,
  byStreet,
  committed,
  fill,
  on,
  paused,
  stepIn,
  typed,
} from './support.ts';

describe('when a lookup is sent', () => {
  it('is not after a pause if anything is missing or wrong, the shopper has no postcode, or nothing was typed', () => {
    const byCity = [byStreet, typed('city', 'Haarlem'), typed('street', 'Julianastraat'), typed('houseNumber', '30')];
    for (const steps of [
      [typed('postcode', '2012ES')],
      [typed('postcode', '2012E'), typed('houseNumber', '30')],
      byCity,
    ]) {
      const state = after(...steps);
      assert.equal(on(state, paused), state);
    }
    assert.equal(after(paused).dutchLookup.request, null);
  });

  it('is only remembered, and not shown, when the number changes', () => {
    const looking = after(...at30);
    const state = on(looking, typed('houseNumber', '3'));
    assert.equal(state.dutchLookup.request, null);
    const late = on(state, dutch({ type: 'arrived', request: asked(looking), answer: house30 }));
    assert.deepEqual(late.dutchLookup, { ...state.dutchLookup, known: late.dutchLookup.known });
    const back = on(late, typed('houseNumber', '30'), committed);
    assert.deepEqual([stepIn(back), back.dutchLookup.request], ['found', null]);
  });

  it('is settled by the answer to the earlier request if another number was typed meanwhile', () => {
    const looking = after(...at30);
    const request = asked(looking);
    const back = on(looking, typed('houseNumber', '3'), typed('houseNumber', '30a'), committed);
    const answered = on(back, dutch({ type: 'arrived', request, answer: house30 }));
    assert.deepEqual([stepIn(answered), answered.dutchLookup.request], ['additions', null]);
    const problem = { reason: 'unavailable', operation: 'dutchByPostcode', status: 503, retryAfter: null } as const;
    assert.equal(stepIn(on(back, dutch({ type: 'failed', request, problem, isSent: true }))), 'failed');
  });
});

describe('an addition', () => {
  it('that was chosen takes no facts from another object of the house', () => {
    const state = after(...at2, arrives(house2), typed('addition', 'a'), committed);
    const details = state.committed?.details;
    assert.ok(details && 'houseNumberAddition' in details);
    assert.equal(details.houseNumberAddition, 'a');
    assert.equal(details.bagAddressableObjectId, null);
  });

  it('that is being typed when the answer arrives is not judged before the field is left', () => {
    const state = after(...at2, typed('addition', 'b'), arrives(house2));
    assert.equal(stepIn(state), 'editing');
    assert.equal(stepOf(on(state, committed)), 'done');
  });
});

describe('a house that was found', () => {
  it('does not apply its addition to a next number that is typed with another one', () => {
    const found = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'a' }), arrives(house2));
    const next = on(found, ...fill({ houseNumber: '4 b' }));
    assert.deepEqual(asked(next).params, { postcode: '7571CD', houseNumber: 4, houseNumberAddition: 'b' });
    assert.deepEqual([next.dutchLookup.fields.houseNumber, next.dutchLookup.fields.addition], ['4', 'b']);
  });

  it('keeps its addition beside a number without one, and beside its own number that is typed with another', () => {
    const found = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'a' }), arrives(house2));
    const fieldsOf = ({ dutchLookup: { fields } }: EntryState) => [fields.houseNumber, fields.addition];
    assert.deepEqual(fieldsOf(on(found, ...fill({ houseNumber: '4' }))), ['4', 'a']);
    assert.deepEqual(fieldsOf(on(found, ...fill({ houseNumber: '2 b' }))), ['2', 'b a']);
    const ownWord = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'x' }), arrives(house2));
    assert.deepEqual(fieldsOf(on(ownWord, ...fill({ houseNumber: '4 b' }))), ['4', 'b x']);
  });

  it('is given up for a lookup by another method', () => {
    assert.equal(addressOf(after(...at30, arrives(house30), byStreet)), null);
  });
});

describe('a PO box', () => {
  it('has the number that was looked up, although it is 0 in the answer', () => {
    const typed50 = [typed('postcode', '1000AB'), typed('houseNumber', '50'), committed];
    const found = after(...typed50, arrives({ ...poBox, houseNumber: 0 }));
    assert.deepEqual(found.committed?.address.mailLines, ['Postbus 50', '1000 AB  Amsterdam']);
    assert.equal(addressOf(found)?.buildingNumber, 50);
    assert.equal((found.committed?.details as DutchAddress | undefined)?.houseNumber, 0, 'the answer is unchanged');
  });
});

describe('an address set by the page', () => {
  const { committed: present } = after(...at30, arrives(house30));
  assert.ok(present);
  const { address } = present;
  const filled = (changes: Partial<typeof address> = {}) =>
    root({ type: 'addressGiven', by: 'script', address: { ...address, ...changes } as typeof address });

  it('fills them with a building that is not a number, and leaves them empty if there is nothing', () => {
    const odd = after(filled({ buildingNumber: null, building: 't/o 12', buildingNumberAddition: 't/o 12' }));
    assert.equal(odd.dutchLookup.fields.houseNumber, 't/o 12');
    const none = { postcode: null, building: null, buildingNumber: null, street: null, locality: null };
    assert.ok(Object.values(after(filled(none)).dutchLookup.fields).every((text) => text === ''));
  });

  it('is shown in the fields as the same house, with the same addition', () => {
    for (const answer of [house30, house212, poBox, { ...house2, houseNumberAddition: 'b' }]) {
      const known = addressFromDutch(answer, answer.houseNumberAddition ?? 'E K001');
      const { fields } = after(root({ type: 'addressGiven', by: 'script', address: known })).dutchLookup;
      const { params } = requestFor(normalize(fields), 'postcode') ?? {};
      assert.deepEqual(params, {
        postcode: known.postcode,
        houseNumber: known.buildingNumber,
        ...(known.buildingNumberAddition ? { houseNumberAddition: known.buildingNumberAddition } : null),
      });
    }
  });

  it('is not replaced by a pending answer', () => {
    const looking = after(...at2);
    const given = on(looking, filled());
    const later = on(given, dutch({ type: 'arrived', request: asked(looking), answer: house2 }));
    assert.deepEqual([later.committed, later.dutchLookup.fields], [given.committed, given.dutchLookup.fields]);
  });
});

describe('an answer that arrives while the shopper is still in the field', () => {
  it('is not awaited once the element has been removed', () => {
    const typed30 = after(typed('postcode', '2012ES'), typed('houseNumber', '30'));
    assert.equal(on(typed30, left, paused).dutchLookup.request, null);
    assert.equal(on(typed30, paused, left).dutchLookup.request, null);
  });
});
