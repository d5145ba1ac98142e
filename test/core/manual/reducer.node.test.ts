import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { emptyFields } from '../../../src/core/manual/fields.ts';
import { blockingProblems, initialManual, reduceManual } from '../../../src/core/manual/reducer.ts';
import type { AcceptedStep, ManualEvent } from '../../../src/core/manual/state.ts';
import {
  answer,
  answers,
  committed,
  edited,
  fails,
  failure,
  good,
  nothing,
  partial,
  poor,
  reviewed,
  run,
  typed,
  used,
} from '../../support/manual.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';

describe('committing', () => {
  it('shows what is missing and goes nowhere', () => {
    const state = run({ street: '', locality: '' }, committed());
    assert.equal(state.step, 'editing');
    assert.deepEqual(state.step === 'editing' && state.problems.map(({ field }) => field), ['street', 'locality']);
    assert.equal(blockingProblems(state).length, 2);
  });

  it('is not kept by hints', () => {
    assert.equal(run({ postcode: 'odd', building: '' }, committed('never')).step, 'accepted');
  });

  it('asks the service once', () => {
    const state = run({}, committed());
    assert.equal(state.request?.params.street, 'Julianastraat');
    assert.equal(reduceManual(state, committed()), state);
  });

  it('takes what was typed when nobody is to be asked, and asks later when somebody is', () => {
    const state = run({}, committed('never'));
    assert.ok(state.step === 'accepted' && state.verdict === null && state.match === null);
    assert.deepEqual(state.address.mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.equal(reduceManual(state, committed('never')), state);
    assert.equal(reduceManual(state, committed('openly')).step, 'validating');
  });

  it('does not ask again for what was judged', () => {
    const state = run({}, committed(), good);
    assert.equal(reduceManual(state, committed()), state);
  });
});

describe('nothing new', () => {
  it('is the same state: the same text, another attempt while a question is open', () => {
    for (const state of [run({}), run({}, committed('never')), reviewed()]) {
      assert.equal(reduceManual(state, edited(typed.street)), state);
    }
    const state = reviewed();
    assert.equal(reduceManual(state, committed()), state);
  });
});

describe('a problem on show', () => {
  const state = run({ street: '', locality: '' }, committed());

  it('goes when it is solved, and the others stay', () => {
    const next = reduceManual(state, edited('J'));
    assert.deepEqual(next.step === 'editing' && next.problems.map(({ field }) => field), ['locality']);
  });

  it('never comes while typing', () => {
    const next = reduceManual(reduceManual(state, edited('J')), edited(''));
    assert.deepEqual(next.step === 'editing' && next.problems.map(({ field }) => field), ['locality']);
  });
});

describe('an answer', () => {
  it('that agrees confirms the address', () => {
    const state = run({}, committed(), good) as AcceptedStep;
    assert.equal(state.step, 'accepted');
    assert.deepEqual(
      [state.verdict?.choice, state.verdict?.grade, state.verdict?.level],
      ['confirmed', 'A', 'Building'],
    );
    assert.equal(state.match?.mailLines, details.mailLines);
  });

  it('that corrects a little is taken, and may be taken back', () => {
    const state = run({ street: 'Julianstraat' }, committed(), answers(answer('B', 'Building'))) as AcceptedStep;
    assert.equal(state.verdict?.choice, 'corrected');
    assert.equal(state.address.street, 'Julianastraat');
    const back = reduceManual(state, { type: 'kept' }) as AcceptedStep;
    assert.deepEqual([back.verdict?.choice, back.match, back.address.street], ['kept', null, 'Julianstraat']);
  });

  it('that says nothing useful leaves the address as it was typed', () => {
    const state = run({}, committed(), nothing) as AcceptedStep;
    assert.deepEqual([state.step, state.verdict?.choice, state.verdict?.advice], ['accepted', 'kept', 'keep']);
  });

  it('that is a question is asked openly, and not asked quietly', () => {
    assert.equal(reviewed().step, 'review');
    const quiet = run({}, committed('quietly'), poor) as AcceptedStep;
    assert.deepEqual(
      [quiet.step, quiet.verdict?.choice, quiet.address.street],
      ['accepted', 'unasked', 'Julianastraat'],
    );
  });

  it('to an earlier text is not heard', () => {
    const asked = run({}, committed());
    const stale = good(asked);
    for (const state of [reduceManual(asked, edited('K')), run({}), run({}, committed(), poor)]) {
      assert.equal(reduceManual(state, stale), state);
      assert.equal(reduceManual(state, fails(asked)), state);
    }
  });

  it('that never comes blocks nobody', () => {
    const state = run({}, committed(), fails) as AcceptedStep;
    assert.deepEqual([state.step, state.verdict, state.problem], ['accepted', null, failure]);
    assert.equal(reduceManual(state, committed()).step, 'validating');
  });
});

describe('a review', () => {
  it('ends with what was understood', () => {
    const state = reviewed(used) as AcceptedStep;
    assert.deepEqual([state.address.street, state.verdict?.choice], ['Julianalaan', 'corrected']);
  });

  it('ends with what was typed', () => {
    const state = reviewed({ type: 'kept' }) as AcceptedStep;
    assert.deepEqual(
      [state.address.street, state.verdict?.choice, state.verdict?.grade],
      ['Julianastraat', 'kept', 'C'],
    );
  });

  it('goes back to the fields with what was typed in them', () => {
    assert.deepEqual(reviewed({ type: 'editedAgain' }), initialManual(netherlands, typed));
  });

  it('takes no candidate but its own', () => {
    const state = reviewed();
    const other = used(reviewed());
    assert.equal(reduceManual(state, other), state);
    assert.equal(reduceManual(run({}), other).step, 'editing');
  });

  it('asks for the missing part and has the whole judged', () => {
    const state = run({ addition: 'X' }, committed(), partial, { type: 'completed', text: 'A' });
    assert.equal(state.request?.params.building, '30 A');
    const none = run({ addition: 'X' }, committed(), partial, { type: 'completed', text: '' });
    assert.equal(none.request?.params.building, '30');
  });

  it('finds the street when street and number were typed together', () => {
    const state = run({ street: 'Julianastraat 30x', building: '' }, committed(), partial, {
      type: 'completed',
      text: 'A',
    });
    assert.deepEqual([state.request?.params.street, state.request?.params.building], ['Julianastraat', '30 A']);
  });

  it('hears of a missing part only when it asked for one', () => {
    const state = reviewed();
    assert.equal(reduceManual(state, { type: 'completed', text: 'A' }), state);
  });
});

describe('an address the page gave', () => {
  const given = { ...addressFrom(details, netherlands), building: '30', details: { own: 1 } };
  const filled: ManualEvent = { type: 'filled', country: netherlands, fields: typed, given };

  it('stays as it is, details and all, whatever the service says', () => {
    for (const outcome of [nothing, poor, partial, fails]) {
      const state = run({}, filled, committed('quietly'), outcome) as AcceptedStep;
      assert.equal(state.address, given);
    }
  });

  it('is another one as soon as a part of it is completed', () => {
    const state = run({}, filled, committed(), partial, { type: 'completed', text: 'A' }, nothing) as AcceptedStep;
    assert.equal(state.address.building, '30 A');
  });

  it('is another one as soon as a letter changes', () => {
    const state = run({}, filled, edited('Kade'), committed('never')) as AcceptedStep;
    assert.equal(state.address.details, null);
    assert.equal(state.address.street, 'Kade');
  });
});

describe('afterwards', () => {
  it('what is edited is the address that was taken', () => {
    const state = reviewed(used, { type: 'editedAgain' });
    assert.equal(state.fields.street, 'Julianalaan');
  });

  it('what was kept is edited as it was typed', () => {
    const state = run({ addition: 'X' }, committed('never'), { type: 'editedAgain' });
    assert.deepEqual(state, initialManual(netherlands, { ...typed, addition: 'X' }));
  });

  it('another country keeps the texts, and the same one changes nothing', () => {
    const state = run({}, committed(), good);
    assert.deepEqual(reduceManual(state, { type: 'countryChosen', country: belgium }), initialManual(belgium, typed));
    assert.equal(reduceManual(state, { type: 'countryChosen', country: { ...netherlands } }), state);
  });

  it('leaving the page gives up an open question to the service, not the texts', () => {
    assert.deepEqual(run({}, committed(), { type: 'left' }), initialManual(netherlands, typed));
    const state = reviewed();
    assert.equal(reduceManual(state, { type: 'left' }), state);
  });

  it('clearing empties the fields', () => {
    assert.deepEqual(run({}, committed(), good, { type: 'cleared' }), initialManual(netherlands, emptyFields));
  });
});
