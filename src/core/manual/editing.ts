/** How typing, pasting and changing the country change the manual fields. */
import { isAboveStreet } from '../address/addressee.ts';
import { pastedLine } from '../text/pasted-line.ts';
import { readAddress } from '../text/reader.ts';
import { checkManual, editableFieldsOf } from './fields.ts';
import { formatIn } from './selectors.ts';
import {
  type EditingStep,
  initialManual,
  type ManualEventOf,
  type ManualState,
  type ManualSurroundings,
  type WholeText,
} from './state.ts';
import { switched } from './switched.ts';
import type { ManualFields } from './texts.ts';

/** The members that all steps have. */
export function commonOf({
  fields,
  iso2,
  hiddenTexts,
  joined,
  isUntouched,
  start,
  visited,
  isAdditionOpen,
  whole,
}: ManualState) {
  return { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen, whole };
}

/** The editing step, with only what all steps have. */
export function editing(state: ManualState, changes: Partial<EditingStep> = {}): EditingStep {
  return { ...initialManual, ...commonOf(state), ...changes };
}

/** A field was edited. */
export function fieldEdited(
  state: ManualState,
  { field, text }: ManualEventOf<'fieldEdited'>,
  around: ManualSurroundings,
): ManualState {
  if (state.fields[field] === text) return state;
  const fields = { ...state.fields, [field]: text };
  const { problems, isCountryMissed } = state.step === 'editing' ? state : initialManual;
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
  const own = { field, fields: before, rest: left, ...(from ? { from } : null) };
  return withFields(state, { ...parts, addition }, around, { pasted: own });
}

/** Moves pasted words that fit no field to the second line. */
export function restKept(state: ManualState, around: ManualSurroundings): ManualState {
  const own = state.step === 'editing' ? state.pasted : undefined;
  if (!own || own.rest.length === 0) return state;
  const addition = [state.fields.addition.trim(), ...own.rest].filter(Boolean).join(', ');
  return withFields(state, { ...state.fields, addition }, around, { pasted: { ...own, rest: [] } });
}

/** The fields have these texts. */
export function withFields(
  state: ManualState,
  fields: ManualFields,
  around: ManualSurroundings,
  changes: Partial<EditingStep> = {},
): EditingStep {
  return editing(state, { fields, isUntouched: isAsCommitted(fields, around), whole: null, ...changes });
}

/** The text of fields of which only the street has one; null for others, and for those of an address. */
export function wholeTextOf({ street, ...others }: ManualFields, around: ManualSurroundings): WholeText | null {
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
function isAsCommitted(fields: ManualFields, { committed: present, country }: ManualSurroundings): boolean {
  if (!present || present.address.country.iso3 !== country?.iso3) return false;
  const known = editableFieldsOf(present.address);
  return (Object.keys(known) as (keyof ManualFields)[]).every((name) => fields[name] === known[name]);
}
