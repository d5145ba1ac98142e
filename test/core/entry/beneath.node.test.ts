/** The service's opinion of an address that was typed into the page's own fields. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { EntryProperties, EntryState } from '../../../src/core/entry/state.ts';
import { verificationDue } from '../../../src/core/entry/verification.ts';
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
  return after(configured({ hasClient: true, hasPageFields: true, ...properties }), manualLoaded, given);
}

const looked = (...steps: readonly typing.Step[]) => typing.on(typedIn(), lookedAt, ...steps);

describe('an address typed into the page’s own fields', () => {
  it('is one the service is asked of openly, unless the page wants none or there is none', () => {
    assert.equal(verificationDue(typedIn()), 'interactive');
    assert.equal(verificationDue(typedIn({ verify: 'submit' })), 'interactive');
    assert.equal(verificationDue(typedIn({ verify: 'never' })), null);
    assert.equal(verificationDue(typedIn({ hasClient: false })), null);
    assert.equal(verificationDue(typedIn({ hasPageFields: false })), null);
  });

  it('holds a submission until the answer is there, or the code for it does not come', () => {
    const submitting = [root({ type: 'submitBegun' }), root({ type: 'submitHeld' })];
    const held = on(looked(), ...submitting);
    assert.equal(held.submission, 'held');
    assert.equal(typing.on(held, typing.good).submission, 'released');
    assert.equal(reduce(held, manual({ type: 'editedAgain' })).submission, 'none');
    const loading = on(after(configured({ hasClient: true, hasPageFields: true }), given), ...submitting);
    assert.equal(loading.submission, 'held');
    const late = reduce(loading, root({ type: 'submitOverdue' }));
    assert.deepEqual([late.submission, verificationDue(late)], ['released', null]);
  });
});
