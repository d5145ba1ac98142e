import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { type Field, hasField } from '../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { missedTexts, type Switched, switched } from '../../../src/core/manual/switched.ts';
import * as fc from '../../support/random.ts';

const countries = ['', ...isoCountries().map(({ iso2 }) => iso2)];
const fieldNames = Object.keys(emptyFields) as Field[];

const inCountry = (iso2: string, texts: Partial<Switched['fields']>): Switched => ({
  fields: { ...emptyFields, ...texts },
  iso2,
  hiddenTexts: [],
  joined: null,
});
const through = (state: Switched, ...iso2s: readonly string[]) => iso2s.reduce(switched, state);
const edited = (state: Switched, field: Field, text: string): Switched => ({
  ...state,
  fields: { ...state.fields, [field]: text },
});
const inSight = ({ fields, iso2 }: Switched) =>
  fieldNames.filter((field) => hasField(worldFormatOf(iso2 ?? ''), field)).map((field) => fields[field]);

describe('the parts of an address after a change of country', () => {
  it('include a number that joined its street, separately for the way back', () => {
    const typed = inCountry('FR', { street: 'rue de Sèze', building: '12', postcode: '75009', locality: 'Paris' });
    assert.equal(through(typed, 'US').fields.street, '12 rue de Sèze');
    assert.deepEqual(through(typed, 'US', 'FR').fields, typed.fields);
    const changed = edited(through(typed, 'US'), 'street', '14 rue de Sèze');
    assert.deepEqual(through(changed, 'FR').fields, { ...typed.fields, street: '14 rue de Sèze', building: '' });
  });

  it('only include a state if it was typed, and again there', () => {
    const typed = inCountry('US', { street: '1 Main St', locality: 'Perth', region: 'WA', postcode: '98101' });
    const elsewhere = through(typed, 'AU');
    assert.equal(elsewhere.fields.region, '');
    assert.ok(missedTexts(elsewhere).includes('WA'));
    assert.deepEqual(through(typed, 'AU', 'US').fields, typed.fields);
    assert.deepEqual(through(typed, 'AU', 'FR', 'US').fields, typed.fields);
  });

  it('omit what has no field in either country, and say so', () => {
    const typed = inCountry('NL', { street: 'Weg', building: '1', postcode: '2012 ES', locality: 'Haarlem' });
    const elsewhere = through(typed, 'HK', 'SG');
    assert.equal(elsewhere.fields.locality, '');
    assert.ok(missedTexts(elsewhere).includes('Haarlem'));
  });

  it('get no region from an address whose country shows none', () => {
    const known = inCountry('NL', { street: 'Weg', building: '1', locality: 'Haarlem', region: 'Noord-Holland' });
    const elsewhere = through(known, 'US');
    assert.equal(elsewhere.fields.region, '');
    assert.deepEqual(missedTexts(elsewhere), []);
    assert.deepEqual(through(elsewhere, 'NL').fields, known.fields);
  });

  it('include both postcodes, each in its country, if another one was typed meanwhile', () => {
    const dutch = inCountry('NL', { street: 'Weg', building: '1', postcode: '2012 ES', locality: 'Haarlem' });
    const american = edited(through(dutch, 'US'), 'postcode', '90210');
    const back = through(american, 'NL');
    assert.equal(back.fields.postcode, '2012 ES');
    assert.deepEqual(missedTexts(back), ['90210']);
    assert.equal(through(back, 'US').fields.postcode, '90210');
  });

  it('omit a postcode that cannot be one there, and include any text that was none at home', () => {
    const typed = inCountry('NL', { street: 'Weg', building: '1', postcode: '2012 ES', locality: 'Haarlem' });
    assert.deepEqual([through(typed, 'US').fields.postcode, missedTexts(through(typed, 'US'))], ['', ['2012 ES']]);
    assert.equal(through(edited(typed, 'postcode', '90210'), 'US').fields.postcode, '90210');
    assert.equal(through(edited(typed, 'postcode', 'none'), 'US').fields.postcode, 'none');
    assert.equal(through(typed, '').fields.postcode, '2012 ES');
    assert.equal(through(typed, '', 'US').fields.postcode, '2012 ES');
  });

  it('are left out once, however often they were typed, except regions, which belong to their countries', () => {
    const dutch = inCountry('NL', { street: 'Weg', building: '1', postcode: '2012 ES' });
    const again = through(edited(through(dutch, 'US'), 'postcode', '2012 ES'), 'NL');
    assert.deepEqual([again.fields.postcode, again.hiddenTexts], ['2012 ES', []]);
    const american = edited(through(inCountry('US', { region: 'WA' }), 'AU'), 'region', 'WA');
    assert.equal(through(american, 'US').fields.region, 'WA');
    assert.equal(through(american, 'US', 'AU').fields.region, 'WA');
  });

  it('are joined in one line without the spaces around them, and only separated again if no number was typed', () => {
    const typed = inCountry('FR', { street: ' rue de Sèze ', building: ' 12 ' });
    assert.equal(through(typed, 'US').fields.street, '12 rue de Sèze');
    assert.equal(through(inCountry('FR', { building: '12' }), 'US').fields.street, '12');
    const blank = through(inCountry('FR', { street: 'rue de Sèze', building: ' ' }), 'US');
    assert.deepEqual([blank.fields.street, blank.joined], ['rue de Sèze', null]);
    const numbered = { ...through(typed, 'US'), fields: { ...through(typed, 'US').fields, building: '14' } };
    assert.equal(through(numbered, 'FR').fields.building, '14');
  });

  it('are those of the country that is chosen first, including a number in the street', () => {
    const typed = inCountry('', { street: 'Main St', building: '1', postcode: '90210', locality: 'Beverly Hills' });
    assert.deepEqual(through(typed, 'US').fields, { ...typed.fields, street: 'Main St 1', building: '' });
  });

  it('come back as typed, from every country to every eighth other one, and to all in `npm run fuzz`', () => {
    const stride = fc.runsOf(1) > 1 ? 1 : 8;
    for (const [here, home] of countries.entries()) {
      const names = fieldNames.filter((field) => hasField(worldFormatOf(home), field));
      const example = worldFormatOf(home).postcode?.example ?? 'code';
      const texts = Object.fromEntries(names.map((field) => [field, field === 'postcode' ? example : `my ${field}`]));
      const typed = inCountry(home, texts);
      for (const away of countries.filter((_, there) => (here + there) % stride === 0)) {
        const there = through(typed, away);
        const seen = [...inSight(there), ...missedTexts(there)].join('\n');
        for (const text of Object.values(texts)) assert.ok(seen.includes(text), `${home} ${away}: ${text}`);
        if (away !== home) assert.deepEqual(through(there, home).fields, typed.fields, `${home} ${away}`);
      }
    }
  });

  it('are visible or reported as left out, whatever is typed in between', () => {
    const step = fc.record({
      iso2: fc.constantFrom(...countries),
      field: fc.constantFrom(...fieldNames),
      kind: fc.constantFrom('word', 'example', 'nothing'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.array(step, { maxLength: 12 }), (home, steps) => {
        let state = inCountry(home, {});
        let typed: string[] = [];
        steps.forEach(({ iso2, field, kind }, index) => {
          const format = worldFormatOf(state.iso2 ?? '');
          if (hasField(format, field) && kind !== 'nothing') {
            const word = field === 'postcode' && kind === 'example' ? (format.postcode?.example ?? '1') : `t${index}t`;
            // What the person overwrites is their own choice.
            const before = state.fields[field];
            typed = [...typed.filter((text) => before === '' || !before.includes(text)), word];
            state = edited(state, field, word);
          }
          state = through(state, iso2);
          const seen = [...inSight(state), ...missedTexts(state)].join('\n');
          for (const text of typed) assert.ok(seen.includes(text), `${text} is not in ${JSON.stringify(state)}`);
        });
      }),
      { numRuns: 3_000 },
    );
  });
});
