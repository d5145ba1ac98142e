/** A file of its own: the search knows fields without a text, and must not load the formats of all countries for that. */
import type { FieldTexts } from './formats.ts';

/** Fields with nothing in them. */
export const emptyFields: FieldTexts = {
  street: '',
  building: '',
  addition: '',
  district: '',
  postcode: '',
  locality: '',
  region: '',
};
