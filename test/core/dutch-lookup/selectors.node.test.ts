import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addressOf,
  houseOf,
  isAwaited,
  isBlank,
  isUnanswered,
  isUnverified,
  isVerified,
  openFieldsOf,
  placeOf,
  typedText,
} from '../../../src/core/dutch-lookup/selectors.ts';
import type { LookupEvent } from '../../../src/core/dutch-lookup/state.ts';
import { house2, house30 } from '../../support/dutch-samples.ts';
import { after, arrives, at30, byStreet, choose, fails, fill, inHengelo, on, typed } from './support.ts';

const manual: LookupEvent = { type: 'manualChosen' };
const found = after(...at30, arrives(house30));
const kept = after(...fill({ postcode: '7571CD', houseNumber: '2x' }), arrives(house2), choose(null));
const address = addressOf(found);
assert.ok(address);

describe('what a lookup’s state means', () => {
  const states = [
    ['nothing typed', after(), false, false],
    ['on its way', after(...at30), false, false],
    ['found', found, true, false],
    ['an addition of their own', kept, false, true],
    ['found, then looked at by hand', on(found, manual), true, false],
    [
      'by hand',
      after(manual, ...fill({ street: 'Kade', houseNumber: '1', postcode: '8321AB', city: 'Urk' })),
      false,
      false,
    ],
    ['given by the page', after({ type: 'filled', address, source: null, by: 'page' }), false, false],
  ] as const;
  for (const [what, state, verified, unverified] of states) {
    it(`says whether the register has it: ${what}`, () => {
      assert.equal(isVerified(state), verified);
      assert.equal(isUnverified(state), unverified);
    });
  }

  it('is blank until something but white space is typed', () => {
    assert.equal(isBlank(after()), true);
    assert.equal(isBlank(after(typed('city', '  '))), true);
    assert.equal(isBlank(after(typed('city', 'U'))), false);
  });

  it('is unanswered only when the service failed', () => {
    assert.equal(isUnanswered(after(...at30, fails('unavailable'))), true);
    assert.equal(isUnanswered(after(...at30, fails('not-found'))), false);
    assert.equal(isUnanswered(after(...at30)), false);
  });

  it('is awaited while the answer is on its way, or will be once the field is left', () => {
    assert.equal(isAwaited(after(...at30)), true);
    assert.equal(isAwaited(after(typed('postcode', '2012ES'), typed('houseNumber', '30'))), true);
    assert.equal(isAwaited(after(typed('postcode', '2012ES'))), false);
    assert.equal(isAwaited(found), false);
  });

  it('names the house that was looked up', () => {
    assert.equal(houseOf(after(...at30)), '2012 ES 30');
    assert.equal(houseOf(after(...inHengelo)), 'Kerkstraat 3, Hengelo');
  });

  it('asks for a place only where it was ambiguous, and not by hand', () => {
    const state = after(...inHengelo, fails('ambiguous'));
    assert.equal(placeOf(state), 'ambiguous');
    assert.equal(placeOf(on(state, manual)), 'unique');
    assert.equal(placeOf(on(state, { type: 'wayChosen', way: 'postcode' })), 'unique');
    assert.equal(placeOf(after(...inHengelo)), 'unique');
  });

  it('points at mistakes first, then at what is missing, in the order of the fields', () => {
    assert.deepEqual(openFieldsOf(after()), ['postcode', 'houseNumber']);
    assert.deepEqual(openFieldsOf(after(byStreet)), ['city', 'street', 'houseNumber']);
    assert.deepEqual(openFieldsOf(after(manual)), ['street', 'houseNumber', 'postcode', 'city']);
    assert.deepEqual(openFieldsOf(after(...fill({ houseNumber: 'a1' }))), ['houseNumber', 'postcode']);
    assert.deepEqual(openFieldsOf(found), []);
  });

  it('gives what was typed as a text to search for', () => {
    assert.equal(typedText(after(...fill({ postcode: '2012es', houseNumber: '30a' }))), '2012 ES 30 a');
    assert.equal(typedText(after(...inHengelo)), 'Kerkstraat 3 Hengelo');
    assert.equal(typedText(after()), '');
  });
});
