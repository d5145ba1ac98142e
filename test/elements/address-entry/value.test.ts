/** Tests the page's writing of `value` and `country`, and that it undoes nothing else. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { waitUntil } from '../element.support.ts';
import {
  answer,
  button,
  fakeValidation,
  fill,
  match,
  mountManual,
  stepIs,
  typedHouse,
} from '../panels/manual/support.ts';
import { details, eventsOf, expect, fakeClient, mount, netherlands, options, part, settled, type } from './support.ts';

const saved = addressFrom(details, netherlands);

async function found(element: AddressEntry): Promise<Address> {
  await type(element, 'Haarlem');
  options(element)[0]?.click();
  await settled(element);
  return element.value as Address;
}

/** As frameworks wrap what they are given. */
function wrapped<Value extends object>(value: Value): Value {
  return new Proxy(value, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'object' && member !== null ? wrapped(member) : member;
    },
  });
}

const copies: Readonly<Record<string, (value: Address) => Address>> = {
  'the value itself': (value) => value,
  'a deep copy': (value) => structuredClone(value),
  'the JSON of it, read': (value) => JSON.parse(JSON.stringify(value)),
  'a proxy of it': wrapped,
};

describe('an address that the page writes back', () => {
  for (const [what, copy] of Object.entries(copies)) {
    it(`changes nothing if it is ${what}`, async () => {
      const { element, form } = await mount();
      const value = await found(element);
      const before = [...new FormData(form)];
      const heard = eventsOf(element);
      element.value = copy(value);
      await settled(element);
      expect(element.value).to.equal(value);
      expect([...new FormData(form)]).to.deep.equal(before);
      expect(heard).to.deep.equal([]);
    });
  }

  it('keeps a correction, its verdict and its undo', async () => {
    const fake = fakeValidation(() => answer(match('B', 'Building')));
    const { element, form } = await mountManual(fake);
    await fill(element, { ...typedHouse, street: 'Julianastrat' });
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    const before = [...new FormData(form)];
    expect(element.matches(':state(verified)')).to.equal(true);
    element.value = structuredClone(element.value);
    await settled(element);
    expect([...new FormData(form)]).to.deep.equal(before);
    expect(element.matches(':state(verified)')).to.equal(true);
    expect(button(element, 'Keep what I typed')).to.exist;
  });

  it('is not validated again', async () => {
    const fake = fakeValidation(() => answer(match('A', 'Building')));
    const { element, form } = await mountManual(fake);
    element.verify = 'submit';
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    const asked = fake.validations.length;
    element.value = structuredClone(element.value);
    await settled(element);
    form.requestSubmit();
    await settled(element);
    expect(fake.validations).to.have.length(asked);
  });

  it('keeps its own source, grade and verdict', async () => {
    const { element, form } = await mount();
    element.value = { ...saved, source: 'manual', verdict: { grade: 'B', level: 'Building', choice: 'corrected' } };
    await settled(element);
    expect(new FormData(form).get('shipping.source')).to.equal('manual');
    expect(new FormData(form).get('shipping.grade')).to.equal('B');
    expect(element.matches(':state(verified)')).to.equal(true);
  });
});

describe('an address that the page has not received yet', () => {
  it('stays if a listener to an earlier step event writes back null', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    element.addEventListener('address-step', () => {
      if (element.step === 'done') element.value = null;
    });
    await type(element, 'Haarlem');
    heard.length = 0;
    options(element)[0]?.click();
    await settled(element);
    expect(heard).to.deep.equal(['address-step', 'address-step', 'address-selected', 'change']);
    expect(element.value?.street).to.equal(details.address.street);
    element.value = null;
    expect(element.value, 'once it has heard of it').to.equal(null);
  });

  it('stays if a listener to an earlier step event writes back the address that it knows', async () => {
    const { element } = await mountManual(fakeValidation());
    element.verify = 'never';
    element.value = saved;
    await settled(element);
    element.enterManually();
    await stepIs(element, 'manual');
    const writeBack = () => {
      element.value = structuredClone(saved);
    };
    element.addEventListener('address-step', writeBack);
    await fill(element, { building: '32' });
    const heard = eventsOf(element);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    await settled(element);
    expect(element.value?.building).to.equal('32');
    expect(heard).to.deep.equal(['address-step', 'address-selected', 'change']);
    writeBack();
    expect(element.value?.building, 'once it has heard of it').to.equal(saved.building);
  });

  it('stays if the page disables the element, and fires its event once it is enabled', async () => {
    const { element } = await mount();
    const streets: (string | null | undefined)[] = [];
    element.addEventListener('address-selected', ({ detail }) => streets.push(detail.address.street));
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    element.disabled = true;
    await waitUntil(() => element.value, 'the details');
    element.value = null;
    element.disabled = false;
    await settled(element);
    expect(streets).to.deep.equal([details.address.street]);
  });
});

describe('a value that a script sets', () => {
  it('fires nothing at all, whatever was there before: neither a step nor a cleared address', async () => {
    const { element } = await mount();
    await settled(element);
    const heard = eventsOf(element);
    element.setAttribute('value', JSON.stringify(saved));
    await settled(element);
    for (const value of [{ ...saved, building: '32' }, null, saved]) {
      element.value = value;
      await settled(element);
    }
    expect(element.step).to.equal('done');
    element.clear();
    await settled(element);
    expect(heard).to.deep.equal([]);
  });

  it('fires nothing in the manual fields, either', async () => {
    const { element } = await mountManual(fakeValidation());
    await fill(element, typedHouse);
    const heard = eventsOf(element);
    element.value = saved;
    await settled(element);
    element.value = null;
    await settled(element);
    expect(heard).to.deep.equal([]);
  });
});

