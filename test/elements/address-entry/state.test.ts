import type { InternationalAddress, Match } from '../../../src/contract/types.ts';
import { waitUntil } from '../element.support.ts';
import { details, eventsOf, expect, fakeClient, house, mount, options, part, settled, type } from './support.ts';

async function filled() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  return mounted;
}

describe('the value of address-entry', () => {
  it('can be set by the page without an event, and garbage is ignored', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    const { value } = (await filled()).element;
    element.value = value;
    await element.updateComplete;
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('2012ES Haarlem, Julianastraat 30');
    expect(heard).to.deep.equal([]);
    const { element: other } = await mount();
    for (const json of ['', '{', 'null', '[]', '{"country":1}', '{"__proto__":{"country":1}}']) {
      other.setAttribute('value', JSON.stringify(value));
      expect(other.value?.street).to.equal('Julianastraat');
      other.setAttribute('value', json);
      expect(other.value).to.equal(null);
    }
  });

  it('is removed when the shopper types on', async () => {
    const { element } = await filled();
    const heard = eventsOf(element);
    await type(element, 'ams');
    expect(element.value).to.equal(null);
    expect(heard).to.deep.equal(['address-step', 'address-cleared', 'change', 'input']);
  });

  it('fires one event for an address, right before change', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(heard).to.deep.equal(['input', 'address-step', 'address-step', 'address-selected', 'change']);
  });
});

describe('text typed into address-entry', () => {
  it('is never rewritten, and the caret never moved, while answers come and go', async () => {
    const { element, input } = await mount();
    for (const text of ['julian', '  julian ', 'JULIAN', 'haarlem  30']) {
      await type(element, text);
      input.setSelectionRange(2, 2);
      await settled(element);
      expect(input.value).to.equal(text);
      expect(input.selectionStart).to.equal(2);
    }
  });

  it('may be anything: phones show letters and a search key, and nothing is corrected', async () => {
    const { input } = await mount();
    expect(input.type).to.equal('text');
    expect(input.inputMode).not.to.equal('numeric');
    // The attribute, for engines without phones know no property.
    expect(input.getAttribute('enterkeyhint')).to.equal('search');
    expect(input.spellcheck).to.equal(false);
    expect(input.pattern).to.equal('');
    expect(input.maxLength).to.equal(-1);
  });

  for (const text of [
    'Łódź, Świętej Anny',
    'Straße 1½',
    '東京',
    'Αθήνα',
    'חיפה',
    '👩‍👩‍👧 12',
    '1e  Straat 30/a',
    '..',
    '%2e%2e',
    '__proto__',
  ]) {
    it(`is searched for unchanged, in any script: ${text}`, async () => {
      const fake = fakeClient();
      const { element, input } = await mount(fake);
      await type(element, text);
      expect(fake.suggestions.map(({ term }) => term)).to.deep.equal([text]);
      expect(input.value).to.equal(text);
    });
  }

  it('is restored after going back from a street, with list and focus', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    expect(input.value).to.equal('Haarlem, Julianastraat ');
    const back = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent?.includes('Back from Julianastraat'),
    );
    back?.click();
    await settled(element);
    expect(input.value).to.equal('julian');
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    expect(options(element).length).to.equal(2);
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  it('drops an address that is loading, which does not arrive later', async () => {
    let arrive = (_: InternationalAddress) => {};
    const slow = () =>
      new Promise<InternationalAddress>((resolve) => {
        arrive = resolve;
      });
    const { element, input } = await mount(fakeClient({ details: slow }));
    const heard = eventsOf(element);
    await type(element, 'julian');
    options(element)[1]?.click();
    await element.updateComplete;
    expect(element.step).to.equal('details');
    expect(element.matches(':state(loading)')).to.equal(true);
    await type(element, 'juliana');
    arrive(details);
    await settled(element);
    expect(element.step).to.equal('search');
    expect(element.value).to.equal(null);
    expect(input.value).to.equal('juliana');
    expect(element.matches(':state(loading)')).to.equal(false);
    expect(heard.filter((name) => name !== 'input')).to.deep.equal(['address-step', 'address-step']);
  });
});

describe('an answer without an optional member', () => {
  const nothing = { country: null, locality: null, street: null, postcode: null, building: null };
  for (const [what, answer] of [
    ['no details', { ...details, details: null }],
    ['no region in its details', { ...details, details: {} }],
    ['null in every part', { ...details, address: { ...nothing, buildingNumber: null, buildingNumberAddition: null } }],
    ['no mail lines', { ...details, mailLines: [] }],
    ['unknown members', { ...details, surprise: { deep: [1] } }],
  ] as const) {
    it(`is still an address: ${what}`, async () => {
      const { element, form } = await mount(fakeClient({ details: () => answer as unknown as InternationalAddress }));
      await type(element, 'julian');
      options(element)[1]?.click();
      await settled(element);
      expect(element.step).to.equal('done');
      expect(element.value?.country.iso2).to.equal('NL');
      expect([...new FormData(form).values()].join()).not.to.match(/null|undefined|object/);
      expect(part(element, 'address')?.textContent).not.to.match(/null|undefined|object/);
    });
  }
});

