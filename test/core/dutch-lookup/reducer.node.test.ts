import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf, isVerified } from '../../../src/core/dutch-lookup/selectors.ts';
import type { LookupEvent } from '../../../src/core/dutch-lookup/state.ts';
import { house2, house30, house212 } from '../../support/dutch-samples.ts';
import { after, arrives, asked, at2, at30, choose, committed, fails, fill, on, typed } from './support.ts';

describe('when a lookup is sent', () => {
  it('is not while somebody types, however complete the fields are', () => {
    const state = after(typed('postcode', '2012ES'), typed('houseNumber', '30'));
    assert.equal(state.request, null);
    assert.equal(state.step, 'editing');
  });

  it('is when the last needed field was left', () => {
    const state = after(...at30);
    assert.equal(state.step, 'looking');
    assert.deepEqual(asked(state).params, { postcode: '2012ES', houseNumber: 30 });
    assert.equal(state.fields.postcode, '2012 ES');
  });

  it('changes nothing when there is nothing to look up', () => {
    const state = after(...fill({ postcode: '2012ES' }));
    assert.equal(on(state, committed), state);
  });

  it('is not when a field holds a mistake, which is named', () => {
    const state = after(...fill({ postcode: '123456', houseNumber: '30' }));
    assert.equal(state.request, null);
    assert.deepEqual(state.mistakes, ['postcode']);
    assert.deepEqual(on(state, typed('postcode', '12345')).mistakes, []);
    assert.deepEqual(on(state, { type: 'wayChosen', way: 'street' }).mistakes, []);
    assert.deepEqual(on(state, { type: 'manualChosen' }).mistakes, []);
  });

  it('is once, though the field is left again or Enter pressed', () => {
    const state = after(...at30);
    assert.equal(on(state, committed, committed), state);
  });

  it('stays the same while an addition is typed behind it', () => {
    const looking = after(...at2);
    const state = on(looking, typed('addition', 'b'));
    assert.equal(state.request, looking.request);
    assert.equal(on(state, committed).request, looking.request);
  });

  it('is dropped when the number changes', () => {
    const looking = after(...at30);
    const state = on(looking, typed('houseNumber', '3'));
    assert.equal(state.request, null);
    const late = on(state, { type: 'arrived', request: asked(looking), answer: house30 });
    assert.equal(late, state);
  });

  it('is not for a house that is known, whatever happened between', () => {
    const known = after(...at2, arrives(house2), ...at30, arrives(house30));
    for (const fields of [{ addition: 'a' }, { addition: 'x' }, { addition: '' }]) {
      const again = on(known, ...fill({ postcode: '7571 cd', houseNumber: '2', ...fields }));
      assert.equal(again.request, null, JSON.stringify(fields));
    }
    assert.equal(on(known, { type: 'cleared' }, ...at30).step, 'done');
  });

  it('is not for a house that is known not to exist', () => {
    const state = after(...at30, fails('not-found', 404), ...fill({ houseNumber: '31' }), arrives(house30), ...at30);
    assert.equal(state.step, 'unknown');
    assert.equal(state.request, null);
  });
});

describe('an addition', () => {
  it('that is official is taken in its official spelling', () => {
    const state = after(...fill({ postcode: '7571CD', houseNumber: '2B' }), arrives(house2));
    assert.equal(state.step, 'done');
    assert.equal(state.fields.addition, 'b');
    assert.equal(addressOf(state)?.building, '2b');
    assert.equal(isVerified(state), true);
  });

  it('that was not typed is none where there is an address without one', () => {
    const state = after(...at2, arrives(house2));
    assert.equal(addressOf(state)?.building, '2');
  });

  it('that was not typed but is needed has to be chosen', () => {
    const state = after(...fill({ postcode: '3024AN', houseNumber: '212' }), arrives(house212));
    assert.equal(state.step, 'additions');
    assert.equal(addressOf(state), null);
    const chosen = on(state, choose('E K001'));
    assert.equal(addressOf(chosen)?.building, '212 E K001');
    assert.equal(chosen.request, null);
  });

  it('that is not official is offered beside the official ones, and kept without being verified', () => {
    const state = after(
      ...fill({ postcode: '7571CD', houseNumber: '2x' }),
      arrives({ ...house2, houseNumberAddition: null }),
    );
    assert.equal(state.step, 'additions');
    const kept = on(state, choose(null));
    assert.equal(addressOf(kept)?.building, '2x');
    assert.equal(isVerified(kept), false);
    assert.equal(kept.step === 'done' && kept.details?.houseNumberAddition, null);
  });

  it('can be chosen anew, and what was typed is still there to keep', () => {
    const state = after(...fill({ postcode: '7571CD', houseNumber: '2x' }), arrives(house2), choose('a'), choose('b'));
    assert.equal(addressOf(state)?.building, '2b');
    assert.equal(addressOf(on(state, choose(null)))?.building, '2x');
  });

  it('is not chosen where there is no choice', () => {
    for (const state of [after(), after(...at30), after(...at30, arrives(house30))]) {
      assert.equal(on(state, choose('a')), state);
    }
  });

  it('that was chosen takes no facts of another object of the house', () => {
    const state = after(...at2, arrives(house2), typed('addition', 'a'), committed);
    assert.equal(state.step, 'done');
    if (state.step !== 'done') return;
    assert.equal(state.details?.houseNumberAddition, 'a');
    assert.equal(state.details.bagAddressableObjectId, null);
  });

  it('that is being typed when the answer arrives is not judged before it was left', () => {
    const state = after(...at2, typed('addition', 'b'), arrives(house2));
    assert.equal(state.step, 'editing');
    assert.equal(on(state, committed).step, 'done');
  });
});

