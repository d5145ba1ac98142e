import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import { missedTexts } from '../../../src/core/manual/switched.ts';
import * as entry from '../../support/entry.ts';
import {
  answer,
  answers,
  askedIn,
  committed,
  committedIn,
  editing,
  good,
  on,
  opened,
  partial,
  reviewed,
  run,
  typed,
  used,
} from '../../support/manual.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const { start } = opened().manual;

describe('a review', () => {
  it('ends with what was understood', () => {
    const { address, verdict } = committedIn(reviewed(used));
    assert.deepEqual([address.street, verdict?.choice], ['Julianalaan', 'corrected']);
  });

  it('ends with what was typed', () => {
    const { address, verdict } = committedIn(reviewed({ type: 'typedKept' }));
    assert.deepEqual([address.street, verdict?.choice, verdict?.grade], ['Julianastraat', 'kept', 'C']);
  });

  it('goes back to the fields with what was typed in them', () => {
    assert.deepEqual(reviewed({ type: 'editedAgain' }).manual, editing(typed, start));
  });

  it('remembers when it first held an order back', () => {
    const held = on(reviewed(), { type: 'submitBlocked', time: 5 });
    assert.equal(held.manual.step === 'review' && held.manual.heldSince, 5);
    assert.equal(on(held, { type: 'submitBlocked', time: 9 }), held);
    assert.equal('heldSince' in on(opened(), { type: 'submitBlocked', time: 5 }).manual, false, 'there is no question');
  });

  it('takes no candidate but its own', () => {
    const state = reviewed();
    const other = used(reviewed());
    assert.equal(on(state, other), state);
    assert.equal(run({}, other).manual.step, 'editing');
  });

  it('asks for the missing part and has the whole judged', () => {
    const state = run({ addition: 'X' }, committed(), partial, { type: 'completed', text: 'A' });
    assert.equal(askedIn(state).params.building, '30 A');
    const none = run({ addition: 'X' }, committed(), partial, { type: 'completed', text: '' });
    assert.equal(askedIn(none).params.building, '30');
  });

  it('asks for another number where the street has not the one that was typed, and has it judged openly', () => {
    const street = answers(answer('B', 'Street', { building: null, buildingNumber: null }));
    const state = run({ addition: 'b' }, committed(), street, { type: 'completed', text: '12 a' });
    const { kind, verification, params } = askedIn(state);
    assert.deepEqual([kind, verification], ['validate', 'interactive']);
    assert.deepEqual([params.street, params.building], ['Julianastraat', '12 a']);
    assert.deepEqual([state.manual.fields.building, state.manual.fields.addition], ['12 a', '']);
  });

  it('finds the street when street and number were typed together', () => {
    const state = run({ street: 'Julianastraat 30x', building: '' }, committed(), partial, {
      type: 'completed',
      text: 'A',
    });
    const { params } = askedIn(state);
    assert.deepEqual([params.street, params.building], ['Julianastraat', '30 A']);
  });

  it('hears of a missing part only when it asked for one', () => {
    const state = reviewed();
    assert.equal(on(state, { type: 'completed', text: 'A' }), state);
  });
});

describe('afterwards', () => {
  it('what is edited is the address that was taken', () => {
    const state = entry.on(reviewed(used), entry.manualWanted);
    assert.equal(state.manual.fields.street, 'Julianalaan');
    assert.equal(state.manual.isUntouched, true);
  });

  it('what was kept is edited as it was typed', () => {
    const state = entry.on(run({ addition: 'X' }, committed('never')), entry.manualWanted);
    assert.deepEqual(state.manual, { ...editing({ ...typed, addition: 'X' }, 'address'), isUntouched: true });
  });

  it('another country keeps the texts that fit it, and the same one changes nothing', () => {
    const countryChosen = (country: typeof belgium) =>
      entry.countryEvent({ type: 'countryChosen', country, by: 'user' }, entry.seedOf());
    const state = reviewed();
    const elsewhere = entry.on(state, countryChosen(belgium));
    const { postcode } = typed;
    assert.deepEqual(elsewhere.manual, {
      ...editing({ ...typed, postcode: '' }, start),
      iso2: 'BE',
      hiddenTexts: [{ field: 'postcode', text: postcode, iso2: 'NL' }],
    });
    assert.equal(countryOf(elsewhere), belgium);
    assert.equal(entry.on(state, countryChosen({ ...netherlands })).manual, state.manual);
  });

  it('texts follow a country that was chosen while the fields were out of sight', () => {
    const chosen = entry.countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, entry.seedOf());
    const away = entry.on(opened(), entry.searchWanted, chosen, entry.manualWanted);
    assert.equal(away.manual.fields.postcode, '');
    assert.deepEqual(missedTexts(away.manual), [typed.postcode]);
  });

  it('leaving the page gives up an open question to the service, not the texts', () => {
    assert.deepEqual(entry.on(run({}, committed()), entry.left).manual, editing(typed, start));
    const state = reviewed();
    assert.equal(entry.on(state, entry.left).manual, state.manual);
  });

  it('going back to the search gives it up as well, and not the question on display', () => {
    assert.deepEqual(entry.on(run({}, committed()), entry.searchWanted).manual, editing(typed, start));
    assert.equal(stepOf(entry.on(reviewed(), entry.searchWanted, entry.manualWanted)), 'review');
  });

  it('clearing empties the fields', () => {
    for (const by of ['user', 'script'] as const) {
      const state = entry.on(run({}, committed(), good), entry.root({ type: 'cleared', by }));
      assert.deepEqual(state.manual.fields, emptyFields);
      assert.equal(state.committed, null);
    }
  });
});
