/** Acts of a person with an element, in a browser as under jsdom and happy-dom. */
import type { Address } from '../core/address/address.ts';
import type { AddressEntry } from '../elements/address-entry/element.ts';
import { inspect } from '../elements/engine/inspect.ts';

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
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[role=combobox]');
  if (!input)
    throw new Error(`The search field of <${element.localName}> is not in sight; the step is ${element.step}.`);
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await settled(element);
}

/** The suggestions in sight, from the first to the last: label and description. */
export function suggestionsOf(element: AddressEntry): readonly string[] {
  return rowsOf(element).map(nameOf);
}

function rowsOf(element: AddressEntry): readonly HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~=option]') ?? [])];
}

function nameOf(row: HTMLElement): string {
  const texts = row.querySelectorAll('[part~=option-label], [part~=option-description]');
  return Array.from(texts, ({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()).join(', ');
}

/**
 * Chooses a suggestion as a person does, and waits for what follows: more suggestions, or the whole address.
 *
 * @param wanted a part of its text. Default: the first one
 * @throws Error with the suggestions that are there, when none of them is meant
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
