/** The model of manual entry and the review: what a state means for the form, and its messages. */
import type { Country } from '../../../contract/types.ts';
import type { FieldFormat, FieldTexts } from '../../../core/address/formats.ts';
import { linesOf } from '../../../core/address/shown.ts';
import { countryCodeOf, countryOf } from '../../../core/country/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import { isVerifiedBeneath } from '../../../core/entry/panel-status.ts';
import { isCountryMissed } from '../../../core/entry/selectors.ts';
import type { Message } from '../../../core/entry/speech.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { isInvalidShown } from '../../../core/entry/submission.ts';
import type { FieldProblem } from '../../../core/manual/fields.ts';
import {
  blockingProblems,
  firstProblem,
  formatIn,
  problemsToShow,
  typedAddressOf,
} from '../../../core/manual/selectors.ts';
import type { ManualState, ReviewStep } from '../../../core/manual/state.ts';
import { missedTexts } from '../../../core/manual/switched.ts';
import { unknownPartOf } from '../../../core/manual/verdict.ts';
import { filled } from '../../../i18n/filled.ts';
import type { Localized } from '../../../i18n/localize.ts';
import { plural } from '../../../i18n/plural.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import { countryNameIn } from '../../localization/country-names.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { panelFormOf } from '../panel-form.ts';

/** The model of a state. */
export function manualModel(state: EntryState, texts: Localized<ManualWords>): PanelModel {
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
  const problem = firstProblem(manual, countryOf(state), isInvalidShown(state), languageOf(texts));
  return {
    ...form,
    lang: texts.stated,
    anchor: anchorOf(state, texts),
    errorAt: manual.step === 'review' ? '#question' : `#${problem?.field ?? 'street'}`,
    messages: () => messagesOf(state, texts),
  };
}

/** The language that decides the order of the fields. */
export function languageOf({ around, lang }: Localized<ManualWords>): string {
  return around || lang;
}

/** A partial address is invalid, like a partial date, required or not. */
function errorsOf(state: EntryState, texts: Localized<ManualWords>): string {
  const country = countryOf(state);
  if (!country) return texts.messages.countryMissing;
  const [problem] = blockingProblems(state.manual, country, languageOf(texts));
  return problem ? fieldProblemText(problem, country, texts) : '';
}

/** Selector of the control in which the shopper continues. */
export function anchorOf(state: EntryState, texts: Localized<ManualWords>): string {
  const { manual, committed } = state;
  const country = countryOf(state);
  if (manual.step === 'review') return isNumberAsked(manual) ? '#missing' : '#question';
  const problem = firstProblem(manual, country, isInvalidShown(state), languageOf(texts));
  // What is most often wrong in an address that was found.
  const isNumberFirst = committed && manual.isUntouched && manual.fields.building !== '';
  const first = isNumberFirst ? '#building' : '[part~=field] :is(input, select)';
  const field = problem ? `#${problem.field}` : first;
  return country ? field : `#country:enabled, ${field}`;
}

/** Messages of the fields, or of the review that replaces them. */
function messagesOf(state: EntryState, texts: Localized<ManualWords>): readonly Message[] {
  const { manual } = state;
  const { messages } = texts;
  const validation = validationMessagesOf(manual, messages);
  if (manual.step === 'review') return validation;
  const country = countryOf(state);
  // The parts of a pasted address.
  const parts = manual.step === 'editing' && manual.pasted ? Object.values(manual.fields) : [];
  const said = [followedText(state, texts), parts.filter(Boolean).join(', '), omittedText(manual, messages)];
  return [
    ...(isCountryMissed(state) ? [{ text: messages.countryMissing, of: '#country', isError: true }] : []),
    ...said.filter(Boolean).map((text) => ({ text })),
    ...problemsToShow(manual, country, country !== null && isInvalidShown(state), languageOf(texts)).map((problem) => ({
      text: fieldProblemText(problem, country, texts),
      of: `#${problem.field}`,
      isError: problem.severity === 'error',
    })),
    ...validation,
  ];
}

/** Messages while another panel is visible: of a validation beneath the page's own fields, or of the note. */
export function noteMessagesOf(state: EntryState, { messages, stated: lang }: Localized<ManualWords>) {
  const note = noteOf(state, messages);
  const found = isVerifiedBeneath(state)
    ? validationMessagesOf(state.manual, messages)
    : note
      ? [{ text: note.text }]
      : [];
  return found.map((message): Message => ({ lang, ...message }));
}

