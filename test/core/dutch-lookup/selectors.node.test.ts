import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { houseOf, isAwaited, openFieldsOf, placeOf } from '../../../src/core/dutch-lookup/selectors.ts';
import { searchTextOf } from '../../../src/core/dutch-lookup/typed.ts';
import { isBlank } from '../../../src/core/entry/panel-status.ts';
import { isUnverified, isVerified } from '../../../src/core/entry/selectors.ts';
import { house2, house30 } from '../../support/dutch-samples.ts';
import { dutch, manualWanted, root } from '../../support/entry.ts';
import { committedIn } from '../../support/manual.ts';
import { after, arrives, at30, byStreet, choose, fails, fill, inHengelo, on, typed } from './support.ts';

const found = after(...at30, arrives(house30));
const kept = after(...fill({ postcode: '7571CD', houseNumber: '2x' }), arrives(house2), choose(null));
const given = after(root({ type: 'addressGiven', by: 'script', address: committedIn(found).address }));

describe('whether the register has a Dutch address', () => {
  const states = [
    ['nothing typed', after(), false, false],
    ['on its way', after(...at30), false, false],
    ['found', found, true, false],
    ['an addition of their own', kept, false, true],
    ['found, then looked at by hand', on(found, manualWanted), true, false],
    ['given by the page', given, false, false],
  ] as const;
  for (const [what, state, verified, unverified] of states) {
    it(`is known: ${what}`, () => {
      assert.equal(isVerified(state), verified);
      assert.equal(isUnverified(state), unverified);
    });
  }
});

describe('the state of a lookup', () => {
  it('is blank until anything but white space is typed', () => {
    assert.equal(isBlank(after()), true);
    assert.equal(isBlank(after(byStreet, typed('city', '  '))), true);
    assert.equal(isBlank(after(byStreet, typed('city', 'U'))), false);
  });

  it('is pending while an answer is, or will be once the field is left', () => {
    assert.equal(isAwaited(after(...at30).dutchLookup), true);
    assert.equal(isAwaited(after(typed('postcode', '2012ES'), typed('houseNumber', '30')).dutchLookup), true);
    assert.equal(isAwaited(after(typed('postcode', '2012ES')).dutchLookup), false);
    assert.equal(isAwaited(found.dutchLookup), false);
  });

  it('names the house that was looked up', () => {
    assert.equal(houseOf(after(...at30).dutchLookup), '2012 ES 30');
    assert.equal(houseOf(after(...inHengelo).dutchLookup), 'Kerkstraat 3, Hengelo');
  });

  it('only asks for a place if it was ambiguous', () => {
    const state = after(...inHengelo, fails('ambiguous'));
    assert.equal(placeOf(state.dutchLookup), 'ambiguous');
    assert.equal(placeOf(on(state, dutch({ type: 'methodChosen', method: 'postcode' })).dutchLookup), 'unique');
    assert.equal(placeOf(after(...inHengelo).dutchLookup), 'unique');
  });

  it('lists mistakes first, then missing parts, in the order of the fields', () => {
    assert.deepEqual(openFieldsOf(after().dutchLookup), ['postcode', 'houseNumber']);
    assert.deepEqual(openFieldsOf(after(byStreet).dutchLookup), ['city', 'street', 'houseNumber']);
    assert.deepEqual(openFieldsOf(after(...fill({ houseNumber: 'a1' })).dutchLookup), ['houseNumber', 'postcode']);
    assert.deepEqual(openFieldsOf(found.dutchLookup), []);
  });

  it('gives what was typed as text to search for', () => {
    assert.equal(searchTextOf(after(...fill({ postcode: '2012es', houseNumber: '30a' })).dutchLookup), '2012 ES 30 a');
    assert.equal(searchTextOf(after(...inHengelo).dutchLookup), 'Kerkstraat 3 Hengelo');
    assert.equal(searchTextOf(after().dutchLookup), '');
  });
});
