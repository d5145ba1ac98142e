import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { newsOf } from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { house30 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  listFailed,
  manualLoaded,
  manualWanted,
  on,
  root,
  type Step,
  search,
  seedOf,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { details, house, netherlands, printed } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, detailsArrive, done, emptied, fails, found, inNetherlands, retried, typed } from '../search/support.ts';

const address = printed(addressFrom(details, netherlands));
const filled = root({ type: 'valueSet', address: { ...address, source: null } });
const lookedUp = on(lookup.begun, ...lookup.at30, lookup.arrives(house30));

describe('what the page hears of an element that is disabled', () => {
  const disabled = configured({ isDisabled: true, isFixed: true });
  const enabled = configured({ isDisabled: false, isFixed: false });
  const choosing = after(...found, chose(house));
  const namesAfter = (...steps: readonly Step[]) => {
    const state = on(choosing, disabled, ...steps);
    assert.deepEqual(newsOf(state, on(choosing, disabled)), []);
    return newsOf(on(state, enabled), state).map(({ name }) => name);
  };

  it('is what came of the person’s acts, once it is enabled again', () => {
    assert.deepEqual(namesAfter(detailsArrive), ['address-step', 'address-selected', 'change']);
    assert.deepEqual(namesAfter(detailsArrive, configured({ required: true })), [
      'address-step',
      'address-selected',
      'change',
    ]);
  });

  it('is nothing where nothing came, and of what the page set or took away meanwhile', () => {
    assert.deepEqual(namesAfter(), []);
    assert.deepEqual(
      namesAfter(detailsArrive, root({ type: 'valueSet', address: { ...address, street: 'Spaarne' } })),
      [],
    );
  });

  it('is told once', () => {
    const state = on(choosing, disabled, detailsArrive, enabled);
    assert.deepEqual(newsOf(on(state, configured({ required: true })), state), []);
  });
});

describe('what the page hears', () => {
  const hear = (state: EntryState, ...steps: readonly Step[]) => {
    const last = steps.at(-1);
    return newsOf(on(state, ...steps), state, typeof last === 'object' ? last : undefined);
  };
  const names = (state: EntryState, ...steps: readonly Step[]) =>
    hear(state, ...steps).map((news) => (news.name === 'address-step' ? `step ${news.detail.step}` : news.name));
  const choosing = after(...found, chose(house));
  const searching = after(...found, typed('julianas'));
  const given = { ...address, street: 'Spaarne' };

  const cases: readonly (readonly [what: string, heard: string[], state: EntryState, ...steps: Step[]])[] = [
    ['a country', ['step search'], initialEntry, inNetherlands],
    ['a letter', [], after(...found), typed('julianas')],
    ['a choice', ['step details'], after(...found), chose(house)],
    ['an address', ['step done', 'address-selected', 'change'], choosing, detailsArrive],
    ['an address that was given up', ['step search', 'address-cleared', 'change'], after(...done), typed('a')],
    ['an address that was emptied', ['step search', 'address-cleared', 'change'], after(...done), emptied],
    ['a failure', ['address-error'], searching, fails('unavailable')],
    ['a failure of the details', ['step search', 'address-error'], choosing, fails('unavailable')],
    [
      'the same failure after a letter',
      [],
      on(searching, fails('unavailable')),
      search({ type: 'steppedBack', seed: seedOf() }),
    ],
    ['another try', [], on(searching, fails('unavailable')), retried()],
    [
      'a typed address',
      ['step done', 'address-selected', 'change'],
      typing.run({}, typing.committed()),
      asManual(typing.good),
    ],
    ['a question', ['step review'], typing.run({}, typing.committed()), asManual(typing.poor)],
    [
      'an unverified one',
      ['step done', 'address-error', 'address-selected', 'change'],
      typing.run({}, typing.committed()),
      asManual(typing.fails),
    ],
    [
      'a looked up address',
      ['step done', 'address-selected', 'change'],
      on(lookup.begun, ...lookup.at30),
      lookup.arrives(house30),
    ],
    ['a lookup that failed', ['address-error'], on(lookup.begun, ...lookup.at30), lookup.fails('unavailable')],
    ['a house that does not exist', [], on(lookup.begun, ...lookup.at30), lookup.fails('not-found')],
    ['countries that failed', ['address-error'], initialEntry, countriesFailed()],
    [
      'fields of the page',
      ['step done', 'address-selected', 'change'],
      after(...found),
      root({ type: 'enteredInPageFields', address: given }),
    ],
    [
      'fields of the page, over an address',
      ['address-selected', 'change'],
      after(...done),
      root({ type: 'enteredInPageFields', address: given }),
    ],
    [
      'a verdict on the page’s address',
      [],
      on(after(manualLoaded, filled), asManual({ type: 'verifyRequested', verification: 'silent', anew: false })),
      asManual(typing.good),
    ],
    ['fields opened over an address', ['step manual'], after(manualLoaded, ...done), manualWanted],
  ];
  for (const [what, heard, state, ...steps] of cases) {
    it(`is ${heard.join(', ') || 'nothing'} of ${what}`, () => assert.deepEqual(names(state, ...steps), heard));
  }

  it('is nothing of an address that a script sets, clears or resets, as in HTML', () => {
    const own: readonly (readonly [EntryState, EntryEvent])[] = [
      [initialEntry, filled],
      [after(...done), root({ type: 'valueSet', address: given })],
      [after(...done), root({ type: 'cleared', by: 'script' })],
      [typing.run({ street: 'Kade' }), root({ type: 'cleared', by: 'script' })],
      [after(...done), root({ type: 'reset', initial: null, seed: { id: '', time: 0 } })],
      [after(filled), root({ type: 'reset', initial: given, seed: { id: '', time: 0 } })],
    ];
    for (const [state, event] of own) assert.deepEqual(names(state, event), [], event.type);
  });

  it('is no selection of the same address, found once more', () => {
    const state = after(filled);
    assert.deepEqual(names(state, root({ type: 'enteredInPageFields', address: { ...address, source: null } })), []);
  });

  it('holds the address, the service’s answer, and where it came from', () => {
    const [, selected] = hear(choosing, detailsArrive);
    assert.deepEqual(selected, {
      name: 'address-selected',
      detail: { address, details, source: 'autocomplete', verdict: null },
    });
  });

  it('holds no address text in what it says of a failure', () => {
    for (const news of [
      ...hear(searching, fails('unavailable')),
      ...hear(on(lookup.begun, ...lookup.at30), lookup.fails('unavailable', 503)),
    ]) {
      assert.deepEqual(Object.keys(news.detail ?? {}).sort(), ['operation', 'reason', 'retryAfter', 'status']);
    }
  });

  it('is nothing where nothing happened', () => {
    for (const state of [initialEntry, after(...done), typing.reviewed(), lookedUp]) {
      assert.deepEqual(newsOf(state, state), []);
    }
  });
});

function asManual(step: typing.Step): Step {
  return (state) => ({ slice: 'manual', ...(typeof step === 'function' ? step(state) : step) });
}

function countriesFailed(): EntryEvent {
  return listFailed({ reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null }, seedOf());
}
