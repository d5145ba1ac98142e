/** Selectors for manual entry in a country: its problems, and the address in the fields. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { AddressFormat } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { addressFromManual, checkManual, type FieldProblem } from './fields.ts';
import type { ManualState, ManualSurroundings } from './state.ts';

/** The format of the fields; without a country, a general one. */
export function formatIn(country: Country | null): AddressFormat {
  return worldFormatOf(country?.iso2 ?? '');
}

/** The address in the fields; null without a country. */
export function typedAddressOf({ fields }: ManualState, { country, committed }: ManualSurroundings): Address | null {
  return country && addressFromManual(fields, country, formatIn(country), committed?.address);
}

/** Problems that prevent the address from being committed. */
export function blockingProblems({ fields }: ManualState, country: Country | null): readonly FieldProblem[] {
  return checkManual(fields, formatIn(country)).filter(({ severity }) => severity === 'error');
}

/** True if the address could be committed now. */
export function isComplete(state: ManualState, country: Country | null): boolean {
  return state.step === 'editing' && country !== null && blockingProblems(state, country).length === 0;
}

/**
 * The problems to show: all of them after an attempt to commit; before that, only odd text in fields that were left.
 *
 * @param isShown true if the form has already shown its errors, as after a refused submission
 */
export function problemsToShow(state: ManualState, country: Country | null, isShown: boolean): readonly FieldProblem[] {
  const attempted = attemptedIn(state);
  return checkManual(state.fields, formatIn(country)).filter(
    ({ field, kind, severity }) =>
      attempted.some((it) => it.field === field && it.kind === kind) ||
      (kind !== 'missing' && state.visited.includes(field)) ||
      (severity === 'error' && isShown),
  );
}

/** The field to continue in: the first with an error once errors are shown; before that, the first that is empty. */
export function firstProblem(state: ManualState, country: Country | null, isShown: boolean): FieldProblem | undefined {
  if (isShown || attemptedIn(state).length > 0) return blockingProblems(state, country)[0];
  return checkManual(state.fields, formatIn(country))[0];
}

function attemptedIn(state: ManualState): readonly FieldProblem[] {
  return state.step === 'editing' ? state.problems : [];
}
