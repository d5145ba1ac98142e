import type { AddressEntry } from '../../src/address-entry.ts';
import { inspect } from '../../src/elements/inspect.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';

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

/** What a form submits, and by which button. */
export function submissionsOf(form: HTMLFormElement) {
  const heard: { street: unknown; submitter: string | null }[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    heard.push({ street: new FormData(form).get('shipping.street'), submitter: submitter?.textContent ?? null });
  });
  return heard;
}

export const signOf = (element: AddressEntry | NlPostcodeLookup) =>
  element.shadowRoot?.querySelector('[part=form-control] > .looking')?.textContent?.trim() ?? '';

export const submissionOf = (element: AddressEntry | NlPostcodeLookup) => inspect(element).state.submission;

export const microtasks = () => new Promise((resolve) => setTimeout(resolve));
