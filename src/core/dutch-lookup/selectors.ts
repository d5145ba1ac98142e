/** Selectors for the state of a Dutch lookup. */
import { isSameHouse, missingIn, normalize, requestFor } from './parse.ts';
import type { DutchLookupState, LookupFields, NeededField } from './state.ts';

/** True if the answer is pending, or will be as soon as the field is left. */
export function isAwaited({ step, method, fields }: DutchLookupState): boolean {
  return step === 'looking' || (step === 'editing' && requestFor(normalize(fields), method) !== null);
}

/** Whether the city is unique, according to the answers for these fields (§4.2 rule 2), and to an earlier choice, which is sent. */
export function placeOf(state: DutchLookupState): 'unique' | 'ambiguous' | 'still-ambiguous' {
  if (state.method !== 'street') return 'unique';
  const { fields } = state;
  const isSuffixed = fields.province !== '' || fields.municipality !== '';
  if (isAmbiguous(state, fields)) return isSuffixed ? 'still-ambiguous' : 'ambiguous';
  return isSuffixed ? 'ambiguous' : 'unique';
}

function isAmbiguous({ method, known }: DutchLookupState, fields: LookupFields): boolean {
  const request = requestFor(normalize(fields), method);
  return known.some((house) => house.kind === 'ambiguous' && request && isSameHouse(house.request, request));
}

/** The house that is looked up, as it was typed. */
export function houseOf({ method, fields }: DutchLookupState): string {
  const { postcode, houseNumber, street, city } = fields;
  return method === 'postcode' ? `${postcode} ${houseNumber}` : `${street} ${houseNumber}, ${city}`;
}

/** The fields that keep the address from being complete, in their order. */
export function openFieldsOf({ step, method, fields, mistakes }: DutchLookupState): readonly NeededField[] {
  return step === 'found' ? [] : [...mistakes, ...missingIn(fields, method)];
}
