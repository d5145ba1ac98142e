import { expect } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';

/** An answer that comes when the test says so. */
export function later<Answer>() {
  let settle: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | undefined;
  const answer = () =>
    new Promise<Answer>((resolve, reject) => {
      settle = { resolve, reject };
    });
  return {
    answer,
    isAsked: () => settle !== undefined,
    resolve: (value: Answer) => settle?.resolve(value),
    reject: (error: unknown) => settle?.reject(error),
  };
}

/** The submissions of a form, and the button of each. */
export function submissionsOf(form: HTMLFormElement) {
  const heard: { street: unknown; submitter: string | null }[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    heard.push({ street: new FormData(form).get('shipping.street'), submitter: submitter?.textContent ?? null });
  });
  return heard;
}

/** The lines in sight about what the shopper is waiting for. */
const signsIn = (element: AddressEntry | NlPostcodeLookup) =>
  [...(element.shadowRoot?.querySelectorAll('.looking') ?? [])].filter((line) => line.checkVisibility());

export const signOf = (element: AddressEntry | NlPostcodeLookup) =>
  signsIn(element)
    .map((line) => line.textContent?.trim())
    .join();

/** How far below the element's top the line is; -1 for none, or for more than one. */
export function signPlaceIn(element: AddressEntry | NlPostcodeLookup): number {
  const [line, ...others] = signsIn(element);
  if (!line || others.length > 0) return -1;
  return line.getBoundingClientRect().top - element.getBoundingClientRect().top;
}

export const submissionOf = (element: AddressEntry | NlPostcodeLookup) => inspect(element).state.attempt.submission;

/**
 * The timer that ends a hold, among those set from here on until it is run: the longest of 4 to 5 seconds. While it runs, the clock
 * says that they are over. Restores `window.setTimeout`.
 */
export function timerOfHold() {
  const { setTimeout } = window;
  const timers: (readonly [run: () => void, ms: number])[] = [];
  window.setTimeout = ((run: () => void, ms = 0) => {
    timers.push([run, ms]);
    return setTimeout(run, ms);
  }) as typeof setTimeout;
  return {
    async run() {
      window.setTimeout = setTimeout;
      const { now } = performance;
      const [longest] = timers.filter(([, ms]) => ms >= 4_000 && ms <= 5_000).sort((a, b) => b[1] - a[1]);
      expect(longest, 'a timer of 4 to 5 seconds').not.to.equal(undefined);
      performance.now = () => now.call(performance) + 5_000;
      longest?.[0]();
      await microtasks();
      performance.now = now;
    },
  };
}

export const microtasks = () => new Promise((resolve) => setTimeout(resolve));
