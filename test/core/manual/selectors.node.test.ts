import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import type { FieldProblem } from '../../../src/core/manual/fields.ts';
import { checkManual } from '../../../src/core/manual/fields.ts';
import { firstProblem, isComplete, problemsToShow, typedAddressOf } from '../../../src/core/manual/selectors.ts';
import type { ManualState, ManualSurroundings } from '../../../src/core/manual/state.ts';
import { after } from '../../support/entry.ts';
import { committed, opened, reviewed, run } from '../../support/manual.ts';
import { belgium, netherlands } from '../../support/samples.ts';
import { done } from '../search/support.ts';

const empty = { street: '', building: '', postcode: '', locality: '' };
const nothing = opened(empty).manual;
const whole = opened().manual;
const odd = opened({ postcode: '99' }).manual;
const left = (state: ManualState, ...visited: ManualState['visited']): ManualState => ({ ...state, visited });
const said = (problems: readonly FieldProblem[]) => problems.map(({ field, kind }) => `${field} ${kind}`);
const shown = (state: ManualState, isTold = false) => said(problemsToShow(state, netherlands, isTold));
const first = (state: ManualState, isTold = false) => firstProblem(state, netherlands, isTold)?.field;

describe('the manual fields', () => {
  it('are complete if nothing keeps them from being committed, in a country, while they are edited', () => {
    assert.equal(isComplete(whole, netherlands), true);
    assert.equal(isComplete(odd, netherlands), true, 'what looks odd is taken');
    assert.equal(isComplete(nothing, netherlands), false);
    assert.equal(isComplete(whole, null), false);
    assert.equal(isComplete(reviewed().manual, netherlands), false);
  });
});

describe('a street without a number', () => {
  const problems = (iso2: string, street: string) =>
    checkManual({ ...emptyFields, street }, worldFormatOf(iso2)).filter(({ kind }) => kind === 'number');

  it('is pointed out in a country that has both in one field', () => {
    assert.deepEqual(problems('US', 'Fifth Avenue'), [{ field: 'street', kind: 'number', severity: 'hint' }]);
    assert.deepEqual(problems('US', '350 Fifth Avenue'), []);
    assert.deepEqual(problems('US', ''), [], 'it is missing');
    assert.deepEqual(problems('NL', 'Julianastraat'), [], 'the number has a field of its own');
  });
});

describe('the displayed problems', () => {
  it('do not exist before a field is left, and then are what looks odd in it, never that it is empty', () => {
    assert.deepEqual([shown(nothing), shown(odd)], [[], []]);
    assert.deepEqual(shown(left(odd, 'postcode')), ['postcode shape']);
    assert.deepEqual(shown(left(odd, 'street')), []);
    assert.deepEqual(shown(left(nothing, 'street', 'postcode')), []);
  });

  it('are all that an attempt has found, as long as they exist', () => {
    const { manual } = run(empty, committed());
    const missing = ['street missing', 'building missing', 'postcode missing', 'locality missing'];
    assert.deepEqual(shown(manual, true), missing);
    const mended = { ...manual, fields: { ...manual.fields, street: 'Julianastraat' } };
    assert.deepEqual(shown(mended, true), missing.slice(1));
    const wrong = { ...manual, fields: { ...manual.fields, postcode: '99' } };
    assert.ok(
      !shown(wrong, true).some((it) => it.startsWith('postcode')),
      'another problem than the one that was found',
    );
  });

  it('are what keeps the form from being submitted, if that says so', () => {
    assert.ok(shown(nothing, true).includes('street missing'));
    assert.deepEqual(shown(odd, true), [], 'what looks odd keeps nothing');
  });
});

describe('the field to go to', () => {
  it('is the first with a missing part, even for something odd', () => {
    assert.equal(first(nothing), 'street');
    assert.equal(first(odd), 'postcode');
    assert.equal(first(whole), undefined);
  });

  it('is the first error once errors are displayed', () => {
    assert.equal(first(odd, true), undefined);
    const twice = opened({ postcode: '99', locality: '' });
    assert.deepEqual([first(twice.manual), first(twice.manual, true)], ['postcode', 'locality']);
    assert.equal(first(run({ postcode: '99', locality: '' }, committed()).manual, true), 'locality');
  });
});

describe('the address that the fields make', () => {
  const { committed: found } = after(...done);
  const typedIn = (country: typeof netherlands, fields: Partial<ManualState['fields']>) =>
    typedAddressOf(opened(fields).manual, { country, committed: found } as ManualSurroundings);

  it('has the region of the previous address, as long as town and country are the same', () => {
    assert.equal(typedIn(netherlands, { street: 'Spaarne', locality: ' Haarlem ' })?.region, 'Noord-Holland');
    assert.equal(typedIn(netherlands, { locality: 'Zwolle' })?.region, null);
    assert.equal(typedIn(belgium, { locality: 'Haarlem' })?.region, null);
  });

  it('has a district if the country’s addresses do', () => {
    const brazil = { name: 'Brazil', iso2: 'BR', iso3: 'BRA' };
    assert.equal(typedIn(brazil, { district: 'Bela Vista' })?.district, 'Bela Vista');
  });
});
