import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EntryState } from '../../../src/core/entry/state.ts';
import type { ManualEvent, Verification } from '../../../src/core/manual/state.ts';
import {
  committed,
  edited,
  fails,
  good,
  nothing,
  on,
  opened,
  partial,
  poor,
  type Step,
  used,
} from '../../support/manual.ts';
import { nasty } from '../../support/nasty.ts';
import * as fc from '../../support/random.ts';

describe('any sequence of events', () => {
  const bodies = [good, poor, partial, nothing, fails];
  const other: readonly ManualEvent[] = [
    { type: 'candidateChosen', candidate: null },
    { type: 'editedAgain' },
    { type: 'completed', text: 'A' },
    { type: 'verifyRequested', verification: 'silent', anew: true },
  ];
  const idle: ManualEvent = { type: 'fieldVisited', field: 'street' };
  const event: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<Step>(
      ...bodies.map(
        (body): Step =>
          (state) =>
            state.manual.request ? body(state) : idle,
      ),
    ),
    fc.constantFrom<Step>((state) => (state.manual.step === 'review' ? used(state) : idle)),
    fc.constantFrom<Step>(...other),
    fc.constantFrom<Verification>('never', 'silent', 'interactive').map(committed),
    fc.oneof(fc.constantFrom(...nasty), fc.string()).map(edited),
  );

  it('only loses typed letters by a choice, and only asks while it waits', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state: EntryState = opened();
        for (const step of events) {
          const happened = typeof step === 'function' ? step(state) : step;
          const next = on(state, happened);
          const isChoice = ['fieldsEdited', 'completed', 'editedAgain', 'verifyRequested'].includes(happened.type);
          if (!isChoice) assert.equal(next.manual.fields, state.manual.fields);
          assert.equal(next.manual.request !== null, next.manual.step === 'validating');
          if (next.manual.step === 'accepted') assert.ok((next.committed?.address.mailLines.length ?? 0) > 0);
          if (state.committed) assert.ok(next.committed, 'an address goes by nothing that happens here');
          state = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
