import { aTimeout, html, oneEvent } from '@open-wc/testing';
import type { AddressSelected } from '../../../src/address-entry.ts';
import { eventsOf, expect, fakeClient, netherlands, part, settled, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { enhance, fieldOf, plainFields, read, select, write } from './support.ts';

/** Puts values into fields one after the other in one go, as a browser does. */
function autofill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const dam = { street: 'Dam 1', zip: '1012 JS', city: 'Amsterdam' };

describe('a browser that fills in the fields', () => {
  it('makes one address of one action', async () => {
    const { element, form } = await enhance();
    const heard = eventsOf(element).filter(Boolean);
    const selected: AddressSelected[] = [];
    element.addEventListener('address-selected', ({ detail }) => selected.push(detail));
    autofill(form, dam);
    await read(element);
    expect(selected.length).to.equal(1);
    expect(selected[0]?.source).to.equal('manual');
    expect(selected[0]?.details).to.equal(null);
    expect(element.value?.street).to.equal('Dam 1');
    expect(element.value?.country.iso2).to.equal('NL');
    expect(element.step).to.equal('done');
    expect(heard).not.to.include('address-error');
  });

  it('closes the list, and no request is sent', async () => {
    const { element, form, fake } = await enhance();
    await type(element, 'Haa');
    expect(part(element, 'input')?.ariaExpanded).to.equal('true');
    const asked = fake.suggestions.length;
    autofill(form, dam);
    await read(element);
    expect(part(element, 'input')?.ariaExpanded).to.equal('false');
    expect(fake.suggestions.length).to.equal(asked);
  });

  it('is not overtaken by a late answer', async () => {
    let answer = (_: { matches: [] }) => {};
    const fake = fakeClient({ suggest: () => new Promise((resolve) => (answer = resolve)) });
    const { element, form } = await enhance(plainFields, { fake });
    void type(element, 'Haa');
    await waitUntil(() => fake.suggestions.length === 1, 'it is asked');
    autofill(form, dam);
    await aTimeout(0);
    answer({ matches: [] });
    await settled(element);
    expect(element.value?.locality).to.equal('Amsterdam');
    expect(fake.signals[0]?.aborted).to.equal(true);
  });

  it('may fill in the search field as well, and no request is sent', async () => {
    const { element, form, fake } = await enhance();
    const input = part(element, 'input') as HTMLInputElement;
    // Only a browser can bring the real state about.
    Object.defineProperty(input, 'matches', { value: (selector: string) => selector === ':autofill' });
    await type(element, 'Dam 1');
    expect(fake.suggestions).to.deep.equal([]);
    expect(input.value).to.equal('');
    autofill(form, dam);
    await read(element);
    expect(input.value).to.equal('1012 JS Amsterdam, Dam 1');
  });

  it('leaves the address incomplete as long as a required part is missing', async () => {
    const { element, form } = await enhance();
    autofill(form, { street: 'Dam 1', zip: '1012 JS' });
    await read(element);
    expect(element.value).to.equal(null);
  });
});

describe('a shopper who edits a field', () => {
  it('changes that part of the address, and the others stay', async () => {
    const { element, field } = await enhance();
    await select(element);
    const changed = oneEvent(element, 'address-selected');
    await write(element, field('zip'), '2012 ET');
    expect((await changed).detail.source).to.equal('manual');
    expect(element.value?.postcode).to.equal('2012 ET');
    expect(element.value?.buildingNumber).to.equal(30);
    expect(element.value?.details).to.equal(null);
    expect(field('zip').value).to.equal('2012 ET');
  });

  it('removes the address by clearing a required part', async () => {
    const { element, field } = await enhance();
    await select(element);
    const heard = eventsOf(element);
    await write(element, field('street'), '');
    expect(element.value).to.equal(null);
    expect(heard).to.include('address-cleared');
    expect(field('city').value).to.equal('Haarlem');
  });

  it('changes nothing by writing the same differently', async () => {
    const { element, field } = await enhance();
    await select(element);
    const { value } = element;
    await write(element, field('zip'), '2012 es');
    expect(element.value).to.equal(value);
  });

  it('has the address in the fields in a form of another component as well', async () => {
    const { element, form } = await enhance(undefined, { attributes: { verify: 'never' } });
    const component = document.body.appendChild(document.createElement('div'));
    component.attachShadow({ mode: 'open' }).append(form);
    autofill(form, dam);
    let submitted: string | null | undefined;
    form.addEventListener('submit', () => {
      submitted = element.value?.street;
    });
    form.requestSubmit();
    expect(submitted).to.equal('Dam 1');
    component.remove();
  });

  it('can fill in other fields', async () => {
    const { element, field } = await enhance();
    const heard = eventsOf(element);
    await write(element, field('name'), 'B. Shopper');
    expect(heard).to.deep.equal(['input', 'change']);
    expect(element.value).to.equal(null);
  });
});

describe('fields with initial values', () => {
  const prefilled = html`
    <div slot="fields">
      <input name="street" autocomplete="address-line1" value="Dam 1" />
      <input name="zip" autocomplete="postal-code" value="1012JS" />
    </div>
  `;

  it('are the address, without an event', async () => {
    const { element } = await enhance(prefilled);
    expect(element.value?.street).to.equal('Dam 1');
    expect(element.value?.mailLines).to.deep.equal(['Dam 1', '1012 JS']);
    expect(element.step).to.equal('done');
  });

  it('are the address again after a reset', async () => {
    const { element, form, field } = await enhance(prefilled);
    await select(element);
    expect(field('street').value).to.equal('Julianastraat 30');
    form.reset();
    await read(element);
    expect(field('street').value).to.equal('Dam 1');
    expect(element.value?.street).to.equal('Dam 1');
  });

  it('take precedence over an older address that the page set', async () => {
    const value = JSON.stringify({ country: netherlands, street: 'Spui', building: '1', postcode: '2511BL' });
    const { element, field } = await enhance(prefilled, { attributes: { value } });
    expect(element.value?.street).to.equal('Dam 1');
    expect(field('zip').value).to.equal('1012JS');
  });

  it('leave the page’s address complete if it is the same', async () => {
    const address = { country: netherlands, street: 'Dam', building: '1', buildingNumber: 1, postcode: '1012JS' };
    const { element } = await enhance(prefilled, { attributes: { value: JSON.stringify(address) } });
    expect(element.value?.buildingNumber).to.equal(1);
  });

  it('are filled with the page’s address if they are empty', async () => {
    const address = { country: netherlands, street: 'Dam', building: '1', postcode: '1012JS' };
    const { field } = await enhance(plainFields, { attributes: { value: JSON.stringify(address) } });
    expect(field('street').value).to.equal('Dam 1');
  });

  it('are empty after a reset if they were', async () => {
    const { element, form, field } = await enhance();
    await select(element);
    form.reset();
    await read(element);
    expect(field('street').value).to.equal('');
    expect(element.value).to.equal(null);
    expect(element.step).to.equal('search');
  });

  it('are no longer followed once the element is removed', async () => {
    const { element, form, field } = await enhance();
    const fields = element.firstElementChild as HTMLElement;
    element.remove();
    form.append(element);
    await read(element);
    await write(element, field('street'), 'Dam 1');
    await write(element, field('zip'), '1012JS');
    await write(element, field('city'), 'Amsterdam');
    expect(element.value?.street).to.equal('Dam 1');
    element.remove();
    form.append(fields);
    await write(element, field('zip'), '9999ZZ');
    expect(element.value?.postcode).to.equal('1012JS');
  });
});
