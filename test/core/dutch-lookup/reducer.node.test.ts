import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromDutch } from '../../../src/core/address/from-dutch.ts';
import { normalize, requestFor } from '../../../src/core/dutch-lookup/parse.ts';
import { isVerified, stepOf } from '../../../src/core/entry/selectors.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { house2, house30, house212, poBox } from '../../support/dutch-samples.ts';
import { dutch, left, root, seedOf } from '../../support/entry.ts';
import {
  addressOf,
  after,
  arrives,
  asked,
  at2,
  at30,
  byStreet,
  choose,
  committed,
  fails,
  fill,
  on,
  paused,
  retried,
  stepIn,
  typed,
} from './support.ts';

describe('when a lookup is sent', () => {
  it('is not while a person types, however complete the fields are', () => {
    const state = after(typed('postcode', '2012ES'), typed('houseNumber', '30'));
    assert.equal(state.dutchLookup.request, null);
    assert.equal(stepIn(state), 'editing');
  });

  it('is after a pause behind a postcode and a number, once, with the fields left as they were typed', () => {
    const typing = after(typed('postcode', '2012es'), typed('houseNumber', '3'), typed('houseNumber', '30'));
    const state = on(typing, paused);
    assert.deepEqual(asked(state).params, { postcode: '2012ES', houseNumber: 30 });
    assert.deepEqual([stepIn(state), state.dutchLookup.fields.postcode], ['editing', '2012es']);
    assert.equal(on(state, paused), state);
    const left = on(state, committed);
    assert.equal(left.dutchLookup.request, asked(state), 'the same request is waited for when the field is left');
    assert.equal(stepIn(left), 'looking');
  });

  it('is not after a pause where something is missing or wrong, the person has no postcode, or nothing was typed', () => {
    const byCity = [byStreet, typed('city', 'Haarlem'), typed('street', 'Julianastraat'), typed('houseNumber', '30')];
    for (const steps of [
      [typed('postcode', '2012ES')],
      [typed('postcode', '2012E'), typed('houseNumber', '30')],
      byCity,
    ]) {
      const state = after(...steps);
      assert.equal(on(state, paused), state);
    }
    assert.equal(after(paused).dutchLookup.request, null);
  });

  it('is not after a pause of who is on the way to the fields by hand', () => {
    const typing = after(typed('postcode', '2012ES'), typed('houseNumber', '30'));
    const away = on(typing, root({ type: 'panelWanted', panel: 'manual', seed: seedOf() }));
    assert.equal(on(away, paused).dutchLookup.request, null);
    assert.equal(addressOf(on(typing, paused, root({ type: 'panelWanted', panel: 'manual', seed: seedOf() }))), null);
  });

  it('is when the last needed field was left', () => {
    const state = after(...at30);
    assert.equal(stepIn(state), 'looking');
    assert.deepEqual(asked(state).params, { postcode: '2012ES', houseNumber: 30 });
    assert.equal(state.dutchLookup.fields.postcode, '2012 ES');
  });

  it('changes nothing when there is nothing to look up', () => {
    const state = after(...fill({ postcode: '2012ES' }));
    assert.equal(on(state, committed), state);
  });

  it('is not when a field holds a mistake, which is named', () => {
    const state = after(...fill({ postcode: '123456', houseNumber: '30' }));
    assert.equal(state.dutchLookup.request, null);
    assert.deepEqual(state.dutchLookup.mistakes, ['postcode']);
    assert.deepEqual(on(state, typed('postcode', '12345')).dutchLookup.mistakes, []);
    assert.deepEqual(on(state, byStreet).dutchLookup.mistakes, []);
    const both = after(...fill({ postcode: '123456', houseNumber: 'x' }));
    assert.deepEqual(both.dutchLookup.mistakes, ['postcode', 'houseNumber']);
    assert.deepEqual(on(both, typed('houseNumber', '3')).dutchLookup.mistakes, ['postcode'], 'the other one stays');
  });

  it('is once, though the field is left again or Enter pressed', () => {
    const state = after(...at30);
    assert.equal(on(state, committed, committed), state);
  });

  it('stays the same while an addition is typed behind it', () => {
    const looking = after(...at2);
    const state = on(looking, typed('addition', 'b'));
    assert.equal(state.dutchLookup.request, asked(looking));
    assert.equal(on(state, committed).dutchLookup.request, asked(looking));
  });

  it('is dropped when the number changes', () => {
    const looking = after(...at30);
    const state = on(looking, typed('houseNumber', '3'));
    assert.equal(state.dutchLookup.request, null);
    const late = on(state, dutch({ type: 'arrived', request: asked(looking), answer: house30 }));
    assert.equal(late, state);
  });

  it('is not for a house that is known, whatever happened between', () => {
    const known = after(...at2, arrives(house2), ...at30, arrives(house30));
    for (const fields of [{ addition: 'a' }, { addition: 'x' }, { addition: '' }]) {
      const again = on(known, ...fill({ postcode: '7571 cd', houseNumber: '2', ...fields }));
      assert.equal(again.dutchLookup.request, null, JSON.stringify(fields));
    }
    for (const event of [dutch({ type: 'cleared' }), root({ type: 'cleared', by: 'user' })]) {
      assert.equal(stepOf(on(known, event, ...at30)), 'done');
    }
  });

  it('is not for a house that is known not to exist', () => {
    const state = after(...at30, fails('not-found', 404), ...fill({ houseNumber: '31' }), arrives(house30), ...at30);
    assert.equal(stepIn(state), 'unknown');
    assert.equal(state.dutchLookup.request, null);
  });
});

