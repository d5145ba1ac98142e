import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { initialManual, reduceManual } from '../../../src/core/manual/reducer.ts';
import type { ManualEvent, ManualState, Verification } from '../../../src/core/manual/state.ts';
import {
  committed,
  edited,
  fails,
  good,
  nothing,
  partial,
  poor,
  type Step,
  typed,
  used,
} from '../../support/manual.ts';
import { nasty } from '../../support/nasty.ts';
import { netherlands } from '../../support/samples.ts';

describe('any sequence of events', () => {
  const bodies = [good, poor, partial, nothing, fails, used];
  const other: readonly ManualEvent[] = [
    { type: 'kept' },
    { type: 'editedAgain' },
    { type: 'completed', text: 'A' },
    { type: 'left' },
  ];
  const event: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<Step>(
      ...bodies.map(
        (body): Step =>
          (state) =>
            body === used && state.step !== 'review' ? { type: 'left' } : body(state),
      ),
    ),
    fc.constantFrom<Step>(...other),
    fc.constantFrom<Verification>('never', 'quietly', 'openly').map(committed),
    fc.oneof(fc.constantFrom(...nasty), fc.string()).map(edited),
  );

  it('loses no typed letter but by a choice, and asks only while it waits', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state: ManualState = initialManual(netherlands, typed);
        for (const step of events) {
          const happened = typeof step === 'function' ? step(state) : step;
          const next = reduceManual(state, happened);
          const isChoice = ['fieldEdited', 'completed', 'editedAgain'].includes(happened.type);
          if (!isChoice) assert.equal(next.fields, state.fields);
          assert.equal(next.request !== null, next.step === 'validating');
          if (next.step === 'accepted') assert.ok(next.address.mailLines.length > 0);
          state = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
