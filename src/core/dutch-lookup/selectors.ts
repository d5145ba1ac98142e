/** What a lookup's state means for whoever shows it. */
import type { Address } from '../address/address.ts';
import { type FieldName, isSameHouse, type LookupFields, missingIn, normalize, requestFor } from './parse.ts';
import type { LookupState } from './state.ts';

/** The address that is there, looked up or typed. */
export function addressOf(state: LookupState): Address | null {
  return state.step === 'done' || state.step === 'manual' ? state.address : null;
}

/** Whether the register has the address as it is, addition included. */
export function isVerified(state: LookupState): boolean {
  if (state.step !== 'done' && state.step !== 'manual') return false;
  return state.details !== null && state.details.houseNumberAddition !== null;
}

/** Whether it was looked up, with an addition the register does not have. */
export function isUnverified(state: LookupState): boolean {
  return state.step === 'done' && state.details !== null && !isVerified(state);
}

export function isBlank({ fields }: LookupState): boolean {
  return Object.values(fields).every((text) => text.trim() === '');
}

/** Whether something was typed that the service could not be asked about: that must not stop an order. */
export function isUnanswered(state: LookupState): boolean {
  return state.step === 'failed' && !isBlank(state);
}

/** Whether the answer is on its way, or will be as soon as the field is left. */
export function isAwaited(state: LookupState): boolean {
  const { step, way, fields } = state;
  return step === 'looking' || (step === 'editing' && requestFor(normalize(fields), way) !== null);
}

/** How far the city is known, as far as the answers to these fields tell: §4.2 rule 2. */
export function placeOf(state: LookupState): 'unique' | 'ambiguous' | 'still-ambiguous' {
  if (state.way !== 'street' || state.step === 'manual') return 'unique';
  const { fields } = state;
  if (!isAmbiguous(state, { ...fields, province: '', municipality: '' })) return 'unique';
  const isSuffixed = fields.province !== '' || fields.municipality !== '';
  return isSuffixed && isAmbiguous(state, fields) ? 'still-ambiguous' : 'ambiguous';
}

function isAmbiguous({ way, known }: LookupState, fields: LookupFields): boolean {
  const request = requestFor(normalize(fields), way);
  return known.some((outcome) => outcome.kind === 'ambiguous' && request && isSameHouse(outcome.request, request));
}

/** The house that is looked up, in the person's words. */
export function houseOf({ way, fields }: LookupState): string {
  const { postcode, houseNumber, street, city } = fields;
  return way === 'postcode' ? `${postcode} ${houseNumber}` : `${street} ${houseNumber}, ${city}`;
}

/** Everything that was typed, as one would search for it. */
export function typedText({ fields: { postcode, street, houseNumber, addition, city } }: LookupState): string {
  return [postcode, street, houseNumber, addition, city].filter(Boolean).join(' ');
}

/** The fields that keep the address from being whole. */
export function openFieldsOf(state: LookupState): readonly FieldName[] {
  if (addressOf(state)) return [];
  const { step, way, fields, mistakes } = state;
  return [...mistakes, ...missingIn(fields, step === 'manual' ? step : way)];
}
