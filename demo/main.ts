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
import { showSessions } from './sessions.ts';
import { showState } from './state-log.ts';

const shipping = find<AddressEntry>('#shipping');

// First, so that its log has what the element begins with.
showState(shipping, find('#state'));
switchLanguages(find<HTMLSelectElement>('#language'));

offerSaved(find<HTMLInputElement>('#account'), shipping);
typeExamples(find('#examples'), shipping);
copyOnClick(find('#copied'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
showEvents(shipping, find('#events'));
showSessions(find('#sessions'));

// The show has its element from this page, and begins when the page has done everything else. Safari does not report idle time.
const frame = find<HTMLIFrameElement>('iframe.show');
const begin = async () => {
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  if (frame.contentDocument) (await import('./show.ts')).beginShow(frame.contentDocument);
};
if (frame.contentDocument?.querySelector('#show')) void begin();
else frame.addEventListener('load', begin, { once: true });
