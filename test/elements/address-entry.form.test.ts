import { fixture, html, waitUntil } from '@open-wc/testing';
import type { AddressEntry } from '../../src/address-entry.ts';
import { details, eventsOf, expect, fakeClient, mount, options, part, settled, type } from './support.ts';

async function filled() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  return mounted;
}

describe('address-entry in a form', () => {
  it('submits the parts of the address under its name', async () => {
    const { form } = await filled();
    expect([...new FormData(form)]).to.deep.equal([
      ['shipping.street', 'Julianastraat'],
      ['shipping.building', '30'],
      ['shipping.postcode', '2012ES'],
      ['shipping.locality', 'Haarlem'],
      ['shipping.region', 'Noord-Holland'],
      ['shipping.country', 'NL'],
      ['shipping.source', 'autocomplete'],
      ['shipping.grade', ''],
    ]);
  });

  it('submits nothing without a name, or while there is no address', async () => {
    const { form, element } = await mount();
    await type(element, 'julian');
    expect([...new FormData(form)]).to.deep.equal([]);
    const { form: nameless, element: other } = await filled();
    other.name = '';
    await other.updateComplete;
    expect([...new FormData(nameless)]).to.deep.equal([]);
  });

  it('has value and form value in place when it tells of them', async () => {
    const { element, form } = await mount();
    const seen: unknown[] = [];
    element.addEventListener('address-selected', ({ detail }) => {
      seen.push(detail.details, element.value === detail.address, new FormData(form).get('shipping.building'));
    });
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(seen).to.deep.equal([details, true, '30']);
  });

  it('tells of an address once, right before change', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(heard).to.deep.equal(['input', 'address-step', 'address-step', 'address-selected', 'change']);
  });

  it('gives the address up when someone types on', async () => {
    const { element } = await filled();
    const heard = eventsOf(element);
    await type(element, 'ams');
    expect(element.value).to.equal(null);
    expect(heard).to.deep.equal(['address-step', 'address-cleared', 'change', 'input']);
  });

  it('is invalid while it is required and empty, with the message at the text field', async () => {
    const { element, form, input } = await mount();
    element.required = true;
    await element.updateComplete;
    expect(element.validity.valueMissing).to.equal(true);
    expect(form.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.equal('Enter an address.');
    await type(element, 'julian');
    expect(element.validationMessage).to.equal('Choose an address from the list.');
    form.reportValidity();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).to.equal(input);
    expect(element.matches(':state(user-invalid)')).to.equal(true);
    expect(part(element, 'error')?.textContent).to.contain('Choose an address');
    options(element)[1]?.click();
    await settled(element);
    expect(form.checkValidity()).to.equal(true);
    expect(part(element, 'error')).to.equal(null);
  });

  it('takes a custom error and gives it up again', async () => {
    const { element } = await filled();
    element.setCustomValidity('We do not ship there.');
    expect(element.validationMessage).to.equal('We do not ship there.');
    expect(element.checkValidity()).to.equal(false);
    element.setCustomValidity('');
    expect(element.checkValidity()).to.equal(true);
  });

  it('is reset with the form to what its attribute says', async () => {
    const { element, form } = await filled();
    form.reset();
    await element.updateComplete;
    expect(element.value).to.equal(null);
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('');
    element.setAttribute(
      'value',
      JSON.stringify({ country: { name: 'Belgium', iso2: 'BE', iso3: 'BEL' }, street: 'Meir' }),
    );
    await type(element, 'julian');
    form.reset();
    expect(element.value?.street).to.equal('Meir');
  });

  it('forgets with a reset the country that a person chose, when the page set none', async () => {
    const { element, form } = await mount(fakeClient(), '');
    const select = part(element, 'country') as HTMLSelectElement;
    select.value = 'BEL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.step).to.equal('search');
    form.reset();
    await element.updateComplete;
    expect(element.step).to.equal('country');
    expect(select.value).to.equal('');
  });

  it('is disabled with its fieldset and comes back with it, its own attribute untouched', async () => {
    const fieldset = await fixture<HTMLFieldSetElement>(html`
      <fieldset disabled><address-entry .client=${fakeClient().client}></address-entry></fieldset>
    `);
    const element = fieldset.querySelector('address-entry') as AddressEntry;
    await element.updateComplete;
    const input = part(element, 'input') as HTMLInputElement;
    expect(input.disabled).to.equal(true);
    expect(element.disabled).to.equal(false);
    fieldset.disabled = false;
    await element.updateComplete;
    expect(input.disabled).to.equal(false);
  });

  it('comes back after a navigation with address or text, and with nothing of the session', async () => {
    const { element } = await filled();
    const { value } = element;
    const saved = JSON.stringify({ text: 'x', address: value });
    element.clear();
    element.formStateRestoreCallback(saved);
    expect(element.value).to.deep.equal(value);
    element.formStateRestoreCallback(JSON.stringify({ text: 'julian', address: null }));
    await element.updateComplete;
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('julian');
  });

  it('takes an address from the page without a word, and survives one that is garbage', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    const { value } = (await filled()).element;
    element.value = value;
    await element.updateComplete;
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('2012ES Haarlem, Julianastraat 30');
    expect(heard).to.deep.equal(['address-step']);
    for (const json of ['', '{', 'null', '[]', '{"country":1}', '{"__proto__":{"country":1}}']) {
      element.setAttribute('value', json);
      expect(element.value).to.equal(null);
    }
  });

  it('is named by a label around it, without what it shows itself, or by its aria-label', async () => {
    for (const [page, name] of [
      [html`<label>Where <b>to</b><address-entry .client=${fakeClient().client}></address-entry></label>`, 'Where to'],
      [
        html`<div><address-entry aria-label="Where to" .client=${fakeClient().client}></address-entry></div>`,
        'Where to',
      ],
    ] as const) {
      const element = (await fixture(page)).querySelector('address-entry') as AddressEntry;
      await element.updateComplete;
      expect(part(element, 'input')?.ariaLabel).to.equal(name);
      expect(part(element, 'label')).to.equal(null);
    }
  });

  it('is focused by its outside label, which names the text field', async () => {
    const root = await fixture(html`
      <div><label for="where">Delivery address</label><address-entry id="where" .client=${fakeClient().client}></address-entry></div>
    `);
    const element = root.querySelector('address-entry') as AddressEntry;
    await element.updateComplete;
    const label = root.querySelector('label') as HTMLLabelElement;
    label.click();
    const input = part(element, 'input') as HTMLInputElement;
    expect(element.shadowRoot?.activeElement).to.equal(input);
    expect([...(input.ariaLabelledByElements ?? [])]).to.deep.equal([label]);
    expect(part(element, 'label'), 'no second label').to.equal(null);
  });
});

