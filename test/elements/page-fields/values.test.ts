import { html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressSelected } from '../../../src/elements/field/events.ts';
import { details, expect, fakeClient, settled } from '../address-entry/support.ts';
import { enhance, select, write } from './support.ts';

describe('a field with restrictions', () => {
  const filledInto = async (field: TemplateResult) => {
    const fake = fakeClient({
      details: () => ({ ...details, address: { ...details.address, building: '30 A', buildingNumberAddition: 'A' } }),
    });
    const { element, field: find } = await enhance(field, { fake });
    await select(element);
    return find('it').value;
  };

  it('gets the postcode as the country prints it', async () => {
    const field = html`<input slot="fields" name="it" autocomplete="postal-code" pattern="[0-9]{4} [A-Z]{2}" />`;
    expect(await filledInto(field)).to.equal('2012 ES');
  });

  it('gets the number without its addition', async () => {
    const field = html`<input slot="fields" name="it" type="number" data-address-part="buildingNumber" />`;
    expect(await filledInto(field)).to.equal('30');
  });

  it('gets the best match if it accepts none', async () => {
    const field = html`<input slot="fields" name="it" autocomplete="postal-code" pattern="[0-9]{5}" />`;
    expect(await filledInto(field)).to.equal('2012ES');
  });
});

describe('a page that sets another address while its fields are filled', () => {
  it('has all of that one in them, and in the element', async () => {
    const { element, field, form } = await enhance();
    const dam = { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' };
    const give = () => Object.assign(element, { value: dam });
    field('zip').addEventListener('input', give, { once: true });
    await select(element);
    const texts = [...new FormData(form).values()].join();
    expect(texts).to.include('Dam').and.include('1012').and.include('Amsterdam').and.not.include('Haarlem');
    expect(element.value).to.include({ street: 'Dam', postcode: '1012JS', locality: 'Amsterdam' });
  });
});

describe('a second line', () => {
  const lines = html`
    <div slot="fields">
      <input name="line1" autocomplete="address-line1" />
      <input name="line2" autocomplete="address-line2" />
    </div>
  `;

  it('stays as the shopper typed it', async () => {
    const { element, field } = await enhance(lines);
    field('line2').value = '2nd floor';
    await select(element);
    expect(field('line2').value).to.equal('2nd floor');
    expect(field('line1').value).to.equal('Julianastraat 30');
  });

  it('that the shopper typed is part of the address that is found, and of the events', async () => {
    const { element, field } = await enhance(lines);
    const heard: AddressSelected[] = [];
    element.addEventListener('address-selected', ({ detail }) => heard.push(detail));
    field('line2').value = '2nd floor';
    await select(element);
    const { value } = element;
    expect([value?.street, value?.building, value?.unit]).to.deep.equal(['Julianastraat', '30', '2nd floor']);
    expect(value?.mailLines).to.deep.equal(['Julianastraat 30 2nd floor', '2012 ES  Haarlem']);
    expect(value?.source).to.equal('autocomplete');
    expect(heard.at(-1)?.address).to.deep.equal(value);
    expect(heard.at(-1)?.details).to.equal(heard[0]?.details);
    expect([field('line1').value, field('line2').value]).to.deep.equal(['Julianastraat 30', '2nd floor']);
  });

  for (const when of ['before', 'after']) {
    it(`is removed with the address that it was typed for, ${when} that was found`, async () => {
      const { element, field } = await enhance(lines);
      if (when === 'before') field('line2').value = '2nd floor';
      await select(element);
      if (when === 'after') await write(element, field('line2'), '2nd floor');
      expect(field('line2').value).to.equal('2nd floor');
      element.value = { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' };
      await settled(element);
      expect(field('line1').value).to.equal('Dam 1');
      expect(field('line2').value).to.equal('');
    });
  }

  it('is cleared if it belongs to the previous address', async () => {
    const { element, field } = await enhance(lines);
    await select(element);
    const { value } = element;
    element.value = value && { ...value, mailLines: ['Rose House', 'Julianastraat 30', '2012 ES Haarlem'] };
    expect(field('line1').value).to.equal('Julianastraat 30');
    expect(field('line2').value).to.equal('Rose House');
    element.value = value;
    expect(field('line1').value).to.equal('Julianastraat 30');
    expect(field('line2').value).to.equal('');
  });
});
