import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failureBehindOf } from '../../../src/core/entry/panel-status.ts';
import { after, manualLoaded, manualWanted, on, searchWanted } from '../../support/entry.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { done, fails, found, typed } from '../search/support.ts';

const reasonIn = (state: Parameters<typeof failureBehindOf>[0]) => failureBehindOf(state)?.reason ?? null;

describe('fields by hand say why they are there', () => {
  const down = after(...found, typed('julianas'), fails('unavailable'));

  it('when the search failed, as long as they are in sight', () => {
    const open = on(down, manualLoaded, manualWanted);
    assert.deepEqual([reasonIn(down), reasonIn(open), reasonIn(on(open, searchWanted))], [null, 'unavailable', null]);
  });

  it('and nothing when the person asked for them while all was well, or has an address', () => {
    assert.equal(reasonIn(on(after(...found), manualLoaded, manualWanted)), null);
    assert.equal(reasonIn(on(after(...done), manualLoaded, manualWanted)), null);
    assert.equal(reasonIn(on(lookup.begun, manualLoaded, manualWanted)), null);
  });
});
