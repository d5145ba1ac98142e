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
  it('gives each match a key of its own, also those that say the same', () => {
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

  it('offers nothing while the next level is on its way, also where that has the same text', () => {
    assert.deepEqual(enabled(on(shown, chose(street))), []);
    const more = { ...street, description: '41 – 51', context: 'nldMore' };
    assert.deepEqual(enabled(on(shown, chose(street), arrives([house, more]), chose(more))), []);
  });
});

describe('the one address that the text says', () => {
  const only = (text: string, ...matches: Match[]) =>
    onlyAddressOf(after(inNetherlands, typed(text), arrives(matches)).search);
  const next = { ...house, value: '2012ES Haarlem, Julianastraat 301 ', label: 'Julianastraat 301' };

  it('holds every typed word, among others that do not', () => {
    assert.equal(only('2012 es 30', house), house);
    assert.equal(only('julianastraat 30', next, house, street), house);
  });

  it('is none once its details could not be had: the order goes without them', () => {
    const state = after(inNetherlands, typed('2012es 30'), arrives([house]), chose(house), fails('unavailable'));
    assert.equal(onlyAddressOf(state.search), null);
  });

  it('is none while another answer is on its way, also to a text that says the same', () => {
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

  it('is none before any answer, and none of a list that does not answer the text any more', () => {
    assert.equal(onlyAddressOf(after(inNetherlands).search), null);
    const state = after(inNetherlands, typed('julianastraat 30'), arrives([house]));
    assert.equal(onlyAddressOf({ ...state.search, text: 'julianastraat 3' }), null);
  });
});

describe('a search', () => {
  it('awaits an address while details are on their way, or the match is looked for again', () => {
    assert.equal(isAwaitingAddress(on(shown, chose(house)).search), true);
    assert.equal(isAwaitingAddress(on(shown, chose(house), fails('invalid-input')).search), true);
    assert.equal(isAwaitingAddress(on(shown, chose(street)).search), false);
    assert.equal(isAwaitingAddress(shown.search), false);
  });
});

describe('a match that is looked for in another list', () => {
  it('is the one that says the same, else the only one whose words hold it all', () => {
    const said = { ...house, label: 'Julianastraat 30, 2012ES Haarlem', description: '' };
    assert.equal(foundAgain([street, said, house], house), house);
    assert.equal(foundAgain([street, said], house), said);
    assert.equal(foundAgain([said, { ...said, description: 'Noord-Holland' }], house), null, 'one of two');
  });

  it('is none of another value or precision, whatever they say', () => {
    assert.equal(foundAgain([{ ...house, value: `${house.value}a`, description: house.value }], house), null);
    assert.equal(foundAgain([{ ...house, precision: 'PartialAddress' }], house), null);
    assert.equal(foundAgain([], house), null);
  });
});

describe('two matches', () => {
  it('are one when what they say is the same, whatever their contexts', () => {
    assert.ok(isSameMatch(house, { ...house, context: 'other', highlights: [] }));
    for (const part of ['value', 'description', 'precision'] as const) {
      assert.ok(!isSameMatch(house, { ...house, [part]: 'other' }), part);
    }
  });
});
