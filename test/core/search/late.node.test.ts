import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchRequest } from '../../../src/core/search/state.ts';
import { after, manualLoaded, manualWanted, on, reduce, search } from '../../support/entry.ts';
import { house } from '../../support/samples.ts';
import { arrives, chose, found, pending, typed } from './support.ts';

describe('an answer that takes long', () => {
  const late = (request: SearchRequest) => search({ type: 'answerLate', request });
  const waiting = on(after(...found), typed('juliana'));
  const request = pending(waiting);

  it('is not late when it is not wanted any more', () => {
    const state = on(waiting, arrives([house]));
    assert.equal(reduce(state, late(request)), state);
  });

  it('is not late for a person who turned to the manual fields instead', () => {
    const chosen = on(after(...found), manualLoaded, chose(house));
    const state = on(chosen, late(chosen.search.request as SearchRequest), manualWanted);
    assert.deepEqual([state.panel.inSight, state.search.request, state.search.isAnswerLate], ['manual', null, false]);
  });
});
