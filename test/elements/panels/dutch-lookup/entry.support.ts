/** `<address-entry nl-lookup>`, with a search and a Dutch lookup that are both faked at the client. */
import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { part, settled, waitUntil, within } from '../../element.support.ts';
import { fakeClient as fakeLookup, savedOf } from '../../nl-postcode-lookup/support.ts';
import { fakeValidation } from '../manual/support.ts';

export { eventsOf, part, press, settled, typeInto, within } from '../../element.support.ts';

export { expect, savedOf };

/** Searching, looking up and validating. */
export function fakeAll({ lookup = fakeLookup(), search = fakeValidation() } = {}) {
  const { dutchByPostcode, dutchByStreet } = lookup.client;
  return { search, asked: lookup.asked, client: { ...search.client, dutchByPostcode, dutchByStreet } };
}

export interface Setup {
  readonly country?: string;
  readonly attributes?: Partial<AddressEntry>;
  readonly fields?: TemplateResult;
  readonly fake?: ReturnType<typeof fakeAll>;
}

/** Once the country is known; the Dutch lookup may still be loading. */
export async function begun({ country = 'NL', attributes = {}, fields, fake = fakeAll() }: Setup = {}) {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="shipping" country=${country} nl-lookup .client=${fake.client}>${fields}</address-entry>
      <input id="elsewhere" />
      <button>Order</button>
    </form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  Object.assign(element, attributes);
  await waitUntil(() => element.step !== 'country', 'the country is chosen');
  await element.updateComplete;
  return { ...fake, form, element, elsewhere: form.querySelector('#elsewhere') as HTMLInputElement };
}

/** With the Dutch lookup in sight where it comes first. */
export async function mount(setup: Setup = {}) {
  const mounted = await begun(setup);
  if ((setup.country ?? 'NL') === 'NL') await lookupShows(mounted.element);
  return mounted;
}

export function isLookup(element: AddressEntry): boolean {
  return element.shadowRoot?.querySelector('#houseNumber') != null;
}

export function isSearch(element: AddressEntry): boolean {
  return element.shadowRoot?.querySelector('#input') != null;
}

export async function lookupShows(element: AddressEntry): Promise<void> {
  await waitUntil(() => isLookup(element), 'the Dutch lookup is in sight');
  await element.updateComplete;
}

export async function searchShows(element: AddressEntry): Promise<void> {
  await waitUntil(() => isSearch(element), 'the search is in sight');
  await element.updateComplete;
}

export async function choose(element: AddressEntry, iso3: string): Promise<void> {
  const picker = part(element, 'country') as HTMLSelectElement;
  picker.value = iso3;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(element);
}

export function textIn(element: AddressEntry, id: string): string {
  return within<HTMLInputElement>(element, `#${id}`).value;
}

/** The element's entries in the form, without the element's name. */
export function submitted(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => name.startsWith('shipping.'));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice('shipping.'.length), String(value)]));
}

/** The id of the focused node, through all shadow roots. */
export function focused(): string | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.id;
}
