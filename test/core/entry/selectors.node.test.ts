import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { isBlank, isLoading, stepOf } from '../../../src/core/entry/panel-status.ts';
import {
  customStatesOf,
  errorShownOf,
  isAsInPageFields,
  isConfirmed,
  isPoBox,
  isVerified,
} from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { house2, house30, poBox } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  lookupLoaded,
  manualLoaded,
  manualWanted,
  on,
  root,
  search,
  searchWanted,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { details, house, netherlands, printed, street } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { arrives, chose, done, emptied, found, inNetherlands, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const filled = root({ type: 'addressGiven', by: 'script', address: { ...address, source: null } });
const missing = root({ type: 'codeLoaded', code: 'manual', isThere: false });
const plain = after(inNetherlands, manualWanted, missing);
const lookedUp = on(lookup.begun, ...lookup.at30, lookup.arrives(house30));

describe('the step', () => {
  const cases: readonly (readonly [step: string, what: string, state: EntryState])[] = [
    ['country', 'there is none', initialEntry],
    ['country', 'there is none, with a text', after(typed('julian'))],
    ['search', 'nothing is typed', after(inNetherlands)],
    ['search', 'suggestions are there', after(...found)],
    ['details', 'a match is chosen', after(...found, chose(house))],
    ['search', 'more of a street is asked for', after(...found, chose(street))],
    ['done', 'an address is found', after(...done)],
    ['done', 'the page gave one', after(filled)],
    ['manual', 'the fields are open', typing.opened()],
    ['manual', 'the service is asked about them', typing.run({}, typing.committed())],
    ['manual', 'they are open over an address', on(after(manualLoaded, ...done), manualWanted)],
    ['manual', 'there are plain fields', plain],
    ['review', 'there is a question', typing.reviewed()],
    ['search', 'a question was left for the search', on(typing.reviewed(), searchWanted)],
    ['search', 'a house is looked up', on(lookup.begun, ...lookup.at30)],
    ['search', 'an addition is wanted', on(lookup.begun, ...lookup.fill({ postcode: '7571CD', houseNumber: '2x' }))],
    ['done', 'a house is found', lookedUp],
  ];
  for (const [step, what, state] of cases) it(`is ${step} when ${what}`, () => assert.equal(stepOf(state), step));
});

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
  it('the service confirmed the address', () => {
    const kept = on(lookup.begun, ...lookup.fill({ postcode: '7571CD', houseNumber: '2x' }), lookup.arrives(house2));
    const verified: readonly (readonly [EntryState, boolean])[] = [
      [initialEntry, false],
      [after(...done), false],
      [after(filled), false],
      [typing.run({}, typing.committed('never')), false],
      [typing.run({}, typing.committed(), typing.good), true],
      [typing.run({}, typing.committed('silent'), typing.poor), false],
      [lookedUp, true],
      [on(kept, lookup.choose(null)), false],
      [on(kept, lookup.choose('a')), true],
    ];
    for (const [state, isIt] of verified) assert.equal(isVerified(state), isIt);
  });

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

  it('the visible fields are empty', () => {
    assert.ok(isBlank(initialEntry) && isBlank(plain) && isBlank(lookup.begun));
    assert.ok(isBlank(after(typed(' '))), 'a space is nothing, as in the other panels');
    assert.ok(!isBlank(typing.opened()));
    assert.ok(isBlank(typing.opened({ street: '', building: ' ', postcode: '', locality: '' })));
    assert.ok(!isBlank(on(lookup.begun, lookup.typed('city', 'U'))));
    assert.ok(isBlank(on(after(lookupLoaded, typed('x')), { ...emptied })));
  });

  it('a request is pending that the shopper waits for', () => {
    const hidden = on(after(manualLoaded, ...found, typed('julianas')), manualWanted);
    assert.ok(hidden.search.request && !isLoading(hidden), 'not one of a panel out of sight');
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

  it('the address is a PO box', () => {
    assert.equal(
      isPoBox(on(lookup.begun, ...lookup.fill({ postcode: '1000AB', houseNumber: '50' }), lookup.arrives(poBox))),
      true,
    );
    assert.equal(isPoBox(after(...done)) || isPoBox(initialEntry), false);
  });
});

describe('the error after a refused order', () => {
  const refused = root({ type: 'invalidShown' });

  it('says why the value is invalid, in the page’s own words first, and nothing before', () => {
    const own = { message: 'own' };
    assert.equal(errorShownOf(initialEntry, own), '');
    assert.equal(errorShownOf(after(refused), own), 'own');
    assert.equal(errorShownOf(after(refused), null), '');
    assert.equal(errorShownOf(on(after(refused), configured({ customError: 'ours' })), own), 'ours');
    assert.equal(errorShownOf(after(...done), own), 'own', 'an address is there to say it of');
    assert.equal(errorShownOf(after(refused), { ...own, isWait: true }), '', 'the address is on its way');
    assert.equal(
      errorShownOf({ ...after(refused), attempt: { submission: 'held', refusals: 1 } }, own),
      '',
      'nothing is wrong yet',
    );
  });
});
