import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match } from '../../../src/contract/types.ts';
import { activeIndexOf, isListOpen } from '../../../src/core/entry/saved.ts';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import {
  foundAgain,
  hiddenCountOf,
  isChoosable,
  isListOutdated,
  isSameMatch,
  neededCountOf,
  onlyAddressOf,
  optionsOf,
  type Row,
  rowsOf,
} from '../../../src/core/search/options.ts';
import { isAwaitingAddress, isAwaitingDetails, isNothingFound } from '../../../src/core/search/selectors.ts';
import { after, on, search } from '../../support/entry.ts';
import { nothingRead } from '../../support/read.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, fails, found, inNetherlands, pending, steppedBack, typed } from './support.ts';

const active = (index: number) => search({ type: 'listboxChanged', listbox: { open: true, active: index } });
const shown = after(...found);

describe('the list', () => {
  it('shows each match, and says whether it opens more', () => {
    assert.deepEqual(
      optionsOf(shown.search).map(({ match, opensMore }) => [match, opensMore]),
      [
        [street, true],
        [house, false],
      ],
    );
    assert.deepEqual(optionsOf(after(...found, chose(house)).search), [], 'the choice is made');
  });

  it('is open while there is something in it', () => {
    assert.equal(isListOpen(shown), true);
    assert.equal(isListOpen(after(inNetherlands, typed('ju'))), false);
    assert.equal(isListOpen(after(inNetherlands, typed('ju'), arrives([]))), false);
    assert.equal(
      isListOpen(after(...found, search({ type: 'listboxChanged', listbox: { open: false, active: -1 } }))),
      false,
    );
  });

  it('does not open for a text that came while the person was elsewhere', () => {
    const filled = search({ type: 'typed', text: 'julian', seed: { id: 's', time: 0 }, isListWanted: false });
    const state = after(inNetherlands, filled, arrives([street]));
    assert.deepEqual([isListOpen(state), optionsOf(state.search).length], [false, 1]);
  });

  it('has an active option while it is open, also in a newer answer that holds it', () => {
    assert.equal(activeIndexOf(shown), -1);
    const state = on(shown, active(1));
    assert.equal(activeIndexOf(state), 1);
    const asked = on(shown, typed('julians'), active(1));
    assert.equal(activeIndexOf(on(asked, arrives([{ ...house, context: 'new' }, street]))), 0);
    assert.equal(activeIndexOf(on(asked, arrives([street]))), -1, 'it is gone');
    assert.equal(activeIndexOf(on(state, typed('julians'))), -1, 'typing leaves it');
  });

  it('begins with nothing active when it is the list of another level, also where that holds the same match', () => {
    const more = { ...street, context: 'nldMore' };
    const state = on(after(...found), active(0), chose(street));
    assert.equal(state.search.listbox.active, -1);
    assert.equal(on(state, active(1), arrives([house, more])).search.listbox.active, -1);
    assert.equal(on(state, arrives([house]), active(0), steppedBack()).search.listbox.active, -1);
  });

  it('gives each match a key of its own, also those that say the same', () => {
    const twins = [house, { ...house, context: 'nldTwin' }, { ...house, context: 'nldThird' }];
    const keys = optionsOf(after(inNetherlands, typed('julian'), arrives(twins)).search).map(({ key }) => key);
    assert.equal(new Set(keys).size, 3);
    const [first] = optionsOf(after(inNetherlands, typed('julian'), arrives([house, street])).search);
    const swapped = optionsOf(after(inNetherlands, typed('julian'), arrives([street, house])).search);
    assert.equal(swapped[1]?.key, first?.key, 'the same wherever it is in the list');
  });

  it('shows 200 of a thousand matches, and says how many it leaves out', () => {
    const matches = Array.from({ length: 1_000 }, (_, index) => ({ ...house, value: `${index}` }));
    const { search } = after(inNetherlands, typed('julian'), arrives(matches));
    assert.deepEqual([optionsOf(search).length, hiddenCountOf(search)], [200, 800]);
    assert.equal(hiddenCountOf(shown.search), 0);
  });

  it('needs thirty rows at first, and the next before the person is at the end of them', () => {
    const matches = Array.from({ length: 200 }, (_, index) => ({ ...house, value: `${index}` }));
    const list = after(inNetherlands, typed('julian'), arrives(matches));
    const near = (index: number) => search({ type: 'rowReached', index });
    assert.equal(neededCountOf(list.search), 30);
    assert.equal(neededCountOf(on(list, near(18)).search), 30);
    assert.equal(neededCountOf(on(list, near(19)).search), 60);
    assert.equal(neededCountOf(on(list, active(199)).search), 240, 'by keys, too');
    assert.equal(neededCountOf(on(list, active(199), active(0)).search), 240, 'they stay');
    assert.equal(
      neededCountOf(on(list, near(29), typed('juliana'), arrives(matches)).search),
      30,
      'of this list alone',
    );
    assert.equal(on(list, near(29), near(10)).search.reached, 29);
  });

  it('has the way back first and the other ways last, and none without a match', () => {
    const manual = [{ kind: 'manual', key: 'manual' }] as const;
    const kinds = (state: EntryState, ways: readonly Row[] = manual) =>
      rowsOf(state.search, ways).map(({ kind }) => kind);
    assert.deepEqual(kinds(shown), ['match', 'match', 'manual']);
    assert.deepEqual(kinds(after(...found, chose(street), arrives([house]))), ['back', 'match', 'manual']);
    assert.deepEqual(kinds(shown, []), ['match', 'match']);
    assert.deepEqual(kinds(after(...found, chose(street), arrives([]))), []);
  });

  it('offers the number that was typed for a street where it is not listed, and the way back even then', () => {
    const number = {
      text: '31',
      isListed: false,
      street: 'Julianastraat',
      unit: '',
      postcode: '',
      locality: 'Haarlem',
    };
    const rows = (matches: readonly Match[], isListed = false) => {
      const { search: state } = after(...found, chose(street), arrives(matches));
      const { text, list } = state;
      const reading = { ...nothingRead, text, list, number: { ...number, isListed } };
      return rowsOf({ ...state, reading }, [{ kind: 'manual', key: 'manual' }]);
    };
    const [back, listed, typed, manual] = rows([house]);
    assert.deepEqual(
      [back, listed?.kind, typed, manual?.kind],
      [
        { kind: 'back', key: 'back', label: 'Julianastraat' },
        'match',
        { kind: 'number', key: 'number', number: '31' },
        'manual',
      ],
    );
    assert.deepEqual(
      rows([]).map(({ kind }) => kind),
      ['back', 'number', 'manual'],
    );
    assert.deepEqual(
      rows([house], true).map(({ kind }) => kind),
      ['back', 'match', 'manual'],
    );
  });
});

