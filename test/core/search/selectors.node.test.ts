import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isListStale, isSameMatch, optionsOf } from '../../../src/core/search/options.ts';
import { activeIndexOf, isAwaitingDetails, isListOpen, isNothingFound } from '../../../src/core/search/selectors.ts';
import { serviceLanguage } from '../../../src/core/search/service-language.ts';
import { after, on, search } from '../../support/entry.ts';
import { house, street } from '../../support/samples.ts';
import { arrives, chose, found, inNetherlands, typed } from './support.ts';

const active = (index: number) => search({ type: 'listboxChanged', listbox: { open: true, active: index } });
const shown = after(...found);

describe('the list', () => {
  it('shows each match, and says whether it opens more', () => {
    assert.deepEqual(optionsOf(shown.search), [
      { match: street, opensMore: true },
      { match: house, opensMore: false },
    ]);
    assert.deepEqual(optionsOf(after(...found, chose(house)).search), [], 'the choice is made');
  });

  it('is open while there is something in it', () => {
    assert.equal(isListOpen(shown.search), true);
    assert.equal(isListOpen(after(inNetherlands, typed('ju')).search), false);
    assert.equal(isListOpen(after(inNetherlands, typed('ju'), arrives([])).search), false);
    assert.equal(
      isListOpen(after(...found, search({ type: 'listboxChanged', listbox: { open: false, active: -1 } })).search),
      false,
    );
  });

  it('does not open for a text that came while the person was elsewhere', () => {
    const filled = search({ type: 'typed', text: 'julian', seed: { id: 's', time: 0 }, isListWanted: false });
    const state = after(inNetherlands, filled, arrives([street]));
    assert.deepEqual([isListOpen(state.search), optionsOf(state.search).length], [false, 1]);
  });

  it('has an active option while it is open, also in a newer answer that holds it', () => {
    assert.equal(activeIndexOf(shown.search), -1);
    const state = on(shown, active(1));
    assert.equal(activeIndexOf(state.search), 1);
    const asked = on(shown, typed('julians'), active(1));
    assert.equal(activeIndexOf(on(asked, arrives([{ ...house, context: 'new' }, street])).search), 0);
    assert.equal(activeIndexOf(on(asked, arrives([street])).search), -1, 'it is gone');
    assert.equal(activeIndexOf(on(state, typed('julians')).search), -1, 'typing leaves it');
  });

  it('cannot be chosen from while the next search looks elsewhere', () => {
    assert.equal(isListStale(shown.search), false);
    assert.equal(isListStale(on(shown, chose(street)).search), true);
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
});

describe('two matches', () => {
  it('are one when what they say is the same, whatever their contexts', () => {
    assert.ok(isSameMatch(house, { ...house, context: 'other', highlights: [] }));
    for (const part of ['value', 'description', 'precision'] as const) {
      assert.ok(!isSameMatch(house, { ...house, [part]: 'other' }), part);
    }
  });
});

describe('the language of the service', () => {
  for (const [lang, iso2, language] of [
    ['nl', 'NL', 'nl-NL'],
    ['nl', 'be', 'nl-BE'],
    ['fr-CA', 'BE', 'fr-BE'],
    ['NL-nl', 'NL', 'nl-NL'],
    ['', 'NL', ''],
    ['x', 'NL', ''],
    ['toString', 'NL', ''],
  ] as const) {
    it(`is "${language}" for texts in "${lang}" and addresses in ${iso2}`, () => {
      assert.equal(serviceLanguage(lang, iso2), language);
    });
  }
});
