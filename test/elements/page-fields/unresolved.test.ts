/** A text in the search that is no address yet, beside fields of the page that hold another one. */
import { html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AutocompleteResponse } from '../../../src/contract/types.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { expect, failure, fakeClient, house, options, part, settled, street, type } from '../address-entry/support.ts';
import { attached, waitUntil } from '../element.support.ts';
import { later, microtasks, signOf } from '../form/submissions.support.ts';
import { mountEarly, releaseFile, typeEarly } from '../late/support.ts';
import { enhance, plainFields, type Setup, select, write } from './support.ts';

const former = 'A. Shopper,Julianastraat 30,2012ES,Haarlem';

/** Nothing is required: the browser refuses nothing by itself. */
const optional = html`
  <div slot="fields">
    <input name="name" autocomplete="name" value="A. Shopper" />
    <input name="street" autocomplete="address-line1" />
    <input name="flat" autocomplete="address-line2" />
    <input name="zip" autocomplete="postal-code" />
    <input name="city" autocomplete="address-level2" />
  </div>
`;

async function shop(fields: TemplateResult = plainFields, setup: Setup = {}) {
  const it = await enhance(fields, setup);
  await attached(it.element);
  const orders: string[] = [];
  it.form.addEventListener('submit', () => orders.push([...new FormData(it.form).values()].join()));
  return { ...it, orders };
}

/** A house was chosen, and another text is typed over it. */
async function typedOver(fields: TemplateResult = plainFields, setup: Setup = {}) {
  const it = await shop(fields, setup);
  await select(it.element);
  await type(it.element, 'julian');
  return it;
}

const submissions: Readonly<Record<string, (form: HTMLFormElement, element: AddressEntry) => void>> = {
  'by its button': (form) => form.querySelector('button')?.click(),
  'by a script': (form) => form.requestSubmit(),
  'by a script that names the button': (form) => form.requestSubmit(form.querySelector('button')),
  'by Enter in a field': (_, element) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, composed: true };
    const input = part(element, 'input');
    if (input?.dispatchEvent(new KeyboardEvent('keydown', enter)))
      input.dispatchEvent(new KeyboardEvent('keypress', enter));
  },
};

async function stopped({ element, orders }: { element: AddressEntry; orders: readonly string[] }) {
  await settled(element);
  await microtasks();
  await settled(element);
  expect(orders).to.deep.equal([]);
}

