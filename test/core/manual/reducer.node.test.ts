import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { stepOf } from '../../../src/core/entry/selectors.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { blockingProblems } from '../../../src/core/manual/selectors.ts';
import type { ManualEvent } from '../../../src/core/manual/state.ts';
import * as entry from '../../support/entry.ts';
import {
  answer,
  answers,
  askedIn,
  committed,
  committedIn,
  edited,
  fails,
  failure,
  good,
  nothing,
  on,
  opened,
  partial,
  poor,
  reviewed,
  run,
  typed,
} from '../../support/manual.ts';
import { belgium, details, netherlands, printed } from '../../support/samples.ts';

const problemFields = ({ manual }: typeof initialEntry) =>
  manual.step === 'editing' && manual.problems.map(({ field }) => field);

describe('committing', () => {
  it('shows what is missing and goes nowhere', () => {
    const state = run({ street: '', locality: '' }, committed());
    assert.deepEqual(problemFields(state), ['street', 'locality']);
    assert.equal(blockingProblems(state.manual, netherlands).length, 2);
    assert.deepEqual([state.panel.inSight, state.committed], ['manual', null]);
  });

  it('is not kept by hints', () => {
    assert.equal(run({ postcode: 'odd' }, committed('never')).manual.step, 'accepted');
  });

  it('asks the service once', () => {
    const state = run({}, committed());
    assert.equal(askedIn(state).params.street, 'Julianastraat');
    assert.equal(on(state, committed()), state);
  });

  it('takes what was typed when no check is wanted, and asks later when one is', () => {
    const state = run({}, committed('never'));
    const { address, details: official, verdict } = committedIn(state);
    assert.deepEqual([official, address.source, verdict], [null, 'manual', null]);
    assert.deepEqual(address.mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.equal(on(state, committed('never')), state);
    assert.equal(on(state, committed('interactive')).manual.step, 'validating');
  });

  it('does not ask again for what was judged', () => {
    const state = run({}, committed(), good);
    assert.equal(on(state, committed()), state);
  });

  it('leads back to where they came from, and is the end of the entry', () => {
    const state = run({}, committed(), good);
    assert.equal(stepOf(state), 'done');
    assert.deepEqual([state.panel.inSight, state.changedBy, state.search.session], ['search', 'user', null]);
    assert.equal(state.search.text, '2012ES Haarlem, Julianastraat 30');
  });

  it('says how the address came about, and the country where the parcel needs it', () => {
    const abroad = entry.on(opened(), entry.configured({ dispatchCountry: 'BEL' }));
    const { address } = committedIn(on(abroad, committed(), good));
    assert.equal(address.mailLines.at(-1), 'PAYS-BAS');
    assert.deepEqual(address.verdict, { grade: 'A', level: 'Building', choice: 'confirmed' });
    const unasked = committedIn(run({}, committed('never'))).address;
    assert.deepEqual([unasked.source, unasked.verdict], ['manual', null]);
  });

  it('needs a country, and says so', () => {
    const begun = opened();
    const state = { ...begun, countries: { ...begun.countries, chosen: null }, manual: { ...begun.manual, iso2: '' } };
    const missed = on(state, committed());
    assert.ok(missed.manual.step === 'editing' && missed.manual.isCountryMissed);
    // Another attempt is refused once more, so that the reason is said once more.
    assert.deepEqual(on(missed, committed()), { ...missed, refusals: missed.refusals + 1 });
    const chosen = entry.countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, entry.seedOf());
    const next = entry.on(missed, chosen);
    assert.ok(next.manual.step === 'editing' && !next.manual.isCountryMissed);
    assert.deepEqual(next.manual.fields, missed.manual.fields);
  });
});

describe('nothing new', () => {
  it('is the same state: the same text, another attempt while a question is open', () => {
    for (const state of [run({}), run({}, committed('never')), reviewed()]) {
      assert.equal(on(state, edited(typed.street)), state);
    }
    const state = reviewed();
    assert.equal(on(state, committed()), state);
  });

  it('is a field left, or the second line opened, once more', () => {
    const events: readonly ManualEvent[] = [{ type: 'fieldLeft', field: 'street' }, { type: 'additionOpened' }];
    const state = run({}, ...events);
    assert.deepEqual([state.manual.visited, state.manual.isAdditionOpen], [['street'], true]);
    for (const event of events) assert.equal(on(state, event), state);
  });
});

describe('a problem on show', () => {
  const state = run({ street: '', locality: '' }, committed());

  it('goes when it is solved, and the others stay', () => {
    assert.deepEqual(problemFields(on(state, edited('J'))), ['locality']);
  });

  it('never comes while typing', () => {
    assert.deepEqual(problemFields(on(state, edited('J'), edited(''))), ['locality']);
  });
});

