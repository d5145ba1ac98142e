/** Selectors of the state of a Dutch lookup. */
import { isSameHouse, missingIn, normalize, requestFor } from './parse.ts';
import type { DutchLookupState, FieldName, LookupFields } from './state.ts';

/** True if all fields are empty. */
export function isLookupEmpty({ fields }: DutchLookupState): boolean {
  return Object.values(fields).every((text) => text.trim() === '');
}

/** True if the answer is on its way, or will be as soon as the field is left. */
export function isAwaited({ step, method, fields }: DutchLookupState): boolean {
  return step === 'looking' || (step === 'editing' && requestFor(normalize(fields), method) !== null);
}

/** The certainty of the city, by the answers to these fields: §4.2 rule 2. */
export function placeOf(state: DutchLookupState): 'unique' | 'ambiguous' | 'still-ambiguous' {
  if (state.method !== 'street') return 'unique';
  const { fields } = state;
  if (!isAmbiguous(state, { ...fields, province: '', municipality: '' })) return 'unique';
  const isSuffixed = fields.province !== '' || fields.municipality !== '';
  return isSuffixed && isAmbiguous(state, fields) ? 'still-ambiguous' : 'ambiguous';
}

function isAmbiguous({ method, known }: DutchLookupState, fields: LookupFields): boolean {
  const request = requestFor(normalize(fields), method);
  return known.some((house) => house.kind === 'ambiguous' && request && isSameHouse(house.request, request));
}

/** The house that is looked up, in the person's words. */
export function houseOf({ method, fields }: DutchLookupState): string {
  const { postcode, houseNumber, street, city } = fields;
  return method === 'postcode' ? `${postcode} ${houseNumber}` : `${street} ${houseNumber}, ${city}`;
}

/** The fields that keep the address from being whole, in the order of the fields. */
export function openFieldsOf({ step, method, fields, mistakes }: DutchLookupState): readonly FieldName[] {
  return step === 'found' ? [] : [...mistakes, ...missingIn(fields, method)];
}
