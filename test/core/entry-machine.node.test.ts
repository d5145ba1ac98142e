import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EntryState } from '../../src/core/entry.ts';
import { isWanted, reduceEntry } from '../../src/core/entry-machine.ts';
import { belgium, details, house, netherlands, street } from '../support/samples.ts';
import { after, arrives, began, chose, detailsArrive, found, inNetherlands, pending, typed } from './entry-support.ts';

describe('typing', () => {
  it('asks in the context of the country, with the text as it is', () => {
    const { request } = after(inNetherlands, began(), typed('julian '));
    assert.deepEqual(request, { kind: 'suggest', session: 'session-1', context: 'nld', term: 'julian ', sought: null });
  });

  for (const text of ['', ' ', 'j', ' j ']) {
    it(`asks nothing for ${JSON.stringify(text)}, which is too short`, () => {
      assert.equal(after(inNetherlands, began(), typed(text)).request, null);
    });
  }

  it('keeps the text until a country is chosen, and then starts from it', () => {
    const state = after(typed('julian'));
    assert.equal(state.request, null);
    const inCountry = [inNetherlands, began(), typed('julian')].reduce(reduceEntry, state);
    assert.equal(inCountry.text, 'julian');
    assert.equal(pending(inCountry).term, 'julian');
  });

  it('asks nothing a second time when the list answers the text already', () => {
    const state = after(...found);
    assert.equal(reduceEntry(state, typed('julian')).request, null);
  });

  it('goes back to the country when the text becomes too short', () => {
    const state = after(...found, chose(street), typed(''));
    assert.equal(state.step, 'search');
    assert.equal(state.step === 'search' && state.context, 'nld');
  });

  it('ends a details request and stays in the same session', () => {
    const state = after(...found, chose(house), typed('julianas'));
    assert.equal(state.step, 'search');
    assert.equal(pending(state).session, 'session-1');
  });
});

describe('answers', () => {
  it('to the newest request are shown', () => {
    const state = after(...found);
    assert.deepEqual(state.step === 'search' && state.list?.matches, [street, house]);
    assert.equal(state.request, null);
  });

  it('to an earlier beginning of the text are shown while the newest is pending', () => {
    const first = after(inNetherlands, began(), typed('ju'));
    const second = reduceEntry(first, typed('jul'));
    const state = reduceEntry(second, arrives([street])(first));
    assert.deepEqual(state.step === 'search' && state.list?.matches, [street]);
    assert.equal(pending(state).term, 'jul', 'the newest is still awaited');
  });

  it('never replace the answer to a newer text', () => {
    const states = [typed('jul'), typed('juli')].map((_, index, all) =>
      after(inNetherlands, began(), typed('ju'), ...all.slice(0, index + 1)),
    );
    const [older, newest] = states as [EntryState, EntryState];
    const answered = reduceEntry(newest, arrives([house])(newest));
    assert.equal(reduceEntry(answered, arrives([street])(older)), answered);
    const third = reduceEntry(newest, arrives([house])(older));
    assert.equal(reduceEntry(third, arrives([street])(after(inNetherlands, began(), typed('ju')))), third);
  });

  it('to another text than the one being typed are dropped', () => {
    const first = after(inNetherlands, began(), typed('ju'));
    const second = reduceEntry(first, typed('ams'));
    assert.equal(reduceEntry(second, arrives([street])(first)), second);
    assert.equal(isWanted(second, pending(first)), false);
  });

  it('move the entry to the new context when they name one, and the way there is forgotten', () => {
    const state = after(
      ...found,
      chose(street),
      arrives([house]),
      typed('Rotterdam'),
      arrives([street], 'nldNew'),
      typed('Rotterdam C'),
    );
    assert.equal(pending(state).context, 'nldNew');
    assert.deepEqual(state.step === 'search' && state.trail, []);
  });

  it('without newContext leave the context alone', () => {
    const state = after(inNetherlands, began(), typed('ju'), (now) => ({
      type: 'matchesArrived',
      request: pending(now),
      answer: { matches: [] },
    }));
    assert.equal(state.step === 'search' && state.context, 'nld');
  });
});

describe('choosing a match', () => {
  it('goes on with its value, unaltered, in its context', () => {
    const state = after(...found, chose(street));
    assert.equal(state.text, street.value);
    assert.equal(pending(state).term, street.value);
    assert.equal(pending(state).context, street.context);
  });

  for (const precision of ['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Planet']) {
    it(`drills down from the precision ${precision}`, () => {
      const match = { ...street, precision };
      const state = after(inNetherlands, began(), typed('julian'), arrives([match]), chose(match));
      assert.equal(state.request?.kind, 'suggest');
    });
  }

  it('asks for details of an address only, in the same session', () => {
    const state = after(...found, chose(house));
    assert.equal(state.step, 'details');
    assert.deepEqual(state.request, {
      kind: 'details',
      session: 'session-1',
      country: netherlands,
      match: house,
      foundAgain: false,
    });
  });

  it('does nothing for a match that is not in the list, or in a list that another is about to replace', () => {
    const state = after(...found);
    assert.equal(reduceEntry(state, chose({ ...house })), state);
    const drilled = reduceEntry(state, chose(street));
    assert.equal(reduceEntry(drilled, chose(house)), drilled);
  });

  it('leads back to the text and context it was chosen from', () => {
    const state = after(...found, chose(street), arrives([house]), { type: 'steppedBack' });
    assert.equal(state.text, 'julian');
    assert.equal(pending(state).context, 'nld');
  });
});

describe('an entry', () => {
  it('is done when its details arrive, and its session with it', () => {
    const state = after(...found, chose(house), detailsArrive);
    assert.equal(state.step, 'done');
    assert.equal(state.session, null);
    assert.equal(state.step === 'done' && state.details, details);
    assert.equal(state.step === 'done' && state.address.region, 'Noord-Holland');
    assert.equal(state.step === 'done' && state.address.country.iso2, 'NL', 'what the answer leaves out is filled in');
  });

  it('is a new one, with a new session, when someone types after that', () => {
    const state = after(...found, chose(house), detailsArrive, began('session-2'), typed('ams'));
    assert.equal(state.step, 'search');
    assert.equal(pending(state).session, 'session-2');
    assert.equal(pending(state).context, 'nld');
  });

  for (const [what, event] of [
    ['the country changes', { type: 'countryChosen', country: belgium }],
    ['it is cleared', { type: 'cleared' }],
    ['the element leaves the document', { type: 'left' }],
  ] as const) {
    it(`loses session, list and contexts when ${what}`, () => {
      const state = after(...found, chose(street), arrives([house]), event);
      assert.equal(state.session, null);
      assert.equal(state.request, null);
      assert.ok(!JSON.stringify(state).includes('nldHouse') && !JSON.stringify(state).includes('session-1'));
    });
  }

  it('keeps the text when the country changes', () => {
    assert.equal(after(...found, { type: 'countryChosen', country: belgium }).text, 'julian');
  });

  it('that the page fills is done without a session or a request', () => {
    const address = { ...after(...found, chose(house), detailsArrive) } as Extract<EntryState, { step: 'done' }>;
    const state = after({ type: 'filled', address: address.address });
    assert.equal(state.step, 'done');
    assert.equal(state.text, '2012ES Haarlem, Julianastraat 30');
    assert.equal(state.request, null);
  });
});
