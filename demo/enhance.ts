/** A shop that keeps its own address fields. */
import '../src/address-entry.ts';
import '../src/i18n/auto.ts';
import { showEvents } from './events.ts';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';

switchLanguages(find<HTMLSelectElement>('#language'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
showEvents(find('#shipping'), find('#events'));
