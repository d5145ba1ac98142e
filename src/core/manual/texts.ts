/** The texts of the manual fields, and the possible problems with them. */
import type { Field, FieldTexts } from '../address/formats.ts';

/** Exactly what is in the fields. */
export type ManualFields = FieldTexts;

/**
 * `number`: a street without a number, in countries that have both in one field. `error`: cannot be accepted. `hint`:
 * worth a look, but can be accepted.
 */
export interface FieldProblem {
  readonly field: Field;
  readonly kind: 'missing' | 'shape' | 'number';
  readonly severity: 'error' | 'hint';
}
