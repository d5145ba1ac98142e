/** How typing, pasting and changing the country change the manual fields. */
import { isAboveStreet } from '../address/addressee.ts';
import type { Field, FieldTexts } from '../address/formats.ts';
import { pastedLine } from '../text/pasted-line.ts';
import { readAddress } from '../text/reader.ts';
import { checkManual, editableFieldsOf } from './fields.ts';
import { formatIn } from './selectors.ts';
import {
  type EditingStep,
  type ManualEventOf,
  type ManualState,
  type ManualSurroundings,
  startOfEditing,
  type WholeText,
} from './state.ts';
import { switched } from './switched.ts';

/** The editing step, with what all steps have. */
export function editing(state: ManualState, changes: Partial<EditingStep> = {}): EditingStep {
  return { ...state, ...startOfEditing, ...changes };
}

/** A field was edited. */
export function fieldEdited(
  state: ManualState,
  { field, text }: ManualEventOf<'fieldEdited'>,
  around: ManualSurroundings,
): ManualState {
  if (state.fields[field] === text) return state;
  const fields = { ...state.fields, [field]: text };
  const { problems, isCountryMissed } = state.step === 'editing' ? state : startOfEditing;
  const left = problems.length > 0 ? checkManual(fields, formatIn(around.country)) : [];
  const still = problems.filter((one) => left.some((other) => other.field === one.field && other.kind === one.kind));
  return withFields(state, fields, around, { problems: still, isCountryMissed });
}

/** Replaces all fields by a text that is clearly a complete address. Any other text is pasted by the browser. */
export function pasted(
  state: ManualState,
  { field, text, areas, from }: ManualEventOf<'pasted'>,
  around: ManualSurroundings,
): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  const { country, fields: parts, rest, isWhole } = readAddress(text, iso2, areas);
  if (!isWhole || iso2 === '' || (country !== null && country !== iso2)) return state;
  const before = { ...state.fields, [field]: pastedLine(text) ?? text };
  // A parcel for a company needs its name to arrive.
  const names = rest.filter((text) => isAboveStreet(text, parts.street, iso2));
  const addition = [...names, parts.addition || state.fields.addition].filter(Boolean).join(', ');
  const left = rest.filter((text) => !names.includes(text));
  return withFields(state, { ...parts, addition }, around, {
    pasted: { field, fields: before, rest: left, from: from ?? null },
  });
}

/** Moves pasted words that fit no field to the second line. */
export function restKept(state: ManualState, around: ManualSurroundings): ManualState {
  const own = state.step === 'editing' ? state.pasted : null;
  if (!own || own.rest.length === 0) return state;
  const addition = [state.fields.addition.trim(), ...own.rest].filter(Boolean).join(', ');
  return withFields(state, { ...state.fields, addition }, around, { pasted: { ...own, rest: [] } });
}

/** The fields have these texts. */
export function withFields(
  state: ManualState,
  fields: FieldTexts,
  around: ManualSurroundings,
  changes: Partial<EditingStep> = {},
): EditingStep {
  return editing(state, { fields, isUntouched: isAsCommitted(fields, around), whole: null, ...changes });
}

/** The text of fields of which only the street has one; null for others, and for those of an address. */
export function wholeTextOf({ street, ...others }: FieldTexts, around: ManualSurroundings): WholeText | null {
  const { country, committed } = around;
  const isAlone = street !== '' && Object.values(others).every((text) => text === '');
  return isAlone && country && !committed ? { field: 'street', text: street, country } : null;
}

/** The fields with the parts that fit the chosen country; until one is chosen, they belong to the first. */
export function inCountry(state: ManualState, around: ManualSurroundings): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  if (state.iso2 === iso2) return state;
  const { fields, hiddenTexts, joined } = state.iso2 === null ? state : switched(state, iso2);
  return withFields(state, fields, around, { iso2, hiddenTexts, joined, whole: wholeTextOf(fields, around) });
}

/** True if the fields equal the committed address: undoing a change counts as no change. */
function isAsCommitted(fields: FieldTexts, { committed: present, country }: ManualSurroundings): boolean {
  if (!present || present.address.country.iso3 !== country?.iso3) return false;
  const known = editableFieldsOf(present.address);
  return (Object.keys(known) as Field[]).every((name) => fields[name] === known[name]);
}