function validationMessagesOf(manual: ManualState, messages: ManualWords): readonly Message[] {
  if (manual.step === 'validating') return [{ text: messages.checking, isWait: true }];
  return manual.step === 'review' ? [{ text: questionOf(manual, messages), of: '#question, #missing' }] : [];
}

/** When a pasted address has changed the country; empty for none. */
export function followedText({ manual, ...state }: EntryState, { lang, messages }: Localized<ManualWords>): string {
  const country = manual.step === 'editing' && manual.pasted?.from ? countryOf(state) : null;
  return country ? filled(messages.countryFollowed, { country: countryNameIn(lang, country) }) : '';
}

/** Typed text that has no field in this country, or pasted words that are not part of the address; empty for none. */
export function omittedText(manual: ManualState, messages: ManualWords): string {
  const rest = manual.step === 'editing' ? (manual.pasted?.rest ?? []) : [];
  const texts = [...missedTexts(manual), ...rest];
  return texts.length > 0 ? filled(messages.omitted, { texts: texts.join(', ') }) : '';
}

/**
 * The correction of an accepted address, which the shopper may undo, or that the service does not know the address; null
 * for nothing.
 */
export function noteOf(
  state: EntryState,
  messages: ManualWords,
): { readonly text: string; readonly isCorrected: boolean } | null {
  const { committed, manual } = state;
  const typed = typedAddressOf(manual, { country: countryOf(state), committed });
  if (!committed?.verdict || manual.step !== 'accepted' || !typed) return null;
  const { advice, choice } = committed.verdict;
  if (advice === 'keep' && choice === 'kept') return { text: messages.notFound, isCorrected: false };
  if (advice !== 'note' || choice !== 'corrected') return null;
  return {
    text: filled(messages.corrected, { typed: linesOf({ ...typed, mailLines: [] }).join(', ') }),
    isCorrected: true,
  };
}

/** The question of the review. */
export function questionOf({ verdict, fields }: ReviewStep, messages: ManualWords): string {
  const { advice, missing, candidates } = verdict;
  const [best] = candidates;
  if (advice === 'choose') return messages.several;
  if (missing?.field === 'building') return messages.missing.building;
  if (missing) return messages.unitMissing;
  const unknown = unknownPartOf(verdict, fields);
  if (!best || !unknown) return best?.changes.length ? messages.review : messages.unconfirmed;
  const { street, locality } = best.match.address;
  const text = unknown === 'street' ? messages.unknownStreet : messages.unknownNumber;
  return filled(text, {
    street: unknown === 'street' ? fields.street.trim() : (street ?? ''),
    locality: locality ?? best.address.locality ?? '',
    number: numberIn(fields),
  });
}

/** True if only the number is unknown: then there is nothing to compare, and the shopper is asked for it. */
export function isNumberAsked({ verdict, fields }: ReviewStep): boolean {
  return unknownPartOf(verdict, fields) === 'building' && verdict.candidates[0]?.changes.length === 0;
}

/** As it was typed, in its own field or with the street. */
export function numberIn({ street, building, addition }: FieldTexts): string {
  const own = [building, addition].map((text) => text.trim()).filter(Boolean);
  return own.length > 0 ? own.join(' ') : (/\d.*$/.exec(street)?.[0] ?? '');
}

/** The message for a problem of a field; empty if the country does not have the field. */
function fieldProblemText(
  { field, kind, severity }: FieldProblem,
  country: Country | null,
  { messages, lang }: Localized<ManualWords>,
): string {
  const format = formatIn(country)
    .rows.flat()
    .find((it) => it.field === field);
  if (!format) return '';
  if (kind === 'shape') return filled(shapeText(format, messages, lang), { example: format.example });
  if (kind === 'number') return messages.numberExpected;
  if (severity !== 'error') return messages.expected;
  return messages.missing[format.label];
}

/** What a postcode looks like: how many digits, if it consists of digits. */
function shapeText({ label, digits }: FieldFormat, messages: ManualWords, lang: string): string {
  if (label === 'zip' || label === 'pin' || label === 'cap' || label === 'cep') return messages[`${label}Digits`];
  return digits === null ? messages.postcodeShape : plural(lang, messages.postcodeDigits, digits);
}
