import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { findCountry, isCode } from '../../../src/core/country/find.ts';
import { countryCodeOf, countryOf, countryProblemOf, countryRequestOf } from '../../../src/core/country/selectors.ts';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import {
  after,
  configured,
  countryEvent,
  countryNamed,
  listArrived,
  listFailed,
  on,
  root,
  seedOf,
  wantedIn,
} from '../../support/entry.ts';
import { nasty } from '../../support/nasty.ts';
import { belgium, countries, details, netherlands, printed } from '../../support/samples.ts';
import { countryChosen, done, pending, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const problem = { reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null } as const;
const arrived = listArrived(countries, seedOf('session-list'));
const failed = listFailed(problem, seedOf('session-list'));
const requested = countryEvent({ type: 'countriesRequested' });
const asked = (country: string) => configured({ country, hasClient: true }, seedOf('session-page'));

/** The name that the service is asked for; empty for none. */
function nameAskedIn(state: EntryState): string {
  const request = countryRequestOf(state);
  return request?.kind === 'country' ? request.name : '';
}

const named = (name: string, country: typeof belgium | null): EntryEvent =>
  countryNamed(name, country, seedOf('session-named'));

describe('a country', () => {
  it('does not exist for anything else', () => {
    for (const name of ['', ' ', 'N', 'Holland', 'Nederland', ...nasty]) {
      assert.equal(findCountry(countries, name), undefined, name);
    }
    assert.ok(isCode(netherlands, 'nL') && !isCode(netherlands, 'Nether'));
  });
});

describe('the list of countries', () => {
  it('is requested, and again after a failure, until there is an answer', () => {
    const requests = [[requested], [requested, failed], [failed, requested], [requested, arrived]].map((events) =>
      after(...events),
    );
    assert.deepEqual(
      requests.map((state) => countryRequestOf(state)?.kind ?? null),
      ['countries', null, 'countries', null],
    );
    assert.equal(countryProblemOf(after(failed, requested).countries), null);
    assert.equal(countryProblemOf(after(failed, arrived).countries), null);
  });
});

describe('the country that the page sets', () => {
  for (const name of ['NL', 'nld', 'Netherlands']) {
    it(`exists before the list has arrived if it is known anyway, and can be searched: ${name}`, () => {
      const state = after(asked(name), typed('julian'));
      assert.deepEqual([countryOf(state)?.iso3, wantedIn(state), stepOf(state)], ['NLD', '', 'search']);
      assert.deepEqual([pending(state).context, pending(state).session], ['nld', 'session-1']);
      const listed = on(state, arrived);
      assert.equal(countryOf(listed), netherlands, 'in the words of the list');
      assert.equal(listed.search, state.search, 'and nothing is searched for anew');
    });
  }

  it('is requested from the service if the list turns out not to have it', () => {
    const state = after(asked('GR'), typed('odos'), arrived);
    assert.deepEqual([countryOf(state), nameAskedIn(state), state.search.text], [null, 'GR', 'odos']);
    assert.equal(state.search.request, null);
    assert.equal(wantedIn(on(state, named('GR', null))), '');
    const inGreece = on(state, named('GR', { name: 'Greece', iso2: 'GR', iso3: 'GRC' }));
    assert.deepEqual(
      [countryOf(inGreece)?.iso3, inGreece.search.request],
      ['GRC', null],
      'the list alone says what is searched',
    );
  });

  it('stays beside an address, or a choice of the shopper, that the list does not have', () => {
    const inGreece = { ...address, country: { name: 'Greece', iso2: 'GR', iso3: 'GRC' } };
    assert.equal(
      countryOf(after(asked('GR'), root({ type: 'addressGiven', by: 'script', address: inGreece }), arrived))?.iso3,
      'GRC',
    );
    assert.equal(countryOf(after(asked('NL'), countryChosen(inGreece.country), arrived))?.iso3, 'GRC');
  });

  it('remains undecided while nothing is known about it', () => {
    const unsaid = { ...problem, operation: 'country' } as const;
    const state = after(
      asked('Holland'),
      arrived,
      countryEvent({
        type: 'countryAnswered',
        answer: { kind: 'failure', request: { kind: 'country', name: 'Holland' }, problem: unsaid },
      }),
    );
    assert.deepEqual([wantedIn(state), nameAskedIn(state), countryProblemOf(state.countries)], ['Holland', '', unsaid]);
    const again = on(state, requested);
    assert.deepEqual(
      [countryProblemOf(again.countries), nameAskedIn(again)],
      [null, 'Holland'],
      'the name alone, not the list',
    );
  });

  it('removes an address that the shopper found by searching', () => {
    const state = on(after(arrived, ...done), asked('BE'));
    assert.deepEqual([state.committed, countryOf(state), state.changedBy], [null, belgium, 'script']);
  });
});

describe('the code that is submitted', () => {
  it('is that of the country, or what the page named, in capitals, or empty', () => {
    assert.equal(countryCodeOf(after(asked('nl'), arrived)), 'NL');
    assert.equal(countryCodeOf(after(asked(' xt '), arrived)), 'XT');
    assert.equal(countryCodeOf(after(arrived)), '');
    assert.equal(countryCodeOf(after(asked('nl'), arrived, countryChosen(belgium))), 'BE');
  });
});
