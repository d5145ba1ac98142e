import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import { after, left, on, reduce, root, search, seedOf } from '../../support/entry.ts';
import { belgium, details, house, netherlands, street } from '../../support/samples.ts';
import {
  arrives,
  chose,
  countryChosen,
  done,
  emptied,
  fails,
  found,
  inNetherlands,
  listWanted,
  pending,
  steppedBack,
  typed,
} from './support.ts';

describe('typing', () => {
  it('asks in the context of the country, with the text as it is', () => {
    const { request } = after(inNetherlands, typed('julian ')).search;
    assert.deepEqual(request, {
      kind: 'suggest',
      session: 'session-1',
      context: 'nld',
      text: 'julian ',
      term: 'julian ',
      sought: null,
    });
  });

  for (const text of ['', ' ', 'j', ' j ']) {
    it(`asks nothing for ${JSON.stringify(text)}, which is too short`, () => {
      assert.equal(after(inNetherlands, typed(text)).search.request, null);
    });
  }

  it('keeps the text until a country is chosen, and then starts from it', () => {
    const state = after(typed('julian'));
    assert.equal(state.search.request, null);
    assert.equal(stepOf(state), 'country');
    const inCountry = reduce(state, inNetherlands);
    assert.equal(inCountry.search.text, 'julian');
    assert.equal(pending(inCountry).term, 'julian');
  });

  it('asks nothing a second time when the list answers the text already', () => {
    const state = after(...found);
    assert.equal(reduce(state, typed('julian')).search.request, null);
  });

  it('asks nothing a second time while the answer is on its way', () => {
    const state = after(inNetherlands, typed('julian'));
    assert.equal(reduce(state, typed('julian')).search.request, state.search.request);
  });

  it('asks for what is typed, not for the match that was chosen before', () => {
    const sought = after(...found, chose(house), fails('invalid-input'));
    assert.equal(pending(sought).sought, house);
    assert.equal(pending(reduce(sought, typed(house.value))).sought, null);
  });

  it('goes back to the country when the text becomes too short', () => {
    const state = after(...found, chose(street), typed(''));
    assert.equal(stepOf(state), 'search');
    assert.equal(state.search.context, 'nld');
  });

  it('ends a details request and stays in the same session', () => {
    const state = after(...found, chose(house), typed('julianas'));
    assert.equal(stepOf(state), 'search');
    assert.equal(pending(state).session, 'session-1');
  });
});

describe('choosing a match', () => {
  it('goes on with its value, unaltered, in its context', () => {
    const state = after(...found, chose(street));
    assert.equal(state.search.text, street.value);
    assert.equal(pending(state).term, street.value);
    assert.equal(pending(state).context, street.context);
  });

  for (const precision of ['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Planet']) {
    it(`drills down from the precision ${precision}`, () => {
      const match = { ...street, precision };
      const state = after(inNetherlands, typed('julian'), arrives([match]), chose(match));
      assert.equal(state.search.request?.kind, 'suggest');
    });
  }

  it('asks for details of an address only, in the same session', () => {
    const state = after(...found, chose(house));
    assert.equal(stepOf(state), 'details');
    assert.deepEqual(state.search.request, {
      kind: 'details',
      session: 'session-1',
      country: netherlands,
      match: house,
      typed: 'julian',
      undone: null,
      foundAgain: false,
    });
  });

  it('does nothing for a match that is not in the list, or in a list that another is about to replace', () => {
    const state = after(...found);
    assert.equal(reduce(state, chose({ ...house, description: 'Zwolle' })), state);
    const drilled = reduce(state, chose(street));
    assert.equal(reduce(drilled, chose(house)), drilled);
  });

  it('takes the one of the newest list, when that was not shown yet', () => {
    const newer = { ...house, context: 'nldNewer' };
    const state = after(inNetherlands, typed('julian'), arrives([street, newer]), chose(house));
    assert.equal(state.search.request?.kind === 'details' && state.search.request.match, newer);
  });

  it('leads back to the text and context it was chosen from, one level at a time', () => {
    const block = { ...street, value: 'Haarlem, Julianastraat 1 ', precision: 'PartialAddress', context: 'nldBlock' };
    const first = after(...found, chose(street), arrives([block]));
    const state = reduce(first, steppedBack());
    assert.equal(state.search.text, 'julian');
    assert.equal(pending(state).context, 'nld');
    assert.deepEqual(state.search.trail, []);
    const second = on(first, chose(block), arrives([house]), steppedBack());
    assert.deepEqual([second.search.text, second.search.trail], [street.value, first.search.trail]);
  });

  it('leads nowhere back from the country', () => {
    const state = after(...found);
    assert.equal(reduce(state, steppedBack()), state);
  });

  it('takes the match itself, where the list has another that says the same', () => {
    const twin = { ...house, context: 'nldTwin' };
    const state = after(inNetherlands, typed('julian'), arrives([house, twin]), chose(twin));
    assert.equal(state.search.request?.kind === 'details' && state.search.request.match, twin);
  });

  it('is done once: while its details are on their way, another click asks for nothing', () => {
    const state = after(...found, chose(house));
    assert.equal(reduce(state, chose(house)), state);
    assert.equal(reduce(state, chose(street)), state);
  });

  it('remembers the row that a pointer was pressed on, and the list as it is', () => {
    const state = after(...found);
    const pressed = reduce(state, search({ type: 'rowPressed', key: 'row' }));
    assert.deepEqual(pressed.search, { ...state.search, pressed: 'row' });
  });
});

