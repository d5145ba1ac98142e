import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areasFrom } from '../../../src/core/address/areas.ts';
import { areas as lines } from '../../../src/core/address/data/areas/us.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { reduceManual } from '../../../src/core/manual/reducer.ts';
import { initialManual, type ManualEvent, type ManualState } from '../../../src/core/manual/state.ts';

const around = { country: { name: 'United States', iso2: 'US', iso3: 'USA' }, committed: null };
const text = '151 3rd St\nSan Francisco, CA 94103';
const after = (start: ManualState, ...events: readonly ManualEvent[]) =>
  events.reduce((state, event) => reduceManual(state, event, around).state, start);
const paste = (pasted: string): ManualEvent => ({
  type: 'pasted',
  field: 'street',
  text: pasted,
  areas: areasFrom(lines),
});
const parts = { ...emptyFields, street: '151 3rd St', locality: 'San Francisco', region: 'CA', postcode: '94103' };

describe('a text pasted into the manual fields', () => {
  it('is split, with a name and a telephone number around it: that is announced, and undo restores it', () => {
    const state = after(initialManual, paste(`John Smith\n${text}\n(415) 555-0100`));
    assert.deepEqual(state.fields, parts);
    assert.ok(state.step === 'editing');
    assert.deepEqual(state.pasted?.rest, ['John Smith', '(415) 555-0100']);
    assert.equal(state.pasted?.fields.street, 'John Smith, 151 3rd St, San Francisco, CA 94103, (415) 555-0100');
  });

  it('has a flat on its second line', () => {
    const { fields } = after(initialManual, paste('151 3rd St Apt 4, San Francisco, CA 94103'));
    assert.deepEqual(fields, { ...parts, addition: 'Apt 4' });
  });

  it('keeps a company, and “attention of”, before the flat', () => {
    const { fields } = after(initialManual, paste('Acme Inc\nc/o Jo Reed\n151 3rd St Apt 4\nSan Francisco, CA 94103'));
    assert.deepEqual(fields, { ...parts, addition: 'Acme Inc, c/o Jo Reed, Apt 4' });
  });

  it('is unchanged if it names another country', () => {
    assert.equal(after(initialManual, paste('10 Downing Street, London SW1A 2AA, United Kingdom')), initialManual);
  });

  it('leaves a second line that was typed before', () => {
    const typed = after(initialManual, { type: 'fieldsEdited', fields: { addition: 'Floor 2' } });
    assert.deepEqual(after(typed, paste(text)).fields, { ...parts, addition: 'Floor 2' });
  });

  it('adds what fits no field to the second line when the shopper wants it there, once, and can still be undone', () => {
    const keep: ManualEvent = { type: 'restAdded' };
    const typed = after(initialManual, { type: 'fieldsEdited', fields: { addition: ' Floor 2 ' } });
    const state = after(typed, paste(`John Smith\n${text}\n(415) 555-0100`), keep);
    assert.deepEqual(state.fields, { ...parts, addition: 'Floor 2, John Smith, (415) 555-0100' });
    assert.ok(state.step === 'editing');
    assert.deepEqual(state.pasted?.rest, []);
    assert.equal(after(state, keep), state);
    assert.match(state.pasted?.fields.street ?? '', /^John Smith, 151 3rd St, /);
    for (const none of [initialManual, after(initialManual, paste(text))]) assert.equal(after(none, keep), none);
  });

  it('cannot be undone once something else is typed', () => {
    const edited = after(initialManual, paste(text), { type: 'fieldsEdited', fields: { street: '151 Third St' } });
    assert.equal(edited.step === 'editing' && edited.pasted, null);
  });
});
