/** The checkout: what a shop writes around the element, and panels that show what happens. */
import '../src/address-entry.ts';
import '../src/i18n/auto.ts';
import type { AddressEntry } from '../src/address-entry.ts';
import { showEvents } from './events.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';
import { showSessions } from './sessions.ts';
import { showState } from './state-log.ts';

function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

const form = find<HTMLFormElement>('#checkout');
const shipping = find<AddressEntry>('#shipping');
const order = find('#order');

switchLanguages(find<HTMLSelectElement>('#language'));

showOrder(form, order);
showEvents(shipping, find('#events'));
showSessions(find('#sessions'));
showState(shipping, find('#state'));
