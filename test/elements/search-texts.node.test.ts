import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { speechOf } from '../../src/core/entry/selectors.ts';
import { type EntryState, initialEntry } from '../../src/core/entry/state.ts';
import { searchTexts } from '../../src/elements/panels/search/localized-texts.ts';
import { statusOf } from '../../src/elements/panels/search/texts.ts';
import { commonEn } from '../../src/i18n/en/common.ts';
import { on, root, seedOf } from '../support/entry.ts';

const texts = searchTexts({ lang: '', around: '', own: { common: {}, search: {}, manual: {}, lookup: {} } });
const said = (next: EntryState, previous: EntryState) => speechOf(next, previous, (state) => statusOf(state, texts));

describe('a list of countries that cannot be had', () => {
  for (const reason of ['unavailable', 'unauthorized', 'not-configured'] as const) {
    it(`is announced, once (${reason})`, () => {
      const problem = { reason, operation: 'countries', status: null, retryAfter: null } as const;
      const failed = on(initialEntry, root({ type: 'countriesFailed', problem, seed: seedOf() }));
      assert.equal(said(failed, initialEntry), commonEn.problems[reason]);
      assert.equal(said({ ...failed }, failed), null);
    });
  }
});
