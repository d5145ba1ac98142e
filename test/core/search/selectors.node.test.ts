import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match } from '../../../src/contract/types.ts';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import {
  foundAgain,
  isChoosable,
  isListOutdated,
  isSameMatch,
  onlyAddressOf,
  optionsOf,
} from '../../../src/core/search/options.ts';
import { isAwaitingAddress } from '../../../src/core/search/selectors.ts';
import { after, on, search } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, fails, found, inNetherlands, pending, typed } from './support.ts';

const shown = after(...found);

describe('the list', () => {
  it('gives each match its own key, even those that say the same', () => {
    const twins = [house, { ...house, context: 'nldTwin' }, { ...house, context: 'nldThird' }];
    const keys = optionsOf(after(inNetherlands, typed('julian'), arrives(twins)).search).map(({ key }) => key);
    assert.equal(new Set(keys).size, 3);
    const [first] = optionsOf(after(inNetherlands, typed('julian'), arrives([house, street])).search);
    const swapped = optionsOf(after(inNetherlands, typed('julian'), arrives([street, house])).search);
    assert.equal(swapped[1]?.key, first?.key, 'the same wherever it is in the list');
  });
});

describe('a list that no longer answers the text', () => {
  const enabled = ({ search }: EntryState) =>
    optionsOf(search)
      .map(({ match }) => match)
      .filter((match) => isChoosable(search, match));

  it('still offers what fits a text that only grew', () => {
    const state = on(shown, typed('juliana'));
    assert.equal(isListOutdated(state.search), true);
    assert.deepEqual(enabled(state), [street, house]);
    assert.deepEqual(enabled(on(shown, typed('julian haarlem'))), [street, house]);
    assert.deepEqual(enabled(on(shown, typed('julianastraat 3'))), [house]);
    assert.equal(stepOf(on(state, chose(house))), 'details');
  });

  it('offers nothing while the next level is pending, even if that has the same text', () => {
    assert.deepEqual(enabled(on(shown, chose(street))), []);
    const more = { ...street, description: '41 – 51', context: 'nldMore' };
    assert.deepEqual(enabled(on(shown, chose(street), arrives([house, more]), chose(more))), []);
  });
});

describe('the one address that the text means', () => {
  const only = (text: string, ...matches: Match[]) =>
    onlyAddressOf(after(inNetherlands, typed(text), arrives(matches)).search);
  const next = { ...house, value: '2012ES Haarlem, Julianastraat 301 ', label: 'Julianastraat 301' };

  it('contains every typed word, unlike the others', () => {
    assert.equal(only('2012 es 30', house), house);
    assert.equal(only('julianastraat 30', next, house, street), house);
  });

  it('does not exist once its details failed', () => {
    const state = after(inNetherlands, typed('2012es 30'), arrives([house]), chose(house), fails('unavailable'));
    assert.equal(onlyAddressOf(state.search), null);
  });

  it('does not exist while another answer is pending, even to the same text', () => {
    const state = after(inNetherlands, typed('julianastraat 30'), arrives([house]));
    assert.equal(onlyAddressOf(on(state, typed('julianastraat 30 ')).search), null);
    const early = on(after(inNetherlands, typed('julianastraat 30'), typed('julianastraat 30 ')), (now) =>
      search({
        type: 'matchesArrived',
        request: { ...pending(now), text: 'julianastraat 30' },
        answer: { matches: [house], newContext: null },
      }),
    );
    assert.equal(onlyAddressOf(early.search), null);
  });

  it('does not exist before an answer, nor in a list that no longer answers the text', () => {
    assert.equal(onlyAddressOf(after(inNetherlands).search), null);
    const state = after(inNetherlands, typed('julianastraat 30'), arrives([house]));
    assert.equal(onlyAddressOf({ ...state.search, text: 'julianastraat 3' }), null);
  });
});

describe('a search', () => {
  it('is waiting for an address while details are pending, or the match is searched for again', () => {
    assert.equal(isAwaitingAddress(on(shown, chose(house)).search), true);
    assert.equal(isAwaitingAddress(on(shown, chose(house), fails('invalid-input')).search), true);
    assert.equal(isAwaitingAddress(on(shown, chose(street)).search), false);
    assert.equal(isAwaitingAddress(shown.search), false);
  });
});

describe('a match that is searched for in another list', () => {
  it('is the one that says the same, or else the only one whose words contain it', () => {
    const said = { ...house, label: 'Julianastraat 30, 2012ES Haarlem', description: '' };
    assert.equal(foundAgain([street, said, house], house), house);
    assert.equal(foundAgain([street, said], house), said);
    assert.equal(foundAgain([said, { ...said, description: 'Noord-Holland' }], house), null, 'one of two');
  });

  it('is never one with another value or precision', () => {
    assert.equal(foundAgain([{ ...house, value: `${house.value}a`, description: house.value }], house), null);
    assert.equal(foundAgain([{ ...house, precision: 'PartialAddress' }], house), null);
    assert.equal(foundAgain([], house), null);
  });
});

describe('two matches', () => {
  it('are the same if they say the same, whatever their contexts', () => {
    assert.ok(isSameMatch(house, { ...house, context: 'other', highlights: [] }));
    for (const part of ['value', 'description', 'precision'] as const) {
      assert.ok(!isSameMatch(house, { ...house, [part]: 'other' }), part);
    }
  });
});
