import { fixture, html, waitUntil } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import { read, ready } from './enhance.support.ts';
import { fakeClient as fakeLookup, fill, press as pressIn } from './nl-postcode-lookup.support.ts';
import { eventsOf, expect, fakeClient, netherlands, part, settled, type } from './support.ts';

/** Searching and looking up, both faked at the client. */
function fakeBoth() {
  const search = fakeClient();
  const lookup = fakeLookup();
  const { dutchByPostcode, dutchByStreet } = lookup.client;
  return { search, asked: lookup.asked, client: { ...search.client, dutchByPostcode, dutchByStreet } };
}

const pageFields = html`
  <div slot="fields">
    <input name="street" autocomplete="address-line1" required />
    <input name="zip" autocomplete="postal-code" required />
    <input name="city" autocomplete="address-level2" required />
  </div>
`;

async function mount(country = 'NL', attributes: Partial<AddressEntry> = {}, fields?: TemplateResult) {
  const fake = fakeBoth();
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="shipping" country=${country} nl-lookup .client=${fake.client}>${fields}</address-entry>
      <button>Order</button>
    </form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  Object.assign(element, attributes);
  await waitUntil(() => element.step !== 'country', 'the country is chosen');
  if (country === 'NL') await waitUntil(() => lookupOf(element), 'the lookup is there');
  await element.updateComplete;
  return { ...fake, form, element };
}

function lookupOf(element: AddressEntry): NlPostcodeLookup | null {
  return element.shadowRoot?.querySelector('nl-postcode-lookup') ?? null;
}

/** The lookup, ready to type into. */
async function opened(element: AddressEntry): Promise<NlPostcodeLookup> {
  await waitUntil(() => lookupOf(element), 'the lookup is there');
  const lookup = lookupOf(element) as NlPostcodeLookup;
  await lookup.updateComplete;
  return lookup;
}

function button(element: AddressEntry, text: string): HTMLButtonElement {
  const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (it) => it.textContent?.trim() === text,
  );
  if (!found) throw new Error(`There is no button "${text}"`);
  return found;
}

