import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import { after, reduce } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, fails, found, inNetherlands, isLimited, pending, retried, typed } from './support.ts';

describe('an expired context', () => {
  it('is not replaced by another match with the same value', () => {
    const sought = { ...house, value: 'Hengelo, Hoofdstraat 1 ', label: 'Hoofdstraat 1', description: 'Hengelo (O)' };
    const other = { ...sought, description: 'Hengelo (Gld)', context: 'nldOther' };
    const again = { ...sought, context: 'nldAgain' };
    const lost = [inNetherlands, typed('hengelo'), arrives([other, sought]), chose(sought), fails('invalid-input')];
    assert.equal(after(...lost, arrives([other])).search.request, null, 'it is for the person to choose');
    const { request } = after(...lost, arrives([other, again])).search;
    assert.equal(request?.kind === 'details' && request.match, again);
  });

  it('is replaced by the match whose label says the same', () => {
    const again = { ...house, label: '2012ES Haarlem, Julianastraat 30', description: '', context: 'nldAgain' };
    const { request } = after(...found, chose(house), fails('invalid-input'), arrives([street, again])).search;
    assert.equal(request?.kind === 'details' && request.match, again);
  });

  it('is recovered only once', () => {
    const state = after(...found, chose(house), fails('invalid-input'), arrives([house]), fails('invalid-input'));
    assert.equal(stepOf(state), 'search');
    assert.equal(state.search.problem?.reason, 'invalid-input');
    const search = after(inNetherlands, typed('ju'), fails('invalid-input'));
    assert.equal(search.search.problem?.reason, 'invalid-input');
  });
});

describe('a context that no server accepts', () => {
  it('is left by searching the text from the country, so that it does not spoil the whole search', () => {
    const tooLong = 'nld'.repeat(9_000);
    const led = [inNetherlands, typed('ju'), arrives([], tooLong), typed('jul')] as const;
    assert.equal(pending(after(...led)).context, tooLong);
    const left = after(...led, fails('unexpected'));
    assert.equal(left.search.problem, null);
    assert.equal(pending(left).context, 'nld');
    assert.equal(pending(left).term, 'jul');
    assert.equal(reduce(left, fails('unexpected')(left)).search.problem?.reason, 'unexpected');
  });

  it('causes no second details request', () => {
    assert.equal(after(...found, chose(house), fails('unexpected')).search.problem?.reason, 'unexpected');
  });
});

describe('a session that has ended', () => {
  for (const [what, limited] of [
    ['suggestions', after(...found, typed('julianas'), isLimited)],
    ['suggestions of another level', after(...found, chose(street), isLimited)],
    ['details', after(...found, chose(house), isLimited)],
  ] as const) {
    it(`may have reached its limit, which does not make another one wait: ${what}`, () => {
      const { text, problem, session, list, trail } = limited.search;
      assert.deepEqual(
        [problem?.reason, problem?.retryAfter, session, list, trail],
        ['rate-limited', null, null, null, []],
      );
      const again = reduce(limited, retried());
      assert.deepEqual(
        [pending(again).session, pending(again).context, pending(again).term],
        ['session-retried', 'nld', text],
      );
      assert.equal(pending(reduce(limited, typed('haarlem', 'session-typed'))).session, 'session-typed');
    });
  }
});
