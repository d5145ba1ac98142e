import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import { missedTexts } from '../../../src/core/manual/switched.ts';
import * as entry from '../../support/entry.ts';
import {
  answer,
  answers,
  askedIn,
  committed,
  editing,
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
});

describe('afterwards', () => {
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

  it('going back to the search gives it up as well, and not the question on display', () => {
    assert.deepEqual(entry.on(run({}, committed()), entry.searchWanted).manual, editing(typed, start));
    assert.equal(stepOf(entry.on(reviewed(), entry.searchWanted, entry.manualWanted)), 'review');
  });
});
