import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { verificationDue } from '../../../src/core/entry/submission.ts';
import {
  after,
  configured,
  lookupWanted,
  manualLoaded,
  manualWanted,
  on,
  root,
  search,
  searchWanted,
  seedOf,
} from '../../support/entry.ts';
import { belgium, details, house, netherlands, printed } from '../../support/samples.ts';
import { arrives, chose, countryChosen, done, fails, found, inNetherlands, pending, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const filled = root({ type: 'addressGiven', by: 'script', address: { ...address, source: null } });
const missing = (panel: 'manual' | 'dutch-lookup') => root({ type: 'codeLoaded', code: panel, isThere: false });
const panelsOf = ({ panel }: EntryState) => [panel.inSight, panel.awaited, panel.mounted];
/** An entry whose page wants the Dutch lookup first, in the Netherlands. */
const dutchFirst = after(configured({ nlLookup: true }), inNetherlands);

describe('the Dutch lookup', () => {
  it('that cannot be loaded leaves the search unchanged', () => {
    const state = on(dutchFirst, missing('dutch-lookup'));
    assert.deepEqual(panelsOf(state), ['search', null, []]);
    assert.equal(on(state, lookupWanted).panel.awaited, 'dutch-lookup', 'the next attempt may succeed');
  });
});

describe('the manual fields', () => {
  it('are not replaced by an address that Enter would have chosen before they opened', () => {
    const enter = search({ type: 'enterPressed', seed: seedOf() });
    const text = [manualLoaded, inNetherlands, typed('2012ES 30')] as const;
    const state = after(...text, enter, manualWanted, arrives([house]));
    assert.deepEqual([state.panel.inSight, state.search.request], ['manual', null]);
    assert.equal(after(...text, enter, arrives([house])).search.request?.kind, 'details');
  });

  it('keep the country that was chosen in them when they are left for the search', () => {
    const state = on(after(manualLoaded, ...done), manualWanted, countryChosen(belgium));
    assert.deepEqual([countryOf(state), state.committed?.address.country.iso3], [belgium, 'NLD']);
    const left = on(state, searchWanted);
    assert.deepEqual([countryOf(left), left.committed], [belgium, null]);
    const undecided = on(state, countryChosen(netherlands), searchWanted);
    assert.equal(undecided.committed, state.committed);
  });
});

describe('an address that is validated later', () => {
  const page = (verify: 'change' | 'submit' | 'never') => after(configured({ verify, hasClient: true }), filled);

  it('is one from the page, if it is to be validated on submission', () => {
    assert.deepEqual(
      (['change', 'submit', 'never'] as const).map((verify) => verificationDue(page(verify))),
      [null, 'silent', null],
    );
    assert.equal(verificationDue(after(configured({ verify: 'submit', hasClient: true }), ...done)), null);
    assert.equal(verificationDue(after(configured({ verify: 'submit' }), filled)), null, 'there is nothing to ask');
    const known = { ...address, source: 'manual' } as const;
    assert.equal(
      verificationDue(on(page('submit'), root({ type: 'addressGiven', by: 'script', address: known }))),
      null,
    );
  });
});

describe('the manual fields', () => {
  it('are not replaced by an address whose context has expired, and that is searched for again', () => {
    const recovering = after(manualLoaded, ...found, chose(house), fails('invalid-input'));
    assert.deepEqual(pending(recovering).sought, house);
    const { panel, search } = on(recovering, manualWanted);
    assert.deepEqual([panel.inSight, search.request], ['manual', null]);
  });
});