describe('a list that no longer answers the text', () => {
  const enabled = ({ search }: EntryState) =>
    optionsOf(search)
      .map(({ match }) => match)
      .filter((match) => isChoosable(search, match));

  it('can be chosen from as long as it does, and as soon as it does again', () => {
    assert.equal(isListOutdated(shown.search), false);
    assert.deepEqual(enabled(shown), [street, house]);
    assert.deepEqual(enabled(on(shown, typed('Rotterdam'), arrives([house]))), [house]);
    assert.deepEqual(enabled(on(shown, typed('Rotterdam'), typed('julian'))), [street, house]);
  });

  it('cannot be chosen from once the text is another', () => {
    for (const text of ['Rotterdam', 'julia', 'xjulian', 'juliana rotterdam']) {
      const state = on(shown, typed(text));
      assert.equal(isListOutdated(state.search), true);
      assert.deepEqual(enabled(state), [], text);
      for (const match of [street, house]) assert.equal(on(state, chose(match)), state);
    }
  });

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

  it('offers all of it when the details of a match could not be had', () => {
    assert.deepEqual(enabled(on(shown, chose(house), fails('unavailable'))), [street, house]);
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

  it('is none where a word is missing, only begun, or said by something else too', () => {
    assert.equal(only('julianastraat 30 zwolle', house), null);
    assert.equal(only('julianastraat 3', house), null);
    assert.equal(only('julianastraat', street, house), null);
    assert.equal(only('julianastraat 30', house, { ...house, description: '2013ES Haarlem' }), null);
    assert.equal(only('julianastraat haarlem', street), null, 'a street is no address');
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
  it('has found nothing once the answer is there and empty', () => {
    assert.equal(isNothingFound(after(inNetherlands, typed('ju')).search), false);
    const empty = after(inNetherlands, typed('ju'), arrives([]));
    assert.equal(isNothingFound(empty.search), true);
    assert.equal(isNothingFound(on(empty, typed('jul')).search), false);
    assert.equal(isNothingFound(shown.search), false);
  });

  it('awaits details once an address is chosen', () => {
    assert.equal(isAwaitingDetails(on(shown, chose(house)).search), true);
    assert.equal(isAwaitingDetails(on(shown, chose(street)).search), false);
  });

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