describe('an addition', () => {
  it('that is official is taken in its official spelling', () => {
    const state = after(...fill({ postcode: '7571CD', houseNumber: '2B' }), arrives(house2));
    assert.equal(stepOf(state), 'done');
    assert.equal(state.dutchLookup.fields.addition, 'b');
    assert.equal(addressOf(state)?.building, '2b');
    assert.equal(isVerified(state), true);
  });

  it('that was not typed is none where there is an address without one', () => {
    const state = after(...at2, arrives(house2));
    assert.equal(addressOf(state)?.building, '2');
  });

  it('that was not typed but is needed has to be chosen', () => {
    const state = after(...fill({ postcode: '3024AN', houseNumber: '212' }), arrives(house212));
    assert.equal(stepIn(state), 'additions');
    assert.equal(addressOf(state), null);
    const chosen = on(state, choose('E K001'));
    assert.equal(addressOf(chosen)?.building, '212 E K001');
    assert.equal(chosen.dutchLookup.request, null);
  });

  it('that is not official is offered beside the official ones, and kept without being verified', () => {
    const state = after(
      ...fill({ postcode: '7571CD', houseNumber: '2x' }),
      arrives({ ...house2, houseNumberAddition: null }),
    );
    assert.equal(stepIn(state), 'additions');
    const kept = on(state, choose(null));
    assert.equal(addressOf(kept)?.building, '2x');
    assert.equal(isVerified(kept), false);
    const details = kept.committed?.details;
    assert.equal(details && 'houseNumberAddition' in details && details.houseNumberAddition, null);
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
    const details = state.committed?.details;
    assert.ok(details && 'houseNumberAddition' in details);
    assert.equal(details.houseNumberAddition, 'a');
    assert.equal(details.bagAddressableObjectId, null);
  });

  it('that is being typed when the answer arrives is not judged before it was left', () => {
    const state = after(...at2, typed('addition', 'b'), arrives(house2));
    assert.equal(stepIn(state), 'editing');
    assert.equal(stepOf(on(state, committed)), 'done');
  });
});

