/** The text typed for a Dutch lookup, for other panels to continue with. A small file, because the search loads it. */
import type { FieldTexts } from '../address/formats.ts';
import { type DutchLookupState, type LookupFields, noFields } from './state.ts';

/** The text of the fields in sight. That of the other method is kept for a shopper who goes back to it. */
export function textsInSight({ method, fields }: DutchLookupState): LookupFields {
  const { postcode, houseNumber, addition } = fields;
  return method === 'postcode' ? { ...noFields, postcode, houseNumber, addition } : { ...fields, postcode: '' };
}

/** Everything typed, as a search text. */
export function searchTextOf({ fields: { postcode, street, houseNumber, addition, city } }: DutchLookupState): string {
  return [postcode, street, houseNumber, addition, city].filter(Boolean).join(' ');
}

/** Everything typed, and the street and city of an answer, as manual fields. */
export function manualTextsOf(state: DutchLookupState): FieldTexts {
  const { postcode, street, houseNumber, addition, city } = state.fields;
  const answer = state.step === 'additions' ? state.choice.answer : { street, city };
  return {
    street: answer.street,
    building: houseNumber,
    addition,
    district: '',
    postcode,
    locality: answer.city,
    region: '',
  };
}
