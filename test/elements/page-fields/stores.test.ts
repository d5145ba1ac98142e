/** Fields of a page whose texts a script changes without an event: jQuery's own `change`, stores of frameworks, hidden inputs. */
import { aTimeout, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { expect, options, part, rows, settled, type } from '../address-entry/support.ts';
import { attached } from '../element.support.ts';
import { enhance, ready, type Setup, select, write } from './support.ts';

const lines = html`
  <input slot="fields" name="street" autocomplete="address-line1" />
  <input slot="fields" name="zip" autocomplete="postal-code" />
  <input slot="fields" name="city" autocomplete="address-level2" />
`;

/** As `jQuery(field).val(text).trigger('change')`: listeners of jQuery hear of it, and no event is dispatched. */
function silently(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  field.value = text;
}

/** The ways in which a page says the country, and how a script says another one there. */
const countries: Readonly<Record<string, readonly [TemplateResult, (form: HTMLFormElement) => void]>> = {
  'a select of codes': [
    html`<select slot="fields" name="country" autocomplete="country"><option value="NL">1</option><option value="BE">2</option></select>`,
    (form) => silently(form.elements.namedItem('country') as HTMLSelectElement, 'BE'),
  ],
  'a select of names and numbers': [
    html`<select slot="fields" name="country" autocomplete="country"><option value="150">Netherlands</option><option value="21">Belgium</option></select>`,
    (form) => silently(form.elements.namedItem('country') as HTMLSelectElement, '21'),
  ],
  'a hidden input': [
    html`<input slot="fields" type="hidden" name="country" autocomplete="country" value="NL" />`,
    (form) => silently(form.elements.namedItem('country') as HTMLInputElement, 'BE'),
  ],
  'an input with a list': [
    html`<input slot="fields" name="country" autocomplete="country-name" list="all" value="Netherlands" />`,
    (form) => silently(form.elements.namedItem('country') as HTMLInputElement, 'Belgium'),
  ],
  'radio buttons': [
    html`<div slot="fields"><input type="radio" name="country" data-address-part="country" value="NL" checked />
      <input type="radio" name="country" data-address-part="country" value="BE" /></div>`,
    (form) => {
      (form.querySelector('[value=BE]') as HTMLInputElement).checked = true;
    },
  ],
  'a select that is rendered anew': [
    html`<select slot="fields" name="country" autocomplete="country"><option value="NL">1</option></select>`,
    (form) => {
      const select = document.createElement('select');
      Object.assign(select, { slot: 'fields', autocomplete: 'country', innerHTML: '<option>BE</option>' });
      form.querySelector('select')?.replaceWith(select);
    },
  ],
  'a select that comes late': [
    html``,
    (form) => {
      const select = document.createElement('select');
      Object.assign(select, { slot: 'fields', autocomplete: 'country', innerHTML: '<option>BE</option>' });
      form.querySelector('address-entry')?.append(select);
    },
  ],
};

async function shop(fields: TemplateResult = lines, setup: Setup = {}) {
  const it = await enhance(fields, setup);
  await attached(it.element);
  const heard: string[] = [];
  for (const name of ['change', 'address-selected', 'address-cleared', 'address-step'])
    it.element.addEventListener(name, ({ target }) => target === it.element && heard.push(name));
  return { ...it, heard };
}

async function fill({ element, field }: Awaited<ReturnType<typeof shop>>, street: string) {
  silently(field('street'), street);
  silently(field('zip'), '1012JS');
  silently(field('city'), 'Amsterdam');
  await settled(element);
}

const streetOf = ({ value }: AddressEntry) => value?.street ?? null;

describe('a country that a script sets in a field of the page, without an event', () => {
  for (const [what, [country, choose]] of Object.entries(countries)) {
    it(`is that of the next search: ${what}`, async () => {
      const { form, element, fake, heard } = await shop(html`${country}${lines}`);
      await type(element, 'Haa');
      expect(fake.suggestions.at(-1)?.context).to.equal('nld');
      choose(form);
      await type(element, 'Haar');
      expect(fake.suggestions.at(-1)).to.include({ term: 'Haar', context: 'bel' });
      expect(element.country).to.equal('BE');
      expect(heard.filter((name) => name !== 'address-step')).to.deep.equal([]);
    });
  }

  it('removes the list of the previous country, so that none of its addresses is chosen', async () => {
    const [country, choose] = countries['a select of codes'] as (typeof countries)[string];
    const { form, element, fake, field } = await shop(html`${country}${lines}`);
    await type(element, 'Haarlem');
    const [house] = options(element);
    choose(form);
    house?.click();
    await settled(element);
    expect(fake.details).to.deep.equal([]);
    expect(field('country').value).to.equal('BE');
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
  });

  it('hides the search if it is not supported', async () => {
    const it = await shop(html`<select slot="fields" name="country" autocomplete="country">
      <option>NL</option><option>US</option></select>${lines}`);
    silently(it.field('country'), 'US');
    await type(it.element, 'Haa');
    expect(it.fake.suggestions).to.deep.equal([]);
    expect(rows(it.element).filter((row) => row.matches('[part~=option]'))).to.deep.equal([]);
  });

  it('moves the address there, and clears no field', async () => {
    const [country, choose] = countries['a select of codes'] as (typeof countries)[string];
    const it = await shop(html`${country}${lines}`);
    await select(it.element);
    it.heard.length = 0;
    choose(it.form);
    expect([it.element.value?.country.iso2, it.field('zip').value]).to.deep.equal(['BE', '2012ES']);
    await settled(it.element);
    expect(it.heard).to.deep.equal([]);
  });
});

describe('an address that a script writes into fields of the page, without an event', () => {
  it('is the value in the listeners of a submission', async () => {
    const it = await shop();
    await fill(it, 'Dam 1');
    const orders: unknown[] = [];
    it.form.addEventListener('submit', () => orders.push(streetOf(it.element)));
    it.form.requestSubmit();
    expect(orders).to.deep.equal(['Dam 1']);
  });

  it('replaces the chosen address, and is removed the same way', async () => {
    const it = await shop();
    await select(it.element);
    it.heard.length = 0;
    await fill(it, 'Dam 1');
    expect(streetOf(it.element)).to.equal('Dam 1');
    for (const name of ['street', 'zip', 'city']) silently(it.field(name), '');
    expect(it.element.step).to.equal('search');
    expect(it.element.value).to.equal(null);
    await settled(it.element);
    expect([it.heard, part(it.element, 'input')]).to.deep.equal([[], part(it.element, 'input')]);
    expect(part(it.element, 'input')).to.have.property('value', '');
  });

  it('is the same one if the page only spells it differently', async () => {
    const it = await shop();
    await select(it.element);
    const { value } = it.element;
    silently(it.field('city'), 'HAARLEM');
    silently(it.field('zip'), '2012 es');
    part(it.element, 'input')?.focus();
    expect(it.element.value).to.equal(value);
    expect(it.field('city').value).to.equal('HAARLEM');
  });

  it('is still the chosen one if the page fills its fields itself, later', async () => {
    const it = await shop();
    it.element.addEventListener('address-before-fill', (event) => event.preventDefault());
    await select(it.element);
    const { value } = it.element;
    silently(it.field('street'), 'Julianastraat 30');
    silently(it.field('zip'), '2012ES');
    silently(it.field('city'), 'Haarlem');
    expect([it.element.value, it.element.value?.source]).to.deep.equal([value, 'autocomplete']);
  });

  it('stays if the page removes its fields', async () => {
    const it = await shop();
    await select(it.element);
    for (const field of it.element.querySelectorAll('[slot=fields]')) field.remove();
    expect(streetOf(it.element)).to.equal('Julianastraat');
    await settled(it.element);
  });

  it('is the page’s own again after a reset', async () => {
    const it = await shop();
    await fill(it, 'Dam 1');
    expect(streetOf(it.element)).to.equal('Dam 1');
    it.form.reset();
    await aTimeout(0);
    await settled(it.element);
    expect(it.element.value).to.equal(null);
  });
});

describe('a shopper who types in fields of the page', () => {
  it('has nothing adopted before they are done', async () => {
    const it = await shop();
    await fill(it, 'Dam 1');
    expect(streetOf(it.element)).to.equal('Dam 1');
    it.field('street').focus();
    it.field('street').value = 'Dam 12';
    it.field('street').dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(streetOf(it.element)).to.equal('Dam 1');
    it.field('street').dispatchEvent(new Event('change', { bubbles: true }));
    await aTimeout(0);
    await settled(it.element);
    expect([streetOf(it.element), it.heard]).to.deep.equal(['Dam 12', ['address-selected', 'change']]);
  });

  it('is noticed even if a script rewrites the text, so that no change event fires', async () => {
    const it = await shop();
    it.field('zip').focus();
    for (const [name, text] of Object.entries({ street: 'Dam 1', city: 'Amsterdam', zip: '1012JS' })) {
      it.field(name).value = text;
      it.field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    it.form.querySelector('button')?.focus();
    await aTimeout(0);
    await settled(it.element);
    expect([it.element.value?.source, it.heard]).to.deep.equal([
      'manual',
      ['address-step', 'address-selected', 'change'],
    ]);
  });
});

describe('fields that a page re-renders once an address is in them', () => {
  const withCountry = html`<select slot="fields" name="country" autocomplete="country"><option>NL</option><option>BE</option></select>${lines}
    <input slot="fields" name="state" autocomplete="address-level1" />`;

  const renderAnew = (field: HTMLInputElement, text: string) =>
    field.replaceWith(Object.assign(field.cloneNode() as HTMLInputElement, { value: text }));

  it('keep the other address that came with them', async () => {
    const it = await shop(withCountry);
    await select(it.element);
    silently(it.field('country'), 'BE');
    for (const [name, text] of Object.entries({ street: 'Rue Haute 1', zip: '1000', city: 'Brussel', state: '' }))
      renderAnew(it.field(name), text);
    await settled(it.element);
    await aTimeout(0);
    expect([...new FormData(it.form).values()]).to.deep.equal(['BE', 'Rue Haute 1', '1000', 'Brussel', '']);
    expect([streetOf(it.element), it.element.value?.country.iso2]).to.deep.equal(['Rue Haute 1', 'BE']);
  });

  it('leave the country that was chosen meanwhile, as with select2', async () => {
    const it = await shop(withCountry);
    await select(it.element);
    silently(it.field('country'), 'BE');
    renderAnew(it.field('state'), '');
    await settled(it.element);
    await aTimeout(0);
    expect(it.field('country').value).to.equal('BE');
  });

  for (const text of ['', 'Utrecht']) {
    it(`get the address if they come ${text ? 'with the former text' : 'empty'}`, async () => {
      const it = await shop(withCountry);
      silently(it.field('city'), text);
      await select(it.element);
      renderAnew(it.field('city'), text);
      await settled(it.element);
      expect(it.field('city').value).to.equal('Haarlem');
    });
  }
});

describe('fields that a store clears a moment after a change of country', () => {
  it('have the address that came with that country', async () => {
    const fields = html`<select slot="fields" name="country" autocomplete="country"><option></option><option>NL</option></select>${lines}`;
    const it = await shop(fields);
    const heard: string[] = [];
    it.field('country').addEventListener('change', () =>
      queueMicrotask(() => {
        heard.push(it.field('zip').value);
        silently(it.field('zip'), '');
      }),
    );
    await select(it.element);
    await aTimeout(0);
    expect([heard, it.field('zip').value, it.element.value?.source]).to.deep.equal([
      ['2012ES'],
      '2012ES',
      'autocomplete',
    ]);
  });
});

describe('the second line of an address that the page re-renders', () => {
  it('is not used for the next address', async () => {
    const it = await shop(html`${lines}<input slot="fields" name="flat" autocomplete="address-line2" />`);
    await select(it.element);
    await write(it.element, it.field('flat'), 'Flat 3');
    const flat = it.field('flat').cloneNode() as HTMLInputElement;
    flat.value = 'Flat 3';
    it.field('flat').replaceWith(flat);
    await type(it.element, 'Haarlem 2');
    options(it.element)[0]?.click();
    await settled(it.element);
    expect(it.field('flat').value).to.equal('');
  });
});

describe('the page’s radio buttons for the country', () => {
  it('keep their values when an address is filled in', async () => {
    const it = await shop(html`${(countries['radio buttons'] as (typeof countries)[string])[0]}${lines}`);
    await write(it.element, it.form.querySelector('[value=BE]') as HTMLInputElement, 'BE');
    await select(it.element);
    const radios = [...it.form.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios.map(({ value }) => value)).to.deep.equal(['NL', 'BE']);
    expect(it.form.elements.namedItem('country')).to.have.property('value', 'NL');
  });
});

describe('two elements in one form whose fields a script fills', () => {
  it('have an address each', async () => {
    const fieldsOf = (prefix: string) =>
      html`<div slot="fields"><input name=${`${prefix}-street`} autocomplete=${`${prefix} address-line1`} />
        <input name=${`${prefix}-zip`} autocomplete=${`${prefix} postal-code`} /></div>`;
    const it = await shop(fieldsOf('shipping'));
    const other = document.createElement('address-entry');
    other.client = it.fake.client;
    other.country = 'NL';
    const second = await enhance(fieldsOf('billing'));
    other.append(...second.element.children);
    it.form.append(other);
    await ready(other);
    silently(it.field('shipping-street'), 'Dam 1');
    silently(it.field('shipping-zip'), '1012JS');
    expect([streetOf(it.element), streetOf(other)]).to.deep.equal(['Dam 1', null]);
    silently(it.field('billing-street'), 'Rokin 2');
    silently(it.field('billing-zip'), '1012KT');
    expect([streetOf(it.element), streetOf(other)]).to.deep.equal(['Dam 1', 'Rokin 2']);
  });
});

describe('fields without tokens that a script changes', () => {
  it('are read as named by pageFields', async () => {
    const it = await shop(
      html`<div slot="fields"><input name="street[0]" /><input id="zip" name="zip" /><select name="land"><option>NL</option><option>BE</option></select></div>`,
    );
    it.element.pageFields = { street: 'street[0]', postcode: '#zip', country: 'select' };
    await settled(it.element);
    silently(it.field('street[0]'), 'Dam 1');
    silently(it.field('zip'), '1012JS');
    silently(it.field('land'), 'BE');
    expect([streetOf(it.element), it.element.value?.country.iso2]).to.deep.equal(['Dam 1', 'BE']);
  });
});
