/** In its own file, because the search needs it without the formats of all countries. */
import type { FieldTexts } from './formats.ts';

/** Empty manual fields. */
export const emptyFields: FieldTexts = {
  street: '',
  building: '',
  addition: '',
  district: '',
  postcode: '',
  locality: '',
  region: '',
};
