import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepOf } from '../../../src/core/entry/panel-status.ts';
import { missedTexts } from '../../../src/core/manual/switched.ts';
import * as entry from '../../support/entry.ts';
import { askedIn, committed, editing, on, opened, partial, reviewed, run, typed, used } from '../../support/manual.ts';
import { belgium } from '../../support/samples.ts';

const { start } = opened().manual;

describe('a review', () => {
  it('only accepts its own candidates', () => {
    const state = reviewed();
    const other = used(reviewed());
    assert.equal(on(state, other), state);
    assert.equal(run({}, other).manual.step, 'editing');
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

describe('after a review', () => {
  it('texts follow a country that was chosen while the fields were hidden', () => {
    const chosen = entry.countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, entry.seedOf());
    const away = entry.on(opened(), entry.searchWanted, chosen, entry.manualWanted);
    assert.equal(away.manual.fields.postcode, '');
    assert.deepEqual(missedTexts(away.manual), [typed.postcode]);
  });

  it('going back to the search drops it as well, but not the question on display', () => {
    assert.deepEqual(entry.on(run({}, committed()), entry.searchWanted).manual, editing(typed, start));
    assert.equal(stepOf(entry.on(reviewed(), entry.searchWanted, entry.manualWanted)), 'review');
  });
});
