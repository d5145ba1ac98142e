/** The country of an address that goes, and what is no address at all. */
import { fixture, html } from '@open-wc/testing';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { InternationalAddress } from '../../../src/contract/types.ts';
import { attached, button, hasButton, press, waitUntil } from '../element.support.ts';
import { expect, fakeClient, options, part, rows, settled, type } from './support.ts';

const japan = { country: 'JP', street: 'Chiyoda', building: '1-1', postcode: '100-8111', locality: 'Tokyo' };

async function entry(fake = fakeClient(), attributes = { countries: 'NL BE', required: false }) {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="to" label="Address" countries=${attributes.countries} .client=${fake.client} ?required=${attributes.required}></address-entry>
    </form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  await attached(element);
  await settled(element);
  return { form, element };
}

const inJapan = async (countries = 'NL BE') => {
  const mounted = await entry(fakeClient(), { countries, required: false });
  mounted.element.value = japan;
  await waitUntil(() => mounted.element.value?.country.iso2 === 'JP', 'the address');
  await settled(mounted.element);
  return mounted;
};

describe('the country of an address that is removed', () => {
  const ways: Readonly<Record<string, (element: AddressEntry, form: HTMLFormElement) => unknown>> = {
    'clear()': (element) => element.clear(),
    'value = null': (element) => {
      element.value = null;
    },
    'a reset of the form': (_, form) => form.reset(),
    'its button': (element) => part(element, 'clear')?.click(),
    'typing over it': (element) => type(element, 'Haarlem'),
  };
  for (const [way, act] of Object.entries(ways)) {
    it(`gives way to the page’s country if the page does not offer it: by ${way}`, async () => {
      const { element, form } = await inJapan();
      await act(element, form);
      await settled(element);
      expect([element.value, element.country]).to.deep.equal([null, 'NL']);
      expect(part(element, 'input'), 'the search is in sight').not.to.equal(null);
    });
  }

  it('goes if only the service does not have it', async () => {
    const { element } = await inJapan('');
    element.clear();
    await settled(element);
    expect(element.country).not.to.equal('JP');
  });

  it('stays if the page offers it', async () => {
    const { element } = await inJapan('NL JP');
    element.clear();
    await settled(element);
    expect(element.country).to.equal('JP');
  });

  it('goes if the page has stopped offering it', async () => {
    const { element } = await inJapan('NL JP');
    element.countries = 'BE NL';
    await settled(element);
    expect(element.country).to.equal('JP');
    element.clear();
    await settled(element);
    expect(element.country).to.equal('BE');
  });

  it('comes back with the address, by Undo or by the same text', async () => {
    const { element } = await inJapan();
    const text = (part(element, 'input') as HTMLInputElement).value;
    part(element, 'clear')?.click();
    await settled(element);
    await press(element, 'Undo');
    expect([element.value?.postcode, element.country]).to.deep.equal(['100-8111', 'JP']);
    await type(element, 'Haarlem');
    expect(element.country).to.equal('NL');
    await type(element, text);
    expect([element.value?.postcode, element.country]).to.deep.equal(['100-8111', 'JP']);
  });

  it('comes with a selected address when the shopper restores it, whoever set it', async () => {
    const { element } = await inJapan();
    const heard: unknown[] = [];
    element.addEventListener('address-selected', ({ detail: { address, source, measures } }) =>
      heard.push([address.postcode, source, measures.way]),
    );
    part(element, 'clear')?.click();
    await settled(element);
    await press(element, 'Undo');
    await settled(element);
    expect(heard).to.deep.equal([['100-8111', null, 'page']]);
  });

  it('is replaced by the page’s country for the text that is typed over the address', async () => {
    const fake = fakeClient();
    const { element } = await entry(fake);
    element.value = japan;
    await settled(element);
    await type(element, 'Haarlem');
    expect(fake.suggestions.map(({ context }) => context)).to.deep.equal(['nld']);
    expect(options(element).length).to.be.greaterThan(0);
  });

  it('is the Netherlands in nl-postcode-lookup', async () => {
    const { client } = fakeClient();
    const element = await fixture<AddressEntry>(
      html`<nl-postcode-lookup label="Address" .client=${client}></nl-postcode-lookup>`,
    );
    await attached(element);
    element.value = japan;
    await settled(element);
    element.clear();
    await settled(element);
    element.enterManually();
    await waitUntil(() => element.shadowRoot?.querySelector('#building'), 'a field as in the Netherlands');
  });
});

const empty: InternationalAddress = {
  language: 'nl-NL',
  country: { name: 'Netherlands', iso2Code: 'NL', iso3Code: 'NLD' },
  address: {
    building: null,
    buildingNumber: null,
    buildingNumberAddition: null,
    locality: null,
    postcode: null,
    street: null,
    region: null,
  },
  mailLines: [],
} as unknown as InternationalAddress;

describe('a country without any part of an address', () => {
  it('is not a value, however it is set', async () => {
    const { element, form } = await entry(fakeClient(), { countries: 'NL BE', required: true });
    for (const value of [
      { country: 'NL' },
      { country: 'NL', street: '', postcode: ' ', mailLines: [] },
      { country: 'NL', mailLines: ['Netherlands'] },
    ]) {
      element.value = value;
      await settled(element);
      expect([element.value, form.checkValidity()], JSON.stringify(value)).to.deep.equal([null, false]);
    }
    element.setAttribute('value', '{"country":"NL"}');
    element.addresses = [{ country: 'NL', label: 'Home' }];
    await settled(element);
    part(element, 'input')?.click();
    await settled(element);
    expect([element.value, rows(element).some(({ textContent }) => textContent?.includes('Home'))]).to.deep.equal([
      null,
      false,
    ]);
  });

  it('is a failure as an answer, which loses nothing that was typed and offers manual entry', async () => {
    const fake = fakeClient({ details: () => empty });
    const { element, form } = await entry(fake, { countries: 'NL BE', required: true });
    await type(element, 'Julianastraat 30 Haarlem');
    options(element).at(-1)?.click();
    await settled(element);
    expect(fake.details.length).to.be.greaterThan(0);
    expect([element.value, form.checkValidity()]).to.deep.equal([null, false]);
    expect(part(element, 'error')?.textContent).to.contain('Something went wrong with address search');
    expect((part(element, 'input') as HTMLInputElement).value).to.contain('Haarlem');
    expect(hasButton(element, 'Not listed? Enter it yourself') || button(element, 'Enter')).to.be.ok;
  });
});
