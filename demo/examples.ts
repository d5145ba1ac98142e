/** The examples of what can be typed. */
import type { AddressEntry } from '../src/address-entry.ts';
import { settled } from '../src/testing.ts';
import { writeInto } from './write-into.ts';

/** Types the text of a button into the element, in the country that the button names, when it is pressed. */
export function typeExamples(list: HTMLElement, element: AddressEntry): void {
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const text = button?.querySelector('b')?.textContent;
    if (button && text) void typeInto(element, button.dataset['country'] ?? '', text);
  });
}

/** Begins a new address, and types a text as a person does. */
async function typeInto(element: AddressEntry, country: string, text: string): Promise<void> {
  element.clear();
  if (element.country !== country) {
    // The person may have chosen another country, and asking again for what was asked for last would not undo that.
    element.country = '';
    await element.updateComplete;
    element.country = country;
  }
  await settled(element);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus();
  writeInto(element, text);
}