describe('wanting to see the list', () => {
  const unseen = { type: 'typed', seed: seedOf(), isListWanted: false } as const;
  const shut = search({ type: 'listboxChanged', listbox: { open: false, active: -1 } });

  it('opens it with nothing active, and asks nothing for it', () => {
    const state = on(after(...found), shut, listWanted);
    assert.deepEqual(state.search.listbox, { open: true, active: -1 });
    assert.equal(state.search.request, null);
    assert.equal(reduce(state, listWanted), state, 'it is open');
  });

  it('asks for it where there is none, such as after a navigation', () => {
    const saved = { mode: 'search', country: netherlands, text: 'julian', committed: null } as const;
    const { fields } = after().manual;
    const { method, fields: lookupFields } = after().dutchLookup;
    const lookup = { method, fields: lookupFields };
    const state = after(root({ type: 'restored', saved: { ...saved, fields, lookup } }));
    assert.equal(state.search.request, null, 'not by itself');
    const wanted = on(state, listWanted);
    assert.deepEqual([pending(wanted).term, pending(wanted).session], ['julian', 'session-wanted']);
    assert.equal(wanted.search.listbox.open, true);
    assert.equal(reduce(wanted, listWanted), wanted, 'it is on its way');
  });

  it('changes nothing where it is said a second time that the list is as it is', () => {
    const state = on(after(...found), shut);
    assert.equal(reduce(state, shut), state);
  });

  it('asks nothing for a text of spaces, nor for one that is too short', () => {
    const spaces = on(after(inNetherlands), search({ ...unseen, text: '  ' }));
    assert.equal(on(spaces, listWanted).search.request, null);
    assert.equal(on(after(inNetherlands), search({ ...unseen, text: 'j' }), listWanted).search.request, null);
  });

  it('does nothing for the text of an address, asks nothing for an empty text, and repeats no failure', () => {
    assert.equal(on(after(inNetherlands), listWanted).search.session, null);
    const whole = after(...done);
    assert.equal(reduce(whole, listWanted), whole);
    assert.equal(on(after(inNetherlands), typed('julian'), fails('unavailable'), listWanted).search.request, null);
  });
});

describe('an entry', () => {
  it('is done when its details arrive, and its session with it', () => {
    const state = after(...done);
    assert.equal(stepOf(state), 'done');
    assert.equal(state.search.session, null);
    assert.equal(state.committed?.details, details);
    assert.deepEqual([state.committed.address.source, state.committed.verdict], ['autocomplete', null]);
    assert.equal(state.committed.address.region, 'Noord-Holland');
    assert.equal(state.committed.address.country.iso2, 'NL', 'what the answer leaves out is filled in');
  });

  it('is a new one, with a new session, when a person types after that', () => {
    const state = after(...done, typed('ams', 'session-2'));
    assert.equal(stepOf(state), 'search');
    assert.equal(pending(state).session, 'session-2');
    assert.equal(pending(state).context, 'nld');
  });

  for (const [what, event] of [
    ['the country changes', countryChosen(belgium)],
    ['it is cleared', emptied],
    ['the element leaves the document', left],
  ] as const) {
    it(`loses session, list and contexts when ${what}`, () => {
      const state = after(...found, chose(street), arrives([house]), event);
      assert.notEqual(state.search.session?.id, 'session-1');
      assert.equal(state.search.list, null);
      assert.ok(!JSON.stringify(state).includes('nldHouse') && !JSON.stringify(state).includes('session-1'));
    });
  }

  it('has no session and asks nothing once it is cleared, or out of the document', () => {
    for (const event of [emptied, left]) {
      const { search } = after(...found, chose(street), event);
      assert.deepEqual([search.session, search.request], [null, null]);
    }
  });

  it('keeps the text when the country changes, and searches for it there in a session of its own', () => {
    const state = after(...found, countryChosen(belgium, 'session-2'));
    assert.equal(state.search.text, 'julian');
    assert.deepEqual(
      [pending(state).term, pending(state).context, pending(state).session],
      ['julian', 'bel', 'session-2'],
    );
  });

  it('that the page fills is done without a session or a request', () => {
    const { committed } = after(...done);
    assert.ok(committed);
    const state = after(...found, root({ type: 'valueSet', address: committed.address }));
    assert.equal(stepOf(state), 'done');
    assert.equal(state.search.text, '2012ES Haarlem, Julianastraat 30');
    assert.deepEqual([state.search.session, state.search.request], [null, null]);
  });

  it('that is done stays so when the element leaves the document', () => {
    const state = after(...done);
    assert.equal(on(state, left).committed, state.committed);
    assert.equal(on(state, left).search.text, state.search.text);
  });
});
