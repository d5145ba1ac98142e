/** Operates an element like a shopper, in a browser as well as under jsdom and happy-dom. */
import type { Address } from '../core/address/address.ts';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import { inspect } from '../elements/engine/inspect.ts';
import type { NlPostcodeLookup } from '../elements/nl-postcode-lookup/element.ts';
import { all, buttonOf, controlOf, textOf } from './sight.ts';

type Element = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Resolves when no request is pending, no code is loading and everything is rendered. Works for both elements. */
export async function settled(element: Element): Promise<void> {
  await element.updateComplete;
  await inspect(element).settled();
  await element.updateComplete;
}

/**
 * Replaces the text of the search field, and waits for the answer.
 *
 * @throws Error if the search field is not visible
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

/** The visible suggestions in order: label and description. */
export function suggestionsOf(element: AddressEntry): readonly string[] {
  return rowsOf(element).map(nameOf);
}

const rowsOf = (element: AddressEntry) => all(element, '[part~=option]');

function nameOf(row: HTMLElement): string {
  return Array.from(row.querySelectorAll('[part~=option-label], [part~=option-description]'), textOf).join(', ');
}

/**
 * Chooses a suggestion, and waits for the result: more suggestions, or the complete address.
 *
 * @param wanted a part of its text. Default: the first one
 *
 * @throws Error with the current suggestions, if none of them matches
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
 * Types a text, and chooses the first suggestion until the address is complete.
 *
 * @throws Error if there is nothing to choose
 */
export async function completeAddress(element: AddressEntry, text: string): Promise<Address> {
  await typeAddress(element, text);
  for (let level = 0; level < levelsMax && !element.value; level++) await chooseSuggestion(element);
  if (!element.value) throw new Error(`"${text}" leads to no address.`);
  return element.value;
}

/**
 * Replaces the text of a field, or chooses from its list, leaves the field, and waits for the result.
 *
 * @param field its name or its label, as in `inSight`
 *
 * @param text for a list, the value or text of an option
 *
 * @throws Error with the current fields, if none matches; with the options, if none matches the text
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
 * Presses a button, and waits for the result: an answer to a question, `Clear`, `Undo`, or a button to other fields.
 *
 * @param wanted a part of its text
 *
 * @throws Error with the current buttons, if none matches
 */
export async function pressButton(element: Element, wanted: string | RegExp): Promise<void> {
  await settled(element);
  buttonOf(element, wanted).click();
  await settled(element);
}

/** Parts of an address to be entered by hand. Missing parts stay unchanged. */
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
 * Opens manual entry, fills in the fields, and finishes. Resolves with the address; null if something is missing or a
 * question is open, which `inSight` shows.
 *
 * @throws Error if the country has no such field
 */
export async function enterByHand(
  element: AddressEntry | NlPostcodeLookup,
  parts: PartsByHand,
): Promise<Address | null> {
  await settled(element);
  element.enterManually();
  await settled(element);
  for (const [field, text] of Object.entries(parts)) {
    // In most countries, the field for the flat is behind a button.
    if (field === 'unit' && !all(element, '#addition').length)
      all(element, '[part~=manual-fields] > .link')[0]?.click();
    await fillField(element, field, text);
  }
  all(element, '[part~=manual-fields] .actions > button')[0]?.click();
  await settled(element);
  return element.value;
}

/** A Dutch house, by postcode or by street. */
export type DutchHouse = { readonly houseNumber: string; readonly addition?: string } & (
  | { readonly postcode: string }
  | { readonly city: string; readonly street: string }
);

/**
 * Fills in the fields of a Dutch lookup, in order, and looks the address up. Resolves with the address; null if there
 * is none or a choice is open, which `inSight` shows. Works for `<nl-postcode-lookup>` and for
 * `<address-entry nl-lookup>`.
 *
 * @throws Error if those fields are not visible
 */
export async function lookUpAddress(
  element: AddressEntry | NlPostcodeLookup,
  house: DutchHouse,
): Promise<Address | null> {
  await settled(element);
  const isByStreet = all(element, '#city').length > 0;
  if ('street' in house !== isByStreet) {
    // Next to a search, the button is the last one.
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
 * Adds a flat to the chosen address, with the button beneath it. Resolves with the address.
 *
 * @throws Error if no flat can be added
 */
export async function addUnit(element: AddressEntry | NlPostcodeLookup, text: string): Promise<Address | null> {
  await settled(element);
  all(element, '#add-unit')[0]?.click();
  await fillField(element, 'unit', text);
  return element.value;
}
