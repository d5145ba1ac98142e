import type { DutchAddress } from '../../contract/types.ts';
import { addressFromSaved, type Source, sourceFrom } from '../../core/address/address.ts';
import type { LookupState } from '../../core/dutch-lookup/state.ts';
import { type LookupFields, noFields, type Way } from '../../core/dutch-lookup/parse.ts';
import { addressOf, isAwaited, isBlank, isUnanswered } from '../../core/dutch-lookup/selectors.ts';
import type { LookupMessages } from '../../i18n/lookup-messages.ts';
import { entries, type FormRules, halfFilled, parseJson } from '../address-entry/form.ts';
import type { FormControlState } from '../form-control.ts';
import { choiceText, errorOf, mistakeText } from './texts.ts';

/** What a form gets from a lookup. */
export function formStateOf(state: LookupState, rules: FormRules, messages: LookupMessages): FormControlState {
  return { entries: entriesOf(state), saved: savedOf(state), invalid: invalidOf(state, rules, messages) };
}

function entriesOf(state: LookupState): FormControlState['entries'] {
  const address = addressOf(state);
  if (address) return entries({ ...address, country: address.country.iso2, source: sourceOf(state) });
  // The service failed: what the person typed is all there is, and the order must not be lost.
  if (!isUnanswered(state)) return null;
  const { street, houseNumber, addition, postcode, city } = state.fields;
  const building = `${houseNumber} ${addition}`.trim();
  return entries({ street, building, postcode, locality: city, country: 'NL', source: 'manual' });
}

function invalidOf(state: LookupState, rules: FormRules, messages: LookupMessages): FormControlState['invalid'] {
  const address = addressOf(state);
  if (address?.isPoBox && rules.poBox === 'deny') {
    return { flags: { customError: true }, message: messages.poBoxDenied };
  }
  if (address || isUnanswered(state) || (isBlank(state) && !rules.required)) return null;
  return { flags: halfFilled(rules), message: missingMessage(state, messages) };
}

function missingMessage(state: LookupState, messages: LookupMessages): string {
  if (isAwaited(state)) return messages.looking;
  const [mistaken] = state.mistakes;
  if (mistaken) return mistakeText(state, mistaken, messages);
  const choice = choiceText(state, messages) || errorOf(state, messages);
  if (choice) return choice;
  return isBlank(state) && state.way === 'postcode' && state.step !== 'manual'
    ? messages.required
    : messages.incomplete;
}

interface Saved {
  readonly way: Way | 'manual';
  readonly fields: LookupFields;
  readonly address: unknown;
  readonly source: unknown;
  readonly details: unknown;
}

function sourceOf(state: LookupState): Source | null {
  return 'source' in state ? state.source : null;
}

function savedOf(state: LookupState): string {
  const { step, way, fields } = state;
  const saved: Saved = {
    way: step === 'manual' ? step : way,
    fields,
    address: addressOf(state),
    source: sourceOf(state),
    details: 'details' in state ? state.details : null,
  };
  return JSON.stringify(saved);
}

/** What `savedOf` wrote, as far as it makes sense. */
export function readSaved(json: string) {
  const saved = parseJson(json) as Partial<Saved> | null;
  const fields = Object.keys(noFields).map((name) => [name, textOf(saved?.fields, name)]);
  return {
    way: saved?.way === 'street' ? saved.way : 'postcode',
    isManual: saved?.way === 'manual',
    fields: { ...noFields, ...Object.fromEntries(fields) } as LookupFields,
    address: addressFromSaved(saved?.address),
    source: sourceFrom(saved?.source),
    details: detailsFrom(saved?.details),
  } as const;
}

/** Null for what is none. */
function detailsFrom(saved: unknown): DutchAddress | null {
  return typeof saved === 'object' && saved !== null && 'houseNumberAddition' in saved ? (saved as DutchAddress) : null;
}

function textOf(fields: unknown, name: string): string {
  const text: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : '';
  return typeof text === 'string' ? text : '';
}
