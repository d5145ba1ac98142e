/** Opinions of the service on a typed address, and what they are judged to be. */

import type { Grade, ValidationLevel, ValidationMatch } from '../../src/contract/types.ts';
import type { FieldTexts } from '../../src/core/address/formats.ts';
import { verdictOf } from '../../src/core/manual/verdict.ts';
import { typed } from './manual.ts';
import { details, netherlands } from './samples.ts';

export interface Opinion {
  readonly grade?: Grade;
  readonly level?: ValidationLevel;
  readonly isAmbiguous?: boolean;
  readonly parts?: Partial<ValidationMatch['address']>;
  readonly members?: Readonly<Record<string, unknown>>;
}

export function match({
  grade = 'A',
  level = 'Building',
  isAmbiguous = false,
  parts = {},
  members,
}: Opinion = {}): ValidationMatch {
  return {
    ...details,
    address: { ...details.address, ...parts },
    details: members ?? details.details ?? null,
    status: { grade, validationLevel: level, isAmbiguous },
  };
}

export const judge = (opinions: readonly Opinion[], fields: Partial<FieldTexts> = {}) =>
  verdictOf({ country: netherlands, matches: opinions.map(match) }, { ...typed, ...fields }, netherlands);
export const adviceOf = (opinion: Opinion, fields: Partial<FieldTexts> = {}) => judge([opinion], fields).advice;
