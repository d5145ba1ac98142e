import { failure, options, type } from '../../address-entry/support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fill,
  match,
  mount,
  mountManual,
  opened,
  part,
  settled,
  stepIs,
  textsOf,
  typedHouse,
} from './support.ts';

describe('verifyAddress()', () => {
  it('validates the fields, and shows the result', async () => {
    const { element } = await mountManual(fakeValidation(() => answer(match('C', 'Building'))));
    await fill(element, { ...typedHouse, locality: 'Harlem' });
    expect(await element.verifyAddress()).to.include({ advice: 'review', grade: 'C' });
    expect(element.step).to.equal('review');
  });

  it('validates a committed address, silently', async () => {
    const { form, element } = await mount(fakeValidation());
    await type(element, 'julian');
    options(element)[1]?.click();
    await stepIs(element, 'done');
    const { value } = element;
    let changes = 0;
    element.addEventListener('change', () => changes++);
    expect(await element.verifyAddress()).to.include({ choice: 'confirmed', grade: 'A' });
    expect(element.value).to.equal(value);
    expect(changes).to.equal(0);
    expect(new FormData(form).get('shipping.source')).to.equal('autocomplete');
    expect(new FormData(form).get('shipping.grade')).to.equal('A');
  });

  it('is null without an address, and if the service cannot be reached', async () => {
    const down = fakeValidation(() => {
      throw failure('unavailable', 503);
    });
    const { element } = await mount(down);
    expect(await element.verifyAddress()).to.equal(null);
    await type(element, 'julian');
    options(element)[1]?.click();
    await stepIs(element, 'done');
    expect(await element.verifyAddress()).to.equal(null);
    expect(element.value?.street).to.equal('Julianastraat');
  });
});

