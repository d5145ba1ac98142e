/** The manual fields of a Dutch address: the same that address-entry has, with what the lookup knows in them. */

import { eventsOf } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { back, byHand, isManual, isTicked, judging, known, opened, textsOf, write, written } from './manual.support.ts';
import { expect, fakeClient, fill, house30, mount, part, press, settled, typeInto, within } from './support.ts';

describe('from nl-postcode-lookup to the manual fields', () => {
  it('everything typed comes along, unchanged', async () => {
    const { element } = await mount();
    await press(element, 'I don’t know the postcode');
    await fill(element, { city: 'Urk', street: 'Kade' });
    await press(element, 'Use postcode and house number');
    await fill(element, { postcode: '8321', houseNumber: '12', addition: 'bis' });
    await press(element, byHand);
    expect(textsOf(element)).to.include({ street: 'Kade', locality: 'Urk', postcode: '8321' });
    expect(`${textsOf(element)['building']} ${textsOf(element)['addition']}`).to.equal('12 bis');
    expect(element.step).to.equal('manual');
    expect(element.matches(':state(manual)')).to.equal(true);
  });

  it('the street and city of an answer come along if only the addition is missing', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '3024AN', houseNumber: '212' });
    await press(element, byHand);
    expect(textsOf(element)).to.include({ street: 'Rosener Manzstraat', building: '212', locality: 'Rotterdam' });
  });

  it('the focus goes to the first field that is still empty', async () => {
    const { element } = await mount();
    within(element, '#postcode').focus();
    await fill(element, { postcode: '2012ES' });
    await press(element, byHand);
    expect(element.shadowRoot?.activeElement?.id).to.equal('street');
  });

  it('a pending lookup is dropped: its answer neither closes the fields nor empties them', async () => {
    let arrive: (house: typeof house30) => void = () => {};
    const late = new Promise<typeof house30>((resolve) => {
      arrive = resolve;
    });
    const fake = judging(undefined, fakeClient({ byPostcode: () => late }));
    const { element } = await mount(fake);
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
    within(element, '#houseNumber').focus();
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), '30');
    within(element, '#houseNumber').blur();
    await element.updateComplete;
    expect(element.matches(':state(loading)')).to.equal(true);
    element.enterManually();
    await waitUntil(() => isManual(element), 'the manual fields are there');
    write(element, { street: 'Kade' });
    arrive(house30);
    await settled(element);
    expect(element.step).to.equal('manual');
    expect(element.value).to.equal(null);
    expect(textsOf(element)).to.include({ street: 'Kade', building: '30' });
    // It was paid for, and is not asked for again.
    await press(element, back);
    await fill(element, { houseNumber: '31', addition: '' });
    await fill(element, { houseNumber: '30' });
    expect(element.value?.building).to.equal('30');
    expect(fake.asked.filter((asked) => JSON.stringify(asked).includes(':30'))).to.have.length(1);
  });
});

describe('an address typed by hand in nl-postcode-lookup', () => {
  it('is the value, in the form and in the events once it is used, and displayed', async () => {
    const { element, form } = await opened();
    const heard = eventsOf(element);
    const details: unknown[] = [];
    element.addEventListener('address-selected', ({ detail }) => {
      details.push(detail.source, detail.details, detail.verdict?.grade, element.value === detail.address);
    });
    write(element, written);
    await press(element, 'Use this address');
    expect(element.value).to.include({ street: 'Kade', postcode: '8321AB' });
    expect(new FormData(form).get('shipping.source')).to.equal('manual');
    expect(new FormData(form).get('shipping.grade')).to.equal('A');
    expect(heard.filter((name) => name !== 'input')).to.deep.equal(['address-step', 'address-selected', 'change']);
    expect(details).to.deep.equal(['manual', known, 'A', true]);
    expect(element.step).to.equal('done');
    expect(part(element, 'address')?.textContent).to.contain('Kade 12a');
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('8321 AB');
    expect(isTicked(element)).to.equal(true);
  });

  it('is submitted before it is used, too', async () => {
    const { element, form } = await opened();
    write(element, written);
    expect(element.value).to.equal(null);
    expect([...new FormData(form).values()]).to.deep.equal(['Kade', '12a', '8321AB', 'Urk', '', 'NL', 'manual', '']);
  });

  it('is used when the focus leaves the complete fields', async () => {
    const { element, form } = await opened();
    write(element, { ...written, locality: '' });
    form.querySelector('button')?.focus();
    await settled(element);
    expect(element.step).to.equal('manual');
    write(element, { locality: 'Urk' });
    form.querySelector('button')?.focus();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(document.activeElement).to.equal(form.querySelector('button'));
  });

  it('can be changed in the same fields again', async () => {
    const { element } = await opened();
    write(element, written);
    await press(element, 'Use this address');
    await press(element, 'Change address');
    expect(textsOf(element)).to.include({ street: 'Kade', building: '12a', locality: 'Urk' });
    write(element, { building: '32' });
    expect(element.step).to.equal('manual');
  });

  it('is replaced by what is typed into the lookup afterwards', async () => {
    const { element, form } = await opened();
    write(element, written);
    await press(element, 'Use this address');
    await fill(element, { houseNumber: '31' });
    expect(element.value).to.equal(null);
    expect(new FormData(form).has('shipping.street')).to.equal(false);
  });

  it('shows what is missing, and satisfies a required field', async () => {
    const { element, form } = await opened();
    element.required = true;
    write(element, { street: 'Kade' });
    await press(element, 'Use this address');
    expect(element.step).to.equal('manual');
    expect(element.shadowRoot?.activeElement?.id).not.to.equal('street');
    expect(form.checkValidity()).to.equal(false);
    expect(element.validity.valueMissing).to.equal(true);
  });
});