describe('address-entry and the page around it', () => {
  it('passes its address to another element, so that it is not typed twice', async () => {
    const { element: shipping } = await filled();
    const { element: billing, form } = await mount();
    billing.value = shipping.value;
    await billing.updateComplete;
    expect(new FormData(form).get('shipping.postcode')).to.equal('2012ES');
    expect(billing.value).to.deep.equal(shipping.value);
  });

  it('keeps id, name and tokens as the page wrote them', async () => {
    const { element } = await mount();
    Object.assign(element, { id: 'where', autocomplete: 'shipping' });
    element.setAttribute('autocomplete', 'section-x shipping');
    const before = element.getAttributeNames().map((name) => [name, element.getAttribute(name)]);
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(element.getAttributeNames().map((name) => [name, element.getAttribute(name)])).to.deep.equal(before);
  });
});

describe('a PO box in address-entry', () => {
  const poBox = { ...details, isPoBox: true };

  async function chosen(policy: string) {
    const mounted = await mount(fakeClient({ details: () => poBox }));
    mounted.element.setAttribute('po-box', policy);
    await type(mounted.element, 'julian');
    options(mounted.element)[1]?.click();
    await settled(mounted.element);
    return mounted;
  }

  it('is accepted with a note if the page wants a warning', async () => {
    const { element } = await chosen('warn');
    expect(element.checkValidity()).to.equal(true);
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('This is a PO box');
  });

  it('is disabled with the reason in the list if it is denied, and cannot be chosen in any way', async () => {
    const box: Match = {
      ...house,
      label: 'Postbus 96',
      description: '1000 AB Amsterdam',
      value: '1000AB Amsterdam, Postbus 96',
    };
    const fake = fakeClient({ suggest: () => ({ matches: [box, house] }), details: () => poBox });
    const { element, input } = await mount(fake);
    element.poBox = 'deny';
    await type(element, 'postbus 96');
    const [row, other] = options(element);
    expect([row?.ariaDisabled, other?.ariaDisabled]).to.deep.equal(['true', null]);
    expect(row?.innerText).to.contain('We can’t deliver to a PO box');
    row?.click();
    await settled(element);
    await waitUntil(() => part(element, 'status')?.textContent?.includes('can’t deliver to a PO box'), 'the reason');
    for (const key of ['ArrowDown', 'Enter', 'Enter'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
    await settled(element);
    expect([fake.details.length, element.value, input.value]).to.deep.equal([0, null, 'postbus 96']);
    other?.click();
    await settled(element);
    expect(fake.details.length).to.equal(1);
  });

  for (const [label, description] of [
    ['1000AA Amsterdam', 'Postbus 1'],
    ['1000AA Amsterdam, Postbus 1', ''],
  ] as const)
    it(`is disabled if it comes after the town: ${label} ${description}`, async () => {
      const box: Match = { ...house, label, description, value: '1000AA Amsterdam, Postbus 1' };
      const { element } = await mount(fakeClient({ suggest: () => ({ matches: [box] }) }));
      element.poBox = 'deny';
      await type(element, '1000AA 1');
      expect(options(element)[0]?.ariaDisabled).to.equal('true');
    });

  it('shows the reason if nothing else was found and the form is submitted', async () => {
    const box: Match = {
      ...house,
      label: 'Postbus 96',
      description: '1000 AB Amsterdam',
      value: '1000AB Amsterdam, Postbus 96',
    };
    const { element, form } = await mount(fakeClient({ suggest: () => ({ matches: [box] }) }));
    element.poBox = 'deny';
    await type(element, 'postbus 96');
    form.querySelector('button')?.click();
    await settled(element);
    expect(part(element, 'error')?.textContent).to.contain('can’t deliver to a PO box');
    expect(element.value).to.equal(null);
  });

  it('is refused with a reason if it is denied, and the text stays', async () => {
    const { element, input } = await chosen('deny');
    expect(element.checkValidity()).to.equal(false);
    expect(element.validity.customError).to.equal(true);
    expect(part(element, 'error')?.textContent).to.contain('can’t deliver to a PO box');
    expect(input.value).to.contain('Julianastraat');
  });
});