describe('a PO box in address-entry', () => {
  const poBox = { ...details, isPoBox: true };

  async function chosen(policy: string) {
    const mounted = await mount(fakeClient({ details: () => poBox }));
    mounted.element.setAttribute('po-box', policy);
    await type(mounted.element, 'julian');
    options(mounted.element)[1]?.click();
    await settled(mounted.element);
    return mounted;
  }

  it('is an address like any other where it is allowed', async () => {
    const { element } = await chosen('allow');
    expect(element.checkValidity()).to.equal(true);
    expect(element.shadowRoot?.querySelector('#message')?.textContent?.trim()).to.equal('');
  });

  it('is accepted with a word where it is warned of', async () => {
    const { element } = await chosen('warn');
    expect(element.checkValidity()).to.equal(true);
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('This is a PO box');
  });

  it('is refused with a reason where it is denied, and the text stays', async () => {
    const { element, input } = await chosen('deny');
    expect(element.checkValidity()).to.equal(false);
    expect(element.validity.customError).to.equal(true);
    expect(part(element, 'error')?.textContent).to.contain('cannot deliver to a PO box');
    expect(input.value).to.contain('Julianastraat');
  });
});

describe('the country of address-entry', () => {
  it('is chosen from those the service supports, by the names of the page’s language', async () => {
    const { element } = await mount();
    element.lang = 'nl';
    const select = part(element, 'country') as HTMLSelectElement;
    const names = () => [...select.options].slice(1).map(({ text }) => text.trim());
    await waitUntil(() => names().includes('Nederland'));
    expect(names()).to.deep.equal(['België', 'Nederland']);
    expect(select.selectedOptions[0]?.text).to.equal('Nederland');
  });

  it('changes without losing the text, and searches it there', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await type(element, 'grote');
    const select = part(element, 'country') as HTMLSelectElement;
    select.value = 'BEL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(input.value).to.equal('grote');
    expect(fake.suggestions.at(-1)).to.include({ context: 'bel', term: 'grote' });
    expect(element.country).to.equal('BE');
  });

  for (const name of ['NL', 'nld', 'The Netherlands']) {
    it(`may be written as ${name}`, async () => {
      const { element } = await mount(fakeClient(), name);
      expect((part(element, 'country') as HTMLSelectElement).value).to.equal('NLD');
    });
  }

  it('needs no picker when only one may be chosen', async () => {
    const { element } = await mount(fakeClient(), '');
    element.countries = 'BE';
    await waitUntil(() => element.step === 'search');
    await element.updateComplete;
    expect(part(element, 'country')).to.equal(null);
  });

  it('does not wipe an address the page gave', async () => {
    const address = (await filled()).element.value;
    const element = await fixture<AddressEntry>(html`
      <address-entry country="BE" value=${JSON.stringify(address)} .client=${fakeClient().client}></address-entry>
    `);
    await waitUntil(() => (part(element, 'country') as HTMLSelectElement).options.length === 3);
    await element.updateComplete;
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('may be chosen after typing has begun', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, '');
    await type(element, 'julian');
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('Choose a country first');
    element.country = 'NL';
    await waitUntil(() => fake.suggestions.length > 0);
    expect(fake.suggestions[0]).to.include({ term: 'julian', context: 'nld' });
  });
});
