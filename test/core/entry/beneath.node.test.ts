/** The service's opinion of an address that was typed into the page's own fields. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { isVerifiedBeneath, verificationDue } from '../../../src/core/entry/mode.ts';
import { isLoading, newsOf, stepOf } from '../../../src/core/entry/selectors.ts';
import type { EntryProperties, EntryState } from '../../../src/core/entry/state.ts';
import type { ManualEvent } from '../../../src/core/manual/state.ts';
import { after, configured, manual, manualLoaded, on, reduce, root } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { details, netherlands, printed } from '../../support/samples.ts';

const known = printed(addressFrom(details, netherlands));
const typed = {
  ...known,
  street: 'julianastraat 30',
  building: null,
  details: null,
  location: null,
  language: null,
  source: 'manual',
} as const;
const given = root({ type: 'enteredInPageFields', address: typed });
const lookedAt: ManualEvent = { type: 'verifyRequested', verification: 'interactive', anew: false };

function typedIn(properties: Partial<EntryProperties> = {}): EntryState {
  return after(configured({ hasClient: true, pageFieldsStatus: 'ready', ...properties }), manualLoaded, given);
}

const looked = (...steps: readonly typing.Step[]) => typing.on(typedIn(), lookedAt, ...steps);

describe('an address typed into the page’s own fields', () => {
  it('is one the service is asked of openly, unless the page wants none or there is none', () => {
    assert.equal(verificationDue(typedIn()), 'interactive');
    assert.equal(verificationDue(typedIn({ verify: 'submit' })), 'interactive');
    assert.equal(verificationDue(typedIn({ verify: 'never' })), null);
    assert.equal(verificationDue(typedIn({ hasClient: false })), null);
    assert.equal(verificationDue(typedIn({ pageFieldsStatus: 'none' })), null);
  });

  it('has the code for that loaded, out of sight', () => {
    const state = after(configured({ hasClient: true, pageFieldsStatus: 'ready' }), given);
    assert.deepEqual([state.panel.inSight, state.panel.awaited, state.panel.code.manual], ['search', null, 'loading']);
  });

  it('stays the value while the service is asked, and while the person is', () => {
    const asked = looked();
    assert.deepEqual([asked.committed?.address, isVerifiedBeneath(asked), isLoading(asked)], [typed, true, true]);
    assert.equal(stepOf(asked), 'done');
    const state = looked(typing.poor);
    assert.deepEqual([state.committed?.address, state.panel.inSight, stepOf(state)], [typed, 'search', 'review']);
  });

  it('is asked of as it stands: what is missing is the service’s to say', () => {
    const street = root({ type: 'enteredInPageFields', address: { ...typed, street: 'Julianastraat' } });
    const state = typing.on(on(typedIn(), street), lookedAt);
    assert.equal(typing.askedIn(state).params.street, 'Julianastraat');
    const missing = typing.on(state, typing.answers(typing.answer('B', 'Street', { building: null })));
    assert.equal(missing.manual.step === 'review' && missing.manual.verdict.advice, 'complete');
  });

  it('is the service’s once it is confirmed, with how that came about', () => {
    const before = looked();
    const state = typing.on(before, typing.good);
    const { address, verdict } = typing.committedIn(state);
    assert.deepEqual(
      [address.street, address.building, address.source, verdict?.choice],
      ['Julianastraat', '30', 'manual', 'confirmed'],
    );
    assert.deepEqual(
      [address.source, address.verdict],
      ['manual', { grade: 'A', level: 'Building', choice: 'confirmed' }],
    );
    assert.deepEqual(
      newsOf(state, before).map(({ name }) => name),
      ['address-selected', 'change'],
    );
    assert.equal(verificationDue(state), null);
  });

  it('is the candidate once that is chosen', () => {
    const state = looked(typing.poor, typing.used);
    assert.equal(state.committed?.address.street, 'Julianalaan');
    assert.deepEqual([state.committed?.address.verdict?.choice, stepOf(state)], ['corrected', 'done']);
  });

  it('stays as it was typed where the person keeps it, or nothing like it is known', () => {
    for (const state of [looked(typing.poor, { type: 'typedKept' }), looked(typing.nothing)]) {
      const { address } = typing.committedIn(state);
      const { verdict } = address;
      assert.deepEqual({ ...address, verdict: null }, typed);
      assert.equal(verdict?.choice, 'kept');
    }
  });

  it('stays without a verdict where the service fails, and holds nothing up', () => {
    const state = looked(typing.fails);
    assert.deepEqual([state.committed?.address, state.committed?.verdict, verificationDue(state)], [typed, null, null]);
  });

  it('is asked of anew once the person goes on typing', () => {
    for (const state of [looked({ type: 'editedAgain' }), looked(typing.poor, { type: 'editedAgain' })]) {
      assert.deepEqual([state.manual.step, stepOf(state), verificationDue(state)], ['editing', 'done', 'interactive']);
    }
  });

  it('holds a submission until the answer is there, or the code for it does not come', () => {
    const submitting = [root({ type: 'submitBegun' }), root({ type: 'submitHeld' })];
    const held = on(looked(), ...submitting);
    assert.equal(held.submission, 'held');
    assert.equal(typing.on(held, typing.good).submission, 'released');
    assert.equal(reduce(held, manual({ type: 'editedAgain' })).submission, 'none');
    const loading = on(after(configured({ hasClient: true, pageFieldsStatus: 'ready' }), given), ...submitting);
    assert.equal(loading.submission, 'held');
    const late = reduce(loading, root({ type: 'submitOverdue' }));
    assert.deepEqual([late.submission, late.panel.code.manual], ['released', 'missing']);
  });
});
