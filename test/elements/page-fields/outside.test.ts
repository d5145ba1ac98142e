/** Fields that the page did not put into the element: it names them in `pageFields`. */
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { AddressEntry, PageFieldMap } from '../../../src/address-entry.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { eventsOf, expect, options, part, settled, type } from '../address-entry/support.ts';
import { attached, hasButton, waitUntil } from '../element.support.ts';
import { mountEarly, releaseFile, typeEarly } from '../late/support.ts';
import { answer, fakeValidation, match } from '../panels/manual/support.ts';
import { fieldOf, ready, select, write } from './support.ts';

const checkout = html`
  <input name="email" />
  <select name="country_id"><option>NL</option><option>BE</option></select>
  <input name="street[0]" />
  <input name="street[1]" />
  <input id="zip-code" name="postcode" />
  <input class="town" name="city" />
`;

const named: PageFieldMap = {
  country: 'country_id',
  'address-line1': 'street[0]',
  'address-line2': 'street[1]',
  postcode: 'zip-code',
  locality: '.town',
};

interface Shop {
  readonly fields?: TemplateResult;
  readonly pageFields?: PageFieldMap | null | ((form: HTMLFormElement) => PageFieldMap);
  /** Puts the element into the page. Default: before the fields. */
  readonly place?: (form: HTMLFormElement, element: AddressEntry) => void;
}

/** A form that the shop renders, and an element that it puts in. */
async function shop({ fields = checkout, pageFields = named, place = (form, it) => form.prepend(it) }: Shop = {}) {
  const fake = fakeValidation(() => answer(match('A', 'Building')));
  const form = await fixture<HTMLFormElement>(html`
    <form id="checkout" @submit=${(event: Event) => event.preventDefault()}>${fields}<button>Order</button></form>
  `);
  const element = document.createElement('address-entry');
  Object.assign(element, { name: 'shipping', country: 'NL', client: fake.client });
  element.pageFields = typeof pageFields === 'function' ? pageFields(form) : pageFields;
  place(form, element);
  await ready(element);
  await attached(element);
  return { form, element, fake, field: (name: string) => fieldOf(form, name), heard: eventsOf(element) };
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

const haarlem = [
  'email=',
  'country_id=NL',
  'street[0]=Julianastraat 30',
  'street[1]=',
  'postcode=2012ES',
  'city=Haarlem',
];

/** As a store does, or jQuery. */
function silently({ form }: { readonly form: HTMLFormElement }, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) fieldOf(form, name).value = text;
}

const dam = { 'street[0]': 'Dam 1', postcode: '1012JS', city: 'Amsterdam' };

describe('page fields outside of the element', () => {
  const ways: Readonly<Record<string, Shop>> = {
    'in its form, by name, id and selector': {},
    'in the form that its attribute names': {
      place: (form, element) => {
        element.setAttribute('form', 'checkout');
        form.before(element);
      },
    },
    'beside it, where it has no form': {
      place: (form, element) => form.before(element),
    },
    'as elements': {
      pageFields: (form) => ({
        country: form.querySelector('select'),
        'address-line1': fieldOf(form, 'street[0]'),
        'address-line2': fieldOf(form, 'street[1]'),
        postcode: fieldOf(form, 'postcode'),
        locality: fieldOf(form, 'city'),
        region: form.querySelector('#none'),
        district: document.createElement('input'),
      }),
      place: (form, element) => form.before(element),
    },
    'behind it, some of them in the slot': {
      place: (form, element) => {
        const slotted = document.createElement('div');
        slotted.slot = 'fields';
        slotted.append(fieldOf(form, 'country_id'), fieldOf(form, 'street[0]'), fieldOf(form, 'street[1]'));
        element.append(slotted);
        fieldOf(form, 'email').after(element);
      },
    },
  };
  for (const [what, setup] of Object.entries(ways)) {
    it(`are filled with the selected address, and are what is submitted: ${what}`, async () => {
      const { form, element, heard } = await shop(setup);
      const changed: string[] = [];
      form.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name));
      await select(element);
      expect(sent(form)).to.deep.equal(haarlem);
      expect(changed.filter((name) => name !== 'shipping')).to.deep.equal(['postcode', 'city', 'street[0]']);
      expect(heard).to.include.members(['address-selected', 'change']);
      expect([part(element, 'country'), part(element, 'address')]).to.deep.equal([null, null]);
    });
  }

  it('are filled when the page names them if there is already an address', async () => {
    const { form, element } = await shop({ pageFields: null });
    await select(element);
    element.pageFields = named;
    await ready(element);
    expect(sent(form)).to.deep.equal(haarlem);
    expect([element.value?.street, element.value?.source]).to.deep.equal(['Julianastraat', 'autocomplete']);
  });

  it('are the initial address', async () => {
    const fields = html`<input name="street[0]" value="Dam 1" /><input id="zip-code" value="1012JS" />`;
    const { element, heard } = await shop({ fields });
    expect([element.value?.street, element.value?.postcode, heard]).to.deep.equal(['Dam 1', '1012JS', []]);
  });

  it('are looked up each time: a framework may have re-rendered them', async () => {
    const it = await shop();
    await select(it.element);
    for (const field of it.form.querySelectorAll('input')) field.replaceWith(field.cloneNode());
    await waitUntil(() => it.field('city').value === 'Haarlem', 'the new fields are filled');
    expect(sent(it.form)).to.deep.equal(haarlem);
    await write(it.element, it.field('street[0]'), 'Dam 1');
    expect(it.element.value?.street).to.equal('Dam 1');
    await type(it.element, 'Haarlem');
    options(it.element)[0]?.click();
    await settled(it.element);
    expect(sent(it.form)).to.deep.equal(haarlem);
  });

  it('are those in the slot if the text means one of these, and never those of another element', async () => {
    const it = await shop({ pageFields: { postcode: 'postcode', locality: 'city' } });
    const other = document.createElement('address-entry');
    const own = await fixture<HTMLElement>(
      html`<div slot="fields"><input name="postcode" /><input name="town" autocomplete="address-level2" /></div>`,
    );
    Object.assign(other, { country: 'NL', client: it.fake.client, pageFields: { postcode: 'postcode' } });
    other.append(own);
    it.form.after(other);
    await ready(other);
    await attached(other);
    await select(other);
    const texts = [...own.querySelectorAll('input')].map(({ value }) => value);
    expect([texts, it.field('postcode').value]).to.deep.equal([['2012ES', 'Haarlem'], '']);
  });

  it('get the focus for manual entry: the first visible one', async () => {
    const fields = html`<input name="postcode" hidden /><input name="city" />`;
    const it = await shop({ fields, pageFields: { postcode: 'postcode', locality: 'city' } });
    it.element.enterManually();
    expect(document.activeElement).to.equal(it.field('city'));
    expect(hasButton(it.element, 'Use this address')).to.equal(false);
  });
});

