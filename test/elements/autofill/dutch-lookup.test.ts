/** A browser that fills a saved address into the Dutch lookup. */
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { attached, waitUntil } from '../element.support.ts';
import {
  expect,
  type Fake,
  fakeClient,
  mount,
  press,
  settled,
  typeInto,
  within,
} from '../nl-postcode-lookup/support.ts';
import { brussels, come, hasButton, receive, receiver } from './support.ts';

const home = {
  'address-line1': 'Julianastraat 30',
  'postal-code': '2012es',
  'address-level2': 'Haarlem',
  country: 'Netherlands',
};

/** Receivers come with the engine. */
async function mountWithReceivers(fake?: Fake) {
  const mounted = await mount(fake);
  await attached(mounted.element);
  return mounted;
}

const textsIn = (element: NlPostcodeLookup) =>
  ['postcode', 'houseNumber', 'addition'].map((id) => within<HTMLInputElement>(element, `#${id}`).value);

describe('a saved address that the browser fills into the Dutch lookup', () => {
  it('fills in postcode and number, and is only looked up when the shopper orders', async () => {
    const fake = fakeClient();
    const { element, form } = await mountWithReceivers(fake);
    receive(element, home);
    await waitUntil(() => textsIn(element)[0] !== '');
    await settled(element);
    expect(textsIn(element)).to.deep.equal(['2012 ES', '30', '']);
    expect([fake.asked.length, document.activeElement === element]).to.deep.equal([0, false]);
    form.requestSubmit();
    await waitUntil(() => element.value !== null);
    expect([fake.asked.length, element.value?.street]).to.deep.equal([1, 'Julianastraat']);
  });

  it('is offered if something was typed', async () => {
    const { element } = await mountWithReceivers();
    typeInto(within(element, '#postcode'), '1234 AB');
    receive(element, home);
    const text = 'Use the saved address? Julianastraat 30, 2012es Haarlem, Netherlands';
    await waitUntil(() => hasButton(element, text));
    expect(textsIn(element)).to.deep.equal(['1234 AB', '', '']);
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((it) => it.textContent === text)?.click();
    await settled(element);
    expect(textsIn(element)).to.deep.equal(['2012 ES', '30', '']);
  });

  it('is removed when the browser removes it', async () => {
    const { element } = await mountWithReceivers();
    receive(element, home);
    await waitUntil(() => textsIn(element)[0] !== '');
    receive(element, { 'address-line1': '', 'postal-code': '', 'address-level2': '', country: '' });
    await waitUntil(() => textsIn(element)[0] === '');
  });

  it('opens the manual fields if it has no number to look up', async () => {
    const { element } = await mountWithReceivers();
    receive(element, { ...home, 'address-line1': 'Haven' });
    await waitUntil(() => element.step === 'manual');
    expect(within<HTMLInputElement>(element, '#street').value).to.equal('Haven');
  });

  it('is ignored if it is in another country', async () => {
    const { element } = await mountWithReceivers();
    receive(element, brussels);
    await waitUntil(() => receiver(element, 'postal-code').value === '');
    expect([element.step, ...textsIn(element)]).to.deep.equal(['search', '', '', '']);
  });

  it('arrives in fields with autofill tokens, in a section of their own, so that the browser does not mix them up', async () => {
    const { element } = await mount();
    const tokens = () =>
      [...(element.shadowRoot?.querySelectorAll('input') ?? [])].map((it) => it.getAttribute('autocomplete'));
    expect(tokens()).to.deep.equal(['section-in-sight postal-code', 'none', 'none']);
    await press(element, 'I don’t know the postcode');
    const byPrefix = {
      '': 'section-in-sight',
      billing: 'section-in-sight billing',
      'section-gift shipping': 'section-gift-in-sight shipping',
    };
    for (const [prefix, own] of Object.entries(byPrefix)) {
      element.autocomplete = prefix;
      await settled(element);
      expect(tokens()).to.deep.equal([`${own} address-level2`, `${own} address-line1`, 'none', 'none']);
      expect(receiver(element, 'postal-code').getAttribute('autocomplete')).to.equal(`${prefix} postal-code`.trim());
    }
  });

  it('arrives directly in the visible fields if there are no others', async () => {
    const { element } = await mount();
    element.noManual = true;
    element.autocomplete = 'shipping';
    come(element);
    await settled(element);
    expect(within(element, '#postcode').getAttribute('autocomplete')).to.equal('shipping postal-code');
    expect(element.querySelector('[slot=autofill]') === null).to.equal(true);
  });
});
