import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newsOf } from '../../../src/core/entry/selectors.ts';
import { after, configured, on, type Step } from '../../support/entry.ts';
import { house } from '../../support/samples.ts';
import { chose, detailsArrive, found } from '../search/support.ts';

describe('what the page hears of an element that is disabled', () => {
  const disabled = configured({ isDisabled: true, isFixed: true });
  const enabled = configured({ isDisabled: false, isFixed: false });
  const choosing = after(...found, chose(house));
  const namesAfter = (...steps: readonly Step[]) => {
    const state = on(choosing, disabled, ...steps);
    assert.deepEqual(newsOf(state, on(choosing, disabled)), []);
    return newsOf(on(state, enabled), state).map(({ name }) => name);
  };

  it('is what came of the person’s acts, once it is enabled again', () => {
    assert.deepEqual(namesAfter(detailsArrive), ['address-step', 'address-selected', 'change']);
    assert.deepEqual(namesAfter(detailsArrive, configured({ required: true })), [
      'address-step',
      'address-selected',
      'change',
    ]);
  });
});
