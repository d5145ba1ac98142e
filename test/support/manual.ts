/** A typed address, the service's opinions of it, and what may happen to it. */
import type { Grade, ValidationLevel, ValidationMatch, ValidationResponse } from '../../src/contract/types.ts';
import type { ManualEvent, ManualState, ReviewStep, ValidateRequest, Verification } from '../../src/core/manual/state.ts';
import { emptyFields, type ManualFields } from '../../src/core/manual/fields.ts';
import { initialManual, reduceManual } from '../../src/core/manual/reducer.ts';
import { details, netherlands } from './samples.ts';

export type Step = ManualEvent | ((state: ManualState) => ManualEvent);

export const typed: ManualFields = {
  ...emptyFields,
  street: 'Julianastraat',
  building: '30',
  postcode: '2012 ES',
  locality: 'Haarlem',
};
export const failure = { reason: 'unavailable', operation: 'validate', status: 503, retryAfter: null } as const;

export const run = (fields: Partial<ManualFields>, ...steps: readonly Step[]): ManualState =>
  steps.reduce<ManualState>(
    (state, step) => reduceManual(state, typeof step === 'function' ? step(state) : step),
    initialManual(netherlands, { ...typed, ...fields }),
  );
export const committed = (verification: Verification = 'openly'): ManualEvent => ({ type: 'committed', verification });
export const edited = (text: string): ManualEvent => ({ type: 'fieldEdited', field: 'street', text });

export function answer(
  grade: Grade,
  level: ValidationLevel,
  parts: Partial<ValidationMatch['address']> = {},
): ValidationResponse {
  const status = { grade, validationLevel: level, isAmbiguous: false };
  return { country: netherlands, matches: [{ ...details, address: { ...details.address, ...parts }, status }] };
}

export const answers =
  (body: ValidationResponse) =>
  (state: ManualState): ManualEvent => ({
    type: 'validated',
    request: state.request as ValidateRequest,
    answer: body,
  });
export const fails = (state: ManualState): ManualEvent => ({
  type: 'validationFailed',
  request: state.request as ValidateRequest,
  problem: failure,
});
export const good = answers(answer('A', 'Building'));
export const poor = answers(answer('C', 'Building', { street: 'Julianalaan' }));
export const partial = answers(answer('B', 'BuildingPartial'));
export const nothing = answers({ country: netherlands, matches: [] });
export const reviewed = (...steps: readonly Step[]) => run({}, committed(), poor, ...steps);
export const used = (state: ManualState): ManualEvent => ({
  type: 'candidateAccepted',
  candidate: (state as ReviewStep).verdict.candidates[0] as never,
});
