import { details, eventsOf, expect, fakeClient, mount, options, part, settled, type } from './support.ts';

async function filled() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  return mounted;
}

describe('the value of address-entry', () => {
  it('takes an address from the page without a word, and survives one that is garbage', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    const { value } = (await filled()).element;
    element.value = value;
    await element.updateComplete;
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('2012ES Haarlem, Julianastraat 30');
    expect(heard).to.deep.equal(['address-step']);
    for (const json of ['', '{', 'null', '[]', '{"country":1}', '{"__proto__":{"country":1}}']) {
      element.setAttribute('value', json);
      expect(element.value).to.equal(null);
    }
  });

  it('gives the address up when someone types on', async () => {
    const { element } = await filled();
    const heard = eventsOf(element);
    await type(element, 'ams');
    expect(element.value).to.equal(null);
    expect(heard).to.deep.equal(['address-step', 'address-cleared', 'change', 'input']);
  });

  it('tells of an address once, right before change', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(heard).to.deep.equal(['input', 'address-step', 'address-step', 'address-selected', 'change']);
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

  it('is an address like any other where it is allowed', async () => {
    const { element } = await chosen('allow');
    expect(element.checkValidity()).to.equal(true);
    expect(element.shadowRoot?.querySelector('#message')?.textContent?.trim()).to.equal('');
  });

  it('is accepted with a word where it is warned of', async () => {
    const { element } = await chosen('warn');
    expect(element.checkValidity()).to.equal(true);
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('This is a PO box');
  });

  it('is refused with a reason where it is denied, and the text stays', async () => {
    const { element, input } = await chosen('deny');
    expect(element.checkValidity()).to.equal(false);
    expect(element.validity.customError).to.equal(true);
    expect(part(element, 'error')?.textContent).to.contain('cannot deliver to a PO box');
    expect(input.value).to.contain('Julianastraat');
  });
});
