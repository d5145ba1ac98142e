import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { speechOf } from '../../../src/core/entry/speech.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import { isHoldable, isUnsettled } from '../../../src/core/entry/submission.ts';
import { house30 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  left,
  manual,
  manualLoaded,
  manualWanted,
  on,
  root,
  type Step,
  searchWanted,
  seedOf,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium, house, netherlands, details as sample, street } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { arrives, chose, countryChosen, done, fails, found, inNetherlands, readAs, typed } from '../search/support.ts';

const begun = root({ type: 'submitBegun' });
const held = root({ type: 'submitHeld' });
const ended = root({ type: 'submitEnded' });
const overdue = root({ type: 'submitOverdue' });
const awaitingDetails = after(...found, chose(house));
/** The list is there, and no word of it is as it was typed. */
const reading = after(inNetherlands, typed('julianastr 30'), arrives([street, house]));
const looking = on(lookup.begun, ...lookup.at30);
const validating = typing.run({}, typing.committed());
const reset = root({ type: 'reset', initial: null, seed: seedOf() });
/** The answer to what each of them waits for. */
const details = done.at(-1) as Step;

const waiting: readonly (readonly [what: string, state: EntryState])[] = [
  ['the details of a chosen address', awaitingDetails],
  ['suggestions', after(...found, typed('julianas'))],
  ['the reading of the typed text', reading],
  ['a Dutch lookup', looking],
  ['a validation', validating],
  ['the code of the manual fields', on(after(...found), manualWanted)],
  ['the code of the page’s own fields', on(after(...found), configured({ pageFieldsStatus: 'loading' }))],
];

describe('a submission', () => {
  for (const [what, state] of waiting) {
    it(`is held while ${what} is on its way`, () => {
      assert.equal(isUnsettled(state), true);
      assert.equal(on(state, held).submission, 'held');
    });

    it(`is refused only where the page itself refuses it: ${what}`, () => {
      assert.deepEqual([state, { ...state, customError: 'Not there.' }].map(isHoldable), [true, false]);
    });
  }

  it('is not held when there is nothing to wait for', () => {
    for (const state of [after(), after(...done), after(...found), lookup.begun, typing.opened()]) {
      assert.deepEqual([isUnsettled(state), on(state, begun, held).submission], [false, 'begun']);
    }
  });

  const answers: readonly (readonly [what: string, state: EntryState, answer: Step])[] = [
    ['the address is there', awaitingDetails, details],
    ['the details cannot be had', awaitingDetails, fails('unavailable')],
    ['the text was read', reading, readAs(house)],
    ['the text could not be read', reading, readAs(null)],
    ['the house is found', looking, lookup.arrives(house30)],
    ['there is no such house', looking, lookup.fails('not-found', 404, true)],
    ['the lookup failed', looking, lookup.fails('unavailable', 503, true)],
    ['the address is confirmed', validating, (state) => manual(typing.good(state) as never)],
    ['the service has a question', validating, (state) => manual(typing.poor(state) as never)],
    ['the opinion cannot be had', validating, (state) => manual(typing.fails(state) as never)],
    ['the manual fields are loaded', on(after(...found), manualWanted), manualLoaded],
    [
      'the manual fields cannot be loaded',
      on(after(...found), manualWanted),
      root({ type: 'panelMissing', panel: 'manual' }),
    ],
    ['the element leaves the document', awaitingDetails, left],
  ];
  for (const [what, state, answer] of answers) {
    it(`goes on when ${what}`, () => assert.equal(on(state, held, answer).submission, 'released'));
  }

  const acts: readonly (readonly [what: string, state: EntryState, act: Step])[] = [
    ['types on', awaitingDetails, typed('juliana')],
    ['types on in the Dutch fields', looking, lookup.typed('houseNumber', '31')],
    ['types on in the manual fields', validating, manual(typing.edited('Kade'))],
    ['chooses another country', awaitingDetails, countryChosen(belgium)],
    ['goes back to the search', validating, searchWanted],
    ['resets the form', looking, reset],
  ];
  for (const [what, state, act] of acts) {
    it(`is given up when the person ${what}`, () => assert.equal(on(state, held, act).submission, 'none'));
  }

  it('is over when the form was submitted or refused', () => {
    assert.equal(on(awaitingDetails, held, details, ended).submission, 'none');
    assert.equal(on(awaitingDetails, held, ended).submission, 'held');
  });
});

