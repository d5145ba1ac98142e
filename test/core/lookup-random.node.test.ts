import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { initialLookup, type LookupEvent, type LookupState } from '../../src/core/lookup.ts';
import { isSameHouse, type LookupRequest, normalize, requestFor } from '../../src/core/lookup-fields.ts';
import { reduceLookup } from '../../src/core/lookup-machine.ts';
import { addressOf } from '../../src/core/lookup-view.ts';
import { house2, house30, house212 } from '../support/dutch-samples.ts';

const texts = [
  '',
  '2012ES',
  '7571 cd',
  '2',
  '30',
  '2x',
  'a',
  'B',
  'Hengelo',
  'Kerkstraat 3',
  '.',
  '__proto__',
  '\ud83d',
];
const text = fc.constantFrom(...texts);
const field = fc.constantFrom('postcode', 'houseNumber', 'addition', 'street', 'city', 'province', 'municipality');

/** What a person does, and what the service answers to the newest request. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('typed'), field, text }) },
  { weight: 4, arbitrary: fc.constant({ type: 'committed' }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answered'), answer: fc.constantFrom(house2, house30, house212) }),
  },
  fc.record({ type: fc.constant('refused'), reason: fc.constantFrom('not-found', 'ambiguous', 'unavailable') }),
  fc.record({ type: fc.constant('additionChosen'), addition: fc.option(text) }),
  fc.record({ type: fc.constant('wayChosen'), way: fc.constantFrom('postcode', 'street') }),
  fc.constantFrom({ type: 'manualChosen' }, { type: 'retried' }, { type: 'cleared' }, { type: 'left' }),
);
type Act = { readonly type: string; readonly answer?: typeof house2; readonly reason?: string };

function eventOf(it: Act, { request }: LookupState): LookupEvent | null {
  if (it.type === 'answered') return request && it.answer ? { type: 'arrived', request, answer: it.answer } : null;
  if (it.type !== 'refused') return it as LookupEvent;
  const problem = { reason: it.reason ?? '', operation: 'dutchByPostcode', status: null, retryAfter: null } as const;
  return request && { type: 'failed', request, problem };
}

/** In a street the same number may have another postcode, with other additions. */
function isKnown({ known }: LookupState, request: LookupRequest): boolean {
  const { houseNumberAddition: addition } = request.params;
  return known.some(
    (it) =>
      isSameHouse(it.request, request) &&
      (request.kind === 'dutchByPostcode' || it.request.params.houseNumberAddition === addition),
  );
}

function isWanted({ step, fields, way }: LookupState, request: LookupRequest): boolean {
  const wanted = requestFor(normalize(fields), way);
  return ['editing', 'looking'].includes(step) && wanted !== null && isSameHouse(wanted, request);
}

describe('whatever people do', () => {
  it('no house is asked for twice once it is known, and only complete fields ask at all', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let state: LookupState = initialLookup;
        for (const it of acts) {
          const event = eventOf(it, state);
          const next: LookupState = event ? reduceLookup(state, event) : state;
          const isNew = next.request !== null && next.request !== state.request;
          if (isNew && next.request) assert.ok(!isKnown(state, next.request), 'what is known is not asked for');
          if (isNew) assert.ok(event?.type === 'committed' || event?.type === 'retried', 'only leaving a field asks');
          if (next.step === 'looking') assert.ok(next.request);
          if (next.request) assert.ok(isWanted(next, next.request), 'only what the fields say is under way');
          if (!['editing', 'manual'].includes(next.step)) assert.deepEqual(next.mistakes, []);
          if (!['done', 'manual'].includes(next.step)) assert.equal(addressOf(next), null);
          state = next;
        }
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });
});
