import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { after, configured, on, search, seedOf } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, inNetherlands, readAs, typed } from './support.ts';

const enter = search({ type: 'enterPressed', seed: seedOf() });
const waiting = after(inNetherlands, typed('2012ES 30'));
const pressed = on(waiting, enter);

describe('an Enter that was pressed before the answer', () => {
  it('waits only for the answer to the newest text', () => {
    const state = on(waiting, typed('2012ES 301'), enter);
    const earlier = waiting.search.request;
    assert.ok(earlier?.kind === 'suggest');
    const answer = { matches: [house], newContext: null };
    assert.equal(on(state, search({ type: 'matchesArrived', request: earlier, answer })).search.enter.kind, 'early');
  });

  it('chooses nothing once the element is disabled or read-only, or text may not choose an address', () => {
    for (const properties of [{ isDisabled: true, isFixed: true }, { isFixed: true }, { noAutoSelect: true }]) {
      const state = on(pressed, configured(properties), arrives([street, house]));
      assert.deepEqual([state.search.enter.kind, state.search.request], ['none', null]);
    }
  });

  it('has no effect if nothing is pending', () => {
    const state = on(waiting, arrives([street]), readAs(null));
    assert.equal(on(state, enter), state);
  });
});
