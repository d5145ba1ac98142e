import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { after } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, found, pending, typed } from './support.ts';

describe('answers', () => {
  it('move the entry to the new context if they name one, and the way there is forgotten', () => {
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
});
