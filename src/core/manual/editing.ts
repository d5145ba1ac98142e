/** What typing, pasting and another country do to the texts of the manual fields. */
import { pastedLine } from '../text/pasted-line.ts';
import { readAddress } from '../text/reader.ts';
import { checkManual, manualFieldsOf } from './fields.ts';
import { formatIn } from './selectors.ts';
import {
  type EditingStep,
  initialManual,
  type ManualEventOf,
  type ManualState,
  type ManualSurroundings,
} from './state.ts';
import { switched } from './switched.ts';
import type { ManualFields } from './texts.ts';

/** What every step has. */
export function commonOf({
  fields,
  iso2,
  hiddenTexts,
  joined,
  isUntouched,
  start,
  visited,
  isAdditionOpen,
}: ManualState) {
  return { fields, iso2, hiddenTexts, joined, isUntouched, start, visited, isAdditionOpen };
}

/** The step in which the person types, beginning afresh but for what every step has. */
export function editing(state: ManualState, changes: Partial<EditingStep> = {}): EditingStep {
  return { ...initialManual, ...commonOf(state), ...changes };
}

/** A field has another text. */
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

/** A text that is plainly a whole address takes the place of the others; any other is the browser's to paste. */
export function pasted(
  state: ManualState,
  { field, text, areas }: ManualEventOf<'pasted'>,
  around: ManualSurroundings,
): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  const { country, fields: parts, rest, isWhole } = readAddress(text, iso2, areas);
  if (!isWhole || iso2 === '' || (country !== null && country !== iso2)) return state;
  const before = { ...state.fields, [field]: pastedLine(text) ?? text };
  const addition = parts.addition || state.fields.addition;
  return withFields(state, { ...parts, addition }, around, { pasted: { field, fields: before, rest } });
}

/** The fields have these texts. */
export function withFields(
  state: ManualState,
  fields: ManualFields,
  around: ManualSurroundings,
  changes: Partial<EditingStep> = {},
): EditingStep {
  return editing(state, { fields, isUntouched: isAsCommitted(fields, around), ...changes });
}

/** With the texts that have a place in the country that is chosen; those of none yet are its own. */
export function inCountry(state: ManualState, around: ManualSurroundings): ManualState {
  const iso2 = around.country?.iso2 ?? '';
  if (state.iso2 === iso2) return state;
  const { fields, hiddenTexts, joined } = state.iso2 === null ? state : switched(state, iso2);
  return withFields(state, fields, around, { iso2, hiddenTexts, joined });
}

/** Whether the fields say the committed address: what was changed and changed back is untouched. */
function isAsCommitted(fields: ManualFields, { committed: present, country }: ManualSurroundings): boolean {
  if (!present || present.address.country.iso3 !== country?.iso3) return false;
  const known = manualFieldsOf(present.address);
  return (Object.keys(known) as (keyof ManualFields)[]).every((name) => fields[name] === known[name]);
}
