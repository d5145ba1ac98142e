import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { isWanted } from '../../../src/core/search/reducer.ts';
import { after, on, reduce, search } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, detailsArrive, found, inNetherlands, pending, typed } from './support.ts';

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

  it('of another session, or of the level before, are dropped', () => {
    const first = after(inNetherlands, typed('julian'));
    const later = reduce(first, typed('julianas', 'session-2', 26 * 60_000));
    assert.equal(reduce(later, arrives([street])(first)), later);
    const asked = on(after(...found), typed('julian haar'));
    const chosen = { ...street, value: 'julian haarlem ' };
    const led = on(after(inNetherlands, typed('julian'), arrives([chosen])), typed('julian haar'), chose(chosen));
    assert.equal(pending(led).text, 'julian haarlem ');
    assert.equal(reduce(led, arrives([house])(asked)), led);
  });

  it('to suggestions are of no use once details are asked for', () => {
    const asked = on(after(...found), typed('juliana'));
    const chosen = reduce(asked, chose(house));
    assert.equal(reduce(chosen, arrives([street])(asked)), chosen);
  });

  it('with the details of a match are dropped once another text is typed', () => {
    const chosen = after(...found, chose(house));
    const typedOn = reduce(chosen, typed('ams'));
    assert.equal(reduce(typedOn, detailsArrive(chosen)), typedOn);
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
