/** Elements whose engine comes when a test says so. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AddressClient } from '../../../src/client.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { type Fake, fakeClient } from '../address-entry/support.ts';
import { task } from '../element.support.ts';
import { fakeClient as fakeLookup, type Fake as LookupFake } from '../nl-postcode-lookup/support.ts';

export { within } from '../element.support.ts';

/** A file that is loaded once. */
interface LoadableFile<Module> {
  readonly loaded: Module | null;
  load(): Promise<Module | null>;
  isAtOnce?: boolean;
}

/** A file that the test holds: it loads, or fails. */
export interface HeldFile {
  readonly isFetched: () => boolean;
  come(): Promise<void>;
  stayAway(): Promise<void>;
}

/** True for files that were there at once, before a test held them. */
const atOnce = new Map<object, boolean>();

/** Has a file come when the test says so, for the elements of the page. */
export function holdFile<Module>(file: LoadableFile<Module>): HeldFile {
  const awaited: ((found: Module | null) => void)[] = [];
  releaseFile(file);
  const { loaded: module, isAtOnce = false } = file;
  const load = file.load.bind(file);
  atOnce.set(file, isAtOnce);
  let loaded: Module | null = null;
  Object.defineProperties(file, {
    isAtOnce: { value: false, configurable: true },
    loaded: { get: () => loaded, configurable: true },
    load: {
      value: () => (loaded ? Promise.resolve(loaded) : new Promise((resolve) => awaited.push(resolve))),
      configurable: true,
    },
  });
  const answer = async (found: Module | null) => {
    loaded = found;
    for (const resolve of awaited.splice(0)) resolve(found);
    for (let tasks = 0; tasks < 3; tasks++) await task();
  };
  return {
    isFetched: () => awaited.length > 0,
    async come() {
      let found = module;
      // On a busy machine, it may take longer than a person waits for it.
      while (!found) found = await load();
      await answer(found);
    },
    stayAway: () => answer(null),
  };
}

/** Elements that are made from now on have it as in the other tests. */
export function releaseFile(file: LoadableFile<unknown>): void {
  const isAtOnce = atOnce.get(file);
  if (isAtOnce === undefined) return;
  for (const name of ['isAtOnce', 'loaded', 'load']) Reflect.deleteProperty(file, name);
  file.isAtOnce = isAtOnce;
}

/** A form with an element whose engine is not there, and a field of the page. */
export async function mountEarly(
  attributes: Readonly<Record<string, string>> = {},
  fake: Fake = fakeClient(),
  ...children: readonly Node[]
) {
  const file = holdFile(addressEntryEngine);
  const own = { name: 'to', country: 'NL', countries: 'NL', ...attributes };
  const { form, element } = await mountIn('address-entry', own, fake.client, children);
  const input = () => element.shadowRoot?.querySelector('#input') as HTMLInputElement;
  return { file, form, element, input, fake };
}

/** Resolves once pending changes are rendered; an engine that is on its way is not waited for. */
export async function rendered(element: AddressEntry | NlPostcodeLookup): Promise<void> {
  while (element.isUpdatePending) await task();
}

/** Types as a person does who has the focus in the field. */
export function typeEarly(input: HTMLInputElement, text: string): void {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** A form with the Dutch fields whose engine is not there, and a field of the page. */
export async function mountLookupEarly(
  attributes: Readonly<Record<string, string>> = {},
  fake: LookupFake = fakeLookup(),
  ...children: readonly Node[]
) {
  const file = holdFile(nlPostcodeLookupEngine);
  const { form, element } = await mountIn('nl-postcode-lookup', { name: 'to', ...attributes }, fake.client, children);
  const input = (id: 'postcode' | 'houseNumber' | 'addition' = 'postcode') =>
    element.shadowRoot?.querySelector(`#${id}`) as HTMLInputElement;
  return { file, form, element, input, fake };
}

/** A form with an element, a field of the page and a button. */
async function mountIn<Tag extends 'address-entry' | 'nl-postcode-lookup'>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  client: AddressClient,
  children: readonly Node[],
): Promise<{ readonly form: HTMLFormElement; readonly element: HTMLElementTagNameMap[Tag] }> {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <input name="email" />
      <div></div>
      <button>Order</button>
    </form>
  `);
  const element = document.createElement(tag);
  element.client = client;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  form.querySelector('div')?.replaceWith(element);
  await rendered(element);
  return { form, element };
}

/** An address as a page gives it. */
export const home = {
  country: 'NL',
  street: 'Julianastraat',
  building: '30',
  postcode: '2012ES',
  locality: 'Haarlem',
} as const;

/** The state that the browser keeps over a navigation, of the element that is told of an act meanwhile. */
export function keptDuring(act: () => void): unknown {
  const { setFormValue } = ElementInternals.prototype;
  let kept: unknown;
  ElementInternals.prototype.setFormValue = function (value, state) {
    kept = state;
    setFormValue.call(this, value, state);
  };
  try {
    act();
  } finally {
    ElementInternals.prototype.setFormValue = setFormValue;
  }
  return kept;
}
