/** A typed address, the service's opinions of it, and what may happen to it. */

import assert from 'node:assert/strict';
import type { Grade, ValidationLevel, ValidationMatch, ValidationResponse } from '../../src/contract/types.ts';
import { emptyFields } from '../../src/core/address/empty-fields.ts';
import type { FieldTexts } from '../../src/core/address/formats.ts';
import type { Committed, EntryState } from '../../src/core/entry/state.ts';
import {
  initialManual,
  type ManualEvent,
  type ManualState,
  type ValidateRequest,
  type Verification,
} from '../../src/core/manual/state.ts';
import type { Candidate } from '../../src/core/manual/verdict.ts';
import * as entry from './entry.ts';
import { countryEvent } from './entry.ts';
import { details, netherlands } from './samples.ts';

export type Step = entry.Step<ManualEvent>;

export const typed: FieldTexts = {
  ...emptyFields,
  street: 'Julianastraat',
  building: '30',
  postcode: '2012 ES',
  locality: 'Haarlem',
};
export const failure = { reason: 'unavailable', operation: 'validate', status: 503, retryAfter: null } as const;

/** An entry in the Netherlands whose manual fields are open, with these texts beside those of `typed`. */
export function opened(fields: Partial<FieldTexts> = {}): EntryState {
  const state = entry.after(
    countryEvent({ type: 'countryChosen', country: netherlands, by: 'user' }, entry.seedOf()),
    entry.manualLoaded,
    entry.manualWanted,
  );
  return { ...state, manual: { ...state.manual, fields: { ...typed, ...fields } } };
}

/** Lets events happen to the manual fields of an entry. */
export const on = (state: EntryState, ...steps: readonly Step[]): EntryState =>
  entry.on(
    state,
    ...steps.map((step) => (now: EntryState) => entry.manual(typeof step === 'function' ? step(now) : step)),
  );
export const run = (fields: Partial<FieldTexts>, ...steps: readonly Step[]): EntryState => on(opened(fields), ...steps);

export const committed = (verification: Verification = 'interactive'): ManualEvent => ({
  type: 'committed',
  verification,
});
export const edited = (text: string): ManualEvent => ({ type: 'fieldsEdited', fields: { street: text } });

/** The committed address; the test fails where there is none. */
export function committedIn(state: EntryState): Committed {
  assert.ok(state.committed, 'an address is committed');
  return state.committed;
}

/** The request that is under way; the test fails where there is none. */
export function askedIn({ manual: { request } }: EntryState): ValidateRequest {
  assert.ok(request, 'the service is asked');
  return request;
}

/** The best candidate of the question; the test fails where there is none. */
function candidateIn(manual: ManualState): Candidate {
  const candidate = manual.step === 'review' ? manual.verdict.candidates[0] : undefined;
  assert.ok(candidate, 'there is something to take');
  return candidate;
}

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
  (state: EntryState): ManualEvent => ({ type: 'validated', request: askedIn(state), answer: body });
export const fails = (state: EntryState): ManualEvent => ({
  type: 'validationFailed',
  request: askedIn(state),
  problem: failure,
});
export const good = answers(answer('A', 'Building'));
export const poor = answers(answer('C', 'Building', { street: 'Julianalaan' }));
export const partial = answers(answer('B', 'BuildingPartial'));
export const nothing = answers({ country: netherlands, matches: [] });
export const reviewed = (...steps: readonly Step[]) => run({}, committed(), poor, ...steps);
export const used = ({ manual }: EntryState): ManualEvent => ({
  type: 'candidateChosen',
  candidate: candidateIn(manual),
});

/** Fields that were opened, with these texts, and that no person has touched yet. */
export const editing = (fields: FieldTexts, start: string | null): ManualState => ({
  ...initialManual,
  fields,
  iso2: 'NL',
  start,
});
