/** The outcome for one address, typed by hand through the real service and the real rules. */
import { detailsOf } from '../../../demo/service/details.ts';
import type { Building, Street } from '../../../demo/service/model.ts';
import { buildPath } from '../../../src/contract/operations.ts';
import type { Country, InternationalAddress, ValidationResponse } from '../../../src/contract/types.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import type { Field, FieldTexts } from '../../../src/core/address/formats.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { changesOf } from '../../../src/core/manual/candidate.ts';
import { editableFieldsOf } from '../../../src/core/manual/fields.ts';
import { reduceManual } from '../../../src/core/manual/reducer.ts';
import { initialManual, type ManualState, type ManualTransition } from '../../../src/core/manual/state.ts';

/**
 * `unasked`: the right address, without a question. `chosen`: the right one is one choice away. `asked`: a question
 * whose answers do not hold the right address; what was typed can be kept. `kept`: taken as typed. `misread`: a
 * typo made another real address, such as the neighbours' house number, which no service can know; what was changed was
 * changed for the better. `wrong`: something was changed for the worse without a question.
 */
export type Outcome = 'unasked' | 'chosen' | 'asked' | 'kept' | 'misread' | 'wrong';

export const outcomes: readonly Outcome[] = ['unasked', 'chosen', 'asked', 'kept', 'misread', 'wrong'];

export type Handler = (path: string) => Promise<ValidationResponse>;

export function truthOf(street: Street, building: Building, language: string): InternationalAddress {
  return detailsOf(street, building, language, '');
}

/** Only fields the country's form shows can be typed wrong. */
export function textsOf(truth: InternationalAddress, country: Country): FieldTexts {
  const shown = worldFormatOf(country.iso2).rows.flat();
  const known = editableFieldsOf(addressFrom(truth, country));
  const texts = shown.map(({ field }): [Field, string] => [field, known[field]]);
  return { ...emptyFields, ...Object.fromEntries(texts) };
}

/** Street and number in one field, as browsers fill them in. */
export function onOneLine(texts: FieldTexts, country: Country): FieldTexts {
  const { street, building } = texts;
  if (building === '') return texts;
  const isFirst = worldFormatOf(country.iso2).numberFirst;
  const line = isFirst ? `${building}${/^\d/.test(building) ? ' ' : ', '}${street}` : `${street} ${building}`;
  return { ...texts, street: line, building: '' };
}

interface Trial {
  readonly outcome: Outcome;
  readonly state: ManualState;
}

export async function tryOut(
  typed: FieldTexts,
  truth: InternationalAddress,
  country: Country,
  ask: Handler,
): Promise<Trial> {
  const around = { country, committed: null };
  const start = { ...initialManual, fields: typed };
  const { state: editing } = reduceManual(start, { type: 'committed', verification: 'interactive' }, around);
  if (editing.step !== 'validating') return { outcome: 'kept', state: editing };
  const { request } = editing;
  const answer = await ask(buildPath('validate', { ...request.params }));
  const transition = reduceManual(editing, { type: 'validated', request, answer }, around);
  return { outcome: outcomeOf(transition, truth, country), state: transition.state };
}

function outcomeOf({ state, outcome }: ManualTransition, truth: InternationalAddress, country: Country): Outcome {
  const isRight = (lines: readonly string[]) => lines.join('\n') === truth.mailLines.join('\n');
  if (state.step === 'review') {
    return state.verdict.candidates.some(({ address }) => isRight(address.mailLines)) ? 'chosen' : 'asked';
  }
  if (outcome?.kind !== 'accepted' || !outcome.match) return 'kept';
  const { address } = outcome;
  if (isRight(address.mailLines)) return 'unasked';
  const [taken, meant] = [editableFieldsOf(address), textsOf(truth, country)];
  const changes = changesOf(address, state.fields, worldFormatOf(country.iso2));
  return changes.every((field) => taken[field] === meant[field]) ? 'misread' : 'wrong';
}