describe('an address typed by hand', () => {
  it('has its flat in the form, the value and the lines, even if the service knows none', async () => {
    const house = match('A', 'Building', { postcode: '1000', locality: 'Brussel', building: '30' });
    const inBelgium = { ...house, country: { name: 'Belgium', iso3Code: 'BEL' } };
    const { form, element } = await mountManual(
      fakeValidation(() => answer(inBelgium)),
      'BE',
    );
    button(element, 'Add apartment').click();
    await element.updateComplete;
    await fill(element, { ...typedHouse, postcode: '1000', locality: 'Brussel', addition: 'bus 301' });
    const inForm = (...names: string[]) => names.map((name) => new FormData(form).get(name));
    expect(inForm('shipping.building', 'shipping.unit')).to.deep.equal(['30 bus 301', null]);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value).to.deep.include({ building: '30', unit: 'bus 301', lines: ['Julianastraat 30 bus 301'] });
    expect(inForm('shipping.building', 'shipping.unit', 'shipping.grade')).to.deep.equal(['30 bus 301', null, 'A']);
    element.submitNames = { unit: 'flat', 'address-line1': 'line1' };
    await element.updateComplete;
    expect(inForm('shipping.building', 'flat', 'line1')).to.deep.equal(['30', 'bus 301', 'Julianastraat 30 bus 301']);
    const { value } = element;
    element.value = JSON.parse(JSON.stringify(value));
    await settled(element);
    expect(element.value).to.equal(value);
    form.reset();
    expect(inForm('flat', 'line1')).to.deep.equal([null, null]);
  });

  it('goes through steps that fire events', async () => {
    const { element } = await mountManual(fakeValidation(() => answer(match('C', 'Building'))));
    const heard: string[] = [];
    element.addEventListener('address-step', ({ detail }) => heard.push(detail.step));
    await fill(element, { ...typedHouse, locality: 'Harlem' });
    button(element, 'Use this address').click();
    await stepIs(element, 'review');
    button(element, 'Edit').click();
    await opened(element);
    await element.verifyAddress();
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    button(element, 'Change address').click();
    await opened(element);
    expect(heard).to.deep.equal(['review', 'manual', 'review', 'done', 'manual']);
  });

  it('is accepted silently if the service knows it', async () => {
    const fake = fakeValidation();
    const { form, element } = await mountManual(fake);
    const heard: string[] = [];
    let detail: unknown;
    element.addEventListener('change', () => heard.push('change'));
    element.addEventListener('address-selected', (event) => {
      heard.push('address-selected');
      detail = event.detail;
    });
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(fake.validations.length).to.equal(1);
    expect(heard).to.deep.equal(['address-selected', 'change']);
    expect(detail).to.have.property('source', 'manual');
    expect(detail).to.have.nested.property('verdict.grade', 'A');
    expect(detail).to.have.nested.property('verdict.choice', 'confirmed');
    expect(new FormData(form).get('shipping.grade')).to.equal('A');
    expect(element.value?.source).to.equal('manual');
    expect(element.value?.verdict).to.deep.equal({ grade: 'A', level: 'Building', choice: 'confirmed' });
    await settled(element);
    expect(part(element, 'address')?.textContent).to.contain('Julianastraat 30');
    expect(element.matches(':state(verified)')).to.equal(true);
    expect(element.shadowRoot?.activeElement?.id).to.equal('manual');
  });

  it('is validated when the focus leaves, and not before', async () => {
    const fake = fakeValidation();
    const { form, element } = await mountManual(fake);
    await fill(element, typedHouse);
    expect(fake.validations).to.deep.equal([]);
    form.querySelector('button')?.focus();
    await stepIs(element, 'done');
    expect(fake.validations.length).to.equal(1);
  });

  it('is not validated with verify="never", and is the value all the same', async () => {
    const fake = fakeValidation();
    const { element } = await mountManual(fake);
    element.verify = 'never';
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(fake.validations).to.deep.equal([]);
    expect(element.value?.mailLines).to.deep.equal(['Julianastraat 30', '2012 ES  Haarlem']);
  });

  it('can be changed in the fields again, as it was typed', async () => {
    const { element } = await mountManual(fakeValidation(() => answer()));
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    button(element, 'Change address').click();
    await opened(element);
    expect(textsOf(element)).to.include(typedHouse);
    button(element, 'Search for the address').click();
    await stepIs(element, 'done');
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('is unchanged if nothing is changed in the fields', async () => {
    const fake = fakeValidation();
    const { form, element } = await mount(fake);
    await type(element, 'julian');
    options(element)[1]?.click();
    await stepIs(element, 'done');
    const { value } = element;
    for (const done of [() => button(element, 'Use this address').click(), () => form.requestSubmit()]) {
      button(element, 'Change address').click();
      await opened(element);
      expect(textsOf(element)).to.include({ street: 'Julianastraat', building: '30', locality: 'Haarlem' });
      done();
      await stepIs(element, 'done');
      expect(element.value).to.equal(value);
      expect(new FormData(form).get('shipping.source')).to.equal('autocomplete');
    }
    expect(fake.validations).to.deep.equal([]);
  });

  it('ends with the country’s name if it is sent from another', async () => {
    const { element } = await mountManual(fakeValidation(() => answer()));
    element.dispatchCountry = 'DEU';
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.mailLines.at(-1)).to.equal('NIEDERLANDE');
    expect(part(element, 'address')?.textContent).to.contain('NIEDERLANDE');
  });

  it('says which small correction was made, until it is changed again', async () => {
    const { element } = await mountManual(fakeValidation(() => answer(match('B', 'Building'))));
    await fill(element, { ...typedHouse, street: 'Julianestraat' });
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.street).to.equal('Julianastraat');
    expect(element.shadowRoot?.textContent).to.contain('You typed: Julianestraat 30, 2012ES Haarlem');
    button(element, 'Change address').click();
    await opened(element);
    button(element, 'Search for the address').click();
    await stepIs(element, 'done');
    expect(element.shadowRoot?.textContent).not.to.contain('You typed');
  });

  it('is restored as typed after a correction', async () => {
    const { element } = await mountManual(fakeValidation(() => answer(match('B', 'Building'))));
    await fill(element, { ...typedHouse, street: 'Julianestraat' });
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    button(element, 'Keep what I typed').click();
    await element.updateComplete;
    expect(element.value?.verdict).to.include({ choice: 'kept', grade: 'B' });
    expect(element.value?.street).to.equal('Julianestraat');
    expect(element.matches(':state(verified)')).to.equal(false);
  });
});
