/** A Dutch checkout, which asks for postcode and house number first. */
import '../src/nl-postcode-lookup.ts';
import '../src/i18n/auto.ts';
import { showEvents } from './events.ts';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';

switchLanguages(find<HTMLSelectElement>('#language'), 'nl');
showEvents(find('#shipping'), find('#events'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
