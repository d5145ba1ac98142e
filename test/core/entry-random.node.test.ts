import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addressFrom } from '../../src/core/address/from-details.ts';
import type { EntryEvent, EntryState } from '../../src/core/entry.ts';
import { initialEntry } from '../../src/core/entry.ts';
import { reduceEntry } from '../../src/core/entry-machine.ts';
import { belgium, details, netherlands } from '../support/samples.ts';
import { began, chose, problem } from './entry-support.ts';

describe('whatever happens', () => {
  const match = fc.record({
    value: fc.constantFrom('a ', '..', 'x  y ', '\ud800'),
    label: fc.string(),
    description: fc.string(),
    precision: fc.constantFrom('Address', 'Street', 'None', 'Unknown'),
    context: fc.constantFrom('nldA', 'nldB'),
  });
  const anything = fc.oneof(
    fc.record({
      type: fc.constant('typed'),
      text: fc.constantFrom('', 'a', 'ab', 'abc', 'b', 'ab c'),
      minLength: fc.constant(2),
    }),
    fc.record({ type: fc.constant('countryChosen'), country: fc.constantFrom(netherlands, belgium) }),
    fc.record({ type: fc.constant('choose'), index: fc.nat(3) }),
    fc.record({
      type: fc.constant('arrive'),
      matches: fc.array(match, { maxLength: 3 }),
      newContext: fc.constantFrom(null, 'nldC'),
    }),
    fc.record({ type: fc.constant('details') }),
    fc.record({ type: fc.constant('fail'), reason: fc.constantFrom('invalid-input', 'unavailable', 'unexpected') }),
    fc.record({ type: fc.constantFrom('steppedBack', 'retried', 'cleared', 'left') }),
  );

  it('one session serves one entry, details follow addresses only, and values travel unaltered', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (steps) => {
        let state: EntryState = initialEntry;
        let sessions = 0;
        const ended = new Set<string>();
        const requests: NonNullable<EntryState['request']>[] = [];
        const step = (event: EntryEvent) => {
          const before = state;
          state = reduceEntry(state, event);
          if (before.session !== null && state.session !== before.session) ended.add(before.session);
          const { request } = state;
          if (!request) return;
          if (!requests.includes(request)) requests.push(request);
          assert.equal(request.session, state.session, 'a request carries the session of the entry');
          assert.ok(!ended.has(request.session), 'no session comes back');
          if (request.kind === 'details') {
            assert.equal(request.match.precision, 'Address');
            assert.equal(state.step, 'details');
          } else assert.equal(request.term, state.text, 'the text on display is the text that is asked for');
        };
        for (const happening of steps) {
          if (happening.type === 'typed' && state.session === null) step(began(`session-${++sessions}`));
          const request = requests.at(-1);
          if (happening.type === 'choose') {
            const chosen = state.step === 'search' ? state.list?.matches[happening.index] : undefined;
            if (chosen) step(chose(chosen));
          } else if (happening.type === 'arrive') {
            const { matches, newContext } = happening;
            if (request?.kind === 'suggest') step({ type: 'matchesArrived', request, answer: { matches, newContext } });
          } else if (happening.type === 'details') {
            const address = addressFrom(details, netherlands);
            if (request?.kind === 'details') step({ type: 'detailsArrived', request, address, details });
          } else if (happening.type === 'fail') {
            if (request) step({ type: 'failed', request, problem: { ...problem, reason: happening.reason } });
          } else step(happening as EntryEvent);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
