/** Which problems with the fields a person is told of, and when. */
import { type Field, formatOf } from '../../core/address/formats.ts';
import type { ManualState } from '../../core/manual/state.ts';
import { checkManual, type FieldProblem } from '../../core/manual/fields.ts';
import { blockingProblems } from '../../core/manual/reducer.ts';

/**
 * After an attempt all; before it only what looks odd in a field they left.
 *
 * @param isTold whether the form told them already that something is missing
 */
export function problemsToShow(
  state: ManualState,
  visited: ReadonlySet<Field>,
  isTold: boolean,
): readonly FieldProblem[] {
  const attempted = attemptedIn(state);
  return checkManual(state.fields, formatOf(state.country.iso2)).filter(
    ({ field, kind, severity }) =>
      attempted.some((it) => it.field === field && it.kind === kind) ||
      (kind === 'shape' && visited.has(field)) ||
      (severity === 'error' && isTold),
  );
}

/** Where to go on: the first error once they are told of errors, before that the first field that is wanting. */
export function firstProblem(state: ManualState, isTold: boolean): FieldProblem | undefined {
  if (isTold || attemptedIn(state).length > 0) return blockingProblems(state)[0];
  return checkManual(state.fields, formatOf(state.country.iso2))[0];
}

function attemptedIn(state: ManualState): readonly FieldProblem[] {
  return state.step === 'editing' ? state.problems : [];
}
