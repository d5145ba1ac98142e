import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { after, on, reduce, search } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, found, inNetherlands, pending, typed } from './support.ts';

describe('answers', () => {
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
