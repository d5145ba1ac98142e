import { eventsOf } from '../address-entry/support.ts';
import { attached, textsOf, typeInto, waitUntil } from '../element.support.ts';
import { expect, failure, fakeClient, fill, mount, part, settled, within } from '../nl-postcode-lookup/support.ts';

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
  it('removes the address when the shopper types on', async () => {
    const { element } = await filled();
    const heard = eventsOf(element);
    await fill(element, { houseNumber: '3' });
    expect(element.value).to.equal(null);
    expect(heard).to.deep.equal(['address-step', 'address-cleared', 'change', 'input']);
  });

  it('is invalid while it is required and has no address, at the missing field', async () => {
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

  it('reports the error of a field as its own message', async () => {
    const { element } = await mount();
    element.required = true;
    await fill(element, { postcode: '123456' });
    expect(element.validationMessage).to.contain('four digits and two letters');
    expect(within(element, '#postcode').getAttribute('aria-invalid')).to.equal('true');
    expect(within(element, '#postcode-note').textContent).to.contain('four digits');
  });

  it('leads an order to the manual fields if the service cannot be reached, with what was typed in its parts', async () => {
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

  it('accepts what was typed if there are no manual fields', async () => {
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

  for (const [poBox, valid, said] of [
    ['allow', true, ''],
    ['warn', true, 'This is a PO box'],
    ['deny', false, 'can’t deliver to a PO box'],
  ] as const) {
    it(`with po-box="${poBox}" ${valid ? 'accepts' : 'refuses'} a PO box`, async () => {
      const { element } = await mount();
      element.poBox = poBox;
      await fill(element, { postcode: '1000AB', houseNumber: '50' });
      await settled(element);
      expect(element.value?.isPoBox).to.equal(true);
      expect(element.validity.valid).to.equal(valid);
      expect(within(element, '#message').textContent).to.contain(said);
    });
  }

  it('removes the manual fields with no-manual', async () => {
    const { element } = await mount();
    element.noManual = true;
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    expect(part(element, 'manual-button')).to.equal(null);
    element.enterManually();
    expect(element.step).to.equal('search');
  });
});