describe('a failure', () => {
  it('is told, and repeated when the person asks', () => {
    const state = after(...at30, fails('unavailable', 503));
    assert.equal(state.step, 'failed');
    assert.equal(on(state, committed), state);
    const again = on(state, { type: 'retried' });
    assert.deepEqual(asked(again).params, { postcode: '2012ES', houseNumber: 30 });
  });

  it('ends when the person types on', () => {
    assert.equal(after(...at30, fails('unavailable'), typed('houseNumber', '31')).step, 'editing');
  });
});

describe('an address typed by hand', () => {
  const manual: LookupEvent = { type: 'manualChosen' };

  it('begins with everything that is known', () => {
    const failed = after(...at30, fails('unavailable'), manual);
    assert.equal(failed.fields.postcode, '2012 ES');
    const found = after(...at2, typed('addition', 'x'), committed, arrives(house2), manual);
    assert.deepEqual(
      [found.fields.street, found.fields.city, found.fields.addition],
      ['Ganzenmarkt', 'Oldenzaal', 'x'],
    );
    assert.equal(addressOf(found), null);
  });

  it('is the looked up one until a field is changed', () => {
    const done = after(...at30, arrives(house30));
    const state = on(done, manual, committed);
    assert.equal(addressOf(state), addressOf(done));
    const changed = on(state, ...fill({ street: 'Dreef' }));
    assert.equal(addressOf(changed)?.street, 'Dreef');
    assert.equal(changed.step === 'manual' && changed.source, 'manual');
  });

  it('is there once it is complete, with a number of any kind', () => {
    const state = after(manual, ...fill({ street: 'Kade', city: 'Urk', postcode: '8321ab' }));
    assert.equal(addressOf(state), null);
    const done = on(state, ...fill({ houseNumber: 't/o 12' }));
    assert.deepEqual(addressOf(done)?.mailLines, ['Kade t/o 12', '8321 AB  Urk']);
    assert.equal(addressOf(done)?.buildingNumber, null);
  });

  it('has a postcode that can be one, and any other number', () => {
    const state = after(manual, ...fill({ street: 'Kade', city: 'Urk', postcode: '123', houseNumber: 't/o 12' }));
    assert.deepEqual(state.mistakes, ['postcode']);
    assert.equal(addressOf(state), null);
  });

  it('changes nothing when a field was left as it was', () => {
    const state = after(manual, ...fill({ street: 'Kade' }));
    assert.equal(on(state, committed), state);
  });

  it('asks the service nothing', () => {
    assert.equal(after(manual, ...at30).request, null);
  });
});

describe('an address the page gives', () => {
  it('fills the fields, and goes when one of them is changed', () => {
    const done = after(...at30, arrives(house30));
    const address = addressOf(done);
    assert.ok(address);
    const given = after({ type: 'filled', address, source: null, by: 'page' });
    assert.deepEqual([given.fields.postcode, given.fields.houseNumber], ['2012 ES', '30']);
    assert.equal(on(given, committed), given);
    assert.equal(addressOf(on(given, typed('houseNumber', '3'))), null);
  });
});

describe('an element that leaves the document', () => {
  it('gives up what is under way and keeps the rest', () => {
    const state = after(...at30, { type: 'left' });
    assert.equal(state.step, 'editing');
    assert.equal(state.request, null);
    assert.equal(state.fields.houseNumber, '30');
  });
});
