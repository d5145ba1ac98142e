/** Acts of a person with an element, in a browser as under jsdom and happy-dom. */
import type { Address } from '../core/address/address.ts';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import { inspect } from '../elements/engine/inspect.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import { all, buttonOf, controlOf, textOf } from './sight.ts';

type Element = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Resolves when no request is under way, no code is being loaded, and all is rendered. Works for both elements. */
export async function settled(element: Element): Promise<void> {
  await element.updateComplete;
  await inspect(element).settled();
  await element.updateComplete;
}

/**
 * Replaces the text of the search field, and waits for the answer.
 *
 * @throws Error when the search field is not in sight
 */
export async function typeAddress(element: AddressEntry, text: string): Promise<void> {
  await settled(element);
  const [input] = all<HTMLInputElement>(element, '#input[role=combobox]');
  if (!input)
    throw new Error(`The search field of <${element.localName}> is not in sight; the step is ${element.step}.`);
  type(input, text);
  await settled(element);
}

function type(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  control.focus();
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** The suggestions in sight, from the first to the last: label and description. */
export function suggestionsOf(element: AddressEntry): readonly string[] {
  return rowsOf(element).map(nameOf);
}

const rowsOf = (element: AddressEntry) => all(element, '[part~=option]');

function nameOf(row: HTMLElement): string {
  return Array.from(row.querySelectorAll('[part~=option-label], [part~=option-description]'), textOf).join(', ');
}

/**
 * Chooses a suggestion as a person does, and waits for the result: more suggestions, or the whole address.
 *
 * @param wanted a part of its text. Default: the first one
 *
 * @throws Error with the present suggestions, if none of them matches
 */
export async function chooseSuggestion(element: AddressEntry, wanted: string | RegExp = ''): Promise<void> {
  const isMeant = (name: string) => (typeof wanted === 'string' ? name.includes(wanted) : wanted.test(name));
  const row = rowsOf(element).find((it) => isMeant(nameOf(it)));
  if (!row) throw new Error(`There is no suggestion ${wanted} among: ${suggestionsOf(element).join('; ') || 'none'}.`);
  row.click();
  await settled(element);
}

/** More levels than any country has. */
const levelsMax = 8;

/**
 * Types a text, and takes the first suggestion until there is a whole address.
 *
 * @throws Error when there is nothing to choose
 */
export async function completeAddress(element: AddressEntry, text: string): Promise<Address> {
  await typeAddress(element, text);
  for (let level = 0; level < levelsMax && !element.value; level++) await chooseSuggestion(element);
  if (!element.value) throw new Error(`"${text}" leads to no address.`);
  return element.value;
}

/**
 * Replaces the text of a field, or chooses from its list, leaves it, and waits for the result.
 *
 * @param field its name or its label, as `inSight` has them
 *
 * @param text of a list: a value or a text of it
 *
 * @throws Error with the present fields, if none matches; with the options, if the list lacks the text
 */
export async function fillField(element: Element, field: string, text: string): Promise<void> {
  await settled(element);
  const control = controlOf(element, field);
  type(control, control.localName === 'select' ? valueIn(control as HTMLSelectElement, text) : text);
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.blur();
  await settled(element);
}

function valueIn(list: HTMLSelectElement, text: string): string {
  const options = [...list.options].filter(({ disabled }) => !disabled);
  const option = options.find((it) => it.value === text || textOf(it) === text);
  if (option) return option.value;
  throw new Error(`There is no ${text} among: ${options.map(textOf).join('; ')}.`);
}

/**
 * Presses a button, and waits for the result: answers to a question, `Clear`, `Undo`, and the ways to other fields.
 *
 * @param wanted a part of its text
 *
 * @throws Error with the present buttons, if none matches
 */
export async function pressButton(element: Element, wanted: string | RegExp): Promise<void> {
  await settled(element);
  buttonOf(element, wanted).click();
  await settled(element);
}

/** Parts of an address as a person types them by hand. Missing parts stay unchanged. */
export interface PartsByHand {
  readonly street?: string;
  readonly building?: string;
  /** The flat, floor or apartment. */
  readonly unit?: string;
  readonly postcode?: string;
  readonly locality?: string;
  readonly region?: string;
}

/**
 * Opens the fields by hand, types into them, and commits. Resolves with the address; null if a field or a question is
 * open, which `inSight` shows.
 *
 * @throws Error when the country has no such field
 */
export async function enterByHand(
  element: AddressEntry | NlPostcodeLookup,
  parts: PartsByHand,
): Promise<Address | null> {
  await settled(element);
  element.enterManually();
  await settled(element);
  for (const [field, text] of Object.entries(parts)) {
    // The field of the flat is behind a button in most countries.
    if (field === 'unit' && !all(element, '#addition').length) all(element, '[part~=manual-fields] .add')[0]?.click();
    await fillField(element, field, text);
  }
  all(element, '[part~=manual-fields] .actions > button')[0]?.click();
  await settled(element);
  return element.value;
}

/** A Dutch house, by its postcode or by its street. */
export type DutchHouse = { readonly houseNumber: string; readonly addition?: string } & (
  | { readonly postcode: string }
  | { readonly city: string; readonly street: string }
);

/**
 * Types into the fields of a Dutch lookup, in their order, and looks up. Resolves with the address; null if there is
 * none or a choice is open, which `inSight` shows. Works for `<nl-postcode-lookup>`, and for `<address-entry
 * nl-lookup>`.
 *
 * @throws Error when those fields are not in sight
 */
export async function lookUpAddress(
  element: AddressEntry | NlPostcodeLookup,
  house: DutchHouse,
): Promise<Address | null> {
  await settled(element);
  const isByStreet = all(element, '#city').length > 0;
  if ('street' in house !== isByStreet) {
    // Beside a search its button comes last.
    all(element, '.links [part=link]')
      .at(element.localName === 'address-entry' ? -2 : -1)
      ?.click();
  }
  for (const [field, text] of Object.entries(house)) await fillField(element, field, text);
  const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
  controlOf(element, 'houseNumber').dispatchEvent(new KeyboardEvent('keydown', enter));
  await settled(element);
  return element.value;
}

/**
 * Adds a flat to the address that was chosen, by the button beneath it. Resolves with the address.
 *
 * @throws Error when no flat can be added
 */
export async function addUnit(element: AddressEntry | NlPostcodeLookup, text: string): Promise<Address | null> {
  await settled(element);
  all(element, '#add-unit')[0]?.click();
  await fillField(element, 'unit', text);
  return element.value;
}
