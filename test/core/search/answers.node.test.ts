import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { isWanted } from '../../../src/core/search/reducer.ts';
import { after, reduce, search } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, found, inNetherlands, pending, typed } from './support.ts';

describe('answers', () => {
  it('to the newest request are shown', () => {
    const state = after(...found);
    assert.deepEqual(state.search.list?.matches, [street, house]);
    assert.equal(state.search.request, null);
  });

  it('to an earlier beginning of the text are shown while the newest is pending', () => {
    const first = after(inNetherlands, typed('ju'));
    const second = reduce(first, typed('jul'));
    const state = reduce(second, arrives([street])(first));
    assert.deepEqual(state.search.list?.matches, [street]);
    assert.equal(pending(state).term, 'jul', 'the newest is still awaited');
  });

  it('never replace the answer to a newer text', () => {
    const states = [typed('jul'), typed('juli')].map((_, index, all) =>
      after(inNetherlands, typed('ju'), ...all.slice(0, index + 1)),
    );
    const [older, newest] = states as [EntryState, EntryState];
    const answered = reduce(newest, arrives([house])(newest));
    assert.equal(reduce(answered, arrives([street])(older)), answered);
    const third = reduce(newest, arrives([house])(older));
    assert.equal(reduce(third, arrives([street])(after(inNetherlands, typed('ju')))), third);
  });

  it('to another text than the one being typed are dropped', () => {
    const first = after(inNetherlands, typed('ju'));
    const second = reduce(first, typed('ams'));
    assert.equal(reduce(second, arrives([street])(first)), second);
    assert.equal(isWanted(second.search, pending(first)), false);
  });

  it('move the entry to the new context when they name one, and the way there is forgotten', () => {
    const state = after(
      ...found,
      chose(street),
      arrives([house]),
      typed('Rotterdam'),
      arrives([street], 'nldNew'),
      typed('Rotterdam C'),
    );
    assert.equal(pending(state).context, 'nldNew');
    assert.deepEqual(state.search.trail, []);
  });

  it('without newContext leave the context alone', () => {
    const state = after(inNetherlands, typed('ju'), (now) =>
      search({ type: 'matchesArrived', request: pending(now), answer: { matches: [] } }),
    );
    assert.equal(state.search.context, 'nld');
  });
});