describe('a house that was found', () => {
  it('leaves no addition beside one that is typed with the next number', () => {
    const found = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'a' }), arrives(house2));
    const next = on(found, ...fill({ houseNumber: '4 b' }));
    assert.deepEqual(asked(next).params, { postcode: '7571CD', houseNumber: 4, houseNumberAddition: 'b' });
    assert.deepEqual([next.dutchLookup.fields.houseNumber, next.dutchLookup.fields.addition], ['4', 'b']);
  });

  it('keeps its addition beside a number without one, and beside its own number that is typed with another', () => {
    const found = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'a' }), arrives(house2));
    const fieldsOf = ({ dutchLookup: { fields } }: EntryState) => [fields.houseNumber, fields.addition];
    assert.deepEqual(fieldsOf(on(found, ...fill({ houseNumber: '4' }))), ['4', 'a']);
    assert.deepEqual(fieldsOf(on(found, ...fill({ houseNumber: '2 b' }))), ['2', 'b a']);
    const ownWord = after(...fill({ postcode: '7571CD', houseNumber: '2', addition: 'x' }), arrives(house2));
    assert.deepEqual(fieldsOf(on(ownWord, ...fill({ houseNumber: '4 b' }))), ['4', 'b x']);
  });

  it('is committed by the person, from the lookup, as the register has it', () => {
    const { committed: present, changedBy, search } = after(...at30, arrives(house30));
    assert.deepEqual([present?.address.source, present?.verdict, changedBy], ['lookup', null, 'user']);
    assert.equal(present?.details, house30);
    assert.equal(search.text, '2012ES Haarlem, Julianastraat 30');
  });

  it('goes as soon as a field changes, and what is in the fields stays', () => {
    const found = after(...at30, arrives(house30));
    const state = on(found, typed('addition', 'x'));
    assert.equal(addressOf(state), null);
    assert.deepEqual([state.dutchLookup.fields.houseNumber, state.dutchLookup.fields.addition], ['30', 'x']);
    assert.equal(on(found, typed('houseNumber', '30')), found, 'the same text is no change');
  });

  it('goes with another method to look it up by', () => {
    assert.equal(addressOf(after(...at30, arrives(house30), byStreet)), null);
  });
});

describe('a failure', () => {
  it('is told, and repeated when the person asks', () => {
    const state = after(...at30, fails('unavailable', 503));
    assert.equal(stepIn(state), 'failed');
    assert.equal(on(state, committed), state);
    const again = on(state, retried);
    assert.deepEqual(asked(again).params, { postcode: '2012ES', houseNumber: 30 });
  });

  it('ends when the person types on', () => {
    assert.equal(stepIn(after(...at30, fails('unavailable'), typed('houseNumber', '31'))), 'editing');
  });

  it('says whether the request left the browser', () => {
    for (const isSent of [true, false]) {
      const { dutchLookup } = after(...at30, fails('unavailable', null, isSent));
      assert.equal(dutchLookup.step === 'failed' && dutchLookup.isSent, isSent);
    }
  });
});

describe('an address the page gives', () => {
  const { committed: present } = after(...at30, arrives(house30));
  assert.ok(present);
  const { address } = present;
  const filled = (changes: Partial<typeof address> = {}) =>
    root({ type: 'valueSet', address: { ...address, ...changes } as typeof address });

  it('fills the fields, and goes when one of them is changed', () => {
    const given = after(filled());
    assert.deepEqual([given.dutchLookup.fields.postcode, given.dutchLookup.fields.houseNumber], ['2012 ES', '30']);
    assert.equal(on(given, committed), given);
    assert.equal(addressOf(on(given, typed('houseNumber', '3'))), null);
  });

  it('fills them with a building that is no number, and leaves them empty where there is nothing', () => {
    const odd = after(filled({ buildingNumber: null, building: 't/o 12', buildingNumberAddition: 't/o 12' }));
    assert.equal(odd.dutchLookup.fields.houseNumber, 't/o 12');
    const none = { postcode: null, building: null, buildingNumber: null, street: null, locality: null };
    assert.ok(Object.values(after(filled(none)).dutchLookup.fields).every((text) => text === ''));
  });

  it('is in the fields as the same house, with the same addition', () => {
    for (const answer of [house30, house212, poBox, { ...house2, houseNumberAddition: 'b' }]) {
      const known = addressFromDutch(answer, answer.houseNumberAddition ?? 'E K001');
      const { fields } = after(root({ type: 'valueSet', address: known })).dutchLookup;
      const { params } = requestFor(normalize(fields), 'postcode') ?? {};
      assert.deepEqual(params, {
        postcode: known.postcode,
        houseNumber: known.buildingNumber,
        ...(known.buildingNumberAddition ? { houseNumberAddition: known.buildingNumberAddition } : null),
      });
    }
  });

  it('gives up the answer that is on its way', () => {
    const looking = after(...at2);
    const given = on(looking, filled());
    assert.equal(on(given, dutch({ type: 'arrived', request: asked(looking), answer: house2 })), given);
  });
});

