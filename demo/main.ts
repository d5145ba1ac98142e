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

/** Milliseconds after the page has loaded before the less important parts follow. */
const calmMs = 2_000;

/** Resolves when the page has done everything else. */
async function calm(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, calmMs));
}

/**
 * Loads what is below the first screen, and the show. The show uses an element from this page, and its frame may not
 * have loaded yet.
 */
async function beginTheRest(): Promise<void> {
  await calm();
  (await import('./sessions.ts')).showSessions(find('#sessions'));
  const frame = find<HTMLIFrameElement>('iframe.show');
  const begin = async () => {
    if (frame.contentDocument) (await import('./show.ts')).beginShow(frame.contentDocument);
  };
  if (frame.contentDocument?.querySelector('#show')) await begin();
  else frame.addEventListener('load', begin, { once: true });
}

// Not awaited at the top level, which would make each engine load one more file.
void beginTheRest();
