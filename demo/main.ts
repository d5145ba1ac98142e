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

// First, so that its log has what the element begins with.
showState(shipping, find('#state'));
switchLanguages(find<HTMLSelectElement>('#language'));

offerSaved(find<HTMLInputElement>('#account'), shipping);
typeExamples(find('#examples'), shipping);
copyOnClick(find('#copied'));
showOrder(find<HTMLFormElement>('#checkout'), find('#order'));
showEvents(shipping, find('#events'));

/** Milliseconds from a page that is whole to what nobody looks for first. */
const calmMs = 2_000;

/** Resolves when the page has done everything else. */
async function calm(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, calmMs));
}

/** Brings what is below the first screen, and the show. That has its element from this page, and its frame may not be loaded yet. */
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

// A page that awaited this itself would get a file more before each engine.
void beginTheRest();
