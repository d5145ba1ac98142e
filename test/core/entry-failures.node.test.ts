import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reduceEntry } from '../../src/core/entry-machine.ts';
import { house, netherlands, street } from '../support/samples.ts';
import { after, arrives, began, chose, fails, found, inNetherlands, pending, typed } from './entry-support.ts';

describe('a context that expired', () => {
  it('in a drill-down is recovered in silence by searching the text from the country', () => {
    const state = after(...found, chose(street), fails('invalid-input'));
    assert.equal(state.problem, null);
    assert.equal(pending(state).context, 'nld');
    assert.equal(pending(state).term, street.value);
  });

  it('in details is recovered by finding the same match again, and then asking again', () => {
    const again = { ...house, context: 'nldFresh' };
    const state = after(...found, chose(house), fails('invalid-input'), arrives([street, again]));
    assert.deepEqual(state.request, {
      kind: 'details',
      session: 'session-1',
      country: netherlands,
      match: again,
      foundAgain: true,
    });
  });

  it('is recovered once only', () => {
    const state = after(...found, chose(house), fails('invalid-input'), arrives([house]), fails('invalid-input'));
    assert.equal(state.step, 'search');
    assert.equal(state.problem?.reason, 'invalid-input');
    const search = after(inNetherlands, began(), typed('ju'), fails('invalid-input'));
    assert.equal(search.problem?.reason, 'invalid-input');
  });
});

describe('a failure', () => {
  it('keeps the text, takes the list away, and repeats the request on demand', () => {
    const state = after(...found, typed('julianas'), fails('unavailable'));
    assert.equal(state.text, 'julianas');
    assert.equal(state.step === 'search' && state.list, null);
    assert.equal(pending(reduceEntry(state, { type: 'retried' })).term, 'julianas');
  });

  it('of details keeps the list to choose from and can be repeated', () => {
    const state = after(...found, chose(house), fails('unavailable'));
    assert.equal(state.step === 'search' && state.list?.matches.length, 2);
    assert.equal(reduceEntry(state, { type: 'retried' }).step, 'details');
  });

  it('of a request that was overtaken is no failure', () => {
    const first = after(inNetherlands, began(), typed('ju'));
    const second = reduceEntry(first, typed('jul'));
    assert.equal(reduceEntry(second, fails('unavailable')(first)), second);
  });
});
