/** Types key by key, and pastes, as browsers tell of them. */
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { part, settled } from '../../element.support.ts';

/** Pastes as a browser does: first the event, then its default action, unless that was prevented. */
export async function paste(input: HTMLInputElement, text: string): Promise<boolean> {
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  // Firefox lets no script read the data of a clipboard event that a script has made.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return input.dispatchEvent(event);
}

/** Replaces the text by a pasted one, and waits for the answers. */
export async function pasteOver(element: AddressEntry, text: string): Promise<void> {
  const input = part(element, 'input') as HTMLInputElement;
  input.select();
  if (await paste(input, text)) write(input, text, 'insertFromPaste', text);
  await settled(element);
}

/** Types a text key by key, with an answer to each, and looks after each. */
export async function typeKeys(element: AddressEntry, text: string, look = () => {}): Promise<void> {
  const input = part(element, 'input') as HTMLInputElement;
  input.focus();
  for (const key of text) {
    write(input, input.value + key, 'insertText', key);
    await settled(element);
    look();
  }
}

function write(input: HTMLInputElement, text: string, inputType: string, data: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { inputType, data, bubbles: true, composed: true }));
}
