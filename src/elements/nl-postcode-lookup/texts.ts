/** Which of the texts belongs to a state. */
import type { Reason } from '../../client/errors.ts';
import { lineOf } from '../../core/address/address.ts';
import type { AdditionChoice, LookupState } from '../../core/dutch-lookup/state.ts';
import type { FieldName } from '../../core/dutch-lookup/parse.ts';
import { addressOf, houseOf, isUnverified, placeOf } from '../../core/dutch-lookup/selectors.ts';
import type { LookupMessages } from '../../i18n/lookup-messages.ts';

/** What the live region says of a state; empty for nothing. */
export function statusOf(state: LookupState, messages: LookupMessages): string {
  const address = addressOf(state);
  if (address) {
    const text = address.mailLines.length > 0 ? address.mailLines.join(', ') : lineOf(address);
    const accepted = messages.accepted.replace('{address}', () => text);
    return isUnverified(state) ? `${accepted}. ${messages.unverified}` : accepted;
  }
  return errorOf(state, messages) || choiceText(state, messages) || mistakenTexts(state, messages);
}

/** What has to be chosen; empty for nothing. */
export function choiceText(state: LookupState, messages: LookupMessages): string {
  return state.step === 'additions' ? additionsText(state.choice, messages) : placeText(state, messages);
}

export function additionsText({ answer, typed }: AdditionChoice, messages: LookupMessages): string {
  const { street, houseNumber } = answer;
  return (typed === '' ? messages.chooseAddition : messages.unknownAddition)
    .replace('{house}', () => `${street} ${houseNumber}`)
    .replace('{addition}', () => typed);
}

/** What went wrong with the lookup as a whole. */
export function errorOf(state: LookupState, messages: LookupMessages): string {
  if (state.step === 'unknown') return messages.unknown.replace('{house}', () => houseOf(state));
  if (state.step !== 'failed') return '';
  return messages.problems[state.problem.reason as Reason] ?? messages.problems.unexpected;
}

/** Empty while the city is unique. */
export function placeText(state: LookupState, messages: LookupMessages): string {
  const place = placeOf(state);
  if (place === 'unique') return '';
  const text = place === 'ambiguous' ? messages.choosePlace : messages.morePlaces;
  return text.replace('{city}', () => state.fields.city);
}

/** What is the matter with one field; empty for nothing. */
export function mistakeText({ mistakes }: LookupState, name: FieldName, messages: LookupMessages): string {
  if (!mistakes.includes(name)) return '';
  const texts: Partial<Record<FieldName, string>> = {
    postcode: messages.postcodeMistaken,
    houseNumber: messages.houseNumberMistaken,
    street: messages.streetMistaken,
    city: messages.cityMistaken,
  };
  return texts[name] ?? '';
}

function mistakenTexts(state: LookupState, messages: LookupMessages): string {
  return state.mistakes.map((name) => mistakeText(state, name, messages)).join(' ');
}

/** Asking again the same way cannot help a page that is set up wrongly, nor what cannot be looked up. */
export function isRetryable(state: LookupState): boolean {
  return state.step === 'failed' && !['not-configured', 'invalid-input'].includes(state.problem.reason);
}
