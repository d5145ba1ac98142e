/** When a field counts as left, and when what is left is sent. */
import { sendKeys } from '@web/test-runner-commands';
import type { DutchAddress } from '../../../src/contract/types.ts';
import { attached, waitUntil } from '../element.support.ts';
import {
  expect,
  failure,
  fakeClient,
  fill,
  house2,
  house30,
  mount,
  part,
  press,
  settled,
  typeInto,
  within,
} from './support.ts';

async function typed(fake = fakeClient()) {
  const mounted = await mount(fake);
  await attached(mounted.element);
  const number = within<HTMLInputElement>(mounted.element, '#houseNumber');
  typeInto(within<HTMLInputElement>(mounted.element, '#postcode'), '2012ES');
  number.focus();
  typeInto(number, '30');
  return { ...mounted, number, fake };
}

const pointer = (type: 'pointerdown' | 'pointerup') => dispatchEvent(new PointerEvent(type));

describe('a field of nl-postcode-lookup', () => {
  it('is not left while a pointer is down, so that nothing moves from under it', async () => {
    const { element, number, fake } = await typed();
    pointer('pointerdown');
    number.blur();
    await settled(element);
    expect(fake.asked).to.deep.equal([]);
    pointer('pointerup');
    await waitUntil(() => fake.asked.length === 1, 'the lookup');
  });

  it('costs nothing if the page removes it from under the shopper', async () => {
    const { form, element, fake } = await typed();
    form.remove();
    await settled(element);
    expect(fake.asked).to.deep.equal([]);
  });

  it('costs nothing if what was pressed leads elsewhere', async () => {
    const { element, number, fake } = await typed();
    pointer('pointerdown');
    number.blur();
    pointer('pointerup');
    await press(element, 'Enter address manually');
    await waitUntil(() => element.step === 'manual');
    within(element, '#locality').focus();
    expect(fake.asked).to.deep.equal([]);
  });

  it('is left when a browser fills it while the focus is elsewhere', async () => {
    const { element, number, fake } = await typed();
    number.blur();
    await settled(element);
    typeInto(number, '31');
    number.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(fake.asked.length).to.equal(2);
  });

  it('leaves the focus on the address if that replaces what Tab went to', async () => {
    let answer: (house: DutchAddress) => void = () => expect.fail('Nothing was asked for.');
    const later = new Promise<DutchAddress>((resolve) => {
      answer = resolve;
    });
    const { element } = await mount(fakeClient({ byPostcode: () => later }));
    typeInto(within<HTMLInputElement>(element, '#postcode'), '7571CD');
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), '2');
    within(element, '#addition').focus();
    await sendKeys({ type: 'b' });
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot?.activeElement?.tagName).to.equal('BUTTON');
    answer({ ...house2, houseNumberAddition: 'b' });
    await waitUntil(() => element.value, 'the address');
    await settled(element);
    expect(element.value?.building).to.equal('2b');
    expect(element.shadowRoot?.activeElement?.tagName).to.equal('ADDRESS');
  });
});

describe('a browser without a network', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));
  const setOnline = (isOnline: boolean) =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });

  it('repeats the lookup automatically once the network is back', async () => {
    setOnline(false);
    let isDown = true;
    const byPostcode = () => {
      if (isDown) throw failure('unavailable');
      return house30;
    };
    const { element, number, fake } = await typed(fakeClient({ byPostcode }));
    number.blur();
    await settled(element);
    expect(part(element, 'error')?.textContent).to.contain('can’t reach address search');
    isDown = false;
    setOnline(true);
    dispatchEvent(new Event('online'));
    await settled(element);
    expect(element.value?.building).to.equal('30');
    expect(fake.asked.length).to.equal(2);
  });

  it('repeats a lookup that was answered only once', async () => {
    setOnline(false);
    const byPostcode = () => {
      throw failure('unavailable', 503);
    };
    const { element, number, fake } = await typed(fakeClient({ byPostcode }));
    number.blur();
    await settled(element);
    dispatchEvent(new Event('online'));
    await settled(element);
    expect(fake.asked.length).to.equal(1);
  });

  it('does not repeat what was sent, because it may have been billed', async () => {
    const fake = fakeClient({
      byPostcode: () => {
        throw failure('unavailable');
      },
    });
    const { element } = await mount(fake);
    await fill(element, { postcode: '2012ES', houseNumber: '30' });
    dispatchEvent(new Event('online'));
    await settled(element);
    expect(fake.asked.length).to.equal(1);
  });
});