describe('text typed over the address in the page’s own fields', () => {
  for (const [how, submit] of Object.entries(submissions)) {
    for (const required of [true, false]) {
      it(`stops an order ${how}, with a message beside the search field (${required ? 'required' : 'optional'})`, async () => {
        const attributes: Record<string, string> = required ? { required: '' } : {};
        const it = await typedOver(required ? plainFields : optional, { attributes });
        submit(it.form, it.element);
        await stopped(it);
        expect(part(it.element, 'error')?.textContent).to.equal('Choose an address from the list.');
        expect(part(it.element, 'input')).to.have.property('value', 'julian');
      });
    }
  }

  it('is invalid, in every way that a script may check', async () => {
    const { element, form } = await typedOver();
    expect(element.validity.valid).to.equal(false);
    expect(element.validationMessage).to.equal('Choose an address from the list.');
    expect([element.checkValidity(), form.checkValidity(), element.matches(':invalid')]).to.deep.equal([
      false,
      false,
      true,
    ]);
    expect(element.reportValidity()).to.equal(false);
  });

  it('is replaced by an address that is chosen for it', async () => {
    const { element, form, orders } = await typedOver(optional);
    form.querySelector('button')?.click();
    await settled(element);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    form.querySelector('button')?.click();
    expect(orders).to.deep.equal(['A. Shopper,Julianastraat 30,,2012ES,Haarlem']);
  });

  it('stops nothing any more once it is cleared: the address in the fields is ordered, and is the value', async () => {
    const { element, form, orders } = await typedOver();
    await type(element, '');
    expect([element.checkValidity(), element.value]).to.deep.equal([true, null]);
    form.addEventListener('submit', () => orders.push(String(element.value?.street)));
    form.querySelector('button')?.click();
    expect(orders).to.deep.equal([former, 'Julianastraat']);
  });

  it('gives way to an address that the shopper then types into the fields', async () => {
    const { element, form, field, orders } = await typedOver();
    await write(element, field('street'), 'Dam 1');
    expect(element.checkValidity()).to.equal(true);
    form.querySelector('button')?.click();
    await waitUntil(() => orders.length > 0, 'it goes');
    expect(orders).to.deep.equal(['A. Shopper,Dam 1,2012ES,Haarlem']);
    expect(element.value?.street).to.equal('Dam 1');
    expect(part(element, 'input')).to.have.property('value', '2012ES Haarlem, Dam 1');
  });

  it('gives way even if that is not a complete address, and stays in its field', async () => {
    const { element, form, field, orders } = await shop(optional);
    await type(element, 'julian');
    expect(element.checkValidity()).to.equal(false);
    field('street').value = 'At the harbour';
    field('street').dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(element.checkValidity()).to.equal(true);
    await write(element, field('street'), 'At the harbour');
    form.querySelector('button')?.click();
    expect(orders).to.deep.equal(['A. Shopper,At the harbour,,,']);
    expect(part(element, 'input')).to.have.property('value', 'julian');
  });

  it('counts again once they continue typing it', async () => {
    const { element, field } = await shop(optional);
    await type(element, 'julian');
    await write(element, field('street'), 'At the harbour');
    await type(element, 'juliana');
    expect(element.checkValidity()).to.equal(false);
  });

  for (const [what, name] of [
    ['a flat', 'flat'],
    ['a name', 'name'],
  ] as const) {
    it(`does not give way to ${what} in the fields`, async () => {
      const it = await typedOver(optional);
      await write(it.element, it.field(name), 'Floor 3');
      expect(it.element.value).to.equal(null);
      it.form.querySelector('button')?.click();
      await stopped(it);
      expect(part(it.element, 'input')).to.have.property('value', 'julian');
      expect(it.field(name).value).to.equal('Floor 3');
    });
  }

  it('does not give way to another country: it is searched for there', async () => {
    const countries = html`${optional}<select slot="fields" name="country" autocomplete="country">
        <option value="NL" selected>NL</option><option value="BE">BE</option><option value="US">US</option></select>`;
    const it = await typedOver(countries);
    await write(it.element, it.field('country'), 'BE');
    expect(it.fake.suggestions.at(-1)).to.include({ term: 'julian', context: 'bel' });
    await write(it.element, it.field('country'), 'US');
    it.form.querySelector('button')?.click();
    await stopped(it);
    expect(part(it.element, 'input')).to.have.property('value', 'julian');
  });

  it('is not replaced by the address in the fields when the page reads the value or the fields', async () => {
    const { element, field } = await typedOver();
    field('city').value = 'HAARLEM NOORD';
    expect(element.value).to.equal(null);
    element.readFields();
    part(element, 'input')?.focus();
    await settled(element);
    expect([element.value, element.checkValidity()]).to.deep.equal([null, false]);
    expect(part(element, 'input')).to.have.property('value', 'julian');
  });
});

describe('text in the search, with empty fields of the page', () => {
  it('is awaited while its answer is pending, and ordered if that is one house', async () => {
    const service = later<AutocompleteResponse>();
    const { form, element, orders } = await shop(optional, { fake: fakeClient({ suggest: service.answer }) });
    typeEarly(part(element, 'input') as HTMLInputElement, '2012ES 30');
    form.querySelector('button')?.click();
    await waitUntil(service.isAsked);
    expect(signOf(element)).to.equal('Checking the address…');
    service.resolve({ matches: [house] });
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect(orders).to.deep.equal(['A. Shopper,Julianastraat 30,,2012ES,Haarlem']);
  });

  it('stops the order if the answer has nothing that can be chosen', async () => {
    const service = later<AutocompleteResponse>();
    const it = await shop(optional, { fake: fakeClient({ suggest: service.answer }) });
    typeEarly(part(it.element, 'input') as HTMLInputElement, 'julian');
    it.form.querySelector('button')?.click();
    await waitUntil(service.isAsked);
    service.resolve({ matches: [street] });
    await stopped(it);
    await waitUntil(() => part(it.element, 'error'), 'the reason is there');
  });

  for (const noManual of [true, false]) {
    it(`can be left for the fields if the service fails${noManual ? ', even without manual entry' : ''}`, async () => {
      const fake = fakeClient({ suggest: () => Promise.reject(failure('unauthorized')) });
      const attributes: Record<string, string> = noManual ? { 'no-manual': '' } : {};
      const it = await shop(optional, { fake, attributes });
      await type(it.element, 'Dam 1');
      it.form.querySelector('button')?.click();
      await stopped(it);
      expect(part(it.element, 'error')).not.to.equal(null);
      for (const [name, text] of [
        ['street', 'Dam 1'],
        ['zip', '1012JS'],
        ['city', 'Amsterdam'],
      ] as const)
        await write(it.element, it.field(name), text);
      it.form.querySelector('button')?.click();
      await waitUntil(() => it.orders.length > 0, 'it goes');
      expect(it.orders).to.deep.equal(['A. Shopper,Dam 1,,1012JS,Amsterdam']);
    });
  }
});

