/** Selectors for manual entry in a country: its problems, and the address in the fields. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { isLocalLanguage } from '../address/areas.ts';
import type { AddressFormat } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { addressFromManual, checkManual, type FieldProblem } from './fields.ts';
import type { ManualState, ManualSurroundings } from './state.ts';

/**
 * The format of the fields; without a country, a general one.
 *
 * @param lang BCP 47 tag of the page: a reader of another language than the country's gets its order for Latin letters. Default: the
 *   country's own order
 */
export function formatIn(country: Country | null, lang = ''): AddressFormat {
  const iso2 = country?.iso2 ?? '';
  const format = worldFormatOf(iso2);
  return (lang === '' || isLocalLanguage(lang, iso2) ? null : format.latin) ?? format;
}

/** The address in the fields; null without a country. */
export function typedAddressOf({ fields }: ManualState, { country, committed }: ManualSurroundings): Address | null {
  return country && addressFromManual(fields, country, formatIn(country), committed?.address);
}

/** Problems that prevent the address from being committed, in the order of the fields. */
export function blockingProblems(
  { fields }: ManualState,
  country: Country | null,
  lang?: string,
): readonly FieldProblem[] {
  return checkManual(fields, formatIn(country, lang)).filter(({ severity }) => severity === 'error');
}

/** True if the address could be committed now. */
export function isComplete(state: ManualState, country: Country | null): boolean {
  return state.step === 'editing' && country !== null && blockingProblems(state, country).length === 0;
}

/**
 * The problems to show: odd text in fields that were left, and after an attempt to be done, what is missing.
 *
 * @param isShown true after such an attempt
 */
export function problemsToShow(
  state: ManualState,
  country: Country | null,
  isShown: boolean,
  lang?: string,
): readonly FieldProblem[] {
  return checkManual(state.fields, formatIn(country, lang)).filter(({ field, kind }) =>
    kind === 'missing' ? isShown : state.visited.includes(field),
  );
}

/** The field to continue in: the first with an error once errors are shown; before that, the first that is empty. */
export function firstProblem(
  state: ManualState,
  country: Country | null,
  isShown: boolean,
  lang?: string,
): FieldProblem | undefined {
  if (isShown) return blockingProblems(state, country, lang)[0];
  return checkManual(state.fields, formatIn(country, lang))[0];
}
