/** The model of manual entry and the review. */
import { countryCodeOf, countryOf } from '../../../core/country/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { blockingProblems, firstProblem, typedAddressOf } from '../../../core/manual/selectors.ts';
import { once, oncePerObject } from '../../../core/once.ts';
import type { Localized } from '../../../i18n/localize.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { panelFormOf } from '../panel-form.ts';
import { fieldProblemText, isNumberAsked, messagesOf } from './texts.ts';

/** The model of a state, computed once. */
export const manualModel = oncePerObject((texts: Localized<ManualWords>) =>
  oncePerObject((state: EntryState): PanelModel => {
    const { manual, committed } = state;
    const { addition, ...fields } = manual.fields;
    const address = typedAddressOf(manual, { country: countryOf(state), committed });
    // The typed text is submitted, validated or not.
    const typed = address ?? { ...fields, unit: addition };
    const form = panelFormOf(state, texts.messages, {
      // Fields that were only opened still contain the committed address, with its source and grade.
      committed: manual.isUntouched ? committed : null,
      isEmpty: Object.values(manual.fields).every((text) => text.trim() === ''),
      typed: typedTexts(typed, countryCodeOf(state)),
      wrong: errorsOf(state, texts),
    });
    return { ...form, lang: texts.stated, anchor: anchorOf(state), messagesFor: once(() => messagesOf(state, texts)) };
  }),
);

/** A partial address is invalid, like a partial date, required or not. */
function errorsOf(state: EntryState, texts: Localized<ManualWords>): string {
  const country = countryOf(state);
  if (!country) return texts.messages.countryMissing;
  const [problem] = blockingProblems(state.manual, country);
  return problem ? fieldProblemText(problem, country, texts) : '';
}

/** Selector of the control in which the shopper continues. */
export function anchorOf(state: EntryState): string {
  const { manual, committed, isInvalidShown } = state;
  const country = countryOf(state);
  if (manual.step === 'review') return isNumberAsked(manual) ? '#missing' : '#question';
  const problem = firstProblem(manual, country, isInvalidShown);
  // What is most often wrong in an address that was found.
  const isNumberFirst = committed && manual.isUntouched && manual.fields.building !== '';
  const first = isNumberFirst ? '#building' : '[part~=field] :is(input, select)';
  const field = problem ? `#${problem.field}` : first;
  return country ? field : `#country:enabled, ${field}`;
}
