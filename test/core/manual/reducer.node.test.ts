import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import type { ManualEvent } from '../../../src/core/manual/state.ts';
import * as entry from '../../support/entry.ts';
import {
  answer,
  answers,
  askedIn,
  committed,
  committedIn,
  edited,
  fails,
  good,
  nothing,
  on,
  partial,
  poor,
} from '../../support/manual.ts';
import { belgium, details, netherlands, printed } from '../../support/samples.ts';

describe('an address set by the page', () => {
  const known = printed(addressFrom(details, netherlands));
  const given = { ...known, source: null, building: '30', details: { own: 1 } };
  const filled = entry.after(entry.manualLoaded, entry.root({ type: 'addressGiven', by: 'script', address: given }));
  const lookedAt: ManualEvent = { type: 'verifyRequested', verification: 'silent', anew: false };
  /** The manual fields are opened over it. */
  const changing = entry.on(filled, entry.manualWanted);

  it('is unchanged, including details, whatever the service says', () => {
    for (const outcome of [nothing, poor, partial, good, fails]) {
      const state = on(filled, lookedAt, outcome);
      assert.equal(committedIn(state).address, given);
      assert.deepEqual(
        [state.changedBy, committedIn(state).address.source, state.panel.inSight],
        ['script', null, 'search'],
      );
    }
  });

  it('is validated silently, once unless validation is requested again', () => {
    const state = on(filled, lookedAt, poor);
    assert.equal(committedIn(state).verdict?.choice, 'unasked');
    assert.equal(on(state, { ...lookedAt, anew: true }), state, 'the verdict is there');
    const failed = on(filled, lookedAt, fails);
    assert.equal(on(failed, lookedAt), failed);
    assert.equal(on(failed, { ...lookedAt, anew: true }).manual.step, 'validating');
    assert.equal(on(initialEntry, lookedAt), initialEntry, 'there is nothing to look at');
  });

  it('can be changed during validation, and the answer leaves the open fields alone', () => {
    const looking = on(filled, lookedAt);
    const stale: ManualEvent = { type: 'validated', request: askedIn(looking), answer: answer('B', 'Building') };
    const state = entry.on(looking, entry.manualWanted);
    assert.deepEqual([state.panel.inSight, state.manual.step, state.manual.request], ['manual', 'editing', null]);
    assert.equal(state.manual.fields.street, given.street);
    assert.equal(on(state, stale), state);
  });

  it('is replaced by a correction beyond doubt, and comes back when the shopper keeps it', () => {
    const near = { ...given, street: 'Julianstraat' };
    const mistyped = entry.on(filled, entry.root({ type: 'addressGiven', by: 'script', address: near }));
    const state = on(mistyped, lookedAt, answers(answer('B', 'Building')));
    assert.deepEqual([committedIn(state).address.street, state.changedBy], ['Julianastraat', 'user']);
    assert.equal(committedIn(on(state, { type: 'candidateChosen', candidate: null })).address.street, 'Julianstraat');
  });

  it('becomes another one as soon as a part of it is completed', () => {
    const state = on(changing, edited('Kade'), committed(), partial, { type: 'completed', text: 'A' }, nothing);
    assert.equal(committedIn(state).address.building, '30 A');
  });

  it('is not validated while the shopper types over it, or is in another country', () => {
    const typing = on(changing, edited('Kade'));
    assert.equal(on(typing, lookedAt), typing);
    const abroad = entry.on(
      changing,
      entry.countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, entry.seedOf('session-2')),
    );
    assert.equal(on(abroad, { ...lookedAt, anew: true }), abroad);
  });

  it('opens in its own country; parts without a field in the country chosen since come back with its own', () => {
    const chosen = (country: typeof belgium) =>
      entry.countryEvent({ type: 'countryChosen', country, by: 'user' }, entry.seedOf('session-2'));
    const plain = entry.on(
      initialEntry,
      entry.manualWanted,
      entry.root({ type: 'codeLoaded', code: 'manual', isThere: false }),
    );
    const given = entry.on(
      plain,
      entry.root({ type: 'addressGiven', by: 'user', address: { ...known, region: 'Noord-Holland' } }),
    );
    const abroad = entry.on(given, chosen(belgium), entry.manualWanted, entry.manualLoaded);
    assert.deepEqual([abroad.panel.inSight, abroad.manual.fields.region], ['manual', '']);
    assert.equal(entry.on(abroad, chosen(netherlands)).manual.fields.region, 'Noord-Holland');
  });
});