describe('an element that leaves the document', () => {
  it('gives up what is under way and keeps the rest', () => {
    const state = after(...at30, left);
    assert.equal(stepIn(state), 'editing');
    assert.equal(state.dutchLookup.request, null);
    assert.equal(state.dutchLookup.fields.houseNumber, '30');
  });
});

describe('an answer that comes while a person still has the field', () => {
  const typing = [typed('postcode', '2012es'), typed('houseNumber', '30a')] as const;
  const house = { ...house30, houseNumberAddition: 'A', houseNumberAdditions: ['A', 'B'] };

  it('is their address, and their text is put right when they leave it', () => {
    const state = after(...typing, paused, arrives(house));
    assert.equal(addressOf(state)?.building, '30A');
    const { postcode, houseNumber, addition } = state.dutchLookup.fields;
    assert.deepEqual([postcode, houseNumber, addition], ['2012es', '30a', '']);
    const left = on(state, committed);
    const tidy = left.dutchLookup.fields;
    assert.deepEqual([tidy.postcode, tidy.houseNumber, tidy.addition], ['2012 ES', '30', 'A']);
    assert.equal(addressOf(left), addressOf(state));
    assert.equal(on(left, committed), left);
  });

  it('says nothing of a house that there is not, and asks for no addition, before they leave it', () => {
    const unknown = after(typed('postcode', '2012ES'), typed('houseNumber', '31'), paused, fails('not-found', 404));
    assert.deepEqual([stepIn(unknown), unknown.dutchLookup.request], ['editing', null]);
    assert.deepEqual([stepIn(on(unknown, committed)), on(unknown, committed).dutchLookup.request], ['unknown', null]);
    const open = after(typed('postcode', '3024AN'), typed('houseNumber', '212'), paused, arrives(house212));
    assert.equal(stepIn(open), 'editing');
    assert.deepEqual([stepIn(on(open, committed)), on(open, committed).dutchLookup.request], ['additions', null]);
  });

  it('says nothing of a failure either, and asks again when they leave it', () => {
    const failed = after(typed('postcode', '2012ES'), typed('houseNumber', '30'), paused, fails('unavailable', 503));
    assert.deepEqual([stepIn(failed), failed.dutchLookup.request], ['editing', null]);
    assert.equal(stepIn(on(failed, committed)), 'looking');
  });

  it('changes nothing where they typed on; the next pause takes the answer without another request', () => {
    const looking = after(typed('postcode', '7571CD'), typed('houseNumber', '2'), paused);
    const request = asked(looking);
    const typingOn = on(looking, typed('addition', 'b'));
    const known = on(typingOn, dutch({ type: 'arrived', request, answer: house2 }));
    assert.deepEqual([stepIn(known), addressOf(known)], ['editing', null]);
    const state = on(known, paused);
    assert.deepEqual([addressOf(state)?.building, state.dutchLookup.request], ['2b', null]);
  });

  it('is not awaited any more once the element is gone', () => {
    const typed30 = after(typed('postcode', '2012ES'), typed('houseNumber', '30'));
    assert.equal(on(typed30, left, paused).dutchLookup.request, null);
    assert.equal(on(typed30, paused, left).dutchLookup.request, null);
  });
});
