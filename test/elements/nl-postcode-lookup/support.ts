import { expect, fixture, html } from '@open-wc/testing';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { type AddressClient, AddressServiceError, type Reason } from '../../../src/client.ts';
import type { DutchAddress } from '../../../src/contract/types.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { house2, house30, house212, poBox } from '../../support/dutch-samples.ts';
import { settled, typeInto, within } from '../element.support.ts';

export { part, press, settled, typeInto, within } from '../element.support.ts';

export { expect, house2, house30, house212, poBox };

/** Both show the Dutch lookup in their own shadow root. */
export type Element = AddressEntry | NlPostcodeLookup;

type Answer = DutchAddress | Promise<DutchAddress>;
type ByPostcode = (params: Parameters<AddressClient['dutchByPostcode']>[0]) => Answer;
type ByStreet = (params: Parameters<AddressClient['dutchByStreet']>[0]) => Answer;

export function failure(reason: Reason, status: number | null = null) {
  return new AddressServiceError(reason, 'dutchByPostcode', { status });
}

/** Four houses, and no others. */
const find: ByPostcode = ({ postcode, houseNumber, houseNumberAddition: wanted = '' }) => {
  const house = [house2, house30, house212, poBox].find(
    (it) => it.postcode === postcode && it.houseNumber === houseNumber,
  );
  if (!house) throw failure('not-found', 404);
  return { ...house, houseNumberAddition: house.houseNumberAdditions.includes(wanted) ? wanted : null };
};

/** Hengelo is ambiguous, everything else is Julianastraat 30. */
const findStreet: ByStreet = ({ city }) => {
  if (city.toLowerCase() === 'hengelo') throw failure('ambiguous', 409);
  return { ...house30, city: city.startsWith('Hengelo') ? 'Hengelo' : 'Haarlem' };
};

/** The one seam that is faked: the client. It records what it is asked. */
export function fakeClient({ byPostcode = find, byStreet = findStreet } = {}) {
  const asked: object[] = [];
  const signals: AbortSignal[] = [];
  const unused = () => Promise.reject(new Error('not asked for in these tests'));
  const record = (params: object, signal?: AbortSignal) => {
    asked.push(params);
    if (signal) signals.push(signal);
  };
  const client: AddressClient = {
    dutchByPostcode: async (params, options) => {
      record(params, options?.signal);
      return byPostcode(params);
    },
    dutchByStreet: async (params, options) => {
      record(params, options?.signal);
      return byStreet(params);
    },
    suggest: unused,
    details: unused,
    validate: unused,
    country: unused,
    countries: unused,
  };
  return { client, asked, signals };
}

export type Fake = ReturnType<typeof fakeClient>;

/** An element in a form, ready to type into. */
export async function mount(fake: Fake = fakeClient()) {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <nl-postcode-lookup name="shipping" .client=${fake.client}></nl-postcode-lookup>
      <button>Order</button>
    </form>
  `);
  const element = form.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
  await element.updateComplete;
  return { form, element };
}

/** The state that a browser keeps of the element while the person is on another page. */
export function savedOf(element: Element): string {
  return restorableFrom(inspect(element).state);
}

/** Types into fields by id and leaves each. */
export async function fill(element: Element, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) {
    const input = within<HTMLInputElement>(element, `#${id}`);
    input.focus();
    typeInto(input, text);
    input.blur();
    await settled(element);
  }
}

/** Chooses from a list as a person does. */
export async function choose(element: Element, id: string, text: string): Promise<void> {
  const select = within<HTMLSelectElement>(element, `#${id}`);
  const option = [...select.options].find((it) => it.text === text);
  if (!option) throw new Error(`${id} offers no "${text}"`);
  option.selected = true;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(element);
}

export function optionsOf(element: Element, id: string): string[] {
  return [...within<HTMLSelectElement>(element, `#${id}`).options].map(({ text }) => text);
}
