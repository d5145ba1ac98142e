import { waitUntil } from '../../element.support.ts';
import { button, expect, fill, mountManual, opened, part, stepIs, typedHouse } from './support.ts';

describe('a partial address in the manual fields', () => {
  for (const required of [true, false]) {
    it(`is refused as a partial date is, in an element that is ${required ? '' : 'not '}required`, async () => {
      const { form, element } = await mountManual();
      element.required = required;
      await element.updateComplete;
      expect(form.checkValidity(), 'empty').to.equal(!required);
      await fill(element, { street: 'Julianastraat 30' });
      expect(form.checkValidity()).to.equal(false);
      expect(element.validity.badInput).to.equal(!required);
      expect(element.validationMessage).to.equal('Enter a postcode.');
      await fill(element, { postcode: '2012 ES', locality: 'Haarlem' });
      expect(form.checkValidity()).to.equal(true);
    });
  }

  it('includes one without a house number in the Netherlands', async () => {
    const { form, element } = await mountManual();
    await fill(element, { ...typedHouse, building: '' });
    expect(element.validationMessage).to.equal('Enter a house number.');
    expect(form.reportValidity()).to.equal(false);
    expect(element.shadowRoot?.activeElement?.id).to.equal('building');
  });
});

describe('a PO box typed by hand', () => {
  const box = { street: 'Postbus', building: '12', postcode: '2000 AA', locality: 'Haarlem' };

  it('is refused if none is accepted, and stays in the fields', async () => {
    const { form, element } = await mountManual();
    element.poBox = 'deny';
    element.verify = 'submit';
    await fill(element, box);
    expect(form.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.contain('PO box');
    await fill(element, { street: 'Julianastraat' });
    expect(form.checkValidity()).to.equal(true);
  });

  it('is refused on submission, too, and noted if the page only wants a warning', async () => {
    for (const policy of ['deny', 'warn'] as const) {
      const { element } = await mountManual();
      Object.assign(element, { poBox: policy, verify: 'never' });
      await opened(element);
      await fill(element, box);
      button(element, 'Use this address').click();
      await stepIs(element, 'done');
      expect(element.value?.isPoBox).to.equal(true);
      expect(element.validity.valid).to.equal(policy === 'warn');
      const text = policy === 'deny' ? 'can’t deliver to a PO box' : 'large parcels';
      await waitUntil(() => element.shadowRoot?.querySelector('#message')?.textContent?.includes(text));
      expect(part(element, 'address')?.textContent).to.contain('Postbus 12');
    }
  });
});
