import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../with-engine.ts';
import '../../../src/i18n/languages/nl.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AddressClient } from '../../../src/client.ts';
import { AddressServiceError, type Reason } from '../../../src/client.ts';
import type { AutocompleteResponse, Country, InternationalAddress } from '../../../src/contract/types.ts';
import { belgium, details, house, netherlands, street } from '../../support/samples.ts';
import { part, settled, waitUntil } from '../element.support.ts';

export { eventsOf, part, settled } from '../element.support.ts';

export { belgium, details, house, netherlands, street };

type Suggest = (
  params: Parameters<AddressClient['suggest']>[0],
) => AutocompleteResponse | Promise<AutocompleteResponse>;

export interface FakeOptions {
  readonly suggest?: Suggest;
  readonly details?: () => InternationalAddress | Promise<InternationalAddress>;
  readonly countries?: () => readonly Country[] | Promise<readonly Country[]>;
}

/** The one seam that is faked: the client. It records what it is asked. */
export function fakeClient(options: FakeOptions = {}) {
  const suggestions: Parameters<AddressClient['suggest']>[0][] = [];
  const detailCalls: Parameters<AddressClient['details']>[0][] = [];
  const signals: AbortSignal[] = [];
  const unused = () => Promise.reject(new Error('not asked for in these tests'));
  const suggest: Suggest = ({ term }) => ({ matches: term.startsWith('Haarlem') ? [house] : [street, house] });
  const client: AddressClient = {
    suggest: async (params, call) => {
      suggestions.push(params);
      if (call?.signal) signals.push(call.signal);
      return (options.suggest ?? suggest)(params);
    },
    details: async (params) => {
      detailCalls.push(params);
      return options.details ? options.details() : details;
    },
    countries: async () => (options.countries ? options.countries() : [belgium, netherlands]),
    country: async () => null,
    validate: unused,
    dutchByPostcode: unused,
    dutchByStreet: unused,
  };
  return { client, suggestions, details: detailCalls, signals };
}

export function failure(reason: Reason, status: number | null = null, retryAfter: number | null = null) {
  return new AddressServiceError(reason, 'suggest', { status, retryAfter });
}

export type Fake = ReturnType<typeof fakeClient>;

/** An element in a form with a country, ready to type into. */
export async function mount(fake: Fake = fakeClient(), country = 'NL') {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="shipping" country=${country} .client=${fake.client}></address-entry>
      <button>Order</button>
    </form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  await waitUntil(() => part(element, 'country') === null || !(part(element, 'country') as HTMLSelectElement).disabled);
  if (country !== '') await waitUntil(() => element.step !== 'country', 'the country is chosen');
  await element.updateComplete;
  return { form, element, input: part(element, 'input') as HTMLInputElement };
}

/** The suggestions, without the rows that lead elsewhere. */
export function options(element: AddressEntry): HTMLElement[] {
  return rows(element).filter((row) => row.matches('[part~=option]'));
}

/** Chooses one of many countries by its name on the screen. */
export async function chooseCountry(element: AddressEntry, name: string): Promise<void> {
  part(element, 'country')?.click();
  await element.updateComplete;
  rows(element)
    .find(({ textContent }) => textContent?.trim() === name)
    ?.click();
  await settled(element);
}

/** All rows of the popup: options and ways out. */
export function rows(element: AddressEntry): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.option') ?? [])];
}

/** Replaces the text as typing would, and waits for the answers. */
export async function type(element: AddressEntry, text: string): Promise<void> {
  const input = part(element, 'input') as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled(element);
}

/** A suite in a window of that size; left out in WebKitGTK, whose window is as wide as its toolbar at least. */
export function describeInWindow(width: number, height: number, title: string, tests: () => void): void {
  if (navigator.vendor.startsWith('Apple')) {
    describe.skip(`${title} (WebKitGTK has none that is as small)`, tests);
    return;
  }
  describe(title, () => {
    before(() => setViewport({ width, height }));
    after(() => setViewport({ width: 1_000, height: 800 }));
    tests();
  });
}

export { expect };