describe('text in the search with fields of the page, and an engine that loads late', () => {
  after(() => releaseFile(addressEntryEngine));

  async function early(attributes: Readonly<Record<string, string>> = {}, suggest?: () => AutocompleteResponse) {
    const box = document.createElement('div');
    box.slot = 'fields';
    box.innerHTML = `<input name="name" autocomplete="name"><input name="street" autocomplete="address-line1" value="Dam 1">
      <input name="zip" autocomplete="postal-code" value="1012JS"><input name="city" autocomplete="address-level2" value="Amsterdam">`;
    const fake = fakeClient(suggest && { suggest });
    const it = await mountEarly({ name: '', ...attributes }, fake, box);
    const orders: string[] = [];
    it.form.addEventListener('submit', () => orders.push([...new FormData(it.form).values()].join()));
    const edit = (name: string, text: string) => {
      const field = it.form.elements.namedItem(name) as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return { ...it, orders, edit, order: () => it.form.querySelector('button')?.click() };
  }

  const none = () => ({ matches: [street] });

  it('is not replaced by the address that the page put into them: the order stops', async () => {
    const it = await early({}, none);
    typeEarly(it.input(), 'julian');
    it.order();
    await it.file.come();
    await attached(it.element);
    await stopped(it);
    expect(it.input().value).to.equal('julian');
    expect([it.element.value, it.element.checkValidity()]).to.deep.equal([null, false]);
  });

  it('is not replaced by what was typed there before it', async () => {
    const it = await early({}, none);
    it.edit('street', 'Dam 2');
    typeEarly(it.input(), 'julian');
    await it.file.come();
    await attached(it.element);
    it.order();
    await stopped(it);
    expect(it.input().value).to.equal('julian');
  });

  it('gives way to what is typed there after it', async () => {
    const it = await early({}, none);
    typeEarly(it.input(), 'julian');
    it.edit('street', 'Dam 2');
    it.order();
    await it.file.come();
    await attached(it.element);
    await waitUntil(() => it.orders.length > 0, 'it goes');
    expect(it.orders).to.deep.equal([',,Dam 2,1012JS,Amsterdam']);
  });

  for (const required of [true, false]) {
    it(`stops the order if the engine never loads, until they type there or clear it (${required ? 'required' : 'optional'})`, async () => {
      const attributes: Record<string, string> = required ? { required: '' } : {};
      const it = await early(attributes);
      typeEarly(it.input(), 'julian');
      it.order();
      await it.file.stayAway();
      expect([it.orders, it.element.checkValidity()]).to.deep.equal([[], false]);
      it.edit('name', 'A. Shopper');
      expect(it.element.checkValidity()).to.equal(false);
      it.edit('street', 'Dam 2');
      it.order();
      await it.file.stayAway();
      expect(it.orders).to.deep.equal([',A. Shopper,Dam 2,1012JS,Amsterdam']);
      typeEarly(it.input(), 'julia');
      expect(it.element.checkValidity()).to.equal(false);
      typeEarly(it.input(), '');
      it.order();
      await it.file.stayAway();
      expect(it.orders.length).to.equal(2);
    });
  }
});
