import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameHouse, normalize, requestFor } from '../../../src/core/dutch-lookup/parse.ts';
import { reduceDutchLookup } from '../../../src/core/dutch-lookup/reducer.ts';
import {
  type DutchLookupEvent,
  type DutchLookupState,
  type FieldName,
  initialDutchLookup,
  type LookupFields,
  type LookupRequest,
} from '../../../src/core/dutch-lookup/state.ts';
import { house2, house30, house212 } from '../../support/dutch-samples.ts';
import * as fc from '../../support/random.ts';

const texts = ['', '2012ES', '7571 cd', '30', '2x', 'B', 'Hengelo', 'Kerkstraat 3', '.', '..', '__proto__', '\ud83d'];
const text = fc.constantFrom(...texts);
const field = fc.constantFrom('postcode', 'houseNumber', 'addition', 'street', 'city', 'province', 'municipality');

/** Fields that are complete, typed one after another. */
const house = fc.oneof(
  fc.record({ postcode: fc.constantFrom('2012ES', '7571CD'), houseNumber: fc.constantFrom('2', '30', '2a') }),
  fc.record({ city: fc.constant('Hengelo'), street: fc.constantFrom('Kerkstraat', 'Dreef'), houseNumber: text }),
);

/** An act of a person, or the service's answer to the newest request. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('typed'), field, text }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('house'), house }) },
  { weight: 4, arbitrary: fc.constant({ type: 'committed' }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('answered'), answer: fc.constantFrom(house2, house30, house212) }),
  },
  fc.record({ type: fc.constant('refused'), reason: fc.constantFrom('not-found', 'ambiguous', 'unavailable') }),
  fc.record({ type: fc.constant('additionChosen'), addition: fc.option(text) }),
  fc.record({ type: fc.constant('methodChosen'), method: fc.constantFrom('postcode', 'street') }),
  fc.constantFrom({ type: 'retried' }),
);
type Act = {
  readonly type: string;
  readonly answer?: typeof house2;
  readonly reason?: string;
  readonly house?: Partial<LookupFields>;
};

function eventsOf(it: Act, { request }: DutchLookupState): DutchLookupEvent[] {
  if (it.type === 'house') {
    return Object.entries(it.house ?? {}).map(([name, typed]) => ({
      type: 'typed',
      field: name as FieldName,
      text: typed,
    }));
  }
  if (it.type === 'answered') return request && it.answer ? [{ type: 'arrived', request, answer: it.answer }] : [];
  if (it.type !== 'refused') return [it as DutchLookupEvent];
  const problem = { reason: it.reason ?? '', operation: 'dutchByPostcode', status: null, retryAfter: null } as const;
  return request ? [{ type: 'failed', request, problem, isSent: true }] : [];
}

/** In a street the same number may have another postcode, with other additions. */
function isKnown({ known }: DutchLookupState, request: LookupRequest): boolean {
  const { houseNumberAddition: addition } = request.params;
  return known.some(
    (it) =>
      isSameHouse(it.request, request) &&
      (request.kind === 'dutchByPostcode' || it.request.params.houseNumberAddition === addition),
  );
}

function isWanted({ step, fields, method }: DutchLookupState, request: LookupRequest): boolean {
  const wanted = requestFor(normalize(fields), method);
  return ['editing', 'looking'].includes(step) && wanted !== null && isSameHouse(wanted, request);
}

function isByPerson({ type }: DutchLookupEvent): boolean {
  return type === 'typed' || type === 'methodChosen';
}

function check(state: DutchLookupState, event: DutchLookupEvent, next: DutchLookupState): void {
  const { request } = next;
  if (request && request !== state.request) {
    assert.ok(!isKnown(state, request), 'what is known is not asked for');
    // An answer may leave an addition of a street open.
    const isMeant =
      ['committed', 'retried'].includes(event.type) || (event.type === 'arrived' && next.method === 'street');
    assert.ok(isMeant, 'only leaving a field asks');
  }
  if (request) assert.ok(isWanted(next, request), 'only what the fields say is under way');
  if (next.step === 'looking') assert.ok(request);
  if (event.type === 'arrived' || event.type === 'failed') assert.notEqual(request, event.request);
  if (next.step !== 'editing') assert.deepEqual(next.mistakes, []);
}

describe('in any sequence of actions', () => {
  it('no known house is requested twice, and only complete fields send a request', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40, size: 'max' }), (acts) => {
        let state: DutchLookupState = initialDutchLookup;
        for (const it of acts) {
          for (const event of eventsOf(it, state)) {
            const { state: next, outcome } = reduceDutchLookup(state, event);
            check(state, event, next);
            if (outcome?.kind === 'committed') assert.equal(next.step, 'found');
            if (state.step === 'found' && next.step !== 'found' && isByPerson(event)) {
              assert.equal(outcome?.kind, 'cleared', 'the fields are those of the address no more');
            }
            state = next;
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