function data(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

async function complete(element: AddressEntry): Promise<NlPostcodeLookup> {
  const lookup = await opened(element);
  await fill(lookup, { postcode: '2012 es', houseNumber: '30' });
  await settled(element);
  return lookup;
}

describe('address-entry with nl-lookup', () => {
  it('asks for postcode and house number first, and shows no search', async () => {
    const { element } = await mount();
    expect(lookupOf(element)).to.exist;
    expect(part(element, 'input')).to.equal(null);
  });

  it('brings the address into its own value, form and events, once, for one request', async () => {
    const { element, form, asked } = await mount();
    const heard = eventsOf(element);
    const details: unknown[] = [];
    element.addEventListener('address-selected', ({ detail }) => details.push(detail));
    await complete(element);
    expect(asked).to.have.length(1);
    expect(element.value?.mailLines).to.deep.equal(['Julianastraat 30', '2012 ES  Haarlem']);
    expect(data(form)).to.include({ 'shipping.street': 'Julianastraat', 'shipping.source': 'lookup' });
    expect(heard.filter((name) => name === 'address-selected' || name === 'change')).to.deep.equal([
      'address-selected',
      'change',
    ]);
    expect(details[0]).to.include({ source: 'lookup', verdict: null });
    expect(element.matches(':state(verified)')).to.equal(true);
  });

  it('gives the address up when somebody types on, and says so once', async () => {
    const { element, form } = await mount();
    const lookup = await complete(element);
    const heard = eventsOf(element);
    await fill(lookup, { houseNumber: '' });
    expect(element.value).to.equal(null);
    expect(heard.filter((name) => name === 'address-cleared')).to.have.length(1);
    expect(data(form)).not.to.have.property('shipping.street');
  });

  it('searches instead for what was typed, and comes back', async () => {
    const { element, search } = await mount();
    const lookup = await opened(element);
    const postcode = lookup.shadowRoot?.querySelector<HTMLInputElement>('#postcode');
    if (postcode) postcode.value = '2012 ES';
    postcode?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    button(element, 'Search instead').click();
    await settled(element);
    expect(part(element, 'input')).to.have.property('value', '2012 ES');
    expect(search.suggestions.at(-1)?.term).to.equal('2012 ES');
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    button(element, 'Use postcode and house number').click();
    await opened(element);
    expect(part(element, 'input')).to.equal(null);
  });

  it('searches in other countries', async () => {
    const { element } = await mount('BE');
    expect(lookupOf(element)).to.equal(null);
    expect(part(element, 'input')).to.exist;
  });

  it('is there as soon as the Netherlands are chosen, and gone with another country', async () => {
    const { element } = await mount('BE');
    element.country = 'NL';
    await opened(element);
    element.country = 'BE';
    await waitUntil(() => lookupOf(element) === null, 'the search is back');
    expect(part(element, 'input')).to.exist;
  });

  it('shows an address the page gave without looking it up', async () => {
    const { element, asked } = await mount('BE');
    element.value = {
      country: netherlands,
      street: 'Julianastraat',
      building: '30',
      buildingNumber: 30,
      buildingNumberAddition: null,
      postcode: '2012ES',
      locality: 'Haarlem',
      region: null,
      mailLines: ['Julianastraat 30', '2012 ES  HAARLEM'],
      location: null,
      isPoBox: false,
      language: null,
      details: null,
    };
    await settled(element);
    expect(part(element, 'address')?.textContent).to.include('Julianastraat 30');
    expect(asked).to.have.length(0);
  });

  it('is empty again after clear and after a reset of the form, without a change event', async () => {
    for (const empty of ['clear', 'reset'] as const) {
      const { element, form } = await mount();
      await complete(element);
      const heard = eventsOf(element);
      if (empty === 'clear') element.clear();
      else form.reset();
      await settled(element);
      const lookup = await opened(element);
      expect(lookup.shadowRoot?.querySelector('input')?.value).to.equal('');
      expect(element.value).to.equal(null);
      expect(heard).not.to.include('change');
    }
  });

  it('is what the form cannot do without when it is required', async () => {
    const { element, form } = await mount('NL', { required: true });
    await opened(element);
    await element.updateComplete;
    expect(form.reportValidity()).to.equal(false);
    expect(element.validity.valueMissing).to.equal(true);
    await complete(element);
    expect(form.checkValidity()).to.equal(true);
  });

  it('comes back after a navigation, address and all', async () => {
    const { element } = await mount();
    const lookup = await complete(element);
    const { saved } = element.getFormControlState();
    const { element: other, asked } = await mount();
    other.formStateRestoreCallback(saved);
    await settled(other);
    const restored = await opened(other);
    expect(restored.value).to.deep.equal(lookup.value);
    expect(other.value).to.deep.equal(element.value);
    expect(other.matches(':state(verified)')).to.equal(true);
    expect(restored.matches(':state(verified)')).to.equal(true);
    expect(asked).to.have.length(0);
  });

  it('is empty when it is opened anew, and asks for no house twice', async () => {
    const { element, asked } = await mount();
    await complete(element);
    element.country = 'BE';
    await waitUntil(() => lookupOf(element) === null, 'the search is there');
    element.clear();
    element.country = 'NL';
    const lookup = await opened(element);
    expect(lookup.typedText).to.equal('');
    const heard = eventsOf(element);
    await complete(element);
    expect(element.value?.postcode).to.equal('2012ES');
    expect(heard.filter((name) => name === 'address-selected')).to.have.length(1);
    expect(asked).to.have.length(1);
  });

  it('says what fields of the page say, once somebody has changed those', async () => {
    const { element, form } = await mount('NL', {}, pageFields);
    await ready(element);
    const lookup = await complete(element);
    const [street, postcode] = ['street', 'zip'].map((name) => form.elements.namedItem(name) as HTMLInputElement);
    expect(postcode?.value).to.equal('2012ES');
    const write = async (field: HTMLInputElement | undefined, text: string) => {
      if (field) field.value = text;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
      await read(element);
    };
    await write(street, 'Spaarne 12');
    expect(element.value?.street).to.equal('Spaarne 12');
    expect(lookup.typedText).to.include('Spaarne 12').and.not.to.include('30');
    await write(postcode, '');
    expect(element.value).to.equal(null);
    expect(lookup.typedText).to.equal('');
    expect(form.elements.namedItem('street')).to.have.property('value', 'Spaarne 12');
  });

  it('goes by hand within the Dutch fields', async () => {
    const { element } = await mount();
    const lookup = await opened(element);
    element.enterManually();
    await lookup.updateComplete;
    expect(lookup.step).to.equal('manual');
    expect(element.step).to.equal('manual');
    await pressIn(lookup, 'Use the postcode');
    expect(element.step).to.equal('search');
  });

  it('still searches when the person would rather do so', async () => {
    const { element } = await mount();
    await opened(element);
    button(element, 'Search instead').click();
    await settled(element);
    await type(element, 'Haarlem');
    expect(element.step).to.equal('search');
    expect(part(element, 'listbox')?.querySelectorAll('[role=option]')).to.have.length(1);
  });
});
