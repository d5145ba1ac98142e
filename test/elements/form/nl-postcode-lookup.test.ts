import { fixture, html } from '@open-wc/testing';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { eventsOf } from '../address-entry/support.ts';
import { attached, textsOf, typeInto, waitUntil } from '../element.support.ts';
import {
  expect,
  failure,
  fakeClient,
  fill,
  house30,
  mount,
  part,
  settled,
  within,
} from '../nl-postcode-lookup/support.ts';

const down = {
  byPostcode: () => {
    throw failure('unavailable', 503);
  },
};
const at30 = { postcode: '2012es', houseNumber: '30' };

async function filled() {
  const mounted = await mount();
  await fill(mounted.element, at30);
  return mounted;
}

describe('nl-postcode-lookup in a form', () => {
  it('submits the parts of the address under its name, as address-entry does', async () => {
    const { form } = await filled();
    expect([...new FormData(form)]).to.deep.equal([
      ['shipping.street', 'Julianastraat'],
      ['shipping.building', '30'],
      ['shipping.postcode', '2012ES'],
      ['shipping.locality', 'Haarlem'],
      ['shipping.region', 'Noord-Holland'],
      ['shipping.country', 'NL'],
      ['shipping.source', 'lookup'],
      ['shipping.grade', ''],
    ]);
  });

  it('submits nothing without a name, or while there is no address', async () => {
    const { form, element } = await mount();
    await fill(element, { postcode: '2012ES' });
    expect([...new FormData(form)]).to.deep.equal([]);
    await fill(element, { houseNumber: '30' });
    element.name = '';
    await element.updateComplete;
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it('has value and form value in place when it tells of them, right before change', async () => {
    const { element, form } = await mount();
    const heard = eventsOf(element);
    const seen: unknown[] = [];
    element.addEventListener('address-selected', ({ detail }) => {
      seen.push(detail.details, detail.source, element.value === detail.address);
      seen.push(new FormData(form).get('shipping.building'));
    });
    await fill(element, at30);
    expect(seen).to.deep.equal([house30, 'lookup', true, '30']);
    expect(heard).to.deep.equal(['input', 'input', 'address-step', 'address-selected', 'change']);
  });

  it('gives the address up when a person types on', async () => {
    const { element } = await filled();
    const heard = eventsOf(element);
    await fill(element, { houseNumber: '3' });
    expect(element.value).to.equal(null);
    expect(heard).to.deep.equal(['address-step', 'address-cleared', 'change', 'input']);
  });

  it('is invalid while it is required and has no address, at the field that is missing', async () => {
    const { element, form } = await mount();
    element.required = true;
    await element.updateComplete;
    expect(element.validity.valueMissing).to.equal(true);
    expect(element.validationMessage).to.equal('Enter a postcode and a house number.');
    await attached(element);
    form.reportValidity();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.id).to.equal('postcode');
    expect(element.matches(':state(user-invalid)')).to.equal(true);
    await fill(element, { postcode: '2012ES' });
    form.reportValidity();
    expect(element.shadowRoot?.activeElement?.id).to.equal('houseNumber');
    await fill(element, { houseNumber: '30' });
    expect(form.checkValidity()).to.equal(true);
    expect(element.matches(':state(user-invalid)')).to.equal(false);
  });

  it('says what is the matter with a field as its own message', async () => {
    const { element } = await mount();
    element.required = true;
    await fill(element, { postcode: '123456' });
    expect(element.validationMessage).to.contain('four digits and two letters');
    expect(within(element, '#postcode').getAttribute('aria-invalid')).to.equal('true');
    expect(within(element, '#postcode-note').textContent).to.contain('four digits');
  });

  it('leads an order to the manual fields when the service cannot be asked, with what was typed in its parts', async () => {
    const { element, form } = await mount(fakeClient(down));
    const submitted: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(Object.fromEntries(new FormData(form)));
    });
    element.required = true;
    await fill(element, { ...at30, addition: 'a' });
    expect(form.checkValidity(), 'street and town are not known').to.equal(false);
    expect(element.validationMessage).to.contain('can’t reach address search');
    form.querySelector('button')?.click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'street', 'the missing street is asked for');
    expect(element.step).to.equal('manual');
    expect(textsOf(element)).to.include({
      street: '',
      building: '30',
      addition: 'a',
      postcode: '2012 ES',
      locality: '',
    });
    expect(submitted).to.deep.equal([]);
    typeInto(within(element, '#street'), 'Julianastraat');
    typeInto(within(element, '#locality'), 'Haarlem');
    form.querySelector('button')?.click();
    await waitUntil(() => submitted.length > 0, 'the order');
    expect(submitted[0]).to.include({ 'shipping.street': 'Julianastraat', 'shipping.building': '30 a' });
  });

  it('takes what was typed as it is where there are no manual fields', async () => {
    const { element, form } = await mount(fakeClient(down));
    Object.assign(element, { required: true, noManual: true });
    await fill(element, { ...at30, addition: 'a' });
    expect(form.checkValidity()).to.equal(true);
    const data = new FormData(form);
    expect([data.get('shipping.postcode'), data.get('shipping.building'), data.get('shipping.source')]).to.deep.equal([
      '2012 ES',
      '30 a',
      'manual',
    ]);
  });

  it('blocks an order for a house that does not exist, and says so', async () => {
    const { element, form } = await mount();
    element.required = true;
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    expect(form.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.contain('find 2012 ES 31');
  });

  it('can be disabled by a fieldset, and be read-only', async () => {
    const { element } = await filled();
    element.readOnly = true;
    await element.updateComplete;
    expect(within<HTMLInputElement>(element, '#postcode').readOnly).to.equal(true);
    expect(element.shadowRoot?.querySelectorAll('button').length).to.equal(0);
    const fieldset = await fixture(html`<fieldset disabled><nl-postcode-lookup></nl-postcode-lookup></fieldset>`);
    const inner = fieldset.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
    await inner.updateComplete;
    expect(within(inner, '#postcode').matches(':disabled')).to.equal(true);
  });

  for (const [poBox, valid, said] of [
    ['allow', true, ''],
    ['warn', true, 'This is a PO box'],
    ['deny', false, 'can’t deliver to a PO box'],
  ] as const) {
    it(`with po-box="${poBox}" ${valid ? 'takes' : 'refuses'} a PO box`, async () => {
      const { element } = await mount();
      element.poBox = poBox;
      await fill(element, { postcode: '1000AB', houseNumber: '50' });
      await settled(element);
      expect(element.value?.isPoBox).to.equal(true);
      expect(element.validity.valid).to.equal(valid);
      expect(within(element, '#message').textContent).to.contain(said);
    });
  }

  it('takes the manual fields away when told to', async () => {
    const { element } = await mount();
    element.noManual = true;
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    expect(part(element, 'manual-button')).to.equal(null);
    element.enterManually();
    expect(element.step).to.equal('search');
  });
});
