/** Values of attributes and properties that mean nothing, or that frameworks set where people would not. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { waitUntil } from '../element.support.ts';
import { fakeClient as fakeLookup, mount as mountLookup } from '../nl-postcode-lookup/support.ts';
import { expect, failure, fakeClient, mount, netherlands, options, part, settled, type } from './support.ts';

const texts = [
  'name',
  'countries',
  'autocomplete',
  'proxy-url',
  'address-language',
  'dispatch-country',
  'label',
  'hint',
];

const written = { country: netherlands, street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' };

/** As a framework would set it: whatever it has. */
function set(element: AddressEntry | NlPostcodeLookup, name: string, value: unknown): void {
  Reflect.set(element, name, value);
}

function names(form: HTMLFormElement): string[] {
  return [...new FormData(form).keys()].filter((name) => name.endsWith('.street'));
}

describe('the settings of address-entry', () => {
  for (const name of texts) {
    it(`are as if ${name} had never been set once the attribute is removed`, async () => {
      const { element, form } = await mount();
      element.setAttribute(name, name === 'countries' ? 'NL BE' : '/');
      await element.updateComplete;
      element.removeAttribute(name);
      await settled(element);
      await type(element, 'Haarlem');
      options(element)[0]?.click();
      await settled(element);
      expect(element.step).to.equal('done');
      expect(names(form)).to.deep.equal(name === 'name' ? [] : ['shipping.street']);
    });
  }

  it('ignore undefined and null, which frameworks set', async () => {
    const { element } = await mount();
    for (const value of [undefined, null]) {
      for (const name of ['countries', 'autocomplete', 'label', 'messages', 'minLength', 'proxyUrl']) {
        set(element, name, value);
      }
      await settled(element);
      await type(element, 'Haarlem');
      expect(options(element)).to.have.length(1);
      await type(element, '');
    }
  });

  it('report that addresses cannot be looked up, even if a framework set undefined as the client', async () => {
    const element = await fixture<AddressEntry>(html`<address-entry country="NL"></address-entry>`);
    const without = () => part(element, 'error')?.textContent?.trim() ?? '';
    await waitUntil(without, 'it says so');
    const said = without();
    set(element, 'client', undefined);
    await settled(element);
    expect(without()).to.equal(said);
  });

  it('convert anything that is not text, as HTML does', async () => {
    const { element, form } = await mount();
    const given = { countries: ['NL', 'BE'], preferredCountries: ['BE'], dispatchCountry: 31, name: 7, label: true };
    for (const [name, value] of Object.entries({
      ...given,
      country: ['NL'],
      proxyUrl: new URL('https://shop.test/'),
    })) {
      set(element, name, value);
    }
    // It counts at once.
    element.value = null;
    expect([element.countries, element.country, element.proxyUrl]).to.deep.equal(['NL,BE', 'NL', 'https://shop.test/']);
    await settled(element);
    const picker = part(element, 'country') as HTMLSelectElement;
    expect(Array.from(picker.options, ({ value }) => value)).to.deep.equal(['', 'BEL', 'NLD']);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    expect(new FormData(form).get('7.street')).to.equal('Julianastraat');
  });

  it('allow suggestions even if min-length is not a number', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    element.setAttribute('min-length', 'two');
    await type(element, 'H');
    await type(element, 'Ha');
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['Ha']);
  });

  it('are omitted from requests if the service would refuse them', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    const settings = { 'address-language': 'Nederlands', 'building-list-mode': 'long', 'dispatch-country': 'NL' };
    for (const [name, value] of Object.entries(settings)) element.setAttribute(name, value);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    expect(fake.suggestions[0]).to.include({ language: '', buildingListMode: 'paged' });
    expect(fake.details[0]).to.include({ dispatchCountry: '' });
  });

  it('may separate countries with commas', async () => {
    const { element } = await mount(fakeClient(), '');
    element.setAttribute('countries', 'NL,BE');
    await waitUntil(() => element.step === 'search', 'the first of them is chosen');
    expect(part(element, 'country')?.querySelectorAll('option')).to.have.length(3);
  });

  it('show a country with an unknown code by its name', async () => {
    const nowhere = { name: 'Nowhere', iso2: 'QZ', iso3: 'QZX' };
    const { element } = await mount(fakeClient({ countries: () => [nowhere, netherlands] }));
    expect(part(element, 'country')?.textContent).to.include('Nowhere');
  });

  it('include the country of the property again after a reset', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><address-entry .country=${'NL'} .client=${fakeClient().client}></address-entry></form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(() => element.step === 'search', 'the country is chosen');
    const picker = part(element, 'country') as HTMLSelectElement;
    picker.value = 'BEL';
    picker.dispatchEvent(new Event('change'));
    await settled(element);
    expect(element.country).to.equal('BE');
    form.reset();
    await settled(element);
    await waitUntil(() => picker.value === 'NLD', 'the picker is back');
    expect(element.step).to.equal('search');
  });

  it('let an order pass with what was typed even if the countries cannot be loaded', async () => {
    const unavailable = () => {
      throw failure('unavailable', 503);
    };
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry name="shipping" required no-manual .client=${fakeClient({ countries: unavailable }).client}>
        </address-entry>
      </form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(() => part(element, 'error'), 'it says so');
    expect(form.checkValidity()).to.equal(false);
    await type(element, 'Dam 1, Amsterdam');
    expect(form.checkValidity()).to.equal(true);
    expect(new FormData(form).get('shipping.street')).to.equal('Dam 1, Amsterdam');
  });
});

describe('the value that a page sets', () => {
  const mounts = { 'address-entry': () => mount(), 'nl-postcode-lookup': () => mountLookup(fakeLookup()) };
  for (const [tag, mounted] of Object.entries(mounts)) {
    for (const [what, value] of [
      ['JSON', JSON.stringify(written)],
      ['not whole', written],
    ] as const) {
      it(`may be ${what} in the property of ${tag}`, async () => {
        const { element } = await mounted();
        set(element, 'value', value);
        await settled(element as AddressEntry);
        expect(element.value).to.include({ street: 'Dam', region: null });
        expect(part(element as AddressEntry, 'address')?.textContent).to.include('Dam 1');
      });
    }

    it(`is empty if it is not an address, in ${tag}`, async () => {
      const { element } = await mounted();
      for (const value of ['', 'Dam 1', '{}', 7, { street: 'Dam' }, undefined]) {
        set(element, 'value', value);
        await element.updateComplete;
        expect(element.value).to.equal(null);
      }
    });
  }
});
