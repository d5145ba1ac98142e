import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { customStatesOf, isAsInPageFields, isConfirmed } from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { house30, poBox } from '../../support/dutch-samples.ts';
import { after, configured, manualLoaded, manualWanted, on, root, search, searchWanted } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { arrives, chose, done, found, inNetherlands, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const filled = root({ type: 'addressGiven', by: 'script', address: { ...address, source: null } });
const missing = root({ type: 'codeLoaded', code: 'manual', isThere: false });
const plain = after(inNetherlands, manualWanted, missing);
const lookedUp = on(lookup.begun, ...lookup.at30, lookup.arrives(house30));

describe('the custom states', () => {
  const statesOf = (state: EntryState, isValid = true) =>
    Object.entries(customStatesOf(state, isValid)).flatMap(([name, isOn]) => (isOn ? name : []));
  const cases: readonly (readonly [what: string, state: EntryState, names: string[]])[] = [
    ['nothing typed', initialEntry, ['blank']],
    ['a request under way', after(inNetherlands, typed('ju')), ['loading']],
    ['suggestions', after(...found), ['open']],
    ['no suggestions', after(inNetherlands, typed('ju'), arrives([])), []],
    ['a closed list', after(...found, closeList()), []],
    ['details under way', after(...found, chose(house)), ['loading']],
    ['an address', after(...done), ['resolved']],
    ['manual fields', typing.opened(), ['manual']],
    ['manual fields over a list', on(after(manualLoaded, ...found), manualWanted), ['manual']],
    ['plain fields', plain, ['blank', 'manual']],
    ['a validation', typing.run({}, typing.committed()), ['loading', 'manual']],
    ['a question', typing.reviewed(), ['manual']],
    ['a verified address', typing.run({}, typing.committed(), typing.good), ['resolved', 'verified']],
    ['a corrected address', typing.reviewed(typing.used), ['resolved', 'verified']],
    ['an address that was kept', typing.reviewed({ type: 'candidateChosen', candidate: null }), ['resolved']],
    ['an empty Dutch lookup', lookup.begun, ['blank']],
    ['a Dutch lookup under way', on(lookup.begun, ...lookup.at30), ['loading']],
    ['a Dutch address', lookedUp, ['resolved', 'verified']],
  ];
  for (const [what, state, names] of cases) {
    it(`are ${names.join(' and ') || 'none'}: ${what}`, () => assert.deepEqual(statesOf(state), names));
  }

  it('say that a value is invalid after an attempt to submit it, as long as it is', () => {
    const shown = after(root({ type: 'invalidShown' }));
    assert.deepEqual(
      [statesOf(initialEntry, false), statesOf(shown, false), statesOf(shown, true)],
      [['blank'], ['blank', 'user-invalid'], ['blank']],
    );
    for (const event of [filled, root({ type: 'addressGiven', address: null, by: 'user' })]) {
      assert.ok(!statesOf(on(shown, event), false).includes('user-invalid'));
    }
  });

  it('say so after an attempt to use manual fields, too, until another panel is opened', () => {
    const refused = typing.run({ locality: '' }, typing.committed());
    assert.deepEqual(statesOf(refused, false), ['manual', 'user-invalid']);
    assert.ok(!statesOf(on(refused, searchWanted), false).includes('user-invalid'));
  });
});

function closeList(): EntryEvent {
  return search({ type: 'listboxChanged', listbox: { open: false, active: -1 } });
}

describe('whether', () => {
  it('the address is confirmed: not one whose building the service does not know, nor a PO box that is refused', () => {
    const street = typing.answers(typing.answer('C', 'Street'));
    const boxed = on(lookup.begun, ...lookup.fill({ postcode: '1000AB', houseNumber: '50' }), lookup.arrives(poBox));
    const confirmed: readonly (readonly [EntryState, boolean])[] = [
      [initialEntry, false],
      [after(...done), true],
      [after(filled), false],
      [typing.run({}, typing.committed(), typing.good), true],
      [typing.reviewed(typing.used), true],
      [typing.reviewed({ type: 'candidateChosen', candidate: null }), false],
      [typing.run({}, typing.committed(), street, typing.used), false],
      [boxed, true],
      [on(boxed, configured({ poBox: 'deny' })), false],
    ];
    for (const [index, [state, isIt]] of confirmed.entries()) assert.equal(isConfirmed(state), isIt, `${index}`);
  });

  it('the address is in the page’s fields as it was typed there', () => {
    const ofPage = (state: EntryState) => on(state, configured({ hasPageFields: true }));
    const cases: readonly (readonly [what: string, state: EntryState, isIt: boolean])[] = [
      ['unverified', ofPage(typing.run({}, typing.committed('never'))), true],
      ['confirmed', ofPage(typing.run({}, typing.committed(), typing.good)), true],
      ['corrected', ofPage(typing.reviewed(typing.used)), false],
      ['kept, against advice', ofPage(typing.reviewed({ type: 'candidateChosen', candidate: null })), false],
      ['found', ofPage(after(...done)), false],
      ['nothing', ofPage(initialEntry), false],
      ['no fields of the page', typing.run({}, typing.committed(), typing.good), false],
    ];
    for (const [what, state, isIt] of cases) assert.equal(isAsInPageFields(state), isIt, what);
  });
});
