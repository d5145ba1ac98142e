import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchRequest } from '../../../src/core/search/state.ts';
import { after, manualLoaded, manualWanted, on, search } from '../../support/entry.ts';
import { house } from '../../support/samples.ts';
import { chose, found } from './support.ts';

describe('a late answer', () => {
  const late = (request: SearchRequest) => search({ type: 'answerLate', request });

  it('is not late for a shopper who has gone on to the manual fields', () => {
    const chosen = on(after(...found), manualLoaded, chose(house));
    const state = on(chosen, late(chosen.search.request as SearchRequest), manualWanted);
    assert.deepEqual([state.panel.inSight, state.search.request, state.search.isAnswerLate], ['manual', null, false]);
  });
});
