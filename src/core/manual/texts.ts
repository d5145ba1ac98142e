/** What is in the manual fields, and what may be wrong with it. */
import type { Field, FieldTexts } from '../address/formats.ts';

/** Exactly what is in the fields. */
export type ManualFields = FieldTexts;

/**
 * `number`: a street without a number, in countries that have both in one field. `error`: cannot be taken like this.
 * `hint`: worth a look, and does not keep the address from being taken.
 */
export interface FieldProblem {
  readonly field: Field;
  readonly kind: 'missing' | 'shape' | 'number';
  readonly severity: 'error' | 'hint';
}