describe('a shopper who types into fields outside of the element', () => {
  afterEach(() => releaseFile(addressEntryEngine));

  it('has an address on leaving a field, and it is validated on leaving the last one', async () => {
    const it = await shop();
    for (const [name, text] of Object.entries({
      'street[0]': 'julianastraat 30',
      postcode: '2012es',
      city: 'Haarlem',
    })) {
      it.field(name).focus();
      await write(it.element, it.field(name), text);
    }
    expect([it.element.value?.street, it.element.value?.source]).to.deep.equal(['julianastraat 30', 'manual']);
    expect(it.fake.validations).to.deep.equal([]);
    it.field('email').focus();
    await waitUntil(() => it.fake.validations.length === 1, 'the service is asked');
    await waitUntil(() => it.element.value?.verdict, 'the verdict is there');
    expect(it.heard).to.include.members(['address-selected', 'change']);
  });

  it('means the address there, and not the text typed in the search before', async () => {
    const it = await shop();
    await select(it.element);
    await type(it.element, 'julian');
    expect(it.element.validity.valid).to.equal(false);
    await write(it.element, it.field('email'), 'a@example.com');
    expect(it.element.validity.valid).to.equal(false);
    await write(it.element, it.field('street[0]'), 'Dam 1');
    expect([it.element.validity.valid, it.element.value?.street]).to.deep.equal([true, 'Dam 1']);
  });

  it('means it even before the engine has loaded, and if it never loads', async () => {
    const fields = html`<div><input name="city" value="Amsterdam" /><input name="street[0]" /></div>`;
    const { form, element, input, file } = await mountEarly();
    form.append(await fixture<HTMLElement>(fields));
    element.pageFields = named;
    let orders = 0;
    form.addEventListener('submit', () => orders++);
    typeEarly(input(), 'julian');
    form.querySelector('button')?.click();
    await file.stayAway();
    expect([orders, element.checkValidity()]).to.deep.equal([0, false]);
    typeEarly(fieldOf(form, 'street[0]'), 'Dam 2');
    form.querySelector('button')?.click();
    await file.stayAway();
    await waitUntil(() => orders === 1, 'the order goes');
    expect(element.checkValidity()).to.equal(true);
  });
});

describe('fields outside of the element that a store changes without an event', () => {
  type Page = Awaited<ReturnType<typeof shop>>;
  const readings: Readonly<Record<string, (it: Page) => unknown>> = {
    'when the page asks for it': () => null,
    'when the page has the fields read': ({ element }) => element.readFields(),
    'when the focus comes to the search': ({ element }) => part(element, 'input')?.focus(),
    'when the focus comes to one of the fields': ({ field }) => field('city').focus(),
    'when the form is submitted': ({ form }) => form.requestSubmit(),
  };
  for (const [when, act] of Object.entries(readings)) {
    it(`are the value ${when}, and fire nothing`, async () => {
      const it = await shop();
      silently(it, dam);
      act(it);
      expect(it.element.value?.street).to.equal('Dam 1');
      await settled(it.element);
      expect(it.heard).to.deep.equal([]);
      expect(it.field('street[0]').value).to.equal('Dam 1');
    });
  }
});
