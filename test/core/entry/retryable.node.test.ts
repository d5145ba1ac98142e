import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failureBehindOf, retryableOf } from '../../../src/core/entry/panel-status.ts';
import { type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { after, listFailed, manualLoaded, manualWanted, on, searchWanted, seedOf } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { house } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, done, fails, found, typed } from '../search/support.ts';

const countriesFailed = (reason: string) =>
  listFailed({ reason, operation: 'countries', status: null, retryAfter: null }, seedOf());
const looking = on(lookup.begun, ...lookup.at30);

describe('what may be requested again automatically', () => {
  const none: readonly (readonly [what: string, state: EntryState])[] = [
    ['nothing failed', initialEntry],
    ['an answer is there', after(...found)],
    ['an address is there', after(...done)],
    ['an opinion could not be had', typing.run({}, typing.committed(), typing.fails)],
    ['a lookup that was sent failed: it may have been billed', on(looking, lookup.fails('unavailable', 503, true))],
    ['a house does not exist', on(looking, lookup.fails('not-found', 404, true))],
    [
      'a person types on after a lookup failed',
      on(looking, lookup.fails('unavailable', null, false), lookup.typed('city', 'U')),
    ],
  ];
  for (const [what, state] of none) it(`is nothing when ${what}`, () => assert.equal(retryableOf(state), null));

  const failures: readonly (readonly [what: string, state: EntryState, key: string])[] = [
    ['suggestions', after(...found, typed('ju'), fails('unavailable')), 'ju'],
    ['suggestions that came too often', after(...found, typed('ju'), fails('rate-limited')), 'ju'],
    ['details', after(...found, chose(house), fails('unavailable')), house.value],
    [
      'suggestions while the countries cannot be had either',
      after(...found, typed('ju'), fails('unavailable'), countriesFailed('unavailable')),
      'ju',
    ],
    [
      'a lookup that was not sent',
      on(looking, lookup.fails('unavailable', null, false)),
      JSON.stringify(looking.dutchLookup.fields),
    ],
  ];
  for (const [what, state, key] of failures) {
    it(`is what failed, identified by its text: ${what}`, () => {
      const retryable = retryableOf(state);
      assert.equal(retryable?.key, key);
      assert.ok(retryable?.problem.reason);
    });
  }

  const outOfSight: readonly (readonly [what: string, slice: 'search' | 'dutch-lookup', state: EntryState])[] = [
    ['the search', 'search', on(after(manualLoaded, ...found, typed('ju'), fails('unavailable')), manualWanted)],
    [
      'a lookup, even one that was sent',
      'dutch-lookup',
      on(looking, lookup.fails('unavailable', 503, true), manualLoaded, manualWanted),
    ],
  ];
  for (const [what, slice, failed] of outOfSight) {
    it(`only ends, each time, when manual fields are visible: ${what}`, () => {
      const { problem, ...rest } = retryableOf(failed) ?? {};
      assert.deepEqual(rest, { key: null });
      assert.equal(problem, failureBehindOf(failed));
      const over = on(failed, { slice, type: 'retried', seed: seedOf() });
      assert.equal(failureBehindOf(over), null);
      assert.equal(retryableOf(over), null);
      assert.equal(over.search.request ?? over.dutchLookup.request, null, 'nothing is asked');
      assert.deepEqual([over.search.text, over.dutchLookup.fields], [failed.search.text, failed.dutchLookup.fields]);
    });
  }

  it('is requested again when the shopper returns', () => {
    const [, , failed] = outOfSight[0] ?? assert.fail();
    const back = on(failed, searchWanted, { slice: 'search', type: 'retried', seed: seedOf() });
    assert.equal(back.search.request?.kind, 'suggest');
    const over = on(failed, { slice: 'search', type: 'retried', seed: seedOf() }, searchWanted);
    assert.equal(over.search.problem, null);
    const wanted = on(over, { slice: 'search', type: 'listWanted', seed: seedOf() });
    assert.equal(wanted.search.request?.kind, 'suggest');
  });

  it('has the same key when the same request fails again', () => {
    const state = after(...found, typed('ju'), fails('unavailable'));
    const again = on(state, { slice: 'search', type: 'retried', seed: { id: 's', time: 0 } }, fails('unavailable'));
    assert.equal(retryableOf(again)?.key, retryableOf(state)?.key);
    assert.notEqual(retryableOf(again)?.problem, retryableOf(state)?.problem);
  });
});
