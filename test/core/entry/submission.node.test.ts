import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import {
  after,
  autofill,
  configured,
  manual,
  manualWanted,
  on,
  root,
  type Step,
  same,
  searchWanted,
  seedOf,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, house, netherlands, details as sample } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, countryChosen, found, typed } from '../search/support.ts';

const held = root({ type: 'submitHeld' });
const overdue = root({ type: 'submitOverdue' });
const awaitingDetails = after(...found, chose(house));
const looking = on(lookup.begun, ...lookup.at30);
const validating = typing.run({}, typing.committed());
const received = {
  country: netherlands,
  texts: { ...emptyFields, street: 'Dam 1', postcode: '1012JS', locality: 'Amsterdam' },
  line: 'Dam 1, 1012JS Amsterdam',
};
const offered = on(awaitingDetails, autofill({ type: 'autofilled', received, isAgain: false }));
const pasted = 'Kerkstraat 5, 1017 GA Amsterdam';
const reset = root({ type: 'reset', initial: null, seed: seedOf() });

describe('a submission that waits', () => {
  const acts: readonly (readonly [what: string, state: EntryState, act: Step])[] = [
    ['types on', awaitingDetails, typed('juliana')],
    ['types on in the Dutch fields', looking, lookup.typed('houseNumber', '31')],
    ['types on in the manual fields', validating, manual(typing.edited('Kade'))],
    ['chooses another country', awaitingDetails, countryChosen(belgium)],
    ['goes back to the search', validating, searchWanted],
    ['resets the form', looking, reset],
    ['takes the address that the browser offers', offered, autofill({ type: 'offerTaken' })],
    ['pastes into the manual fields', validating, manual({ type: 'pasted', field: 'street', text: pasted, areas: [] })],
    ['takes the address of another entry', awaitingDetails, same({ type: 'toggled', isTicked: true })],
  ];
  for (const [what, state, act] of acts) {
    it(`is cancelled if the shopper ${what}`, () => assert.equal(on(state, held, act).attempt.submission, 'none'));
  }
});

it('a submission that waits goes on while the browser fills in more of the address', () => {
  const more = autofill({ type: 'autofilled', received, isAgain: true });
  assert.equal(on(validating, held, more).attempt.submission, 'released');
});

describe('a submission that has waited for the maximum time', () => {
  const late = (state: EntryState) => on(state, held, overdue);

  it('continues without the code of the page’s own fields, and without an answer beside it', () => {
    const withFields = (state: EntryState) => on(state, configured({ hasPageFields: true, isPageAwaited: true }));
    assert.equal(late(withFields(after(...found))).attempt.submission, 'released');
    const both = late(withFields(awaitingDetails));
    assert.equal(both.attempt.submission, 'released');
    assert.equal(
      late(on(both, configured({ hasPageFields: false, isPageAwaited: false }))).search.problem?.reason,
      'unavailable',
    );
  });

  it('continues without code if an answer beside it is overdue, and without the code of fields that nothing else needs', () => {
    for (const before of [after(...found, typed('julianas')), awaitingDetails]) {
      const state = late(on(before, manualWanted));
      assert.deepEqual([state.search.request, state.attempt.submission], [null, 'refused']);
    }
    const given = root({ type: 'addressGiven', by: 'script', address: addressFrom(sample, netherlands) });
    const unverified = on(after(...found), configured({ verify: 'submit' }), given, manualWanted);
    assert.equal(late(unverified).attempt.submission, 'refused');
  });
});
