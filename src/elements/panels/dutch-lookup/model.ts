/** The model of the Dutch lookup: what a state means for the form, and its messages. */
import { houseOf, isAwaited, openFieldsOf, placeOf } from '../../../core/dutch-lookup/selectors.ts';
import type { AdditionChoice, DutchLookupState, NeededField } from '../../../core/dutch-lookup/state.ts';
import { textsInSight } from '../../../core/dutch-lookup/typed.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import { isBlank } from '../../../core/entry/panel-status.ts';
import { isPoBox, isUnverified } from '../../../core/entry/selectors.ts';
import type { Message } from '../../../core/entry/speech.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { commonEn } from '../../../i18n/en/common.ts';
import { lookupEn } from '../../../i18n/en/lookup.ts';
import { filled, problemText } from '../../../i18n/filled.ts';
import type { Localized } from '../../../i18n/localize.ts';
import type { CommonMessages, LookupMessages } from '../../../i18n/messages.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import { textsOf } from '../../localization/texts.ts';
import { addressMessages } from '../card-view.ts';
import { panelFormOf } from '../panel-form.ts';

/** The model of a state. */
export function lookupModel(state: EntryState, { messages, stated }: Localized<LookupWords>): PanelModel {
  const { committed, dutchLookup } = state;
  const form = panelFormOf(state, messages, {
    committed,
    isEmpty: isBlank(state),
    typed: dutchLookup.step === 'failed' ? typedIn(state) : null,
    wrong: wrongOf(state, messages),
    awaited: isAwaited(dutchLookup) ? messages.looking : '',
  });
  const anchor = anchorOf(state);
  const open = openOf(state);
  const fallbackFocus = committed ? 'address' : anchor;
  return {
    ...form,
    lang: stated,
    anchor,
    errorAt: open ? `#${open}` : wholeAddress,
    fallbackFocus,
    messages: () => messagesOf(state, messages),
  };
}

function typedIn({ dutchLookup }: EntryState) {
  const { street, houseNumber, addition, postcode, city } = textsInSight(dutchLookup);
  return typedTexts({ street, building: `${houseNumber} ${addition}`.trim(), postcode, locality: city }, 'NL');
}

function wrongOf(state: EntryState, messages: LookupWords): string {
  const { dutchLookup, properties } = state;
  // An order leads to manual entry, which asks for the rest. Without manual entry, it must not be lost.
  if (dutchLookup.step === 'failed' && properties.noManual && !properties.hasPageFields) return '';
  const open = openOf(state);
  if (open) return dutchLookup.mistakes.includes(open) ? messages[`${open}Mistaken`] : messages.missing[parts[open]];
  return choiceText(dutchLookup, messages) || errorOf(dutchLookup, messages) || messages.required;
}

/** The first field that is wrong or missing; undefined for none, and if all are empty. */
function openOf(state: EntryState): NeededField | undefined {
  const { dutchLookup } = state;
  return isBlank(state) && dutchLookup.method === 'postcode' ? undefined : openFieldsOf(dutchLookup)[0];
}

/** The parts of an address that the fields hold. */
const parts = { postcode: 'postcode', houseNumber: 'building', street: 'street', city: 'locality' } as const;

function anchorOf({ committed, dutchLookup }: EntryState): string {
  const [name] = committed ? [] : openFieldsOf(dutchLookup);
  const isChoosing = dutchLookup.step === 'additions' || dutchLookup.step === 'place';
  if (name) return `#${name}`;
  return isChoosing ? 'fieldset select' : 'fieldset input';
}

/** The messages of the lookup, by key. */
export type LookupWords = CommonMessages & LookupMessages;

/** Selector of the fields that a message about the address as a whole describes. */
export const wholeAddress = 'fieldset input:not(#addition)';

/** The messages of the lookup. */
export const lookupTexts = textsOf<LookupWords>('lookup', [commonEn, lookupEn]);

function messagesOf(state: EntryState, messages: LookupWords): readonly Message[] {
  const { committed, dutchLookup } = state;
  const choice = choiceText(dutchLookup, messages);
  const error = errorOf(dutchLookup, messages);
  const found: readonly (Message | null | false)[] = [
    ...addressMessages(state, messages),
    { text: error || noteOf(state, messages), of: wholeAddress, isError: error !== '' },
    !committed && choice !== '' && { text: choice, of: 'fieldset select' },
    ...dutchLookup.mistakes.map((name) => ({ text: messages[`${name}Mistaken`], of: `#${name}`, isError: true })),
    dutchLookup.step === 'looking' && { text: messages.looking, isWait: true },
  ];
  return found.filter((message): message is Message => !!message && message.text !== '');
}

/** The note about an accepted address; empty for none. */
function noteOf(state: EntryState, messages: LookupWords): string {
  if (isUnverified(state)) return messages.unverified;
  return state.properties.poBox === 'warn' && isPoBox(state) ? messages.poBoxWarned : '';
}

/** The text that asks for a choice; empty for none. */
function choiceText(state: DutchLookupState, messages: LookupWords): string {
  return state.step === 'additions' ? additionsText(state.choice, messages) : placeText(state, messages);
}

/** The question that the list of additions answers. */
export function additionsText({ answer, typed }: AdditionChoice, messages: LookupWords): string {
  const { street, houseNumber } = answer;
  const text = typed === '' ? messages.chooseAddition : messages.unknownAddition;
  return filled(text, { house: `${street} ${houseNumber}`, addition: typed });
}

/** The error of the lookup as a whole; empty for none. */
function errorOf(state: DutchLookupState, messages: LookupWords): string {
  if (state.step === 'unknown') return filled(messages.unknown, { house: houseOf(state) });
  return state.step === 'failed' ? problemText(state.problem.reason, messages.problems) : '';
}

/** Empty unless several cities have the name. */
export function placeText(state: DutchLookupState, messages: LookupWords): string {
  const place = placeOf(state);
  if (place === 'unique') return '';
  const text = place === 'ambiguous' ? messages.choosePlace : messages.morePlaces;
  return filled(text, { city: state.fields.city });
}

/** A retry does not help if the page is misconfigured, or if the text cannot be looked up. */
export function isRetryOffered(state: DutchLookupState): boolean {
  return state.step === 'failed' && !['not-configured', 'invalid-input'].includes(state.problem.reason);
}
