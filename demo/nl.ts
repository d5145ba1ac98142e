/** A Dutch checkout: postcode and house number first. */
import '../src/nl-postcode-lookup.ts';
import '../src/i18n/auto.ts';
import { showEvents } from './events.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';

function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

switchLanguages(find<HTMLSelectElement>('#language'));
showEvents(find('#shipping'), find('#events'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