describe('an address with parts of a wrong type', () => {
  it('is an address without those parts, and can be changed by hand', async () => {
    const { element, form } = await mount(fakeValidation());
    const odd = { ...saved, building: [30], postcode: { code: 2012 }, mailLines: [1, null, 'Haarlem'] };
    Reflect.set(element, 'value', odd);
    await settled(element);
    expect(element.value).to.include({ building: null, postcode: null, street: 'Julianastraat' });
    expect(element.value?.mailLines).to.deep.equal(['Haarlem']);
    expect(String(new FormData(form).get('shipping.postcode'))).to.equal('');
    element.enterManually();
    await stepIs(element, 'manual');
  });
});

describe('the value attribute', () => {
  const json = JSON.stringify(saved);
  const other = JSON.stringify({ ...saved, building: '32' });

  it('does not change the shopper’s address, whether it is set to the same again or to another one', async () => {
    const { element, input } = await mount();
    element.setAttribute('value', json);
    await type(element, 'julian');
    for (const text of [json, other]) {
      element.setAttribute('value', text);
      await settled(element);
      expect(input.value).to.equal('julian');
      expect(element.value).to.equal(null);
    }
    await found(element);
    const { value } = element;
    element.setAttribute('value', json);
    expect(element.value).to.equal(value);
  });

  it('no longer counts once a script has set null in an empty element', async () => {
    const element = document.createElement('address-entry') as AddressEntry;
    const native = document.createElement('input');
    for (const control of [element, native]) control.value = null as never;
    element.setAttribute('value', json);
    native.setAttribute('value', 'x');
    expect([element.value, native.value]).to.deep.equal([null, '']);
  });
});

describe('a country that the page sets again', () => {
  const asAttribute = (element: AddressEntry) => element.setAttribute('country', 'NL');
  const asProperty = (element: AddressEntry) => {
    element.country = 'NL';
  };
  for (const [how, setAgain] of Object.entries({ 'as an attribute': asAttribute, 'as a property': asProperty })) {
    it(`${how} keeps the shopper’s choice and text, however often`, async () => {
      const fake = fakeClient();
      const { element, input } = await mount(fake, '');
      setAgain(element);
      await settled(element);
      const picker = part(element, 'country') as HTMLSelectElement;
      picker.value = 'BEL';
      picker.dispatchEvent(new Event('change', { bubbles: true }));
      for (const text of ['gr', 'gro', 'grot']) {
        setAgain(element);
        await type(element, text);
      }
      expect(picker.value).to.equal('BEL');
      expect(input.value).to.equal('grot');
      expect(fake.suggestions.every(({ context }) => context === 'bel')).to.equal(true);
      expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
      expect(element.country).to.equal('BE');
    });
  }

  it('to another one is what the page wants', async () => {
    const { element } = await mount();
    element.country = 'BE';
    await settled(element);
    expect((part(element, 'country') as HTMLSelectElement).value).to.equal('BEL');
  });
});

describe('all attributes that a framework sets again on each key', () => {
  it('leave text, list, session and focus unchanged', async () => {
    const fake = fakeClient();
    const form = await fixture<HTMLFormElement>(
      html`<form><address-entry country="NL" name="a" label="L" hint="H" required .client=${fake.client}></address-entry></form>`,
    );
    const element = form.querySelector('address-entry') as AddressEntry;
    await settled(element);
    for (const text of ['ju', 'jul', 'juli']) {
      await type(element, text);
      for (const { name, value } of [...element.attributes]) element.setAttribute(name, value);
      await settled(element);
    }
    expect(part(element, 'input')).to.have.property('value', 'juli');
    expect(options(element)).to.have.length(2);
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
  });
});

describe('an address that the page sets before there is a list with its country', () => {
  const given = { country: 'us', street: 'Main Street', building: '1', postcode: '02108', locality: 'Boston' };

  it('is the value a moment later, as property and as attribute, and again after a reset', async () => {
    const { client } = fakeClient();
    const form = await fixture<HTMLFormElement>(html`
      <form><address-entry name="a" .client=${client} value=${JSON.stringify(given)}></address-entry></form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(() => element.value !== null, 'the attribute');
    expect(element.value?.country.iso3).to.equal('USA');
    element.value = null;
    expect(element.value).to.equal(null);
    form.reset();
    expect(new FormData(form).get('a.locality')).to.equal('Boston');
    const other = document.createElement('address-entry') as AddressEntry;
    Object.assign(other, { client, name: 'b', value: given });
    form.append(other);
    await waitUntil(() => other.value !== null, 'the property');
    expect(new FormData(form).get('b.country')).to.equal('US');
  });

  it('exists, and is printed, once updateComplete resolves, even in a country that only a list has', async () => {
    const never = () => new Promise<never>(() => {});
    const element = document.createElement('address-entry');
    element.client = fakeClient({ countries: never }).client;
    element.value = { country: 'JP', street: '1-1 Chiyoda', postcode: '100-8111', locality: 'Chiyoda-ku' };
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(element);
    await element.updateComplete;
    expect(element.value?.country).to.deep.equal({ name: 'Japan', iso2: 'JP', iso3: 'JPN' });
    expect(element.value?.mailLines).not.to.deep.equal([]);
    element.value = { country: 'BRA', street: 'Rua Augusta', building: '1' };
    await element.updateComplete;
    expect(element.value?.country.iso2).to.equal('BR');
  });
});
