import type { AddressEntry } from '../src/address-entry.ts';

/** Writes a text into the search field of an element, as a key does. Nothing happens while the field is not in sight. */
export function writeInto(element: AddressEntry, text: string): void {
  const field = element.shadowRoot?.querySelector<HTMLInputElement>('#input');
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }));
}
