/** A shop that keeps its own address fields. */
import '../src/address-entry.ts';
import '../src/i18n/auto.ts';
import { showEvents } from './events.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';

const form = document.querySelector<HTMLFormElement>('#checkout');
const [order, shipping, events] = ['#order', '#shipping', '#events'].map((it) =>
  document.querySelector<HTMLElement>(it),
);
const menu = document.querySelector<HTMLSelectElement>('#language');
if (!form || !order || !shipping || !events || !menu) throw new Error('The page lacks a part.');

switchLanguages(menu);
showOrder(form, order);
showEvents(shipping, events);
