import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Address } from '../../../src/core/address/address.ts';
import { readAddress } from '../../../src/core/address/address-input.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { readGivenAddress, withoutOldLines } from '../../../src/core/address/given.ts';
import { mistakesIn } from '../../../src/core/address/wrong-value.ts';
import { readRestorable, restorableFrom, type restorableOf } from '../../../src/core/entry/restore.ts';
import { type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { after, configured, manual, manualLoaded, manualWanted, on, root, searchWanted } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { nasty } from '../../support/nasty.ts';
import * as fc from '../../support/random.ts';
import { details, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { countryChosen, done, found, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));

/** The state of another element that the browser restored from this one's. */
function again(state: EntryState, start: EntryState = initialEntry): EntryState {
  const saved = readRestorable(restorableFrom(state));
  assert.ok(saved);
  return on(start, root({ type: 'restored', by: 'script', saved }));
}

describe('after a navigation', () => {
  it('has the texts of fields that were open over an address', () => {
    const state = typing.on(on(after(manualLoaded, ...done), manualWanted), typing.edited('Kade'));
    const other = on(again(state), manualLoaded);
    assert.equal(other.manual.fields.street, 'Kade');
    assert.deepEqual(other.committed, state.committed);
  });

  it('has the texts of manual fields that were left for the search', () => {
    const state = on(typing.run({ street: 'Kade' }), searchWanted);
    const other = on(again(state), manualLoaded, manualWanted);
    assert.equal(other.manual.fields.street, 'Kade');
  });

  it('has what was searched for, or found, in manual fields that were never open', () => {
    const searched = on(again(after(...found)), manualLoaded, manualWanted);
    assert.equal(searched.manual.fields.street, 'julian');
    const resolved = on(again(after(...done)), manualLoaded, manualWanted);
    assert.equal(resolved.manual.fields.street, 'Julianastraat');
    assert.equal(resolved.manual.isUntouched, true);
  });

  it('has the address that replaced what was typed', () => {
    const state = on(again(typing.reviewed(typing.used)), manualLoaded, manualWanted);
    assert.equal(state.manual.fields.street, 'Julianalaan');
  });

  it('opens no manual fields if there are to be none', () => {
    const state = again(typing.run({}), after(configured({ noManual: true })));
    assert.deepEqual([state.panel.inSight, state.panel.awaited], ['search', null]);
  });

  it('has what replaced the page’s address, and not that', () => {
    const begun = after(root({ type: 'addressGiven', by: 'script', address }));
    const state = again(on(begun, typed('julian')), begun);
    assert.deepEqual([state.committed, state.search.text, state.changedBy], [null, 'julian', 'script']);
  });

  it('has the texts of the plain fields, in whichever fields there are then', () => {
    const missing = root({ type: 'codeLoaded', code: 'manual', isThere: false });
    const state = on(
      after(countryChosen(netherlands), manualWanted, missing),
      manual({ type: 'fieldsEdited', fields: { street: 'Kade 1' } }),
      manual({ type: 'fieldsEdited', fields: { locality: 'Urk' } }),
    );
    const loaded = on(again(state), manualLoaded);
    assert.deepEqual([loaded.manual.fields.street, loaded.manual.fields.locality], ['Kade 1', 'Urk']);
    assert.deepEqual(on(again(state), missing).manual.fields, state.manual.fields);
  });
});

describe('saved state', () => {
  const garbage = ['', 'x', 'null', '5', '"text"', 'true', '{"', '\ud800'];
  for (const json of garbage) {
    it(`is ignored if it reads ${JSON.stringify(json)}`, () => assert.equal(readRestorable(json), null));
  }

  const written = JSON.parse(restorableFrom(after(...done))) as ReturnType<typeof restorableOf>;
  const odd: readonly (readonly [member: string, value: unknown])[] = [
    ['mode', 'constructor'],
    ['country', { name: 'x', iso2: 'XX' }],
    ['country', { name: 'x', iso2: 'constructor', iso3: 'XXX' }],
    ['text', 5],
    ['committed', { address: 'x', details: null, source: null, verdict: null }],
    ['fields', { street: 1, locality: 'Urk' }],
    ['lookup', { method: 'street', fields: ['x'] }],
    ['lookup', { ...written.lookup, method: 'constructor' }],
  ];
  for (const [member, value] of odd) {
    it(`is ignored if its ${member} cannot have been saved: ${JSON.stringify(value).slice(0, 60)}`, () => {
      assert.ok(readRestorable(JSON.stringify(written)));
      assert.equal(readRestorable(JSON.stringify({ ...written, [member]: value })), null);
      assert.equal(readRestorable(JSON.stringify({ ...written, [member]: undefined })), null);
    });
  }

  it('may be the texts of a field without an engine, by position', () => {
    const search = readRestorable('["julian"]');
    assert.deepEqual([search?.text, search?.lookup.fields.postcode, search?.committed], ['julian', '', null]);
    const dutch = readRestorable('["2012ES","30","a"]');
    const { postcode, houseNumber, addition } = dutch?.lookup.fields ?? assert.fail();
    assert.deepEqual([dutch?.text, postcode, houseNumber, addition], ['', '2012ES', '30', 'a']);
    for (const json of ['[1]', '[null]', '{"0":"julian"}']) assert.equal(readRestorable(json), null, json);
  });

  it('has the texts of the inputs before an engine, by position', () => {
    assert.equal(JSON.parse(restorableFrom(after(...found)))[0], after(...found).search.text);
    const { 0: postcode, 1: houseNumber } = JSON.parse(
      restorableFrom(on(lookup.begun, ...lookup.fill({ postcode: '7571CD', houseNumber: '2' }))),
    );
    assert.deepEqual([postcode, houseNumber], ['7571 CD', '2']);
  });

  it('restores without an exception, whatever it is', () => {
    const value = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue());
    const members = fc.record(
      { mode: value, country: value, text: value, committed: value, fields: value, lookup: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(members, fc.jsonValue()), (written) => {
        const saved = readRestorable(JSON.stringify(written) ?? '');
        if (saved) on(initialEntry, manualLoaded, root({ type: 'restored', by: 'script', saved }), manualWanted);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an address from the page', () => {
  for (const none of [null, undefined, 5, '', 'x', 'null', {}, { country: 'Nowhere' }, [], '[]']) {
    it(`is none: ${JSON.stringify(none)}`, () => assert.equal(readAddress(none), null));
  }

  it('is reported as wrong if an attribute is text but not JSON, and not if it is empty', () => {
    const told = ['', 'null', 'Dam 1', '{"country":'].flatMap((given) => mistakesIn(given, []));
    assert.deepEqual(told, ['it is no address', 'it is no address']);
  });

  it('omits what is not JSON, such as an object that contains itself, and says so', () => {
    const cycle = {};
    Object.assign(cycle, { self: cycle });
    for (const member of [{ details: cycle }, { location: cycle }, { verdict: cycle }, { details: { id: 1n } }]) {
      const given = { ...address, ...member };
      const [read, told] = [readGivenAddress(given), mistakesIn(given, [])];
      assert.deepEqual([read?.street, read?.details, told.length], [address.street, null, 1]);
      const state = on(initialEntry, root({ type: 'addressGiven', by: 'script', address: read as Address }));
      assert.ok(readRestorable(restorableFrom(state))?.committed);
    }
  });

  it('claims nothing about another house', () => {
    const changed = withoutOldLines({ ...address, street: 'Spaarne' }, address);
    assert.deepEqual([changed.source, changed.verdict, changed.lines], [null, null, []]);
    assert.equal(withoutOldLines({ ...address, unit: '3' }, address).source, 'autocomplete');
  });
});
