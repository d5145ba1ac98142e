/** The first page: what a shop writes around the element, what can be typed, and panels that show what happens. */
import '../src/address-entry.ts';
import '../src/i18n/auto.ts';
import type { AddressEntry } from '../src/address-entry.ts';
import { copyOnClick } from './copy.ts';
import { showEvents } from './events.ts';
import { typeExamples } from './examples.ts';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';
import { offerSaved } from './saved.ts';
import { showState } from './state-log.ts';

const shipping = find<AddressEntry>('#shipping');

// First, so that the log includes the start of the element.
showState(shipping, find('#state'));
switchLanguages(find<HTMLSelectElement>('#language'));

offerSaved(find<HTMLInputElement>('#account'), shipping);
typeExamples(find('#examples'), shipping);
copyOnClick(find('#copied'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
showEvents(shipping, find('#events'));

// What is folded away is loaded when it is unfolded.
find('.sessions').addEventListener(
  'toggle',
  async () => (await import('./sessions.ts')).showSessions(find('#sessions')),
  { once: true },
);