describe('a submission while the service cannot be asked', () => {
  const unavailable = lookup.fails('unavailable', 503, true);
  const down = on(looking, unavailable);

  it('leads from the Dutch fields to the manual ones, with what was typed in its parts', () => {
    const state = on(down, begun);
    const { building, postcode, locality } = state.manual.fields;
    assert.deepEqual([state.panel.inSight, building, postcode, locality], ['manual', '30', '2012 ES', '']);
    assert.equal(on(looking, held, overdue, begun).panel.inSight, 'manual', 'after it was held in vain, too');
  });

  it('does not where a house is unknown, nor where there are no manual fields, or the page has its own', () => {
    const searched = on(after(manualLoaded, ...found), typed('julianas'), fails('unavailable'));
    assert.equal(on(searched, begun).panel.inSight, 'manual');
    assert.equal(on(looking, lookup.fails('not-found', 404, true), begun).panel.inSight, 'dutch-lookup');
    for (const properties of [{ noManual: true }, { pageFieldsStatus: 'ready' }] as const) {
      const modes = [down, searched].map((state) => on(state, configured(properties), begun).panel.inSight);
      assert.deepEqual(modes, ['dutch-lookup', 'search']);
    }
  });
});

describe('a submission that waited as long as a person may have to', () => {
  const late = (state: EntryState) => on(state, held, overdue);

  it('goes on with what was typed', () => {
    const { committed, submission } = late(validating);
    assert.deepEqual([committed?.address.source, committed?.verdict, submission], ['manual', null, 'released']);
  });

  it('goes on without the code of the page’s own fields, and waits no further for an answer beside it', () => {
    const withFields = (state: EntryState) => on(state, configured({ pageFieldsStatus: 'loading' }));
    assert.equal(late(withFields(after(...found))).submission, 'released');
    const both = late(withFields(awaitingDetails));
    assert.equal(both.submission, 'released');
    assert.equal(late(on(both, configured({ pageFieldsStatus: 'none' }))).search.problem?.reason, 'unavailable');
  });

  it('goes on as after a failure of the search or the lookup', () => {
    const searched = late(awaitingDetails);
    assert.deepEqual([searched.search.problem?.reason, searched.search.request], ['unavailable', null]);
    const looked = late(looking);
    assert.deepEqual([looked.dutchLookup.step, looked.dutchLookup.request], ['failed', null]);
    assert.deepEqual([searched.submission, looked.submission], ['released', 'released']);
  });

  it('is refused while code is being loaded, and the person is told what is missing', () => {
    const state = late(on(after(...found), manualWanted));
    assert.deepEqual([state.submission, state.isInvalidShown], ['refused', true]);
    assert.equal(on(state, ended).submission, 'none');
  });

  it('waits no further for code when an answer beside it is overdue, nor for the code of fields that nothing else needs', () => {
    for (const before of [after(...found, typed('julianas')), awaitingDetails]) {
      const state = late(on(before, manualWanted));
      assert.deepEqual([state.search.request, state.submission], [null, 'refused']);
    }
    const given = root({ type: 'valueSet', address: addressFrom(sample, netherlands) });
    const unverified = on(after(...found), configured({ verify: 'submit' }), given, manualWanted);
    assert.equal(late(unverified).submission, 'refused');
  });

  it('is none where nothing is held', () => {
    assert.equal(on(looking, overdue), looking);
  });
});

describe('what is said of a submission that is held', () => {
  const shownIn = ({ submission }: EntryState) => (submission === 'held' ? [{ text: 'Checking' }] : []);
  const saidOn = (state: EntryState, event: EntryEvent) =>
    speechOf(on(state, event), state, shownIn).fresh.map(({ text }) => text);

  it('is said once, of an address of the page too', () => {
    const waits = on(looking, held);
    assert.deepEqual(saidOn(looking, held), ['Checking']);
    assert.deepEqual(saidOn(waits, root({ type: 'invalidShown' })), []);
    const prefilled = { ...after(...done), changedBy: 'script' } as EntryState;
    const judged = { ...prefilled, manual: validating.manual };
    assert.deepEqual(saidOn(judged, held), ['Checking']);
  });
});
