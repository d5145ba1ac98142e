import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { options, type } from '../../address-entry/support.ts';
import { holdTimers, waitUntil } from '../../element.support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fieldOf,
  fill,
  mount,
  mountManual,
  opened,
  part,
  settled,
  stepIs,
  textsOf,
  typedHouse,
} from './support.ts';

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

describe('the manual fields', () => {
  it('are empty after a form reset, and after the element was cleared', async () => {
    const { form, element } = await mountManual();
    for (const empty of [() => form.reset(), () => element.clear()]) {
      await fill(element, { street: 'Julianastraat', building: '30' });
      empty();
      expect(element.step).to.equal('search');
      expect([...new FormData(form)]).to.deep.equal([]);
      element.enterManually();
      await opened(element);
      expect(textsOf(element)).to.include({ street: '', building: '' });
    }
  });

  it('cannot be changed while the element is read-only or disabled, and no request is sent', async () => {
    const fake = fakeValidation();
    const { form, element } = await mountManual(fake);
    await fill(element, typedHouse);
    for (const fixed of ['readOnly', 'disabled'] as const) {
      element[fixed] = true;
      const isFixed = (name: string) => fieldOf(element, name)[fixed];
      await waitUntil(() => Object.keys(typedHouse).every(isFixed), fixed);
      expect(button(element, 'Use this address').disabled).to.equal(true);
      form.requestSubmit();
      element[fixed] = false;
    }
    expect(fake.validations).to.deep.equal([]);
    expect(element.step).to.equal('manual');
  });

  it('have labels, tokens with the prefix, and say which are required', async () => {
    const { element } = await mountManual();
    element.autocomplete = 'section-a shipping';
    await element.updateComplete;
    const tokens = ['street', 'building', 'postcode', 'locality'].map((name) => fieldOf(element, name).autocomplete);
    expect(tokens).to.deep.equal([
      'section-a shipping address-line1',
      '',
      'section-a shipping postal-code',
      'section-a shipping address-level2',
    ]);
    expect(fieldOf(element, 'street').labels?.[0]?.textContent).to.contain('Street');
    expect(fieldOf(element, 'street').getAttribute('aria-required')).to.equal('true');
  });

  it('follow the country, and keep the texts', async () => {
    const { element } = await mountManual();
    await fill(element, { street: 'Grote Markt' });
    const country = part(element, 'country') as HTMLSelectElement;
    country.value = 'BEL';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(fieldOf(element, 'postcode').inputMode).to.equal('numeric');
    expect(textsOf(element)).to.include({ street: 'Grote Markt' });
    expect(new FormData(element.form as HTMLFormElement).get('shipping.country')).to.equal('BE');
  });

  it('follow a country that the page sets, and nothing is searched for meanwhile', async () => {
    const fake = fakeValidation();
    const { element } = await mount(fake);
    await type(element, 'julian');
    const searches = fake.suggestions.length;
    element.enterManually();
    await opened(element);
    element.country = 'BE';
    await waitUntil(() => fieldOf(element, 'postcode').inputMode === 'numeric', 'the fields are those of the country');
    expect((part(element, 'country') as HTMLSelectElement).value).to.equal('BEL');
    expect(textsOf(element)).to.include({ street: 'julian' });
    await settled(element);
    expect(fake.suggestions.length).to.equal(searches);
  });

  it('keep a committed address until another one replaces it, but it is not the value while they have another country', async () => {
    const { element } = await mount(fakeValidation(() => answer()));
    await type(element, 'julian');
    options(element)[1]?.click();
    await stepIs(element, 'done');
    const { value } = element;
    element.enterManually();
    await opened(element);
    const country = part(element, 'country') as HTMLSelectElement;
    country.value = 'BEL';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => fieldOf(element, 'postcode').inputMode === 'numeric');
    await settled(element);
    expect(element.value).to.equal(null);
    country.value = 'NLD';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.value).to.equal(value);
    country.value = 'BEL';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    // The postcode of the other country means nothing there.
    expect(fieldOf(element, 'postcode').value).to.equal('');
    expect(part(element, 'manual-fields')?.textContent).to.contain('Not included');
    await fill(element, { postcode: '1000' });
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.country.iso3).to.equal('BEL');
    expect((part(element, 'country') as HTMLSelectElement).value).to.equal('BEL');
  });

  it('keep the second line closed until the shopper needs it', async () => {
    const { element } = await mountManual();
    expect(textsOf(element)).not.to.have.property('addition');
    button(element, 'Add apartment').click();
    await settled(element);
    expect(element.shadowRoot?.activeElement?.id).to.equal('addition');
  });

  it('are submitted as they are, from the first character on', async () => {
    const { form, element } = await mountManual();
    await fill(element, { street: 'Julianastraat', postcode: '2012es' });
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({
      'shipping.street': 'Julianastraat',
      'shipping.building': '',
      'shipping.postcode': '2012ES',
      'shipping.locality': '',
      'shipping.region': '',
      'shipping.country': 'NL',
      'shipping.source': 'manual',
      'shipping.grade': '',
    });
  });

  it('are invalid if a required one is empty, with a message at the field and the focus on the first', async () => {
    const { form, element } = await mountManual();
    element.required = true;
    await fill(element, { street: 'Julianastraat 30' });
    expect(form.reportValidity()).to.equal(false);
    expect(element.validationMessage).to.equal('Enter a postcode.');
    await element.updateComplete;
    const postcode = fieldOf(element, 'postcode');
    expect(postcode.getAttribute('aria-invalid')).to.equal('true');
    const note = element.shadowRoot?.getElementById(postcode.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).to.equal('Enter a postcode.');
    element.focus();
    expect(element.shadowRoot?.activeElement).to.equal(postcode);
  });

  it('accept a postcode in any spelling, and only show a hint for an odd one', async () => {
    const { form, element } = await mountManual();
    await fill(element, { ...typedHouse, postcode: '99' });
    expect(element.shadowRoot?.getElementById('postcode-note')?.textContent).to.contain('2012 ES');
    expect(fieldOf(element, 'postcode').hasAttribute('aria-invalid')).to.equal(false);
    expect(form.checkValidity()).to.equal(true);
  });

  it('stay where they are while a pointer is down on something beneath them', async () => {
    const { element } = await mountManual();
    const use = button(element, 'Use this address');
    fieldOf(element, 'postcode').focus();
    await sendKeys({ type: '99' });
    const { top } = use.getBoundingClientRect();
    await sendMouse({ type: 'move', position: middleOf(use) });
    // A press of more than a second is no click.
    const end = holdTimers(1_000);
    try {
      await sendMouse({ type: 'down' });
      await element.updateComplete;
      expect(use.getBoundingClientRect().top).to.equal(top);
      await sendMouse({ type: 'up' });
    } finally {
      end();
    }
    await waitUntil(() => element.shadowRoot?.querySelector('[aria-invalid=true]') !== null, 'the click arrives');
    await waitUntil(() => element.shadowRoot?.getElementById('postcode-note') !== null, 'then the hint shows');
  });
});
