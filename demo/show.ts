/**
 * The show at the top of the first page: an address is typed into the element, key by key, and at the same pace into
 * plain fields next to it. It can be stopped.
 */
import type { AddressEntry } from '../src/address-entry.ts';
import { createTestClient, settled } from '../src/testing.ts';
import { delay } from './delay.ts';
import { find } from './find.ts';
import { writeInto } from './write-into.ts';

/** Milliseconds between two keys. */
const pace = 170;
/** Milliseconds to look at the list. */
const look = 900;

/** The text typed into the element; one more key chooses the address. */
const typed = '2012ES 30';
/** The texts of the same address in plain fields, in order; the last one has the country already. */
const plain = ['Julianastraat', '30', '', '2012 ES', 'Haarlem', ''];

/** Starts the show. Its button stops it, and plays it again. */
export function beginShow(): void {
  const element = putElement();
  const button = find('#show-button');
  let running: AbortController | null = null;
  const stop = () => {
    running?.abort();
    running = null;
    button.textContent = 'Play again';
  };
  const run = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    button.textContent = 'Stop';
    try {
      element.clear();
      await settled(element);
      await Promise.all([typeIntoElement(element, signal), typeIntoFields(signal)]);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (running === controller) stop();
  };
  button.addEventListener('click', () => (running ? stop() : void run()));
  void run();
}

/** Puts an element into its place. */
function putElement(): AddressEntry {
  const element = document.createElement('address-entry');
  Object.assign(element, { country: 'NL', countries: 'NL', lang: 'en' });
  // Nothing is billed.
  element.client = createTestClient();
  // The show is only visual: it takes no focus, and nothing is announced.
  element.inert = true;
  find('#show-address').replaceWith(element);
  return element;
}

async function typeIntoElement(element: AddressEntry, signal: AbortSignal): Promise<void> {
  const keys = counterOf(find('#show-keys'));
  await delay(look, signal);
  for (let end = 1; end <= typed.length; end++) {
    writeInto(element, typed.slice(0, end));
    keys();
    await delay(pace, signal);
  }
  await settled(element);
  await delay(look, signal);
  element.shadowRoot?.querySelector<HTMLElement>('[part~=option]')?.click();
  keys();
}

async function typeIntoFields(signal: AbortSignal): Promise<void> {
  const keys = counterOf(find('#plain-keys'));
  const fields = [...find('#show-fields').querySelectorAll('span')];
  for (const field of fields.slice(0, -1)) field.textContent = '';
  await delay(look, signal);
  for (const [at, field] of fields.entries()) {
    // Tab.
    if (at > 0) keys();
    field.classList.add('at');
    for (const character of plain[at] ?? '') {
      field.append(character);
      keys();
      await delay(pace, signal);
    }
    await delay(pace, signal);
    field.classList.remove('at');
  }
}

/** A counter of keys in the page, starting at 0. */
function counterOf(place: HTMLElement): () => void {
  let count = 0;
  place.textContent = '0';
  return () => {
    place.textContent = String(++count);
  };
}
