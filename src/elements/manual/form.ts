/** What a form gets from the manual fields, and what survives a navigation. */
import type { Country } from '../../contract/types.ts';
import { formatOf } from '../../core/address/formats.ts';
import type { ManualState } from '../../core/manual/state.ts';
import { addressFromManual, emptyFields, type ManualFields } from '../../core/manual/fields.ts';
import { blockingProblems } from '../../core/manual/reducer.ts';
import type { ManualMessages } from '../../i18n/manual.ts';
import type { Flow } from '../flow.ts';
import { textOf } from './fields-view.ts';

export function formStateOf(state: ManualState, required: boolean, messages: ManualMessages): Flow['formState'] {
  return { entries: entriesOf(state), invalid: required ? invalidOf(state, messages) : null };
}

/** What is typed goes along, whether it was looked at or not. */
function entriesOf({ fields, country }: ManualState): Flow['formState']['entries'] {
  if (Object.values(fields).every((text) => text.trim() === '')) return null;
  const { street, building, postcode, locality, region } = addressFromManual(fields, country, formatOf(country.iso2));
  const values = { street, building, postcode, locality, region, country: country.iso2, source: 'manual', grade: '' };
  return Object.entries(values).map(([name, value]) => [name, value ?? '']);
}

function invalidOf(state: ManualState, messages: ManualMessages): Flow['formState']['invalid'] {
  const flags = { valueMissing: true };
  if (state.country.iso2 === '') return { flags, message: messages.countryMissing };
  const [problem] = blockingProblems(state);
  const format = formatOf(state.country.iso2)
    .rows.flat()
    .find(({ field }) => field === problem?.field);
  return problem && format ? { flags, message: textOf(problem, format, messages) } : null;
}

export interface SavedFields {
  readonly country: Country;
  readonly fields: ManualFields;
}

/** What was saved, as far as it makes sense. */
export function readSaved(saved: unknown): SavedFields | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { country, fields } = saved as Partial<Record<keyof SavedFields, unknown>>;
  if (!isTexts(country, ['name', 'iso2', 'iso3']) || !isTexts(fields, Object.keys(emptyFields))) return null;
  return { country, fields } as SavedFields;
}

function isTexts(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
