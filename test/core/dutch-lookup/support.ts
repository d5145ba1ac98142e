/** A lookup from event to event. */
import assert from 'node:assert/strict';
import type { DutchAddress } from '../../../src/contract/types.ts';
import type { FieldName, LookupFields, LookupRequest } from '../../../src/core/dutch-lookup/parse.ts';
import { reduceLookup } from '../../../src/core/dutch-lookup/reducer.ts';
import {
  initialLookup,
  type LookupEvent,
  type LookupProblem,
  type LookupState,
} from '../../../src/core/dutch-lookup/state.ts';

export type Step = LookupEvent | ((state: LookupState) => LookupEvent);

export function on(start: LookupState, ...steps: readonly Step[]): LookupState {
  return steps.reduce<LookupState>(
    (state, step) => reduceLookup(state, typeof step === 'function' ? step(state) : step),
    start,
  );
}

export const after = (...steps: readonly Step[]) => on(initialLookup, ...steps);
export const typed = (field: FieldName, text: string): LookupEvent => ({ type: 'typed', field, text });
export const committed: LookupEvent = { type: 'committed' };
export const fill = (fields: Partial<LookupFields>): Step[] => [
  ...Object.entries(fields).map(([field, text]) => typed(field as FieldName, text)),
  committed,
];
export const asked = (state: LookupState): LookupRequest => {
  assert.ok(state.request, 'a request is under way');
  return state.request;
};
export const arrives =
  (answer: DutchAddress) =>
  (state: LookupState): LookupEvent => ({
    type: 'arrived',
    request: asked(state),
    answer,
  });
export const fails =
  (reason: string, status: number | null = null) =>
  (state: LookupState): LookupEvent => {
    const problem: LookupProblem = { reason, operation: 'dutchByPostcode', status, retryAfter: null };
    return { type: 'failed', request: asked(state), problem };
  };
export const choose = (addition: string | null): LookupEvent => ({ type: 'additionChosen', addition });
export const byStreet: LookupEvent = { type: 'wayChosen', way: 'street' };

export const at30 = fill({ postcode: '2012es', houseNumber: '30' });
export const at2 = fill({ postcode: '7571CD', houseNumber: '2' });
export const inHengelo = [byStreet, ...fill({ city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' })];