describe('an answer', () => {
  it('that agrees confirms the address', () => {
    const state = run({}, committed(), good);
    assert.equal(state.manual.step, 'accepted');
    const { verdict, details: official } = committedIn(state);
    assert.deepEqual([verdict?.choice, verdict?.grade, verdict?.level], ['confirmed', 'A', 'Building']);
    assert.equal(official && 'mailLines' in official && official.mailLines, details.mailLines);
  });

  it('that corrects a little is taken, and may be taken back', () => {
    const state = run({ street: 'Julianstraat' }, committed(), answers(answer('B', 'Building')));
    assert.equal(committedIn(state).verdict?.choice, 'corrected');
    assert.equal(committedIn(state).address.street, 'Julianastraat');
    const back = committedIn(on(state, { type: 'typedKept' }));
    assert.deepEqual([back.verdict?.choice, back.details, back.address.street], ['kept', null, 'Julianstraat']);
  });

  it('that says nothing useful leaves the address as it was typed', () => {
    const { manual, committed: taken } = run({}, committed(), nothing);
    assert.deepEqual([manual.step, taken?.verdict?.choice, taken?.verdict?.advice], ['accepted', 'kept', 'keep']);
    assert.equal(taken?.address.street, 'Julianastraat');
  });

  it('that is a question is asked openly, and not asked quietly', () => {
    assert.equal(stepOf(reviewed()), 'review');
    const quiet = run({}, committed('silent'), poor);
    const { verdict, address } = committedIn(quiet);
    assert.deepEqual([quiet.manual.step, verdict?.choice, address.street], ['accepted', 'unasked', 'Julianastraat']);
  });

  it('to an earlier text is not heard', () => {
    const asked = run({}, committed());
    const stale = good(asked);
    for (const state of [on(asked, edited('K')), run({}), run({}, committed(), poor)]) {
      assert.equal(on(state, stale), state);
      assert.equal(on(state, fails(asked)), state);
    }
  });

  it('that never comes blocks no order', () => {
    const state = run({}, committed(), fails);
    assert.equal(committedIn(state).verdict, null);
    assert.deepEqual(state.manual.step === 'accepted' && state.manual.problem, failure);
    assert.equal(on(state, committed()).manual.step, 'validating');
  });
});

describe('an address the page gave', () => {
  const known = printed(addressFrom(details, netherlands));
  const given = { ...known, source: null, building: '30', details: { own: 1 } };
  const filled = entry.after(entry.manualLoaded, entry.root({ type: 'valueSet', address: given }));
  const lookedAt: ManualEvent = { type: 'verifyRequested', verification: 'silent', anew: false };
  /** The manual fields are opened over it. */
  const changing = entry.on(filled, entry.manualWanted);

  it('stays as it is, details and all, whatever the service says', () => {
    for (const outcome of [nothing, poor, partial, good, fails]) {
      const state = on(filled, lookedAt, outcome);
      assert.equal(committedIn(state).address, given);
      assert.deepEqual(
        [state.changedBy, committedIn(state).address.source, state.panel.inSight],
        ['script', null, 'search'],
      );
    }
  });

  it('is judged in silence, once unless it is looked at anew', () => {
    const state = on(filled, lookedAt, poor);
    assert.equal(committedIn(state).verdict?.choice, 'unasked');
    assert.equal(on(state, { ...lookedAt, anew: true }), state, 'the verdict is there');
    const failed = on(filled, lookedAt, fails);
    assert.equal(on(failed, lookedAt), failed);
    assert.equal(on(failed, { ...lookedAt, anew: true }).manual.step, 'validating');
    assert.equal(on(initialEntry, lookedAt), initialEntry, 'there is nothing to look at');
  });

  it('can be changed while the service looks at it, and its answer leaves the open fields alone', () => {
    const looking = on(filled, lookedAt);
    const stale: ManualEvent = { type: 'validated', request: askedIn(looking), answer: answer('B', 'Building') };
    const state = entry.on(looking, entry.manualWanted);
    assert.deepEqual([state.panel.inSight, state.manual.step, state.manual.request], ['manual', 'editing', null]);
    assert.equal(state.manual.fields.street, given.street);
    assert.equal(on(state, stale), state);
  });

  it('gives way to a correction beyond doubt, and comes back when the person keeps it', () => {
    const near = { ...given, street: 'Julianstraat' };
    const mistyped = entry.on(filled, entry.root({ type: 'valueSet', address: near }));
    const state = on(mistyped, lookedAt, answers(answer('B', 'Building')));
    assert.deepEqual([committedIn(state).address.street, state.changedBy], ['Julianastraat', 'user']);
    assert.equal(committedIn(on(state, { type: 'typedKept' })).address.street, 'Julianstraat');
  });

  it('stands when they opened the fields and changed nothing', () => {
    const state = on(changing, committed());
    assert.equal(state.committed, filled.committed);
    assert.deepEqual([state.panel.inSight, state.manual.request], ['search', null]);
  });

  it('is another one as soon as a part of it is completed', () => {
    const state = on(changing, edited('Kade'), committed(), partial, { type: 'completed', text: 'A' }, nothing);
    assert.equal(committedIn(state).address.building, '30 A');
  });

  it('is not looked at while the person types over it, or is in another country', () => {
    const typing = on(changing, edited('Kade'));
    assert.equal(on(typing, lookedAt), typing);
    const abroad = entry.on(
      changing,
      entry.countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, entry.seedOf('session-2')),
    );
    assert.equal(on(abroad, { ...lookedAt, anew: true }), abroad);
  });

  it('opens in its own country, and what has no place in the one chosen since comes back with its own', () => {
    const chosen = (country: typeof belgium) =>
      entry.countryEvent({ type: 'countryChosen', country, by: 'user' }, entry.seedOf('session-2'));
    const plain = entry.on(initialEntry, entry.manualWanted, entry.root({ type: 'panelMissing', panel: 'manual' }));
    const given = entry.on(
      plain,
      entry.root({ type: 'enteredInPageFields', address: { ...known, region: 'Noord-Holland' } }),
    );
    const abroad = entry.on(given, chosen(belgium), entry.manualWanted, entry.manualLoaded);
    assert.deepEqual([abroad.panel.inSight, abroad.manual.fields.region], ['manual', '']);
    assert.equal(entry.on(abroad, chosen(netherlands)).manual.fields.region, 'Noord-Holland');
  });

  it('is another one as soon as a letter changes', () => {
    const { address } = committedIn(on(changing, edited('Kade'), committed('never')));
    assert.equal(address.details, null);
    assert.equal(address.street, 'Kade');
  });
});
