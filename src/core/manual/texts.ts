/** What is in the manual fields, and what may be wrong with it. */
import type { Field, FieldTexts } from '../address/formats.ts';

/** Exactly what is in the fields. */
export type ManualFields = FieldTexts;

/** `error`: cannot be taken like this. `hint`: worth a look, and does not keep the address from being taken. */
export interface FieldProblem {
  readonly field: Field;
  readonly kind: 'missing' | 'shape';
  readonly severity: 'error' | 'hint';
}

/** Fields with nothing in them. */
export const emptyFields: ManualFields = {
  street: '',
  building: '',
  addition: '',
  postcode: '',
  locality: '',
  region: '',
};
