/** A form whose address fields are the page's own. */
import { aTimeout, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { hasOwnFields } from '../../../src/elements/field/own-fields.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { type Fake, fakeClient, options, part, settled, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';

export const plainFields = html`
  <div slot="fields">
    <label>Name <input name="name" autocomplete="name" value="A. Shopper" /></label>
    <label>Street <input id="street" name="street" autocomplete="shipping address-line1" required /></label>
    <label>Postcode <input name="zip" autocomplete="shipping postal-code" required /></label>
    <label>Town <input name="city" autocomplete="shipping address-level2" required /></label>
  </div>
`;

export interface Setup {
  readonly fake?: Fake;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An element around the fields, ready: its country is known, its own fields are replaced by the page's. */
export async function enhance(fields?: TemplateResult, setup?: Setup) {
  const mounted = await begun(fields, setup);
  await ready(mounted.element);
  return mounted;
}

/** An element around the fields, whose code may still be on its way: its country is known. */
export async function begun(fields: TemplateResult = plainFields, { fake = fakeClient(), attributes }: Setup = {}) {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}><button>Order</button></form>
  `);
  const element = document.createElement('address-entry');
  for (const [name, value] of Object.entries({ name: 'shipping', country: 'NL', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.client = fake.client;
  const content = await fixture<HTMLElement>(html`<div>${fields}</div>`);
  element.append(...content.children);
  form.prepend(element);
  await waitUntil(() => element.step !== 'country', 'the country is chosen');
  await settled(element);
  return { form, element, fake, field: (name: string) => fieldOf(form, name) };
}

/** The fields were found, and what was in them was read. */
export async function ready(element: AddressEntry | NlPostcodeLookup): Promise<void> {
  await settled(element);
  if (hasOwnFields(element))
    await waitUntil(() => {
      const { hasPageFields, isPageAwaited } = inspect(element).state.properties;
      return hasPageFields && !isPageAwaited;
    }, 'the fields are found');
  // What is in them is read in a task of its own.
  await aTimeout(0);
  await settled(element);
}

export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Searches, and takes the house in the list. */
export async function select(element: AddressEntry): Promise<void> {
  await type(element, 'Haarlem');
  options(element)[0]?.click();
  await settled(element);
}

/** Writes as a person or a browser would; `change` comes when the field is left. */
export async function write(element: AddressEntry, field: HTMLInputElement | HTMLSelectElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await read(element);
}

/** Resolves once written texts have been taken over. */
export async function read(element: AddressEntry): Promise<void> {
  await aTimeout(0);
  await settled(element);
}

export function isShown(element: AddressEntry, name: string): boolean {
  return (part(element, name)?.getClientRects().length ?? 0) > 0;
}
