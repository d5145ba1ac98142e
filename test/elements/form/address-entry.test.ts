import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { details, expect, fakeClient, mount, options, part, settled, type } from '../address-entry/support.ts';
import { waitUntil, within } from '../element.support.ts';
import { testEnter } from './enter.suite.ts';
import { type FormSuite, testForm } from './form.suite.ts';

const asEntry = (element: HTMLElement) => element as AddressEntry;

const suite: FormSuite = {
  tag: 'address-entry',
  create: () => Object.assign(document.createElement('address-entry'), { client: fakeClient().client, country: 'NL' }),
  ready: async (element) => {
    await waitUntil(() => asEntry(element).step !== 'country', 'the country is chosen');
    await element.updateComplete;
  },
  fill: async (element) => {
    await type(asEntry(element), 'julian');
    options(asEntry(element))[1]?.click();
    await settled(asEntry(element));
  },
  field: (element) => part(asEntry(element), 'input') as HTMLInputElement,
  submitted: [
    ['street', 'Julianastraat'],
    ['building', '30'],
    ['postcode', '2012ES'],
    ['locality', 'Haarlem'],
    ['region', 'Noord-Holland'],
    ['country', 'NL'],
    ['source', 'autocomplete'],
    ['grade', ''],
  ],
  requiredMessage: 'Enter an address.',
};

testForm(suite);
testEnter(suite);

describe('address-entry in a form', () => {
  it('requires a choice from the list once there is text', async () => {
    const { element } = await mount();
    element.required = true;
    await type(element, 'julian');
    expect(element.validationMessage).to.equal('Choose an address from the list.');
  });

  it('submits the receipt of its proxy, as long as the address is the signed one', async () => {
    const fake = fakeClient({ details: () => ({ ...details, receipt: 'k1.payload.signature' }) });
    const { element, form } = await mount(fake);
    const receipt = () => new FormData(form).get('shipping.receipt');
    await suite.fill(element);
    expect(receipt()).to.equal('k1.payload.signature');
    element.submitNames = { receipt: 'proof' };
    await element.updateComplete;
    expect([receipt(), new FormData(form).get('proof')]).to.deep.equal([null, 'k1.payload.signature']);
    element.value = { country: 'NL', street: 'Dam', building: '1', locality: 'Amsterdam' };
    await element.updateComplete;
    expect(new FormData(form).has('proof')).to.equal(true);
    expect(new FormData(form).get('proof')).to.equal('');
  });

  it('asks for what is missing if there is no list to choose from', async () => {
    const nothing = await mount(fakeClient({ suggest: () => ({ matches: [] }) }));
    await type(nothing.element, 'qqq');
    nothing.element.reportValidity();
    await nothing.element.updateComplete;
    expect(part(nothing.element, 'error')?.textContent).to.contain('No address found.');
    const nowhere = await mount(fakeClient(), '');
    await type(nowhere.element, 'julian');
    nowhere.element.reportValidity();
    await nowhere.element.updateComplete;
    expect(part(nowhere.element, 'error')?.textContent).to.contain('Choose a country first');
  });

  it('shows what was not found in letters of one size, before and after an order', async () => {
    const { element } = await mount(fakeClient({ suggest: () => ({ matches: [] }) }));
    const size = () => getComputedStyle(within(element, '#message p')).fontSize;
    await type(element, 'qqq');
    await settled(element);
    const before = size();
    element.reportValidity();
    await element.updateComplete;
    expect(part(element, 'error')).to.not.equal(null);
    expect(size()).to.equal(before);
  });

  it('is named by a label around it, without the element’s own text, or by its aria-label', async () => {
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
      expect(element.shadowRoot?.querySelector('label[for=input]')).to.equal(null);
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
    expect(element.shadowRoot?.querySelector('label[for=input]'), 'no second label').to.equal(null);
  });
});
