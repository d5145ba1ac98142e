/** The checkout: what a shop writes around the element, and two panels that show what happens. */
import '../src/address-entry.ts';
import '../src/nl.ts';
import type { AddressEntry } from '../src/address-entry.ts';
import { showEvents } from './events.ts';
import { showSessions } from './sessions.ts';

function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

const form = find<HTMLFormElement>('#checkout');
const shipping = find<AddressEntry>('#shipping');
const order = find('#order');
const language = find<HTMLSelectElement>('#language');

language.addEventListener('change', () => {
  shipping.lang = language.value;
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const list = document.createElement('dl');
  for (const [name, value] of new FormData(form)) {
    const row = list.appendChild(document.createElement('div'));
    row.appendChild(document.createElement('dt')).textContent = name;
    row.appendChild(document.createElement('dd')).textContent = String(value) || '–';
  }
  const title = document.createElement('h2');
  title.textContent = 'The shop receives';
  order.replaceChildren(title, list);
});
form.addEventListener('reset', () => order.replaceChildren());

showEvents(shipping, find('#events'));
showSessions(find('#sessions'));
