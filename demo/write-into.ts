import type { AddressEntry } from '../src/address-entry.ts';

/** Types text into the search field of an element. Does nothing while the field is not visible. */
export function writeInto(element: AddressEntry, text: string): void {
  const field = element.shadowRoot?.querySelector<HTMLInputElement>('#input');
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }));
}
