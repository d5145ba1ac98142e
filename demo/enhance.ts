/** A shop that keeps its own address fields. */
import '../src/address-entry.ts';
import { showEvents } from './events.ts';
import { showOrder } from './order.ts';

const form = document.querySelector<HTMLFormElement>('#checkout');
const [order, shipping, events] = ['#order', '#shipping', '#events'].map((it) =>
  document.querySelector<HTMLElement>(it),
);
if (!form || !order || !shipping || !events) throw new Error('The page lacks a part.');

showOrder(form, order, 'The shop receives');
showEvents(shipping, events);
